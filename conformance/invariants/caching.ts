import { readable } from '../runner/readable';
import { pair, single, type Fact } from './invariant';
import type { JudgedExchange } from './judged-exchange';
import { isInvented, isOfApi, isRefusal } from './outcome';
import { isAnswered, isForOtherSites, requestedQuery } from './query';
import { notPrivate } from './tokens';

/** The parameters that a request may have whose response everybody may keep (core 4.8). */
const harmless = new Set(
  ['action', 'list', 'iutitle', 'iupageid', 'iulimit', 'iudir', 'iunamespace', 'iufilterredir', 'iuredirect'].concat([
    'iucontinue',
    'continue',
    'format',
    'formatversion',
    'utf8',
    'ascii',
    'requestid',
    'maxage',
    'smaxage',
    'maxlag',
    'uselang',
    'meta',
    'siprop',
    'apprefix',
  ]),
);

/** Headers of caches between the wiki and its clients, which may replace those of the wiki for the clients. */
const ofCaches = ['Age', 'Via', 'X-Cache', 'X-Cache-Status', 'X-Varnish', 'X-Served-By', 'CF-Cache-Status', 'CF-Ray'];

/** Whether something between the wiki and its clients may have replaced the headers for caches. */
export function replacesHeaders(exchange: JudgedExchange): boolean {
  return ofCaches.some((name) => exchange.header(name) !== undefined);
}

/** Whether the language of a response depends on its user, as it does by default. */
function dependsOnUser(value: string | undefined): boolean {
  return value === undefined || value === 'user';
}

export const usageIsPrivateForAccounts = single((exchange) => {
  const query = requestedQuery(exchange);
  if (!query?.lists.includes('imageusage') || query.finished.includes('imageusage')) return 'does not apply';
  const hasAccount = exchange.client.loggedIn === true && !isForOtherSites(exchange);
  if (!hasAccount || !isAnswered(exchange) || !dependsOnUser(query.value('uselang'))) return 'does not apply';
  return notPrivate(exchange) ?? 'holds';
});

export const usageIsPublicIfRequested = single((exchange) => {
  const { method, client, sent, parameters } = exchange;
  const query = requestedQuery(exchange);
  if (!query?.lists.includes('imageusage')) return 'does not apply';
  if (![...query.lists, ...query.metas].every((name) => ofEverybody.has(name))) return 'does not apply';
  const isPlain = [...parameters.values.keys()].every((name) => harmless.has(name)) && !('origin' in sent.headers);
  const isStranger = client.loggedIn === false && sent.headers.cookie === undefined;
  if (!isPlain || !isStranger || !isAnswered(exchange) || (method !== 'GET' && method !== 'HEAD'))
    return 'does not apply';
  // A page for people is kept by nobody, and neither is a response that sets a cookie.
  const isForPrograms = /^(?:json|xml|php)$/.test(query.value('format') ?? '');
  if (!isForPrograms || query.finished.includes('imageusage') || sets(exchange)) return 'does not apply';
  if (replacesHeaders(exchange)) return 'does not apply';
  const age = query.value('smaxage') ?? '';
  const own = query.value('maxage') ?? '';
  if (!/^[1-9]\d{0,5}$/.test(age) || !/^[1-9]\d{0,5}$/.test(own)) return 'does not apply';
  const control = exchange.header('Cache-Control') ?? '';
  if (/\bpublic\b/i.test(control) && new RegExp(`\\bs-maxage\\s*=\\s*"?${age}\\b`, 'i').test(control)) return 'holds';
  return { at: 'header Cache-Control', expected: `public, with s-maxage=${age}`, actual: readable(control) };
});

function sets(exchange: JudgedExchange): boolean {
  return exchange.header('Set-Cookie') !== undefined;
}

export const publicUsageVariesByCookie = single((exchange) => {
  const query = requestedQuery(exchange);
  if (!query?.lists.includes('imageusage') || !isAnswered(exchange)) return 'does not apply';
  if (!dependsOnUser(query.value('uselang'))) return 'does not apply';
  if (!/\bpublic\b/i.test(exchange.header('Cache-Control') ?? '')) return 'does not apply';
  const vary = exchange.header('Vary') ?? '';
  if (/(?:^|[\s,])(?:cookie|\*)(?:$|[\s,])/i.test(vary)) return 'holds';
  return { at: 'header Vary', expected: 'Cookie', actual: readable(vary) };
});

/** The modules whose responses depend on the client, and those whose responses do not (core 4.8). */
const ofClients = new Set(['tokens', 'userinfo']);
const ofEverybody = new Set(['imageusage', 'siteinfo', 'allpages']);

/** What decides what a response says to caches, if its request has no times for them. */
function kindForCaches(exchange: JudgedExchange, modules: readonly string[]): string | undefined {
  if (exchange.mediaType === 'text/html') return 'page';
  if (exchange.errorCode !== undefined) return undefined;
  // Caches may keep what other modules say for some clients and not for others.
  if (modules.some((name) => !ofClients.has(name) && !ofEverybody.has(name))) return undefined;
  if (modules.some((name) => ofClients.has(name))) return 'of clients';
  return modules.length > 0 && modules.every((name) => ofEverybody.has(name)) ? 'of everybody' : undefined;
}

/** Without times for caches, nothing but the kind of a response decides what it says to them. */
export const cachingIsTheSame = pair(function* (exchange): Generator<Fact> {
  const query = requestedQuery(exchange);
  if (!query?.lists.includes('imageusage') || exchange.status !== 200 || replacesHeaders(exchange)) return;
  // Whatever refuses strangers may say something else to caches than the wiki.
  if (!isOfApi(exchange) || isRefusal(exchange.errorCode)) return;
  const isFree = [query.value('maxage'), query.value('smaxage')].every((age) => age === undefined || /^0+$/.test(age));
  const directives = (exchange.header('Cache-Control') ?? '').toLowerCase().split(/\s*,\s*/);
  // Tokens have an invariant of their own, and a session that begins may have headers of its own.
  if (isFree && !sets(exchange) && !query.metas.includes('tokens'))
    yield { key: '', value: directives.sort().join(', '), at: 'header Cache-Control' };
  const modules = [...query.lists, ...query.metas].filter((name) => !isInvented(name));
  const kind = query.value('prop') === undefined ? kindForCaches(exchange, modules) : undefined;
  const vary = exchange.header('Vary');
  const value = vary === undefined ? 'no Vary' : /\bcookie\b|\*/i.test(vary) ? 'Cookie' : 'without Cookie';
  if (kind !== undefined && exchange.client.loggedIn !== undefined) yield { key: kind, value, at: 'header Vary' };
});
