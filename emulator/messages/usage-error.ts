import type { WikiException } from './exceptions';
import type { Message } from './message';

/** How an error affects the rest of the response. */
export interface ErrorTransport {
  /** Status of the plain formats; 200 unless stated, as on real wikis (core 6.4). */
  readonly status?: 400 | 405 | 413 | 501;
  /** Names and values alternating, such as `Retry-After` of `maxlag`. */
  readonly headers?: readonly string[];
}

/**
 * Ends a request with an error of the API, in the words of MediaWiki. It never leaves the
 * entry point.
 */
export class UsageError extends Error {
  /** Whether it comes after all warnings. */
  readonly whilePrinting: boolean = false;

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

/** What an exception needs to know of the request. */
interface FailedRequest {
  readonly requestId: string;
  readonly escapeWikitext: (text: string) => string;
  readonly wiki: { readonly site: { readonly settings: { readonly exceptionDetails?: boolean } } };
}

/** An exception of MediaWiki: it names no module and has no documentation reference (vector revisions/continue-with-time-5). */
export class CaughtException extends UsageError {
  /** What stands in place of the documentation reference on wikis that show details. */
  readonly backtrace: Message | undefined;
  override readonly whilePrinting: boolean;

  constructor(
    { requestId, escapeWikitext, wiki }: FailedRequest,
    { name, text, whilePrinting = false }: WikiException,
  ) {
    const showsDetails = wiki.site.settings.exceptionDetails === true;
    const message = showsDetails
      ? { key: 'apierror-exceptioncaught' as const, parameters: [requestId, escapeWikitext(text)] }
      : { key: 'apierror-exceptioncaughttype' as const, parameters: [requestId, name] };
    super({ code: `internal_api_error_${name}`, ...message, data: { errorclass: name } }, 'main');
    this.whilePrinting = whilePrinting;
    if (!showsDetails) return;
    const place = ['api.php', '1', 'from api.php(1)\n#0 {main}'];
    this.backtrace = { code: '', key: 'api-exception-trace', parameters: [name, ...place] };
  }
}
