import type { ReceivedResponse, Send, SentRequest } from '../runner/exchange';
import { valueAt } from '../runner/paths';
import { readJson } from '../runner/read-json';

/** The formats that have the parameter; elsewhere it would cause a warning. */
const formatsWithVersions = new Set(['', 'json', 'jsonfm', 'php', 'phpfm']);

/**
 * Requests format version 1, which the specification describes, from a wiki whose default is another one (an extension
 * can change it). It is noticed by a response that only version 2 has; a wiki whose version 1 looks like that is wrong.
 */
export class FormatVersion {
  private isAsked = false;
  private differs = false;

  /** Whether the wiki has another default than the specification describes. */
  get isRequested(): boolean {
    return this.differs;
  }

  wrap(send: Send): Send {
    return async (request) => {
      const explicit = withVersion(request);
      if (explicit === undefined) return send(request);
      if (this.differs) return send(explicit);
      const response = await send(request);
      if (this.isAsked || batchcompleteOf(response) !== true) return response;
      this.isAsked = true;
      const first = await send(explicit);
      this.differs = batchcompleteOf(first) === '';
      return this.differs ? first : response;
    };
  }
}

function batchcompleteOf({ body }: ReceivedResponse): unknown {
  return body.includes('batchcomplete') ? valueAt(readJson(body), '/batchcomplete') : undefined;
}

/** The request for format version 1; undefined if it names a version, or its format has none. */
function withVersion(request: SentRequest): SentRequest | undefined {
  const { method, query, body } = request;
  // The body of a GET request is ignored.
  const form = method === 'POST' ? body : undefined;
  const given = [new URLSearchParams(query), new URLSearchParams(form ?? '')];
  if (given.some((parameters) => parameters.has('formatversion'))) return undefined;
  const format = given.map((parameters) => parameters.get('format')).find((value) => value !== null) ?? '';
  if (!formatsWithVersions.has(format)) return undefined;
  if (query === '' && form !== undefined && form !== '') return { ...request, body: `${form}&formatversion=1` };
  return { ...request, query: `${query === '' ? '?' : `${query}&`}formatversion=1` };
}
