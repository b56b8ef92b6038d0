import type { ReceivedResponse, SentRequest } from '../../conformance/runner/exchange';
import { readDocument } from './documents';
import { isObject, objectAt, objectsAt, type Json } from './json-values';
import { headerOf, isLoggedIn, parametersOf, withParameters } from './wire';

/** When a wiki is wrong: the second axis of the catalogue, beside the ways of being wrong (`mutant.ts`). */
export interface Condition {
  /** Unique; lower case with hyphens. */
  readonly id: string;
  /** The end of a sentence: `with uselang`. */
  readonly title: string;
  readonly needs?: 'log-in' | 'debug block';
  /** Whether a request meets it. */
  readonly request?: (request: SentRequest, parameters: URLSearchParams) => boolean;
  /** Whether the response of a correct wiki meets it. */
  readonly response?: (response: ReceivedResponse, parameters: URLSearchParams) => boolean;
  /** Which entries of lists are wrong; everything else stays correct. */
  readonly entry?: (entry: Json, place: number) => boolean;
  /**
   * The same request with what the condition needs. Default: unchanged.
   *
   * @param account the cookies of a client that is logged in
   */
  readonly meet?: (request: SentRequest, account: string | undefined) => SentRequest;
}

/** Each takes a request as scenarios send it. */
export const conditions: readonly Condition[] = [
  {
    id: 'logged-in',
    title: 'for logged-in clients',
    needs: 'log-in',
    request: (request) => isLoggedIn(request),
    meet: (request, cookie) => (cookie === undefined ? request : withRequestHeader(request, 'cookie', cookie)),
  },
  { id: 'anonymous', title: 'for clients that are not logged in', request: (request) => !isLoggedIn(request) },

  // Formats.
  {
    id: 'default-format',
    title: 'without format',
    request: (_, parameters) => !parameters.has('format'),
    meet: without('format'),
  },
  withFormat('jsonfm'),
  withFormat('xml'),
  withFormat('xmlfm'),
  withFormat('php'),
  {
    id: 'pages',
    title: 'in formats that end in fm',
    request: (_, parameters) => (parameters.get('format') ?? '').endsWith('fm'),
    meet: setting({ format: 'jsonfm' }),
  },
  having('formatversion-2', 'with formatversion=2', { formatversion: '2' }),

  // Other modules in the same request.
  beside('meta', 'siteinfo'),
  beside('meta', 'userinfo'),
  beside('prop', 'info'),
  beside('list', 'allpages'),
  {
    id: 'beside-tokens',
    title: 'beside tokens and usage',
    request: (_, parameters) => hasValue(parameters, 'meta', 'tokens') && hasValue(parameters, 'list', 'imageusage'),
    meet: (request) => adding(adding(request, 'meta', 'tokens'), 'list', 'imageusage', { iutitle: unusedTitle }),
  },

  // Parameters and headers of every module.
  present('uselang', 'de'),
  present('origin', '*'),
  present('requestid', 'a1'),
  present('curtimestamp', '1'),
  present('maxage', '60'),
  header('accept', 'application/json'),
  header('accept-language', 'de'),

  // The list and its batches.
  present('iucontinue', '0|1', isUsage, 'past the first batch', 'past-the-first-batch'),
  having('largest-limit', 'at the largest limit', { iulimit: 'max' }, isUsage),
  having('limit-of-one', 'with a limit of one', { iulimit: '1' }, isUsage),
  {
    id: 'no-limit',
    title: 'without iulimit',
    request: (_, parameters) => hasValue(parameters, 'list', 'imageusage') && !parameters.has('iulimit'),
    meet: without('iulimit'),
  },
  {
    id: 'exact-end',
    title: 'where the limit is the number of the pages that are left',
    response: (response, parameters) => {
      const document = readDocument(response);
      const pages = objectsAt(document, 'query', 'imageusage') ?? [];
      return pages.length > 0 && document?.continue === undefined && parameters.get('iulimit') === String(pages.length);
    },
    meet: setting({ iulimit: '1' }, isUsage),
  },
  having('descending', 'in descending order', { iudir: 'descending' }, isUsage),
  present('iunamespace', '0', isUsage),
  present('iuredirect', '1', isUsage),
  present('iufilterredir', 'nonredirects', isUsage),
  { id: 'second-entry', title: 'in the second entry of lists', entry: (_, place) => place === 1 },
  {
    id: 'talk-pages',
    title: 'for talk pages',
    entry: (entry) => isObject(entry) && typeof entry.ns === 'number' && entry.ns % 2 === 1,
  },

  // Titles.
  title('two-spaces', 'with two spaces', / {2}/, (text) => text.replace(/(\S)[ _]+(?=\S)/, '$1  ')),
  title('mixed-spaces', 'with spaces and underscores', / .*_|_.* /, (text) => mixed(text)),
  {
    id: 'percent-20',
    title: 'for spaces encoded as %20',
    request: ({ query }) => query.includes('%20'),
    meet: (request) => ({ ...request, query: request.query.replaceAll('+', '%20') }),
  },
  title('quotes', 'with quotes', /["']/, () => 'File:"Quoted" isn\'t used.png'),
  title('accents', 'with accents', /[\u00c0-\u024f]/, () => 'File:Ångström où.png'),
  title('four-bytes', 'with characters beyond U+FFFF', /[\u{10000}-\u{10ffff}]/u, () => 'File:Cat 😺.png'),

  // Methods and outcomes.
  { id: 'post', title: 'for POST', request: ({ method }) => method === 'POST', meet: posted },
  {
    id: 'head',
    title: 'for HEAD',
    request: ({ method }) => method === 'HEAD',
    meet: (request) =>
      request.method === 'GET' && request.body === undefined ? { ...request, method: 'HEAD' } : request,
  },
  {
    id: 'errors',
    title: 'in errors',
    response: (response) => headerOf(response, 'MediaWiki-API-Error') !== undefined,
    meet: (request) => adding(request, 'list', 'imageusage', { iutitle: 'Sandbox' }),
  },
  {
    id: 'warnings',
    title: 'beside warnings',
    response: (response) => readDocument(response)?.warnings !== undefined,
    meet: setting({ nonesuch: '1' }),
  },
  {
    id: 'debug-block-beside-usage',
    title: 'in the debug block beside usage',
    needs: 'debug block',
    response: (response) => {
      const document = readDocument(response);
      return document?.debuginfo !== undefined && objectAt(document, 'query')?.imageusage !== undefined;
    },
    meet: (request) => adding(request, 'list', 'imageusage', { iutitle: unusedTitle }),
  },
];

const unusedTitle = 'File:Wikidouble unused witness.png';

type IsMeant = (parameters: URLSearchParams) => boolean;

function isUsage(parameters: URLSearchParams): boolean {
  return hasValue(parameters, 'list', 'imageusage');
}

function hasValue(parameters: URLSearchParams, name: string, value: string): boolean {
  return (parameters.get(name) ?? '').split('|').includes(value);
}

function setting(values: Readonly<Record<string, string>>, isMeant: IsMeant = () => true): Condition['meet'] {
  return (request) => {
    if (!isMeant(parametersOf(request))) return request;
    return changed(request, (parameters) => {
      for (const [name, value] of Object.entries(values)) parameters.set(name, value);
    });
  };
}

function without(name: string): Condition['meet'] {
  return (request) =>
    withParameters(request, (parameters) => {
      parameters.delete(name);
    });
}

/** Adds parameters in one place: to the query string, or, if they are in the form already, there. */
function changed(request: SentRequest, change: (parameters: URLSearchParams) => void): SentRequest {
  const parameters = new URLSearchParams(request.query);
  change(parameters);
  return { ...request, query: `?${parameters.toString()}` };
}

function withFormat(format: string): Condition {
  return {
    id: format,
    title: `with format=${format}`,
    request: (_, parameters) => parameters.get('format') === format,
    meet: setting({ format }),
  };
}

/** Some values of parameters. */
function having(
  id: string,
  title: string,
  values: Readonly<Record<string, string>>,
  isMeant: IsMeant = () => true,
): Condition {
  return {
    id,
    title,
    request: (_, parameters) =>
      isMeant(parameters) && Object.entries(values).every(([name, value]) => parameters.get(name) === value),
    meet: setting(values, isMeant),
  };
}

/** A parameter, whatever its value. */
function present(
  name: string,
  value: string,
  isMeant: IsMeant = () => true,
  title = `with ${name}`,
  id = name,
): Condition {
  const set = setting({ [name]: value }, isMeant);
  return {
    id,
    title,
    request: (_, parameters) => isMeant(parameters) && parameters.has(name),
    meet: (request, account) => (parametersOf(request).has(name) ? request : (set?.(request, account) ?? request)),
  };
}

function header(name: string, value: string): Condition {
  return {
    id: name,
    title: `with the header ${name}`,
    request: ({ headers }) => name in headers,
    meet: (request) => withRequestHeader(request, name, value),
  };
}

function withRequestHeader(request: SentRequest, name: string, value: string): SentRequest {
  return { ...request, headers: { ...request.headers, [name]: value } };
}

/** Another module in the same query. */
function beside(kind: 'meta' | 'prop' | 'list', module: string): Condition {
  return {
    id: `beside-${module}`,
    title: `beside ${kind}=${module}`,
    request: (_, parameters) => hasValue(parameters, kind, module),
    meet: (request) => adding(request, kind, module, kind === 'prop' ? { titles: 'Main Page' } : {}),
  };
}

function adding(
  request: SentRequest,
  kind: string,
  module: string,
  further: Readonly<Record<string, string>> = {},
): SentRequest {
  return changed(request, (parameters) => {
    const modules = (parameters.get(kind) ?? '').split('|').filter((name) => name !== '');
    if (!modules.includes(module)) parameters.set(kind, [...modules, module].join('|'));
    for (const [name, value] of Object.entries(further)) if (!parameters.has(name)) parameters.set(name, value);
  });
}

function title(id: string, end: string, form: RegExp, change: (title: string) => string): Condition {
  return {
    id,
    title: `for titles ${end}`,
    request: (_, parameters) => form.test(parameters.get('iutitle') ?? ''),
    meet: (request) =>
      withParameters(request, (parameters) => {
        const value = parameters.get('iutitle');
        if (value !== null) parameters.set('iutitle', change(value));
      }),
  };
}

/** Spaces and underscores in turn. */
function mixed(text: string): string {
  let count = 0;
  return text.replace(/[ _]/g, () => (count++ % 2 === 0 ? '_' : ' '));
}

function posted(request: SentRequest): SentRequest {
  if (request.method !== 'GET' || request.body !== undefined) return request;
  const headers = { ...request.headers, 'content-type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', query: '', headers, body: request.query.slice(1) };
}
