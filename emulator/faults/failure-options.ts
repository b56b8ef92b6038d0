/** What can be made to fail, and how it can be told: see docs/failures.md for what clients are to do about each. */
import type { DescribedRequest } from '../journal/journal';

/** What each kind of failure can be told. */
export interface FailureOptions {
  /**
   * The database lags, whether or not the request says how much it would bear (`maxlag`); only `action=help` never fails
   * so. Real wikis answer it to requests with `maxlag` alone: `when: ({ parameters }) => 'maxlag' in parameters`.
   */
  readonly maxlag: {
    /** Seconds. Default: 7. */
    readonly lag?: number;
    /** The server that lags, as wikis tell that show the names of their servers. Default: not told. */
    readonly host?: string;
    /** Seconds, for `Retry-After`. Default: what the request would bear, and at least 5. */
    readonly retryAfter?: number;
  };
  /** The wiki cannot be written to for a while. Only modules that write fail so. */
  readonly readonly: {
    /** What `readonlyreason` says. Default: `The database is locked for maintenance.` */
    readonly reason?: string;
  };
  /** The user has done too much in too short a time. Only modules that need a token fail so. */
  readonly ratelimited: NoOptions;
  /** The token does not count any more. Only modules that need one fail so. */
  readonly badtoken: NoOptions;
  /**
   * The wiki forgets the session that the client's cookies name, and then answers: the client's tokens are void. Who is
   * remembered by a cookie of longer life (a log-in with the password of the account, not a bot password) is logged in
   * again in a new session, as on a real wiki.
   */
  readonly 'session-lost': {
    /** The longer-lived cookie counts no more either: the client is logged out. Default: false. */
    readonly everywhere?: boolean;
  };
  /** Whoever asks is not taken for logged in, for one request with `assert=user`. */
  readonly assertuserfailed: NoOptions;
  /** Whoever asks is not taken for a bot, for one request with `assert=bot`. */
  readonly assertbotfailed: NoOptions;
  /** Whoever asks is not taken for the user, for one request with `assertuser`. */
  readonly assertnameduserfailed: NoOptions;
  /** The user is blocked. Only modules that need a token fail so. */
  readonly blocked: {
    /** Who blocked the user. Default: `Admin`. */
    readonly by?: string;
    /** Default: none. */
    readonly reason?: string;
    /** When the block ends: a time, or `infinite`, which is the default. */
    readonly expiry?: string;
    /** The number of the block. Default: 1. */
    readonly id?: number;
  };
  /** The wiki catches an exception and says so in the format that was asked for, with status 200. */
  readonly 'internal-error': ExceptionOptions;
  /** The wiki breaks down over an exception: a page with status 500, whatever the format. */
  readonly 'error-page': ExceptionOptions;
  /** The result may hold next to nothing, so the query has to be continued sooner, and a warning says why. */
  readonly 'truncated-result': {
    /** What the values of the result may have together. Default: 50. */
    readonly bytes?: number;
  };
  /** A server in front of the wiki refuses the request: its body is too large. */
  readonly 413: ProxyOptions;
  /** A server in front of the wiki refuses the request: its address is too long. */
  readonly 414: ProxyOptions;
  /** A server in front of the wiki refuses the request: there were too many. `Retry-After` is 5 seconds by default. */
  readonly 429: ProxyOptions;
  /** The web server fails. */
  readonly 500: GatewayOptions;
  /** A server in front of the wiki got no good answer from it. */
  readonly 502: GatewayOptions;
  /** A server in front of the wiki finds nobody who answers. */
  readonly 503: GatewayOptions;
  /** A server in front of the wiki gave up waiting for it. */
  readonly 504: GatewayOptions;
  /** The right answer comes late. */
  readonly slow: {
    /** Default: 1000. */
    readonly milliseconds?: number;
  };
  /** No answer ever comes, and the connection stays open until the client or the wiki closes it. */
  readonly stall: LossOptions;
  /** The connection ends before an answer comes. */
  readonly reset: LossOptions;
  /** The connection ends in the middle of the right answer. */
  readonly 'truncated-body': {
    /** How many bytes of the body come, fewer than it has. Default: half of it. */
    readonly bytes?: number;
  };
  /** Status 200 comes with an empty body, as where the wiki's process dies. */
  readonly 'empty-body': LossOptions;
  /** Something between the client and the wiki answers with status 200 and a page that asks to log in to a network. */
  readonly 'login-wall': NoOptions;
}

export type FailureKind = keyof FailureOptions;

/** Of kinds that can be told nothing. */
export type NoOptions = unknown;

export interface ExceptionOptions {
  /** The exception's class. Default: `Wikimedia\Rdbms\DBQueryError`. */
  readonly exception?: string;
}

export interface LossOptions {
  /** Whether the wiki did what it was asked before its answer got lost. Default: false. */
  readonly performed?: boolean;
}

export interface ProxyOptions {
  /** Seconds, or a date as HTTP writes it, for `Retry-After`; false for none. */
  readonly retryAfter?: number | string | false;
}

export interface GatewayOptions extends ProxyOptions, LossOptions {}

/** A request as `when` sees it: as in `wiki.requests`, and what it asks for. */
export interface FailingRequest extends DescribedRequest {
  /** `query`; `help` where the request names none, as on a real wiki. */
  readonly action: string;
  /** The action, and what `prop`, `list`, `meta` and `generator` name: `['query', 'imageusage', 'tokens']`. */
  readonly modules: readonly string[];
}

/** Which requests a failure strikes, of those that can fail so. */
export interface Aim {
  /** Default: all. */
  readonly when?: (request: FailingRequest) => boolean;
}

/** Which requests a failure strikes, of those that can fail so, and how often. */
export interface Occurrence extends Aim {
  /** How many requests fail. Default: all, until the failure is removed. */
  readonly times?: number;
  /** The chance with which each request fails, from 0 to 1. Default: 1. */
  readonly probability?: number;
  /** Equal seeds give equal chances, whatever else the wiki draws. Default: the same one every time. */
  readonly seed?: number | string;
}

/** A failure as `wiki.fail` takes it: `{ kind: 'maxlag', lag: 12, times: 2 }`. */
export type FailureDefinition = {
  readonly [Kind in FailureKind]: { readonly kind: Kind } & FailureOptions[Kind] & Occurrence;
}[FailureKind];

/** A failure that was asked for. */
export interface Failure extends Disposable {
  readonly kind: FailureKind;
  /** How many requests it struck. */
  readonly consumed: number;
  /** How many more it strikes; `Infinity` where it goes on. 0 once it is removed. */
  readonly remaining: number;
  /** Ends it. Calling it again does no harm. */
  remove(): void;
}
