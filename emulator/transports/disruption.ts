/** What clients of this process see of a disruption: a fault that is not a response, such as a stall. */
import { errorCodes } from '../error-codes';
import type { Disruption } from '../exchange';

/** A fault that is not a response, such as a stall, cannot be delivered by a method that returns responses. Clients never see
 * this error. */
export class DisruptionError extends Error {
  override readonly name = 'DisruptionError';
  readonly code = errorCodes.DisruptionError;

  /** @param method what the test called: `wiki.handle` */
  constructor(
    method: string,
    readonly disruption: Disruption['kind'],
  ) {
    super(
      `${method} returns complete responses, so it cannot deliver the fault "${disruption}". ` +
        'Send the request through wiki.listen, wiki.intercept or wiki.fetch.',
    );
  }
}

/** The connection was reset before a response: `node:http` and everything built on it. */
export function connectionReset(): Error {
  const { constants } = require('node:os') as typeof import('node:os');
  const errno = -constants.errno.ECONNRESET;
  return Object.assign(new Error('read ECONNRESET'), { errno, code: 'ECONNRESET', syscall: 'read' });
}

/** The connection was closed before a response: `node:http` and everything built on it. */
export function connectionHungUp(): Error {
  return Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
}

/** The connection was closed in the middle of a body: `node:http` and everything built on it. */
export function bodyAborted(): Error {
  return Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
}

/** The cause in Node's `fetch` if the connection was closed. */
export function otherSideClosed(): Error {
  const error = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
  error.name = 'SocketError';
  return error;
}

/** Rejects `fetch` if no response comes. */
export function fetchFailed(cause: Error): TypeError {
  return new TypeError('fetch failed', { cause });
}

/** Rejects reading the body of a `fetch` if the body is incomplete. */
export function bodyTerminated(): TypeError {
  return new TypeError('terminated', { cause: otherSideClosed() });
}

/** Whether `fetch`, or reading its body, was rejected because the connection ended. */
export function isConnectionError(error: unknown): error is TypeError & { readonly cause: { readonly code?: string } } {
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return false;
  return error.message === 'fetch failed' || error.message === 'terminated';
}
