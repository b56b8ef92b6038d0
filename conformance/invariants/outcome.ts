import { pair, type Fact } from './invariant';
import type { JudgedExchange } from './judged-exchange';
import { errorIn } from './errors';
import { isForOtherSites, listOf, mediaTypes } from './query';
import { isPassing } from './same-response';
import { isCertainlyWrong } from './sessions';

/** Values of parameters that are certainly valid: whatever they are, no request fails because of them. */
const valid: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    action: /^query$/,
    formatversion: /^(?:1|2|latest)$/,
    utf8: /^/,
    ascii: /^/,
    uselang: /^[a-z-]{2,20}$/,
    errorlang: /^[a-z-]{2,20}$/,
    errorformat: /^(?:bc|plaintext|wikitext|html|raw|none)$/,
    requestid: /^/,
    curtimestamp: /^/,
    servedby: /^/,
    maxage: /^\d{1,9}$/,
    smaxage: /^\d{1,9}$/,
    maxlag: /^\d{1,9}$/,
    origin: /^\*$/,
    rawcontinue: /^/,
    continue: /^[\w-]*\|\|[\w|]*$/,
    titles: /^[^[\]{}|<>#]*$/,
  }),
);

/** The same, of usage; elsewhere nobody reads them. */
const validOfUsage: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    iutitle: /^[ _]*file[ _]*:[^[\]{}|<>#%&:~]*[^[\]{}|<>#%&:~ _][^[\]{}|<>#%&:~]*$/i,
    iulimit: /^(?:max|\d{1,9})$/,
    iudir: /^(?:ascending|descending)$/,
    iunamespace: /^(?:\*|\d{1,2}(?:\|\d{1,2})*)$/,
    iufilterredir: /^(?:all|redirects|nonredirects)$/,
    iuredirect: /^/,
    iucontinue: /^\d{1,9}\|\d{1,9}$/,
  }),
);

/** Modules that do not fail, with the beginnings of the names of their parameters. */
const harmless = new Map([
  ['tokens', ''],
  ['siteinfo', 'si'],
  ['userinfo', 'ui'],
  ['info', 'in'],
  ['allpages', 'ap'],
]);

/** A list with more values than this is an error (core 2.7), unless the client has a right that allows more. */
const mostValues = 50;

/** Whether a value of a module that does not fail is valid, or ignored with a warning. Wrong numbers are errors. */
function isHarmless(name: string, value: string): boolean {
  if (name.endsWith('limit')) return /^(?:max|\d{1,9})$/.test(value);
  if (name.endsWith('size')) return /^\d{1,9}$/.test(value);
  return /^[\w |]*$/.test(value) && value.split('|').length <= mostValues;
}

/** Names that the harness invents: they are of no wiki. */
export function isInvented(name: string): boolean {
  return name.startsWith('nonesuch');
}

/**
 * What decides whether a request fails: its modules, and the parameters whose values may be wrong. Whatever else a request
 * has (format, language, valid titles, modules that do not fail) changes nothing. Undefined if that is not certain.
 */
function decidingKey(exchange: JudgedExchange): string | undefined {
  const { method, parameters, client, sent } = exchange;
  const { values, isCertain } = parameters;
  const action = values.get('action');
  if (!isCertain || !/^(?:GET|HEAD|POST)$/.test(method) || client.loggedIn === undefined) return undefined;
  if (action === undefined || 'authorization' in sent.headers) return undefined;
  const isQuery = action === 'query';
  const token = values.get('token');
  if (action === 'logout') {
    if (token !== undefined && token !== '+\\' && !isCertainlyWrong(token, client)) return undefined;
  } else if (!isQuery && !isInvented(action)) return undefined;
  const modules = ['list', 'meta', 'prop'].flatMap((kind) => (isQuery ? listOf(values.get(kind)) : []));
  const prefixes = modules.map((name) => harmless.get(name) ?? '').filter((prefix) => prefix !== '');
  const isOf = (kind: string): boolean => modules.includes(kind);
  const deciding = [...values].filter(([name, value]) => {
    if (isInvented(name) || valid.get(name)?.test(value) === true) return false;
    if (name === 'format') return !Object.hasOwn(mediaTypes, value);
    if (!isQuery) return valid.has(name) || /^(?:token|assert|assertuser)$/.test(name);
    if (/^(?:list|meta|prop)$/.test(name)) return false;
    if (name === 'type') return isOf('tokens') && value.length > 200;
    if (/^iu[a-z]+$/.test(name)) return isOf('imageusage') && validOfUsage.get(name)?.test(value) !== true;
    // A level of protection is an error without a type.
    if (name.startsWith('appr')) return true;
    return !prefixes.some((prefix) => name.startsWith(prefix) && isHarmless(name, value));
  });
  const isWithoutTitle = isOf('imageusage') && !values.has('iutitle');
  const dependsOnClient = action === 'logout' || values.has('assert') || values.has('assertuser');
  return JSON.stringify([
    // A token must be in the body.
    action === 'logout' ? `${method} ${/token/i.test(sent.query)}` : '',
    modules.filter((name) => !harmless.has(name) && !isInvented(name)).sort(),
    deciding.sort(([one], [other]) => (one < other ? -1 : 1)),
    isWithoutTitle,
    // A list that follows redirects has other places to continue at.
    isOf('imageusage') && values.has('iucontinue') && values.has('iuredirect'),
    dependsOnClient ? [client.loggedIn && !isForOtherSites(exchange), 'cookie' in sent.headers] : [],
  ]);
}

const refusal = /^(?:readapidenied|permissiondenied|notloggedin|mustbeloggedin|login-required|unauthorized)$/;

/** Whether an error refuses a client because of who it is. */
export function isRefusal(code = ''): boolean {
  return refusal.test(code);
}

/** Whether a response certainly comes from the API. */
export function isOfApi({ status, errorCode, mediaType, method, page }: JudgedExchange): boolean {
  if (errorCode !== undefined) return true;
  if (status !== 200 || !Object.values(mediaTypes).includes(mediaType)) return false;
  return method === 'HEAD' || mediaType !== 'text/html' || page?.preformatted !== undefined;
}

export const errorsAreTheSame = pair(function* (exchange): Generator<Fact> {
  const key = decidingKey(exchange);
  if (key === undefined || !isOfApi(exchange)) return;
  const { status, client, parameters } = exchange;
  const shown = errorIn(exchange)?.code;
  const code = typeof shown === 'string' ? shown : (exchange.errorCode ?? 'no error');
  const isForced = Number(parameters.values.get('maxlag') ?? 0) < 0;
  if (isPassing(code) && !(isForced && code === 'maxlag')) return;
  if (!isRefusal(code)) yield { key, value: code, at: '/error/code' };
  if (isRefusal(code) || code === 'no error') {
    const value = code === 'no error' ? code : 'a refusal';
    const modules = ['list', 'meta', 'prop'].map((kind) => parameters.values.get(kind) ?? '');
    yield { key: JSON.stringify(['who', client.loggedIn, modules, key]), value, at: '/error/code' };
  }
  yield { key: `status of ${code}`, value: status, at: 'status' };
});
