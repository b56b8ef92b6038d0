import type { DiffParameter, DiffRequest } from './diff-request';
import type { DiffResponse } from './diff-response';

/** A small mistake that the emulator could make. */
export interface Break {
  /** The end of a sentence: `the emulator …`. */
  readonly title: string;
  /** Changes the request that the emulator sees. */
  readonly request?: (request: DiffRequest) => DiffRequest;
  /** Changes a correct response. */
  readonly response?: (response: DiffResponse, request: DiffRequest) => DiffResponse;
}

/** Each must be detected, however rarely a request shows it. */
export const breaks: readonly Break[] = [
  {
    title: 'responds with 200 to a method that is not allowed',
    response: (response) => withStatus(response, 405, 200),
  },
  { title: 'leaves out X-Content-Type-Options', response: withoutHeader('x-content-type-options') },
  { title: 'leaves out MediaWiki-API-Error', response: withoutHeader('mediawiki-api-error') },
  {
    title: 'sends a header twice',
    response: (response) => ({ ...response, headers: [...response.headers, ...response.headers] }),
  },
  { title: 'lets shared caches store private responses', response: inHeader('cache-control', /^private/, 'public') },
  { title: 'omits the cookie in Vary', response: inHeader('vary', /, Cookie$/, '') },
  { title: 'lets scripts read the session cookie', response: inHeader('set-cookie', /; HttpOnly$/, '') },
  { title: 'puts batchcomplete last', response: inBody(/^\{("batchcomplete":""),(.*)\}$/s, '{$2,$1}') },
  {
    title: 'omits batchcomplete if a list continues',
    response: inBody(/^\{"batchcomplete":"",(?="continue")/, '{'),
  },
  { title: 'escapes slashes in JSON', response: inJson(/\//g, String.raw`\/`) },
  { title: 'prints characters beyond ASCII as they are', response: inJson(/\\u00fc/g, 'ü') },
  {
    title: 'returns an empty list of pages as an object',
    response: inBody(/"(imageusage|backlinks|embeddedin)":\[\]/, '"$1":{}'),
  },
  { title: 'uses 11 as the default limit', request: withDefault('list', 'imageusage', 'iulimit', '11') },
  { title: 'lists in ascending order if descending is requested', request: without('iudir') },
  {
    title: 'continues one page too late',
    response: inBody(/("[a-z]+continue":"(?:\d+\|)*)(\d+)/, (_, before, id) => `${before}${Number(id) + 1}`),
  },
  { title: 'omits warnings', response: inBody(/"warnings":\{"[a-z]+":\{"[^"]+":"(?:[^"\\]|\\.)*"\}\},?/, '') },
  { title: 'ends the texts of errors without a full stop', response: inBody(/("info":"(?:[^"\\]|\\.)*)\."/, '$1"') },
  { title: 'returns a token without its end', response: inBody(/\+\\\\"/, '+"') },
  { title: 'treats format version 2 as 1', request: without('formatversion') },
  { title: 'counts characters instead of bytes in PHP', response: inPhp },
  { title: 'writes XML without _idx', response: inBody(/ _idx="-?\d+"/g, '') },
  { title: 'writes XML without a declaration', response: inBody(/^<\?xml version="1\.0"\?>/, '') },
  { title: 'omits the comment before a callback', response: inBody(/^\/\*\*\//, '') },
  { title: 'highlights nothing in pages', response: inBody(/<pre class="api-pretty-content">/, '<pre>') },
  {
    title: 'does not know the namespace Image',
    request: (request) => changing(request, (value) => value.replace(/^image(?=:|%3A)/i, 'Imago')),
  },
];

function withStatus(response: DiffResponse, from: number, to: number): DiffResponse {
  return response.status === from ? { ...response, status: to } : response;
}

function withoutHeader(lowerName: string): Break['response'] {
  return (response) => ({
    ...response,
    headers: response.headers.filter(([name]) => name.toLowerCase() !== lowerName),
  });
}

function inHeader(lowerName: string, pattern: RegExp, replacement: string): Break['response'] {
  return (response) => ({
    ...response,
    headers: response.headers.map(([name, value]) => {
      return [name, name.toLowerCase() === lowerName ? value.replace(pattern, replacement) : value] as const;
    }),
  });
}

type Replacement = (whole: string, ...groups: string[]) => string;

function inBody(pattern: RegExp, replacement: Replacement | string): Break['response'] {
  return (response) =>
    withBody(response, (text) => {
      return typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement);
    });
}

function inJson(pattern: RegExp, replacement: string): Break['response'] {
  return (response) => withBody(response, (text) => (text.startsWith('{') ? text.replace(pattern, replacement) : text));
}

function inPhp(response: DiffResponse): DiffResponse {
  return withBody(response, (text) => {
    if (!text.startsWith('a:')) return text;
    return text.replace(/s:\d+:"([^"]*)"/g, (_, value: string) => `s:${value.length}:"${value}"`);
  });
}

function withBody(response: DiffResponse, change: (text: string) => string): DiffResponse {
  return { ...response, body: Buffer.from(change(Buffer.from(response.body).toString())) };
}

function without(name: string): Break['request'] {
  return (request) => ({ ...request, query: request.query.filter(([given]) => given !== name) });
}

function withDefault(name: string, value: string, other: string, taken: string): Break['request'] {
  return (request) => {
    const isMeant = request.query.some(([given, what]) => given === name && what === value);
    if (!isMeant || request.query.some(([given]) => given === other)) return request;
    return { ...request, query: [...request.query, [other, taken]] };
  };
}

function changing(request: DiffRequest, change: (value: string) => string): DiffRequest {
  const query = request.query.map(([name, value]): DiffParameter => {
    return value === undefined ? [name] : [name, change(value)];
  });
  return { ...request, query };
}
