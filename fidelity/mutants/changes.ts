/** The building blocks of mutants: a change, and the requests or responses that it applies to. */
import type { ReceivedResponse, SentRequest } from '../../conformance/runner/exchange';
import { changeDocument } from './documents';
import { objectAt, objectsAt, replaceMembers, type Json, type JsonObject } from './json-values';
import type { Memory, Mutant } from './mutant';
import { parametersOf, withHeader, withParameters } from './wire';

type ChangesRequests = NonNullable<Mutant['request']>;
type ChangesResponses = NonNullable<Mutant['mutate']>;

/** What a change of a response can use. */
export interface Circumstances {
  /** The parameters of the request, from the query and the form. */
  readonly parameters: URLSearchParams;
  readonly request: SentRequest;
  readonly response: ReceivedResponse;
  readonly memory: Memory;
}

/** Changes the JSON of every response, plain or in a page. */
export function inJson(change: (document: JsonObject, sent: Circumstances) => void): ChangesResponses {
  return (request, response, memory) =>
    changeDocument(response, (document) => {
      change(document, { parameters: parametersOf(request), request, response, memory });
    });
}

/** Changes `query.tokens`. */
export function inTokens(change: (tokens: JsonObject, sent: Circumstances) => void): ChangesResponses {
  return inJson((document, sent) => {
    const tokens = objectAt(document, 'query', 'tokens');
    if (tokens) change(tokens, sent);
  });
}

/** Changes the value of each token. */
export function inEachToken(change: (value: string, type: string, sent: Circumstances) => Json): ChangesResponses {
  return inTokens((tokens, sent) => {
    for (const [name, value] of Object.entries(tokens)) {
      if (typeof value === 'string') tokens[name] = change(value, name.replace(/token$/, ''), sent);
    }
  });
}

/** Replaces `query.imageusage`. */
export function inUsage(
  change: (pages: JsonObject[], sent: Circumstances, document: JsonObject) => Json,
): ChangesResponses {
  return inJson((document, sent) => {
    const query = objectAt(document, 'query');
    const pages = objectsAt(query, 'imageusage');
    if (query && pages) query.imageusage = change(pages, sent, document);
  });
}

/** Changes each page that `query.imageusage` lists. */
export function inEachPage(change: (page: JsonObject) => void): ChangesResponses {
  return inUsage((pages) => {
    pages.forEach(change);
    return pages;
  });
}

/** Changes `debuginfo`. */
export function inDebugBlock(change: (block: JsonObject, sent: Circumstances) => void): ChangesResponses {
  return inJson((document, sent) => {
    const block = objectAt(document, 'debuginfo');
    if (block) change(block, sent);
  });
}

/** Changes responses that are API errors. */
export function inErrors(
  change: (response: ReceivedResponse, code: string, sent: Circumstances) => ReceivedResponse,
): ChangesResponses {
  return (request, response, memory) => {
    const code = response.headers.find(([name]) => /^mediawiki-api-error$/i.test(name))?.[1];
    if (code === undefined) return undefined;
    return change(response, code, { parameters: parametersOf(request), request, response, memory });
  };
}

/** Turns a response into an API error. */
export function asError(response: ReceivedResponse, code: string, info: string): ReceivedResponse | undefined {
  const changed = changeDocument(response, (document) => {
    replaceMembers(document, [['error', { code, info }]]);
  });
  return changed && withHeader(changed, 'MediaWiki-API-Error', code);
}

/** Turns the responses to certain requests into errors. */
export function failing(when: (sent: Circumstances) => boolean, code: string, info: string): ChangesResponses {
  return (request, response, memory) => {
    const isMeant = when({ parameters: parametersOf(request), request, response, memory });
    return isMeant ? asError(response, code, info) : undefined;
  };
}

/** Changes the request to the wiki. `all` are its parameters, from the query and the form. */
export function changingParameters(
  change: (parameters: URLSearchParams, all: URLSearchParams, memory: Memory, request: SentRequest) => void,
): ChangesRequests {
  return (request, memory) => {
    const all = parametersOf(request);
    const changed = withParameters(request, (parameters) => {
      change(parameters, all, memory, request);
    });
    return parametersOf(changed).toString() === all.toString() ? undefined : changed;
  };
}

/** Changes the value of one parameter, if present. */
export function inParameter(name: string, change: (value: string) => string): ChangesRequests {
  return changingParameters((parameters) => {
    const value = parameters.get(name);
    if (value !== null) parameters.set(name, change(value));
  });
}

/** Removes some parameters from requests. */
export function withoutParameters(...names: readonly string[]): ChangesRequests {
  return changingParameters((parameters) => {
    for (const name of names) parameters.delete(name);
  });
}

/** Rejects requests before they reach the wiki. */
export function refusing(
  when: (request: SentRequest, parameters: URLSearchParams) => boolean,
  status: number,
  text: string,
): ChangesRequests {
  return (request) => {
    if (!when(request, parametersOf(request))) return undefined;
    return { status, headers: [['Content-Type', 'text/plain; charset=utf-8']], body: text };
  };
}
