import { CookieJar } from '../runner/cookie-jar';
import { encodeParameters } from '../runner/encode-step';
import { headerValue, type ReceivedResponse, type Send, type SentRequest } from '../runner/exchange';
import { isContainer, textAt, valueAt } from '../runner/paths';
import { deepestJson, isTooDeep, readJson } from '../runner/read-json';

/** The most values of a parameter, and the most texts of pages, that a wiki accepts and gives without higher limits. */
export const batch = 50;

export type ApiParameters = Readonly<Record<string, string | number>>;

/** The wiki responded, but not with what was requested. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';

  constructor(
    message: string,
    /** The wiki's error code, if it gave one: `readapidenied`. */
    readonly code?: string,
  ) {
    super(message);
  }
}

/** A client that prepares a wiki for scenarios: JSON in format version 2, cookies kept. */
export class ApiClient {
  constructor(
    private readonly send: Send,
    readonly cookies = new CookieJar(),
  ) {}

  /** @throws ApiProblem if the wiki responds with an error, or not with JSON */
  get(parameters: ApiParameters): Promise<object> {
    return this.sendOnce('GET', parameters);
  }

  /** @throws ApiProblem if the wiki responds with an error, or not with JSON */
  post(parameters: ApiParameters): Promise<object> {
    return this.sendOnce('POST', parameters);
  }

  /** The responses of a query and its continuations, up to a limit. */
  async *walk(parameters: ApiParameters, maximumRequests: number): AsyncGenerator<object> {
    let continued: ApiParameters = {};
    for (let requests = 0; requests < maximumRequests; requests++) {
      const response = await this.get({ ...parameters, ...continued });
      yield response;
      const next = continuationOf(response);
      if (!next) return;
      continued = next;
    }
  }

  private async sendOnce(method: 'GET' | 'POST', parameters: ApiParameters): Promise<object> {
    const cookies = this.cookies.header;
    const { headers, ...request } = apiRequest(method, parameters);
    const received = await this.send({
      ...request,
      headers: cookies === undefined ? headers : { cookie: cookies, ...headers },
    });
    this.cookies.take(received.headers);
    return readResponse(received);
  }
}

/** The parameters with which a query continues; undefined if it is complete. */
export function continuationOf(response: object): ApiParameters | undefined {
  const next = valueAt(response, '/continue');
  if (!isContainer(next)) return undefined;
  return Object.fromEntries(Object.entries(next).map(([name, value]) => [name, String(value)]));
}

/** The request of a client without cookies. */
export function apiRequest(method: 'GET' | 'POST', parameters: ApiParameters): SentRequest {
  const encoded = encodeParameters({ ...parameters, format: 'json', formatversion: 2 });
  if (method === 'GET') return { method, query: `?${encoded}`, headers: {} };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method, query: '', headers, body: encoded };
}

function readResponse(received: ReceivedResponse): object {
  const response = readJson(received.body);
  if (!isContainer(response) || Array.isArray(response)) throw new ApiProblem(describe(received));
  if (valueAt(response, '/error') === undefined) return response;
  const code = textAt(response, '/error/code') ?? 'an error without a code';
  throw new ApiProblem(`${code}: ${textAt(response, '/error/info') ?? 'without a text'}`, code);
}

/** Describes what came instead of a JSON object. */
function describe(received: ReceivedResponse): string {
  const { status, body } = received;
  const location = headerValue(received, 'location');
  if (location !== undefined) return `status ${status}, which redirects to ${location}`;
  if (isTooDeep(body)) return `status ${status} and JSON of more than ${deepestJson} levels, which is not read`;
  return `status ${status} and ${headerValue(received, 'content-type') ?? 'no content type'}, which is not the requested JSON`;
}
