import type { DiffAnswer } from './diff-answer';
import type { DiffParameter, DiffRequest } from './diff-request';

/** A small mistake that an emulator could make. */
export interface Break {
  /** The end of a sentence: `the emulator …`. */
  readonly title: string;
  /** What the emulator takes a request for. */
  readonly request?: (request: DiffRequest) => DiffRequest;
  /** What it makes of a right answer. */
  readonly answer?: (answer: DiffAnswer, request: DiffRequest) => DiffAnswer;
}

/** Each must be noticed, however seldom a request shows it. */
export const breaks: readonly Break[] = [
  { title: 'answers 200 where the method is not allowed', answer: (answer) => withStatus(answer, 405, 200) },
  { title: 'leaves out X-Content-Type-Options', answer: withoutHeader('x-content-type-options') },
  { title: 'leaves out MediaWiki-API-Error', answer: withoutHeader('mediawiki-api-error') },
  {
    title: 'sends a header twice',
    answer: (answer) => ({ ...answer, headers: [...answer.headers, ...answer.headers] }),
  },
  { title: 'lets everybody keep what is private', answer: inHeader('cache-control', /^private/, 'public') },
  { title: 'forgets the cookie in Vary', answer: inHeader('vary', /, Cookie$/, '') },
  { title: 'lets scripts read the cookie of the session', answer: inHeader('set-cookie', /; HttpOnly$/, '') },
  { title: 'says batchcomplete last', answer: inBody(/^\{("batchcomplete":""),(.*)\}$/s, '{$2,$1}') },
  {
    title: 'leaves batchcomplete out where a list continues',
    answer: inBody(/^\{"batchcomplete":"",(?="continue")/, '{'),
  },
  { title: 'escapes slashes in JSON', answer: inJson(/\//g, String.raw`\/`) },
  { title: 'prints characters beyond ASCII as they are', answer: inJson(/\\u00fc/g, 'ü') },
  { title: 'has an empty list of pages as an object', answer: inBody(/"imageusage":\[\]/, '"imageusage":{}') },
  { title: 'takes the default limit for 11', request: withDefault('list', 'imageusage', 'iulimit', '11') },
  { title: 'lists descending as ascending', request: without('iudir') },
  {
    title: 'continues one page too late',
    answer: inBody(/("iucontinue":"(?:\d+\|)*)(\d+)/, (_, before, id) => `${before}${Number(id) + 1}`),
  },
  { title: 'tells no warnings', answer: inBody(/"warnings":\{"[a-z]+":\{"[^"]+":"(?:[^"\\]|\\.)*"\}\},?/, '') },
  { title: 'ends the texts of errors without a full stop', answer: inBody(/("info":"(?:[^"\\]|\\.)*)\."/, '$1"') },
  { title: 'gives a token without its end', answer: inBody(/\+\\\\"/, '+"') },
  { title: 'takes format version 2 for 1', request: without('formatversion') },
  { title: 'counts characters instead of bytes in PHP', answer: inPhp },
  { title: 'writes XML without _idx', answer: inBody(/ _idx="-?\d+"/g, '') },
  { title: 'writes XML without a declaration', answer: inBody(/^<\?xml version="1\.0"\?>/, '') },
  { title: 'calls a callback without the comment before it', answer: inBody(/^\/\*\*\//, '') },
  { title: 'highlights nothing in pages', answer: inBody(/<pre class="api-pretty-content">/, '<pre>') },
  {
    title: 'takes Image for no namespace',
    request: (request) => changing(request, (value) => value.replace(/^image(?=:|%3A)/i, 'Imago')),
  },
];

function withStatus(answer: DiffAnswer, from: number, to: number): DiffAnswer {
  return answer.status === from ? { ...answer, status: to } : answer;
}

function withoutHeader(lowerName: string): Break['answer'] {
  return (answer) => ({ ...answer, headers: answer.headers.filter(([name]) => name.toLowerCase() !== lowerName) });
}

function inHeader(lowerName: string, pattern: RegExp, replacement: string): Break['answer'] {
  return (answer) => ({
    ...answer,
    headers: answer.headers.map(([name, value]) => {
      return [name, name.toLowerCase() === lowerName ? value.replace(pattern, replacement) : value] as const;
    }),
  });
}

type Replacement = (whole: string, ...groups: string[]) => string;

function inBody(pattern: RegExp, replacement: Replacement | string): Break['answer'] {
  return (answer) =>
    withBody(answer, (text) => {
      return typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement);
    });
}

function inJson(pattern: RegExp, replacement: string): Break['answer'] {
  return (answer) => withBody(answer, (text) => (text.startsWith('{') ? text.replace(pattern, replacement) : text));
}

function inPhp(answer: DiffAnswer): DiffAnswer {
  return withBody(answer, (text) => {
    if (!text.startsWith('a:')) return text;
    return text.replace(/s:\d+:"([^"]*)"/g, (_, value: string) => `s:${value.length}:"${value}"`);
  });
}

function withBody(answer: DiffAnswer, change: (text: string) => string): DiffAnswer {
  return { ...answer, body: Buffer.from(change(Buffer.from(answer.body).toString())) };
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
