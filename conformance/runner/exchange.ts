/** What the harness sends to a wiki and receives: the same for the fake and for a live wiki. */

import { errorCodes } from '../../emulator/error-codes';

export interface SentRequest {
  readonly method: string;
  /** What follows `api.php`, `?` included; sent byte for byte. Empty for a request without parameters. */
  readonly query: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ReceivedResponse {
  readonly status: number;
  /** Names and values in the order received; `Set-Cookie` may come several times. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** What was sent, if more than the request: a scenario's request, under conditions that were folded into it. */
  readonly sentAs?: SentRequest;
}

/** The values of a header, in the order received; its name in any case. */
export function headerValues({ headers }: Pick<ReceivedResponse, 'headers'>, name: string): string[] {
  const wanted = name.toLowerCase();
  return headers.filter(([given]) => given.toLowerCase() === wanted).map(([, value]) => value);
}

/** The first value of a header. */
export function headerValue(response: Pick<ReceivedResponse, 'headers'>, name: string): string | undefined {
  return headerValues(response, name)[0];
}

/**
 * Sends a request to a wiki. Redirects are not followed; cookies are up to the caller.
 *
 * @throws WikiUnreachable if no response came
 */
export type Send = (request: SentRequest) => Promise<ReceivedResponse>;

/** A wiki did not respond: it is down, too slow, or does not speak HTTP. */
export class WikiUnreachable extends Error {
  override readonly name = 'WikiUnreachable';
  readonly code = errorCodes.WikiUnreachable;
}

/** No response came: an earlier scenario got none to the same request, so it was not sent again. */
export class UnansweredBefore extends WikiUnreachable {}
