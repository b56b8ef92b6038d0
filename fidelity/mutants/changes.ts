/** What mutants are put together from: a change, and of which requests or answers. */
import type { ReceivedResponse, SentRequest } from '../../conformance/runner/exchange';
import { changeJson, objectAt, objectsAt, replaceMembers, type Json, type JsonObject } from './json';
import type { Memory, Mutant } from './mutant';
import { parametersOf, withHeader, withParameters } from './wire';

type ChangesRequests = NonNullable<Mutant['request']>;
type ChangesResponses = NonNullable<Mutant['mutate']>;

/** What a change of an answer may look at. */
export interface Asked {
  /** The parameters of the request, wherever they stood. */
  readonly parameters: URLSearchParams;
  readonly request: SentRequest;
  readonly response: ReceivedResponse;
  readonly memory: Memory;
}

/** Changes the JSON of every answer, plain or in a page. */
export function inJson(change: (document: JsonObject, asked: Asked) => void): ChangesResponses {
  return (request, response, memory) =>
    changeJson(response, (document) => {
      change(document, { parameters: parametersOf(request), request, response, memory });
    });
}

/** Changes `query.tokens`. */
export function inTokens(change: (tokens: JsonObject, asked: Asked) => void): ChangesResponses {
  return inJson((document, asked) => {
    const tokens = objectAt(document, 'query', 'tokens');
    if (tokens) change(tokens, asked);
  });
}

/** Changes the value of each token. */
export function inEachToken(change: (value: string, type: string, asked: Asked) => Json): ChangesResponses {
  return inTokens((tokens, asked) => {
    for (const [name, value] of Object.entries(tokens)) {
      if (typeof value === 'string') tokens[name] = change(value, name.replace(/token$/, ''), asked);
    }
  });
}

/** Puts something else where `query.imageusage` stands. */
export function inUsage(change: (pages: JsonObject[], asked: Asked, document: JsonObject) => Json): ChangesResponses {
  return inJson((document, asked) => {
    const query = objectAt(document, 'query');
    const pages = objectsAt(query, 'imageusage');
    if (query && pages) query.imageusage = change(pages, asked, document);
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
export function inDebugBlock(change: (block: JsonObject, asked: Asked) => void): ChangesResponses {
  return inJson((document, asked) => {
    const block = objectAt(document, 'debuginfo');
    if (block) change(block, asked);
  });
}

/** Changes answers that are errors of the API. */
export function inErrors(
  change: (response: ReceivedResponse, code: string, asked: Asked) => ReceivedResponse,
): ChangesResponses {
  return (request, response, memory) => {
    const code = response.headers.find(([name]) => /^mediawiki-api-error$/i.test(name))?.[1];
    if (code === undefined) return undefined;
    return change(response, code, { parameters: parametersOf(request), request, response, memory });
  };
}

/** Turns an answer into an error of the API. */
export function asError(response: ReceivedResponse, code: string, info: string): ReceivedResponse | undefined {
  const changed = changeJson(response, (document) => {
    replaceMembers(document, [['error', { code, info }]]);
  });
  return changed && withHeader(changed, 'MediaWiki-API-Error', code);
}

/** Turns answers into errors where the wiki was asked so. */
export function failing(when: (asked: Asked) => boolean, code: string, info: string): ChangesResponses {
  return (request, response, memory) => {
    const isMeant = when({ parameters: parametersOf(request), request, response, memory });
    return isMeant ? asError(response, code, info) : undefined;
  };
}

/** Changes what the wiki is asked. `all` are the parameters of the request, wherever they stand. */
export function asking(
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

/** Changes the value of one parameter where it is there. */
export function askingWith(name: string, change: (value: string) => string): ChangesRequests {
  return asking((parameters) => {
    const value = parameters.get(name);
    if (value !== null) parameters.set(name, change(value));
  });
}

/** Lets the wiki see requests without some parameters. */
export function askingWithout(...names: readonly string[]): ChangesRequests {
  return asking((parameters) => {
    for (const name of names) parameters.delete(name);
  });
}

/** Refuses requests before they reach the wiki. */
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
