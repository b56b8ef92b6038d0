import { isContainer, valueAt } from '../runner/paths';
import { readable } from '../runner/readable';
import { single } from './invariant';
import type { JudgedExchange } from './judged-exchange';
import { formatOf, isAnswered, isForOtherSites, mediaTypes, requestedQuery } from './query';

/** Whether a response has the data of a query; a HEAD request has none. */
function hasData({ method, status }: JudgedExchange): boolean {
  return method !== 'HEAD' && status === 200;
}

/** Whether a page is one of something in front of the wiki, such as a challenge: it says nothing about the wiki. */
function isOfAnother({ mediaType, page }: JudgedExchange): boolean {
  return mediaType === 'text/html' && page?.notice === undefined;
}

/** The version of the results: as requested, or else as the response shows. Undefined if that is unknown. */
export function formatVersion(exchange: JudgedExchange): 1 | 2 | undefined {
  const requested = exchange.parameters.values.get('formatversion');
  if (requested === '1') return 1;
  if (requested === '2' || requested === 'latest') return 2;
  // A wiki may have another default than 1.
  return undefined;
}

export const completeBatchIsAnnounced = single((exchange) => {
  const query = requestedQuery(exchange);
  const { document, xml } = exchange;
  if (!query || query.value('rawcontinue') !== undefined || !isAnswered(exchange)) return 'does not apply';
  const complete = xml ? xml.attributes.get('batchcomplete') : document?.batchcomplete;
  const continues = xml ? xml.children.some(({ name }) => name === 'continue') : document?.continue !== undefined;
  if ((!document && !xml) || (continues && complete === undefined)) return 'does not apply';
  const version = formatVersion(exchange);
  const expected = xml || version === 1 ? [''] : version === 2 ? [true] : ['', true];
  if (expected.some((value) => value === complete)) return 'holds';
  return { at: '/batchcomplete', expected: expected.map(readable).join(' or '), actual: readable(complete) };
});

export const resultIsAnObject = single((exchange) => {
  const result = exchange.document?.query;
  if (!requestedQuery(exchange) || result === undefined) return 'does not apply';
  const isObject = isContainer(result) && (!Array.isArray(result) || result.length === 0);
  return isObject ? 'holds' : { at: '/query', expected: 'an object', actual: readable(result) };
});

export const continuationIsParameters = single((exchange) => {
  const next = exchange.document?.continue;
  if (!requestedQuery(exchange) || next === undefined) return 'does not apply';
  const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
  if (!isContainer(next) || Array.isArray(next)) {
    return { at: '/continue', expected: 'an object of parameters', actual: readable(next) };
  }
  const wrong = Object.entries(next).find(([, value]) => !isText(value));
  return wrong ? { at: `/continue/${wrong[0]}`, expected: 'a text or a number', actual: readable(wrong[1]) } : 'holds';
});

export const jsonIsPlain = single((exchange) => {
  if (formatOf(exchange) !== 'json' || !hasData(exchange)) return 'does not apply';
  if (isOfAnother(exchange)) return 'does not apply';
  if (exchange.mediaType !== 'application/json') {
    return { at: 'header Content-Type', expected: 'application/json', actual: readable(exchange.mediaType) };
  }
  if (exchange.notation === 'json' && (exchange.document || /^\s*\[\s*\]\s*$/.test(exchange.data))) return 'holds';
  return { at: 'body', expected: 'plain JSON', actual: readable(exchange.data.slice(0, 100)) };
});

export const formatIsAsRequested = single((exchange) => {
  const format = formatOf(exchange);
  if (format === undefined || !exchange.parameters.values.has('format') || !isAnswered(exchange))
    return 'does not apply';
  const expected = mediaTypes[format] ?? '';
  if (isOfAnother(exchange)) return 'does not apply';
  if (exchange.mediaType !== expected) {
    // With wrappedhtml, what would be a page is in JSON.
    if (expected === 'text/html' && exchange.parameters.values.has('wrappedhtml')) return 'does not apply';
    return { at: 'header Content-Type', expected, actual: readable(exchange.mediaType) };
  }
  if (exchange.method === 'HEAD') return 'holds';
  const notation = format.replace(/fm$/, '');
  const isRead = notation === 'xml' ? exchange.xml !== undefined : exchange.document !== undefined;
  if (isRead || (notation !== 'xml' && /^(?:\s*\[\s*\]\s*|a:0:\{\})$/.test(exchange.data))) return 'holds';
  return { at: 'body', expected: `data in the format ${notation}`, actual: readable(exchange.data.slice(0, 100)) };
});

export const absentFormatIsAPage = single((exchange) => {
  const isAbsent = formatOf(exchange) !== undefined && !exchange.parameters.values.has('format');
  if (!isAbsent || exchange.status !== 200 || exchange.parameters.values.has('wrappedhtml')) return 'does not apply';
  if (exchange.mediaType === 'text/html') return 'holds';
  return { at: 'header Content-Type', expected: 'text/html', actual: readable(exchange.mediaType) };
});

export const requestIdIsReturned = single((exchange) => {
  const query = requestedQuery(exchange);
  const given = query?.value('requestid');
  const { document, xml } = exchange;
  if (given === undefined || (!document && !xml) || !isAnswered(exchange)) return 'does not apply';
  const returned = xml ? xml.attributes.get('requestid') : document?.requestid;
  return returned === given ? 'holds' : { at: '/requestid', expected: readable(given), actual: readable(returned) };
});

/** Errors that refuse a client because of who it is. A private wiki has its own, and may use it. */
const refusals = new Set(['permissiondenied', 'notloggedin', 'mustbeloggedin', 'login-required', 'unauthorized']);

export const strangersAreWelcome = single((exchange) => {
  const query = requestedQuery(exchange);
  const { client, errorCode, parameters } = exchange;
  if (!query || client.loggedIn !== false || query.hasPages || isForOtherSites(exchange)) return 'does not apply';
  if (parameters.values.has('assert') || parameters.values.has('assertuser')) return 'does not apply';
  const modules = [...query.lists, ...query.metas];
  const isOfOurs = modules.length > 0 && modules.every((name) => name === 'imageusage' || name === 'tokens');
  if (!isOfOurs) return 'does not apply';
  const wrong = [errorCode, valueAt(exchange.document, '/error/code')].find((code) => refusals.has(String(code)));
  if (wrong === undefined) return 'holds';
  return { at: '/error/code', expected: 'no error that requires an account', actual: readable(wrong) };
});
