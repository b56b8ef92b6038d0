import { isContainer, valueAt } from '../runner/paths';
import { readable } from '../runner/readable';
import { childOf } from '../documents/plain-values';
import { pair, single, type Broken, type SinglePredicate } from './invariant';
import type { JudgedExchange } from './judged-exchange';
import { isInvented } from './outcome';
import { isAnswered, isForOtherSites, listOf, requestedQuery } from './query';

/** The token of every type that a client without an account gets, except for those of log-ins (core 3.2). */
const fixedToken = '+\\';

/** The tokens that belong to a session even without an account (core 3.2). */
const ofLogIns = new Set(['logintoken', 'createaccounttoken']);

/** The tokens in a response, by the names of their members, whatever its format; undefined if it has none. */
export function tokensIn({ document, xml }: JudgedExchange): ReadonlyMap<string, unknown> | undefined {
  if (xml) return childOf(xml, 'query', 'tokens')?.attributes;
  const tokens = valueAt(document, '/query/tokens');
  return isContainer(tokens) ? new Map(Object.entries(tokens)) : undefined;
}

/** The requested types; undefined if the response has no reason to have tokens, or if that is not certain. */
function requestedTypes(exchange: JudgedExchange): readonly string[] | undefined {
  const query = requestedQuery(exchange);
  if (!query?.metas.includes('tokens') || query.finished.includes('tokens')) return undefined;
  if (!isAnswered(exchange) || isForOtherSites(exchange) || query.value('rawcontinue') !== undefined) return undefined;
  return listOf(query.value('type') ?? 'csrf');
}

/** What a token is expected to be, for each token that is not of a log-in. */
function eachToken(
  exchange: JudgedExchange,
  applies: boolean,
  isRight: (value: unknown, name: string) => boolean,
  expected: string,
): ReturnType<SinglePredicate['judge']> {
  const tokens = tokensIn(exchange);
  if (!tokens || !applies) return 'does not apply';
  for (const [name, value] of tokens) {
    if (!ofLogIns.has(name) && !isRight(value, name)) return atToken(name, expected, value);
  }
  return 'holds';
}

function atToken(name: string, expected: string, value: unknown): Broken {
  return { at: `/query/tokens/${name}`, expected, actual: readable(value) };
}

/** A cache that was told to keep something for no time keeps nothing. */
const publicCaching = /(?:^|[\s,])(?:public\b|s-maxage\s*=\s*"?0*[1-9])/i;
const privateCaching = /(?:^|[\s,])(?:private|no-store|no-cache)\b/i;

/** Undefined if a response may be kept by no cache that several clients share. */
export function notPrivate(exchange: JudgedExchange): Broken | undefined {
  const control = exchange.header('Cache-Control') ?? '';
  if (privateCaching.test(control) && !publicCaching.test(control)) return undefined;
  return { at: 'header Cache-Control', expected: 'private, without public and s-maxage', actual: readable(control) };
}

export const tokensArePrivate = single((exchange) => {
  const isRequested = requestedQuery(exchange)?.metas.includes('tokens') === true && exchange.status === 200;
  const hasTokens =
    tokensIn(exchange) !== undefined || (isRequested && exchange.method === 'HEAD' && isAnswered(exchange));
  if (!isRequested && !hasTokens) return 'does not apply';
  const broken = notPrivate(exchange);
  // An error may come from something in front of the wiki, which need not say that it is private.
  if (!hasTokens && broken?.actual === readable('')) return 'does not apply';
  return broken ?? 'holds';
});

export const anonymousTokensAreFixed = single((exchange) => {
  const isAnonymous = exchange.client.loggedIn === false;
  return eachToken(exchange, isAnonymous, (value) => value === fixedToken, readable(fixedToken));
});

export const accountTokensAreSecret = single((exchange) => {
  const hasAccount = exchange.client.loggedIn === true && !isForOtherSites(exchange);
  const isSecret = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{32,}\+\\$/.test(value);
  return eachToken(exchange, hasAccount, isSecret, String.raw`32 or more hexadecimal digits, then +\ `.trim());
});

export const logInTokensAreSecret = single((exchange) => {
  const tokens = [...(tokensIn(exchange) ?? [])].filter(([name]) => ofLogIns.has(name));
  if (tokens.length === 0) return 'does not apply';
  const wrong = tokens.find(([, value]) => typeof value !== 'string' || !/^[0-9a-f]{32,}\+\\$/.test(value));
  return wrong ? atToken(wrong[0], String.raw`32 or more hexadecimal digits, then +\ `.trim(), wrong[1]) : 'holds';
});

export const tokensAreStrings = single((exchange) => {
  return eachToken(exchange, true, (value) => typeof value === 'string' && value !== '', 'a string');
});

/** A token is for the requests of its type alone. */
export const tokenTypesDiffer = single((exchange) => {
  const tokens = tokensIn(exchange);
  if (!tokens || tokens.size < 2 || exchange.client.loggedIn !== true) return 'does not apply';
  const names = new Map<unknown, string>();
  for (const [name, value] of tokens) {
    const other = names.get(value);
    if (other !== undefined) return atToken(name, `another value than that of ${other}`, value);
    names.set(value, name);
  }
  return 'holds';
});

export const tokensBelongToOneSession = pair(function* (exchange) {
  const { key, loggedIn } = exchange.client;
  if (loggedIn !== true || key === undefined || isForOtherSites(exchange)) return;
  for (const [name, value] of tokensIn(exchange) ?? []) {
    if (value === fixedToken) continue;
    yield { key: String(value), value: `a token of ${key}`, at: `/query/tokens/${name}` };
  }
});

export const tokensAreReturned = single((exchange) => {
  const types = requestedTypes(exchange);
  const isRead = exchange.document !== undefined || exchange.xml !== undefined;
  if (!types || !isRead || !types.some((type) => /^(?:csrf|watch|patrol|rollback)$/.test(type)))
    return 'does not apply';
  if (tokensIn(exchange)) return 'holds';
  return { at: '/query/tokens', expected: 'the requested tokens', actual: 'nothing' };
});

export const tokenSetIsAnObject = single((exchange) => {
  const { document, notation } = exchange;
  const tokens = valueAt(document, '/query/tokens');
  const isRequested = requestedTypes(exchange) !== undefined;
  // Serialized PHP has no objects.
  if (!isRequested || notation !== 'json' || tokens === undefined) return 'does not apply';
  if (isContainer(tokens) && !Array.isArray(tokens)) return 'holds';
  return { at: '/query/tokens', expected: 'an object, even without tokens', actual: readable(tokens) };
});

/** The types of MediaWiki itself; extensions have others, which are in a response only if it does not reject them. */
const typesOfMediaWiki = new Set(['createaccount', 'csrf', 'login', 'patrol', 'rollback', 'userrights', 'watch']);

export const tokensAreOfKnownTypes = single((exchange) => {
  const tokens = tokensIn(exchange);
  if (!tokens || !requestedTypes(exchange)) return 'does not apply';
  const texts = JSON.stringify([valueAt(exchange.document, '/warnings/tokens')]);
  const rejected = /Unrecognized values? for parameter \\"type\\": ([^"\\]*)/.exec(texts)?.[1]?.split(/, /) ?? [];
  for (const name of tokens.keys()) {
    const type = name.replace(/token$/, '');
    const isType = /^[a-z][a-z0-9_-]*token$/i.test(name) && type !== '';
    if (isType && !isInvented(type) && (typesOfMediaWiki.has(type) || !rejected.includes(type))) continue;
    return { at: `/query/tokens/${name}`, expected: 'tokens of types that the wiki knows', actual: 'a token' };
  }
  return 'holds';
});

export const onlyRequestedTokens = single((exchange) => {
  const types = requestedTypes(exchange);
  const tokens = tokensIn(exchange);
  if (!types || !tokens || types.includes('*')) return 'does not apply';
  const surplus = [...tokens.keys()].find((name) => !types.includes(name.replace(/token$/, '')));
  if (surplus !== undefined) return surplusToken(surplus);
  const places = [...tokens.keys()].map((name) => types.indexOf(name.replace(/token$/, '')));
  const wrong = places.findIndex((place, index) => index > 0 && place < places[index - 1]!);
  if (wrong < 0) return 'holds';
  const order = types.join(', ');
  return { at: '/query/tokens', expected: `tokens in the order ${order}`, actual: readable([...tokens.keys()]) };
});

function surplusToken(name: string): Broken {
  return { at: `/query/tokens/${name}`, expected: 'nothing, as it was not requested', actual: 'a token' };
}

export const watchTokenIsReturned = returned('watch');
export const patrolTokenIsReturned = returned('patrol');
export const bothTokensAreReturned = returned('watch', 'patrol');

function returned(...wanted: readonly string[]): SinglePredicate {
  return single((exchange) => {
    const types = requestedTypes(exchange);
    const tokens = tokensIn(exchange);
    const areRequested = types?.join() === '*' || wanted.every((type) => types?.includes(type) === true);
    if (!types || !tokens || !areRequested) return 'does not apply';
    const missing = wanted.find((type) => !tokens.has(`${type}token`));
    if (missing === undefined) return 'holds';
    return { at: `/query/tokens/${missing}token`, expected: 'the requested token', actual: 'nothing' };
  });
}
