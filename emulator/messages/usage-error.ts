import type { Message } from './message';

/** How an error shapes the response around its text. */
export interface ErrorTransport {
  /** Status of the plain formats; 200 unless stated, as on real wikis (core 6.4). */
  readonly status?: 405 | 413 | 501;
  /** Names and values alternating, such as `Retry-After` of `maxlag`. */
  readonly headers?: readonly string[];
}

/**
 * Ends a request with an error of the API: what a client did wrong, in the real wiki's words. It never leaves the
 * entry point.
 */
export class UsageError extends Error {
  constructor(
    readonly apiMessage: Message,
    /** The path of the module that found it: `query+imageusage`; `main` by default. */
    readonly modulePath: string,
    readonly transport: ErrorTransport = {},
    /** What else is wrong; the format bc shows only the first error, the header all (core 6.1). */
    readonly further: readonly Message[] = [],
  ) {
    super(`${apiMessage.code} (${modulePath})`);
  }

  /** `permissiondenied, noautopatrol`, as the header says it. */
  get codes(): string {
    return [this.apiMessage, ...this.further].map(({ code }) => code).join(', ');
  }
}

/** What MediaWiki stumbles over rather than reports: it names no module and refers to no documentation. */
export class CaughtException extends UsageError {
  /** @param exception its class, such as `Wikimedia\\Timestamp\\TimestampException` */
  constructor(requestId: string, exception: string) {
    const code = `internal_api_error_${exception}`;
    const key = 'apierror-exceptioncaughttype';
    super({ code, key, parameters: [requestId, exception], data: { errorclass: exception } }, 'main');
  }
}
