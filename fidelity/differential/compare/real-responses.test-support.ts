import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

import type { DiffRequest } from '../diff-request';
import type { DiffResponse } from '../diff-response';

export const anyRequest: DiffRequest = { method: 'GET', pathInfo: '', query: [], headers: [], loggedIn: false };

/** The names of the responses in real-responses.yaml. */
type Name =
  | 'list'
  | 'warning'
  | 'tokens'
  | 'info'
  | 'jsonp'
  | 'xml'
  | 'xmlError'
  | 'phpToken'
  | 'phpError'
  | 'wrapped'
  | 'page'
  | 'deletedCookies'
  | 'tags'
  | 'tagsXml'
  | 'random'
  | 'randomXml'
  | 'rsd';

const recorded = parse(readFileSync(join(__dirname, 'real-responses.yaml'), 'utf8')) as Readonly<
  Record<Name, { readonly request: string; readonly response: string }>
>;

/** Responses of a real wiki, as they went over the wire. */
export const realResponses = Object.fromEntries(
  Object.entries(recorded).map(([name, { response: text }]) => [name, text]),
) as Readonly<Record<Name, string>>;

/** Parses a response as it went over the wire. */
export function response(text: string): DiffResponse {
  const end = text.indexOf('\n\n');
  const [first = '', ...lines] = text.slice(0, end).split('\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(': ');
    return [line.slice(0, colon), line.slice(colon + 2)];
  });
  return { status: Number(first.split(' ')[1]), headers, body: Buffer.from(text.slice(end + 2)) };
}
