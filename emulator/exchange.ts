import type { UnsupportedName } from './unsupported/unsupported-name';

/**
 * Requests to a wiki and its responses as plain data, without sockets, `Request` or `Response` objects. Every transport
 * translates to and from these two types.
 */

export interface WikiRequest {
  /** As sent, upper case: `GET`. */
  readonly method: string;
  /**
   * Path and query as on the request line, not decoded: `/w/api.php?action=query`. One character is one byte; raw bytes
   * above 127 are the characters U+0080 to U+00FF.
   */
  readonly url: string;
  /** Values by lower-case name, in the order received; repeated headers joined with `, ` (cookies with `; `). */
  readonly headers: RequestHeaders;
  readonly body: Uint8Array;
  /** The scheme and host of the transport: what the wiki calls itself, unless its definition has `site.server`. */
  readonly server: string;
  /** The path before `/api.php`, unless the definition has `site.scriptPath`: `` or `/w`. */
  readonly scriptPath?: string;
  /** The address of the client, which `meta=userinfo` and the debug block show. */
  readonly remoteAddress: string;
  /** Which other requests the transport had not yet delivered the responses to. Default: none. */
  readonly arrival?: Arrival;
}

/** The arrival of a request, by which strict mode notices requests that overlap. */
export interface Arrival {
  /** A number that no other request of this process has. */
  readonly id: number;
  /** The numbers of the requests whose responses were not delivered when it came. */
  readonly during: readonly number[];
}

/** A request for `wiki.handle`: only `url` is required. */
export interface WikiRequestInit {
  /** Path and query, `/api.php?action=query`, or an absolute address, which then also determines the default of `server`. */
  readonly url: string;
  /** Default: `GET`. */
  readonly method?: string | undefined;
  /** Default: none. */
  readonly headers?: RequestHeaders | undefined;
  /** Text is sent as UTF-8. A form needs its `content-type` among the headers. Default: empty. */
  readonly body?: Uint8Array | string | undefined;
  /** What the wiki calls itself, unless its definition says so. Default: `http://` and the header `host`, or `localhost`. */
  readonly server?: string | undefined;
  /** The path before `/api.php`, unless the definition has one. Default: none. */
  readonly scriptPath?: string;
  /** The address of the client. Default: `127.0.0.1`. */
  readonly remoteAddress?: string | undefined;
}

export type RequestHeaders = Readonly<Record<string, string | undefined>>;

export interface WikiResponse {
  readonly status: number;
  readonly statusText: string;
  /** Names and values alternating, in the order in which the real software sends them (core 7.1). */
  readonly headers: readonly string[];
  /** Text to be sent as UTF-8. It is complete even for HEAD; transports then omit it. */
  readonly body: string;
  /** The bytes of a file, which are sent instead of the text; absent for everything else. */
  readonly content?: Uint8Array;
  /** What the request names that real wikis have and this one does not support; absent if there is nothing. */
  readonly unsupported?: readonly UnsupportedName[];
  /** Whether the test responded itself, with `wiki.stub`; absent if it did not. */
  readonly stubbed?: true;
  /** What happens to the response on its way, because of a fault (docs/faults.md). */
  readonly disruption?: Disruption;
}

/** What is not a response. Each transport carries it out, or throws an error if it cannot. */
export type Disruption =
  /** The response is delayed. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** No response ever comes, and the connection stays open. */
  | { readonly kind: 'stall' }
  /** No response comes, and the connection is reset. */
  | { readonly kind: 'reset' }
  /** The headers and this number of bytes of the body come; then the connection ends. */
  | { readonly kind: 'truncation'; readonly bytes: number };

/** The value of a response header, whatever its case; of several, the first. */
export function responseHeader(response: WikiResponse, name: string): string | undefined {
  const wanted = name.toLowerCase();
  for (let index = 0; index < response.headers.length; index += 2) {
    if (response.headers[index]?.toLowerCase() === wanted) return response.headers[index + 1];
  }
  return undefined;
}

/** @deprecated Use {@link WikiResponse}. */
export type WikiAnswer = WikiResponse;
