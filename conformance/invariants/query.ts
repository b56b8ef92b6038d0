import type { JudgedExchange } from './judged-exchange';

/** What an `action=query` requests, if it is certain that the wiki reads it in the same way. */
export interface RequestedQuery {
  readonly value: (name: string) => string | undefined;
  readonly lists: readonly string[];
  readonly metas: readonly string[];
  /** Whether it requests something besides lists and meta modules. */
  readonly hasPages: boolean;
  /** The modules that an earlier response finished, by `continue`: they return nothing (core 4.5). */
  readonly finished: readonly string[];
}

/** Undefined for other actions and methods, and for requests of which it is not certain what the wiki reads. */
export function requestedQuery({ method, parameters }: JudgedExchange): RequestedQuery | undefined {
  const { values, isCertain } = parameters;
  if (!isCertain || values.get('action') !== 'query' || !/^(?:GET|HEAD|POST)$/.test(method)) return undefined;
  const list = (name: string): string[] => listOf(values.get(name));
  const pages = ['prop', 'generator', 'titles', 'pageids', 'revids', 'export', 'exportnowrap'];
  return {
    value: (name) => values.get(name),
    lists: list('list'),
    metas: list('meta'),
    hasPages: pages.some((name) => values.has(name)),
    finished: (values.get('continue')?.split('||')[1] ?? '').split('|'),
  };
}

/** The values of a list, however they are separated (core 2.7). */
export function listOf(value = ''): string[] {
  const values = value.startsWith('\x1f') ? value.slice(1).split('\x1f') : value.split('|');
  return values.filter((one) => one !== '');
}

/** A response of the API to which nothing was in the way. */
export function isAnswered({ status, errorCode }: JudgedExchange): boolean {
  return status === 200 && errorCode === undefined;
}

/** Whether the wiki treats the client as if it was not logged in: its response may be readable to other sites (core 7.3). */
export function isForOtherSites({ parameters: { values }, sent: { headers } }: JudgedExchange): boolean {
  const isShared = values.has('callback') || values.get('origin') === '*' || values.has('crossorigin');
  return isShared || 'origin' in headers || 'treat-as-untrusted' in headers;
}

/** The names of the formats that this harness reads, and the media types of their responses (core 5). */
export const mediaTypes: Readonly<Record<string, string>> = {
  json: 'application/json',
  xml: 'text/xml',
  php: 'application/vnd.php.serialized',
  jsonfm: 'text/html',
  xmlfm: 'text/html',
  phpfm: 'text/html',
};

/** The name of the format of a query; undefined for formats that are not read here, and for calls of functions. */
export function formatOf(exchange: JudgedExchange): string | undefined {
  const query = requestedQuery(exchange);
  const format = query?.value('format') ?? 'jsonfm';
  const isOther = query?.value('exportnowrap') !== undefined || query?.value('callback') !== undefined;
  return query && Object.hasOwn(mediaTypes, format) && !isOther ? format : undefined;
}
