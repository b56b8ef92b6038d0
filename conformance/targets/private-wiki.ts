import type { CookieJar } from '../runner/cookie-jar';
import { headerValues, type ReceivedResponse, type Send, type SentRequest } from '../runner/exchange';
import { textAt } from '../runner/paths';

/** The error code with which a private wiki rejects reading. */
export const readDenied = 'readapidenied';

/** The parameters that determine whether a query reads: one that does is denied whatever else it contains. */
const telling = ['action', 'meta', 'list', 'prop', 'generator', 'titles', 'pageids'];

/**
 * Reads a private wiki: requests that it denies to clients without cookies are sent once more with those of an account.
 * What it allows everyone, such as getting tokens or logging in, stays anonymous.
 */
export class PrivateReading {
  private readonly denied = new Set<string>();

  constructor(private readonly cookies: CookieJar) {}

  wrap(send: Send): Send {
    return async (request) => {
      if (request.headers.cookie !== undefined) return send(request);
      const kind = kindOf(request);
      if (!this.denied.has(kind)) {
        const response = await send(request);
        if (!isDenied(response)) return response;
        this.denied.add(kind);
      }
      const { header } = this.cookies;
      const headers = header === undefined ? request.headers : { ...request.headers, cookie: header };
      const response = await send({ ...request, headers });
      this.cookies.take(response.headers);
      return response;
    };
  }
}

/** The key of requests that are either all denied or all allowed. */
function kindOf({ method, query, body = '' }: SentRequest): string {
  // The body of a GET request is ignored.
  const given = [new URLSearchParams(query), new URLSearchParams(method === 'GET' ? '' : body)];
  return JSON.stringify(
    telling.map((name) => {
      const values = given.flatMap((parameters) => parameters.getAll(name));
      return name === 'titles' || name === 'pageids' ? values.length > 0 : values;
    }),
  );
}

function isDenied(response: ReceivedResponse): boolean {
  const codes = headerValues(response, 'mediawiki-api-error');
  if (codes.length > 0) return codes.includes(readDenied);
  if (!response.body.includes(readDenied)) return false;
  try {
    return textAt(JSON.parse(response.body) as unknown, '/error/code') === readDenied;
  } catch {
    return false;
  }
}
