import { errorCodes } from '../error-codes';
import { messageOf } from '../text/message-of';

/** A server could not be started. The message says at which address, why, and what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
  readonly code = errorCodes.ListenError;
  /** The code that Node.js gives the reason: `EADDRINUSE`, `EACCES`, …. */
  readonly systemCode: string | undefined;

  constructor(
    readonly host: string,
    readonly port: number,
    cause: unknown,
  ) {
    super(explain(host, port, cause), { cause });
    this.systemCode = errorCode(cause);
  }
}

const anyPort = 'port 0 (--port 0) takes a free one';

function explain(host: string, port: number, cause: unknown): string {
  switch (errorCode(cause)) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken by another program. End that one or choose another port; ${anyPort}.`;
    case 'EACCES':
      return `Port ${port} of ${host} requires privileges that this process lacks. Choose one above 1023; ${anyPort}.`;
    case 'ERR_SOCKET_BAD_PORT':
      return `${port} is not a valid port. Choose an integer from 1 to 65535; ${anyPort}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is not an address of this machine. Leave the host out to listen on 127.0.0.1.`;
    default:
      return `Cannot listen on port ${port} of ${host}: ${messageOf(cause)}.`;
  }
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
