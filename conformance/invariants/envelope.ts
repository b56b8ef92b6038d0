import { childOf } from '../documents/plain-values';
import { isContainer, valueAt } from '../runner/paths';
import { readable } from '../runner/readable';
import { pair, single, type Fact } from './invariant';
import type { JudgedExchange } from './judged-exchange';
import { isPassing } from './same-response';
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
  const { document, xml } = exchange;
  const inXml = xml && childOf(xml, 'continue');
  const next = inXml ? Object.fromEntries(inXml.attributes) : document?.continue;
  const query = requestedQuery(exchange);
  const ofOldKind = xml ? childOf(xml, 'query-continue')?.name : document?.['query-continue'];
  if (!query || (next === undefined && ofOldKind === undefined)) return 'does not apply';
  if (ofOldKind !== undefined && query.value('rawcontinue') === undefined) {
    return { at: '/query-continue', expected: 'nothing without rawcontinue', actual: readable(ofOldKind) };
  }
  if (next === undefined) return 'holds';
  const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
  if (!isContainer(next) || Array.isArray(next)) {
    return { at: '/continue', expected: 'an object of parameters', actual: readable(next) };
  }
  const wrong = Object.entries(next).find(([, value]) => !isText(value));
  if (wrong) return { at: `/continue/${wrong[0]}`, expected: 'a text or a number', actual: readable(wrong[1]) };
  const goesOn = Object.keys(next).some((name) => name !== 'continue');
  return goesOn ? 'holds' : { at: '/continue', expected: 'a place at which a module goes on', actual: readable(next) };
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
  if (format === undefined || !exchange.parameters.values.has('format')) return 'does not apply';
  const { status, errorCode } = exchange;
  if (status !== 200 || (errorCode !== undefined && isPassing(errorCode))) return 'does not apply';
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

export const dataHasStatusOfSuccess = single((exchange) => {
  const { document, xml, method, status } = exchange;
  if (!requestedQuery(exchange) || exchange.errorCode !== undefined) return 'does not apply';
  const isHead = method === 'HEAD' && /\bapi-result\b/.test(exchange.header('Content-Disposition') ?? '');
  const isData = document?.batchcomplete ?? document?.query ?? xml?.attributes.get('batchcomplete');
  if (!isHead && isData === undefined) return 'does not apply';
  return status === 200 ? 'holds' : { at: 'status', expected: '200', actual: String(status) };
});

/** The names of the members of a member, whatever the format. */
function namesIn({ document, xml }: JudgedExchange, member: string): string[] {
  if (xml) return childOf(xml, member)?.children.map(({ name }) => name) ?? [];
  const value = document?.[member];
  return isContainer(value) ? Object.keys(value) : [];
}

/** The members of results that belong to one module. */
const ofOneModule = ['imageusage', 'tokens', 'userinfo', 'allpages'];

export const resultsAreRequested = single((exchange) => {
  const query = requestedQuery(exchange);
  const { document, xml } = exchange;
  if (!query || (!document && !xml)) return 'does not apply';
  const names = namesIn(exchange, 'query');
  const isSurplus = (name: string): boolean =>
    ofOneModule.includes(name) && !query.lists.includes(name) && !query.metas.includes(name);
  const surplus = names.find(isSurplus);
  const generator = exchange.parameters.values.get('generator');
  const warnings = namesIn(exchange, 'warnings').filter((name) => name !== generator);
  const warning = surplus === undefined ? warnings.find(isSurplus) : undefined;
  if (warning !== undefined) {
    return { at: `/warnings/${warning}`, expected: 'nothing, as it was not requested', actual: 'a warning' };
  }
  if (surplus === undefined) return 'holds';
  return { at: `/query/${surplus}`, expected: 'nothing, as it was not requested', actual: 'a result' };
});

/** How a response writes what is either there or not: `batchcomplete`, and that a page is a redirect. */
function* flagsIn({ document }: JudgedExchange): Generator<[at: string, value: unknown]> {
  if (document?.batchcomplete !== undefined) yield ['/batchcomplete', document.batchcomplete];
  const pages = valueAt(document, '/query/imageusage');
  if (!Array.isArray(pages)) return;
  for (const [index, page] of (pages as readonly unknown[]).entries()) {
    const redirect = valueAt(page, '/redirect');
    if (redirect !== undefined && redirect !== false) yield [`/query/imageusage/${index}/redirect`, redirect];
  }
}

export const flagsAreOfOneKind = pair(function* (exchange): Generator<Fact> {
  if (!requestedQuery(exchange) || !isAnswered(exchange)) return;
  const version = exchange.parameters.values.get('formatversion') ?? 'the default';
  const key = version === 'latest' ? '2' : version;
  for (const [at, value] of flagsIn(exchange)) yield { key, value, at };
});

/** Parameters that choose another help page, or put it into data. */
const ofHelp = ['wrap', 'modules', 'submodules', 'recursivesubmodules', 'toc'];

export const absentActionIsHelp = pair(function* (exchange): Generator<Fact> {
  const { parameters, method, status, sent } = exchange;
  const isPlain =
    parameters.isCertain && sent.body === undefined && !ofHelp.some((name) => parameters.values.has(name));
  const isNegative = Number(parameters.values.get('maxlag') ?? 0) < 0;
  const errorFormat = parameters.values.get('errorformat') ?? 'bc';
  if (!/^(?:plaintext|wikitext|html|raw|none|bc)$/.test(errorFormat)) return;
  // An assertion may fail, for one client and not for another.
  const asserts = parameters.values.has('assert') || parameters.values.has('assertuser');
  if (!isPlain || parameters.values.has('action') || isNegative || asserts || (method !== 'GET' && method !== 'HEAD'))
    return;
  if (status !== 200 || isPassing(exchange.errorCode ?? '')) return;
  // An unknown format is an error whatever the action.
  if (!Object.hasOwn(mediaTypes, parameters.values.get('format') ?? 'jsonfm')) return;
  yield { key: '', value: [exchange.mediaType, exchange.errorCode ?? 'no error'], at: 'header Content-Type' };
});
