import type { Message } from './message';

/** How an error affects the rest of the response. */
export interface ErrorTransport {
  /** Status of the plain formats; 200 unless stated, as on real wikis (core 6.4). */
  readonly status?: 405 | 413 | 501;
  /** Names and values alternating, such as `Retry-After` of `maxlag`. */
  readonly headers?: readonly string[];
}

/**
 * Ends a request with an error of the API, in the words of MediaWiki. It never leaves the
 * entry point.
 */
export class UsageError extends Error {
  constructor(
    readonly apiMessage: Message,
    /** The path of the module that raised it: `query+imageusage`. Default: `main`. */
    readonly modulePath: string,
    readonly transport: ErrorTransport = {},
    /** Further errors; the format bc shows only the first one, the header all (core 6.1). */
    readonly further: readonly Message[] = [],
  ) {
    super(`${apiMessage.code} (${modulePath})`);
  }

  /** `permissiondenied, noautopatrol`, as in the header, which has each code once (sequence changes-in-detail, step 50). */
  get codes(): string {
    return [...new Set([this.apiMessage, ...this.further].map(({ code }) => code))].join(', ');
  }
}

/** An exception of MediaWiki: it names no module and has no documentation reference (vector revisions/continue-with-time-5). */
export class CaughtException extends UsageError {
  /** @param exception its class, such as `Wikimedia\\Timestamp\\TimestampException` */
  constructor(requestId: string, exception: string) {
    const code = `internal_api_error_${exception}`;
    const key = 'apierror-exceptioncaughttype';
    super({ code, key, parameters: [requestId, exception], data: { errorclass: exception } }, 'main');
  }
}
