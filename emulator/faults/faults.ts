/** All kinds of faults, and the types derived from them; docs/faults.md describes each. */
import type { Fault } from './fault';
import { assertBotFailed, assertNamedUserFailed, assertUserFailed } from './kinds/assertion-failed';
import { badToken } from './kinds/badtoken';
import { blocked } from './kinds/blocked';
import { captcha } from './kinds/captcha';
import { badMd5, contentTooBig, editConflict, protectedPage } from './kinds/edit-errors';
import { emptyBody } from './kinds/empty-body';
import { errorPage } from './kinds/error-page';
import { abuseFilterDisallowed, abuseFilterWarning, spamBlacklist } from './kinds/extension-errors';
import { httpStatus, gatewayStatus } from './kinds/http-status';
import { internalError } from './kinds/internal-error';
import { loginWall } from './kinds/login-wall';
import { maxlag } from './kinds/maxlag';
import { patrolsNothing, readApiDenied } from './kinds/permission';
import { rateLimited } from './kinds/ratelimited';
import { readOnly } from './kinds/readonly';
import { reset } from './kinds/reset';
import { sessionLost } from './kinds/session-lost';
import { slow } from './kinds/slow';
import { stall } from './kinds/stall';
import { stashLost } from './kinds/stash-lost';
import { truncatedBody } from './kinds/truncated-body';
import { truncatedResult } from './kinds/truncated-result';
import type { FailingRequest } from './targeted-request';

const retryAfterDate = { options: { retryAfter: 30 }, label: '`retryAfter: 30`' };

/** Every kind of fault, in the order of the documentation. */
export const faults = {
  /**
   * The database lags, whether or not the request has `maxlag`; only `action=help` never fails this way. Real wikis return
   * the error only to requests with `maxlag`: `when: ({ parameters }) => 'maxlag' in parameters`.
   */
  maxlag,
  /** The wiki is read-only for a while. Strikes only modules that write. */
  readonly: readOnly,
  /** The user has exceeded a rate limit. Strikes only modules that need a token. */
  ratelimited: rateLimited,
  /** The token is no longer valid. Strikes only modules that need one. */
  badtoken: badToken,
  /**
   * The wiki forgets the session that the client's cookies name, and then responds: the client's tokens are void. A client
   * with a longer-lived cookie (from a log-in with the password of the account, not a bot password) is logged in again in a
   * new session, as on a real wiki.
   */
  'session-lost': sessionLost,
  /** The client counts as logged out for one request with `assert=user`. */
  assertuserfailed: assertUserFailed,
  /** The client counts as logged out for one request with `assert=bot`. */
  assertbotfailed: assertBotFailed,
  /** The client counts as logged out for one request with `assertuser`. */
  assertnameduserfailed: assertNamedUserFailed,
  /** The user is blocked. Strikes only modules that need a token. */
  blocked,
  /** The wiki is private. Strikes only modules that read. */
  readapidenied: readApiDenied,
  /** The wiki does not patrol such changes. Strikes only `action=patrol`. */
  patroldisabled: patrolsNothing,
  /** Somebody else has changed the page in the meantime. Strikes only `action=edit`, as do the following kinds. */
  editconflict: editConflict,
  /** The page is protected. */
  protectedpage: protectedPage,
  /** The text is longer than the wiki allows. */
  contenttoobig: contentTooBig,
  /** The text does not have the MD5 hash that the request states. Strikes only edits with `md5`. */
  badmd5: badMd5,
  /** The extension SpamBlacklist refuses a link in the text. */
  spamblacklist: spamBlacklist,
  /** A filter of the extension AbuseFilter refuses the edit. */
  'abusefilter-disallowed': abuseFilterDisallowed,
  /** A filter of the extension AbuseFilter warns, and would accept the edit if it was sent again. */
  'abusefilter-warning': abuseFilterWarning,
  /** The extension ConfirmEdit asks a question: no error, but a result that says `Failure`. */
  captcha,
  /** The file that was uploaded to the stash is no longer there. Strikes only `action=upload` with `filekey`. */
  'stash-lost': stashLost,
  /** The wiki catches an exception and reports it in the requested format, with status 200. */
  'internal-error': internalError,
  /** The wiki breaks down with an exception: a page with status 500, whatever the format. */
  'error-page': errorPage,
  /** The maximum result size is tiny, so that the query has to be continued sooner, with a warning. */
  'truncated-result': truncatedResult,
  /** A server in front of the wiki refuses the request because its body is too large. */
  413: httpStatus(413, 'sends less per request'),
  /** A server in front of the wiki refuses the request because its URL is too long. */
  414: httpStatus(414, 'sends the same by POST'),
  /** A server in front of the wiki refuses the request because there were too many. */
  429: httpStatus(429, 'waits for `Retry-After`, retries', {
    retryAfter: 5,
    variants: [{ options: { retryAfter: false }, label: 'no `retryAfter`', advice: 'backs off, retries' }],
  }),
  /** The web server fails. */
  500: gatewayStatus(500, 'as `internal-error`'),
  /** A server in front of the wiki got an invalid response from it. */
  502: gatewayStatus(502, 'as `internal-error`'),
  /** A server in front of the wiki has no server to pass the request to. */
  503: gatewayStatus(503, 'waits, retries', [{ ...retryAfterDate, advice: 'waits for `Retry-After`, retries' }]),
  /** A server in front of the wiki gave up waiting for it. */
  504: gatewayStatus(504, 'as `internal-error`: the wiki may have executed the request'),
  /** The correct response is delayed. */
  slow,
  /** No response ever comes, and the connection stays open until the client or the wiki closes it. */
  stall,
  /** The connection is reset before a response comes. */
  reset,
  /** The connection ends in the middle of the correct response. */
  'truncated-body': truncatedBody,
  /** Status 200 with an empty body, as when the process of the wiki dies. */
  'empty-body': emptyBody,
  /** Something between client and wiki responds with status 200 and the log-in page of a network. */
  'login-wall': loginWall,
};

/** The faults without the types of their options, for readers that handle all kinds alike. */
export const anyFaults = faults as unknown as Readonly<Record<string | number, Fault<AnyOptions>>>;

type AnyOptions = Readonly<Record<string, unknown>>;

type OptionsOf<Kind> = Kind extends Fault<infer Options> ? Options : never;

/** The options of each kind of fault. */
export type FaultOptions = { readonly [Kind in keyof typeof faults]: OptionsOf<(typeof faults)[Kind]> };

export type FaultKind = keyof FaultOptions;

/** Which requests a fault strikes, of those that can fail this way. */
export interface Aim {
  /** Default: all. */
  readonly when?: (request: FailingRequest) => boolean;
}

/** Which requests a fault strikes, of those that can fail this way, and how often. */
export interface Occurrence extends Aim {
  /** How many requests fail. Default: all, until the fault is removed. */
  readonly times?: number;
  /** How many requests pass before the first one that may fail, as where a bot is blocked in the middle of its run. Default: none. */
  readonly after?: number;
  /** The probability with which each request fails, from 0 to 1. Default: 1. */
  readonly probability?: number;
  /** Equal seeds strike the same requests, whatever else the wiki draws. Default: the same seed every time. */
  readonly seed?: number | string;
}

/** A fault as `wiki.fail` takes it: `{ kind: 'maxlag', lag: 12, times: 2 }`. */
export type FaultDefinition = {
  readonly [Kind in FaultKind]: { readonly kind: Kind } & FaultOptions[Kind] & Occurrence;
}[FaultKind];

/** The handle of a fault that was planned. */
export interface FaultHandle extends Disposable {
  readonly kind: FaultKind;
  /** How many requests it struck. */
  readonly consumed: number;
  /** How many more it strikes; `Infinity` without a limit. 0 once it is removed. */
  readonly remaining: number;
  /** Removes it. Calling it again has no effect. */
  remove(): void;
}
