import { childOf, type XmlElement } from '../documents/plain-values';
import { isContainer, valueAt } from '../runner/paths';
import { readable } from '../runner/readable';
import { pair, single, type Broken, type Fact, type SinglePredicate } from './invariant';
import type { JudgedExchange } from './judged-exchange';
import { isAnswered, requestedQuery } from './query';
import { readParameters } from './sent-parameters';

type Members = Readonly<Record<string, unknown>>;

/** The debug block of a response, whatever its format; undefined if it has none. */
function blockOf({ document, xml }: JudgedExchange): Members | undefined {
  const inXml = xml && childOf(xml, 'debuginfo');
  const block = inXml ? fromXml(inXml) : document?.debuginfo;
  return isContainer(block) ? (block as Members) : undefined;
}

/** The members that are lists, whose elements have names of their own in XML. */
const lists = new Set(['log', 'debugLog', 'queries', 'includes']);

/** The block as JSON has it (core 9). */
function fromXml(element: XmlElement): Members {
  const members = Object.fromEntries(element.attributes);
  if ('time' in members) Object.assign(members, { time: asNumber(members.time) });
  const inside = element.children.map((child): [string, unknown] => {
    if (!lists.has(child.name)) return [child.name, fromXml(child)];
    // A list has no attributes, and its elements have one name.
    const names = new Set(child.children.map(({ name }) => name));
    const isList = child.attributes.size === 0 && names.size <= 1 && [...names][0]?.startsWith('_') !== true;
    return [child.name, isList ? child.children.map(entryFromXml) : fromXml(child)];
  });
  return { ...members, ...Object.fromEntries(inside) };
}

function entryFromXml(entry: XmlElement): unknown {
  const { attributes, children, text: inside } = entry;
  const isText = [...attributes.keys()].every((name) => name === 'xml:space') && children.length === 0;
  return isText && (inside !== '' || attributes.size > 0) ? inside : fromXml(entry);
}

function asNumber(text: string | undefined): unknown {
  return text !== undefined && /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
}

function judgeBlock(judge: (block: Members, exchange: JudgedExchange) => Broken | undefined): SinglePredicate {
  return single((exchange) => {
    const block = blockOf(exchange);
    return block ? (judge(block, exchange) ?? 'holds') : 'does not apply';
  });
}

interface Kind {
  readonly words: string;
  readonly fits: (value: unknown) => boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const text: Kind = { words: 'a string', fits: isText };
const filled: Kind = { words: 'a string that is not empty', fits: (value) => isText(value) && value !== '' };
const seconds: Kind = { words: 'a number of seconds', fits: (value) => typeof value === 'number' && value >= 0 };
/** A number and its unit in the language of the response. */
const amount: Kind = {
  words: 'a number with a unit',
  fits: (value) => isText(value) && /^\p{Nd}.*\s[^\p{Nd}\s]+$/u.test(value),
};
const version: Kind = { words: 'a version', fits: (value) => isText(value) && /^\d+\.\d+/.test(value) };
/** Without a checkout: absent, or false in format version 2 (core 9). */
const revision: Kind = {
  words: 'hexadecimal digits',
  fits: (value) => value === undefined || value === false || (isText(value) && /^[0-9a-f]+$/.test(value)),
};
const branch: Kind = {
  words: 'the name of a branch',
  fits: (value) => value === undefined || value === false || (isText(value) && value.trim() !== ''),
};
const release: Kind = {
  words: 'the name of a release branch, such as REL1_43',
  fits: (value) => value === undefined || value === false || (isText(value) && /^(?:REL\d+_\d+|wmf\/\d)/.test(value)),
};

/** A member, which may have either of two names (core 9). */
function member(kind: Kind, ...names: readonly string[]): SinglePredicate {
  return judgeBlock((block) => mismatch(block, kind, names));
}

function mismatch(block: Members, { words, fits }: Kind, names: readonly string[]): Broken | undefined {
  const name = names.find((one) => one in block) ?? names[0]!;
  return fits(block[name]) ? undefined : { at: `/debuginfo/${name}`, expected: words, actual: readable(block[name]) };
}

/** A list whose every entry has some members, or is of a kind. */
function entries(name: string, members: Readonly<Record<string, Kind>> | Kind): SinglePredicate {
  return judgeBlock((block) => {
    const list = block[name];
    const at = `/debuginfo/${name}`;
    if (!Array.isArray(list)) return { at, expected: 'an array', actual: readable(list) };
    for (const [index, entry] of (list as readonly unknown[]).entries()) {
      const here = `${at}/${index}`;
      if (isKind(members)) {
        if (!members.fits(entry)) return { at: here, expected: members.words, actual: readable(entry) };
        continue;
      }
      if (!isContainer(entry)) return { at: here, expected: 'an object', actual: readable(entry) };
      for (const [part, { words, fits }] of Object.entries(members)) {
        const value = (entry as Members)[part];
        if (!fits(value)) return { at: `${here}/${part}`, expected: words, actual: readable(value) };
      }
    }
    return undefined;
  });
}

function isKind(value: Readonly<Record<string, Kind>> | Kind): value is Kind {
  return typeof value.fits === 'function';
}

export const blockHasWikiVersion = member(filled, 'wikiVersion', 'mwVersion');
export const blockHasRuntimeEngine = member(filled, 'runtimeEngine', 'phpEngine');
export const blockHasRuntimeVersion = member(filled, 'runtimeVersion', 'phpVersion');
export const blockHasGitRevision = member(revision, 'gitRevision');
export const blockHasGitBranch = member(branch, 'gitBranch');
export const blockHasReleaseBranch = member(release, 'gitBranch');
export const blockHasTime = member(seconds, 'time');
export const blockHasMemory = member(amount, 'memory');
export const blockHasMemoryPeak = member(amount, 'memoryPeak');
export const blockHasLog = entries('log', { msg: text, type: text, caller: text });
export const blockHasDebugLog = entries('debugLog', text);

export const blockTracesTheRequest = judgeBlock(({ debugLog }, { sent: { query } }) => {
  const begin = /^\?action=query\b/.exec(query)?.[0];
  if (begin === undefined || !Array.isArray(debugLog)) return undefined;
  if ((debugLog as readonly unknown[]).some((line) => isText(line) && line.includes(begin))) return undefined;
  return { at: '/debuginfo/debugLog', expected: `a line with ${begin}`, actual: `${debugLog.length} other lines` };
});

export const blockListsStatementsForUsage = judgeBlock(({ queries }, exchange) => {
  const query = requestedQuery(exchange);
  const isUsage = query?.lists.includes('imageusage') === true && !query.finished.includes('imageusage');
  if (!isUsage || !isAnswered(exchange) || !Array.isArray(queries) || queries.length > 0) return undefined;
  return { at: '/debuginfo/queries', expected: 'the statements that found the usage', actual: 'none' };
});

export const blockHasQueries = entries('queries', { sql: text, function: text, time: seconds });
export const blockHasIncludes = entries('includes', { name: filled, size: amount });

export const blockListsQueriesAlways = judgeBlock(({ queries }) => {
  return Array.isArray(queries)
    ? undefined
    : { at: '/debuginfo/queries', expected: 'an array, even if it is empty', actual: readable(queries) };
});

export const blockReportsVersions = judgeBlock((block) => {
  return (
    mismatch(block, version, ['wikiVersion', 'mwVersion']) ?? mismatch(block, version, ['runtimeVersion', 'phpVersion'])
  );
});

/** The names of the specification, and those of MediaWiki. */
const names = [
  ['wikiVersion', 'runtimeEngine', 'runtimeVersion'],
  ['mwVersion', 'phpEngine', 'phpVersion'],
] as const;

export const blockNamesAreOfOneKind = judgeBlock((block) => {
  const kinds = names.filter((kind) => kind.some((name) => name in block));
  if (kinds.length < 2) return undefined;
  const mixed = names.flat().filter((name) => name in block);
  return { at: '/debuginfo', expected: 'names of one kind', actual: mixed.join(', ') };
});

export const blockIsAlwaysThere = pair(function* (exchange) {
  const query = requestedQuery(exchange);
  const { document, xml } = exchange;
  if (
    !query ||
    !isAnswered(exchange) ||
    (document?.batchcomplete ?? xml?.attributes.get('batchcomplete')) === undefined
  )
    return;
  const value = blockOf(exchange) ? 'with the debug block' : 'without the debug block';
  yield { key: '', value, at: '/debuginfo' };
});

export const blockEchoesTheRequest = judgeBlock(({ request }, { method }) => {
  const at = '/debuginfo/request';
  if (!isContainer(request) || Array.isArray(request)) return { at, expected: 'an object', actual: readable(request) };
  const { method: shown, url, headers, params } = request as Members;
  if (shown !== method) return { at: `${at}/method`, expected: method, actual: readable(shown) };
  if (!isText(url) || !url.startsWith('/')) {
    return { at: `${at}/url`, expected: 'a path and a query string', actual: readable(url) };
  }
  if (!isContainer(headers)) return { at: `${at}/headers`, expected: 'an object', actual: readable(headers) };
  if (Object.keys(headers).length === 0) {
    return { at: `${at}/headers`, expected: 'the headers of the request', actual: 'none' };
  }
  const odd = Object.entries(headers).find(([, value]) => !isText(value));
  if (odd) return { at: `${at}/headers/${odd[0]}`, expected: 'a string', actual: readable(odd[1]) };
  return isContainer(params) ? undefined : { at: `${at}/params`, expected: 'an object', actual: readable(params) };
});

/** Parameters that a wiki may hide, or leave out: those with secrets, and those that begin like names of its own. */
const hidden = /token|password|^_/i;

/** The parameters that a block shows, and those that were sent, as far as their meaning is certain. */
function shownParameters(
  block: Members,
  { parameters: { values, isCertain } }: JudgedExchange,
): [shown: Members, sent: ReadonlyMap<string, string>] | undefined {
  const shown = valueAt(block, '/request/params');
  // Separators of lists are not always shown as they are.
  const sent = new Map([...values].filter(([name, value]) => !hidden.test(name) && !value.includes('\x1f')));
  // Without any parameter, PHP has an empty list.
  return isCertain && isContainer(shown) && sent.size > 0 ? [shown as Members, sent] : undefined;
}

export const blockDecodesParameters = judgeBlock((block, exchange) => {
  const [shown, sent] = shownParameters(block, exchange) ?? [];
  if (!shown || !sent) return undefined;
  for (const [name, value] of sent) {
    // PHP numbers parameters anew whose names are integers.
    if (shown[name] === value || /^-?\d+$/.test(name)) continue;
    return { at: `/debuginfo/request/params/${name}`, expected: readable(value), actual: readable(shown[name]) };
  }
  return undefined;
});

export const blockJoinsTypes = judgeBlock((block, exchange) => {
  const [shown, sent] = shownParameters(block, exchange) ?? [];
  const type = sent?.get('type');
  if (!shown || !type?.includes('|') || shown.type === type) return undefined;
  return { at: '/debuginfo/request/params/type', expected: readable(type), actual: readable(shown.type) };
});

/** The query string of the address that the block shows, and that of the request. */
function queryStrings(block: Members, exchange: JudgedExchange): [shown: string, sent: string] | undefined {
  const url = valueAt(block, '/request/url');
  const { query } = exchange.sent;
  if (!isText(url) || query === '' || !exchange.parameters.isCertain) return undefined;
  return [url.includes('?') ? url.slice(url.indexOf('?') + 1) : '', query.slice(1)];
}

export const blockEncodesParameters = judgeBlock((block, exchange) => {
  const [shown, sent] = queryStrings(block, exchange) ?? [];
  if (shown === undefined || sent === undefined) return undefined;
  const read = (query: string) => readParameters({ method: 'GET', query: `?${query}`, headers: {} }).values;
  const there = read(shown);
  for (const [name, value] of read(sent)) {
    if (there.get(name) === value || hidden.test(name) || value.includes('\x1f')) continue;
    return {
      at: '/debuginfo/request/url',
      expected: `${name} with the value ${readable(value)}`,
      actual: readable(shown),
    };
  }
  return undefined;
});

export const blockEncodesCharacters = judgeBlock((block, exchange) => {
  const [shown, sent] = queryStrings(block, exchange) ?? [];
  // A wiki with the names of MediaWiki shows what it received (core 9).
  if (shown === undefined || sent === undefined || /[|:\s]|%20/.test(sent)) return undefined;
  const raw = /[|:\s]|%20/.exec(shown)?.[0];
  if (raw === undefined) return undefined;
  const expected = '%7C for "|", %3A for ":" and + for spaces';
  return { at: '/debuginfo/request/url', expected, actual: `${readable(raw)} in ${readable(shown)}` };
});

/** What stays the same from request to request. */
const lasting = [...names.flat(), 'gitRevision', 'gitBranch'];

export const blockVersionsAreTheSame = pair(function* (exchange): Generator<Fact> {
  const block = blockOf(exchange) ?? {};
  for (const name of lasting) {
    const value = block[name];
    if (isText(value)) yield { key: name, value, at: `/debuginfo/${name}` };
  }
});
