/** What clients of this process see when a connection ends, in the words of Node's own clients (seen with Node 20). */
import { constants } from 'node:os';

/** The other side reset the connection before it answered: `node:http` and what is built on it. */
export function connectionReset(): Error {
  const errno = -constants.errno.ECONNRESET;
  return Object.assign(new Error('read ECONNRESET'), { errno, code: 'ECONNRESET', syscall: 'read' });
}

/** The other side closed the connection before it answered: `node:http` and what is built on it. */
export function connectionHungUp(): Error {
  return Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
}

/** The other side closed the connection in the middle of a body: `node:http` and what is built on it. */
export function bodyAborted(): Error {
  return Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
}

/** What Node's `fetch` names as the cause where the other side closed the connection. */
export function otherSideClosed(): Error {
  const error = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
  error.name = 'SocketError';
  return error;
}

/** What `fetch` is rejected with where no answer comes. */
export function fetchFailed(cause: Error): TypeError {
  return new TypeError('fetch failed', { cause });
}

/** What reading the body of a `fetch` is rejected with where it does not come to its end. */
export function bodyTerminated(): TypeError {
  return new TypeError('terminated', { cause: otherSideClosed() });
}

/** Whether `fetch` was rejected because the connection ended, or reading its body was. */
export function isConnectionError(error: unknown): error is TypeError & { readonly cause: { readonly code?: string } } {
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return false;
  return error.message === 'fetch failed' || error.message === 'terminated';
}
