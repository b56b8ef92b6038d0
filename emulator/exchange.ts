import type { UnsupportedName } from './unsupported/unsupported-name';

/**
 * What goes into a wiki and what comes out of it: plain data, no sockets, no `Request` or `Response` objects. Every
 * transport translates to and from these two.
 */

export interface WikiRequest {
  /** As sent, upper case: `GET`. */
  readonly method: string;
  /**
   * Path and query as on the request line, not decoded: `/w/api.php?action=query`. One character is one byte; bytes
   * above 127 that a client sent raw are the characters U+0080 to U+00FF.
   */
  readonly url: string;
  /** Values by lower-case name, in the order received; repeated headers joined with `, ` (cookies with `; `). */
  readonly headers: RequestHeaders;
  readonly body: Uint8Array;
  /** Scheme and host that the transport answers for: what the wiki calls itself, unless it was told its name. */
  readonly server: string;
  /** The path before `/api.php` that the transport answers under, unless the wiki was told its own: `` or `/w`. */
  readonly scriptPath?: string;
  /** The address that the wiki takes the client for; `meta=userinfo` and the debug block name it. */
  readonly remoteAddress: string;
}

/** A request as `wiki.handle` takes it: only the address is required. */
export interface WikiRequestInit {
  /** Path and query, `/api.php?action=query`, or a whole address, which then also says what `server` is by default. */
  readonly url: string;
  /** Default: `GET`. */
  readonly method?: string | undefined;
  /** Default: none. */
  readonly headers?: RequestHeaders | undefined;
  /** Text is sent as UTF-8. A form needs its `content-type` among the headers. Default: empty. */
  readonly body?: Uint8Array | string | undefined;
  /** What the wiki calls itself, unless it was told its name. Default: `http://` and the header `host`, or `localhost`. */
  readonly server?: string | undefined;
  /** The path before `/api.php`, unless the wiki was told its own. Default: none. */
  readonly scriptPath?: string;
  /** The address that the wiki takes the client for. Default: `127.0.0.1`. */
  readonly remoteAddress?: string | undefined;
}

export type RequestHeaders = Readonly<Record<string, string | undefined>>;

export interface WikiResponse {
  readonly status: number;
  readonly statusText: string;
  /** Names and values alternating, in the order in which the real software sends them (core 7.1). */
  readonly headers: readonly string[];
  /** Text to be sent as UTF-8. It is complete even for HEAD; a transport leaves it out there. */
  readonly body: string;
  /** What the request names that real wikis have and this one does not support; absent where there is nothing. */
  readonly unsupported?: readonly UnsupportedName[];
  /** Whether the test responded itself, with `wiki.stub`; absent if it did not. */
  readonly stubbed?: true;
  /** What happens to the answer on its way, where a test asked for that (docs/faults.md). */
  readonly disruption?: Disruption;
}

/** What cannot be said by an answer; each transport carries it out, and who cannot says so. */
export type Disruption =
  /** The answer comes later. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** No answer ever comes, and the connection stays open. */
  | { readonly kind: 'stall' }
  /** No answer comes, and the connection ends. */
  | { readonly kind: 'reset' }
  /** The headers come, and so many bytes of the body; then the connection ends. */
  | { readonly kind: 'truncation'; readonly bytes: number };

/** The value of an answer's header, found without regard to case; of several, the first. */
export function responseHeader(response: WikiResponse, name: string): string | undefined {
  const wanted = name.toLowerCase();
  for (let index = 0; index < response.headers.length; index += 2) {
    if (response.headers[index]?.toLowerCase() === wanted) return response.headers[index + 1];
  }
  return undefined;
}

/** @deprecated Use {@link WikiResponse}. */
export type WikiAnswer = WikiResponse;
