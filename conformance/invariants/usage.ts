import { childOf, type XmlElement } from '../documents/plain-values';
import { isContainer, valueAt } from '../runner/paths';
import { readable } from '../runner/readable';
import { pair, single, type Broken, type Fact, type SinglePredicate } from './invariant';
import type { JudgedExchange } from './judged-exchange';
import { isAnswered, isForOtherSites, requestedQuery, type RequestedQuery } from './query';

/** A list of usage in a response, whatever its format. */
interface Usage {
  readonly query: RequestedQuery;
  /** As they came; of XML, by their attributes. */
  readonly entries: readonly unknown[];
  /** Their pages, as far as entries have numbers. */
  readonly pages: readonly UsingPage[];
  /** Where the list goes on, as the response says; undefined at its end. */
  readonly next: string | undefined;
}

interface UsingPage {
  readonly id: number;
  readonly namespace: number;
  readonly title: string;
  readonly isRedirect: boolean;
}

const list = '/query/imageusage';

/** The list of usage that a response has; undefined if it has none, or if it is not certain what was requested. */
function usageIn(exchange: JudgedExchange): Usage | undefined {
  const query = requestedQuery(exchange);
  if (!query?.lists.includes('imageusage') || !isAnswered(exchange)) return undefined;
  const { document, xml } = exchange;
  const entries = xml ? childOf(xml, 'query', 'imageusage')?.children.map(attributesOf) : valueAt(document, list);
  if (!Array.isArray(entries)) return undefined;
  const next = xml
    ? (childOf(xml, 'continue') ?? childOf(xml, 'query-continue', 'imageusage'))?.attributes.get('iucontinue')
    : (valueAt(document, '/continue/iucontinue') ?? valueAt(document, '/query-continue/imageusage/iucontinue'));
  return {
    query,
    entries: entries as readonly unknown[],
    pages: (entries as readonly unknown[]).flatMap(pageOf),
    next: next === undefined || typeof next === 'string' ? next : readable(next),
  };
}

function attributesOf({ attributes }: XmlElement): object {
  return Object.fromEntries(attributes);
}

/** An entry that lists only what links through a redirect is no page (core 4.4). */
function pageOf(entry: unknown): UsingPage[] {
  if (!isContainer(entry) || !('pageid' in entry)) return [];
  const { pageid, ns, title, redirect } = entry as Record<string, unknown>;
  return [
    {
      id: Number(pageid),
      namespace: Number(ns),
      title: String(title),
      isRedirect: redirect !== undefined && redirect !== false,
    },
  ];
}

function judgeUsage(judge: (usage: Usage, exchange: JudgedExchange) => Broken | undefined): SinglePredicate {
  return single((exchange) => {
    const usage = usageIn(exchange);
    return usage ? (judge(usage, exchange) ?? 'holds') : 'does not apply';
  });
}

export const usageIsAnArray = single((exchange) => {
  const query = requestedQuery(exchange);
  const value = valueAt(exchange.document, list);
  if (!query?.lists.includes('imageusage') || !isAnswered(exchange) || value === undefined) return 'does not apply';
  return Array.isArray(value) ? 'holds' : { at: list, expected: 'an array', actual: readable(value) };
});

export const usageIsReturned = single((exchange) => {
  const query = requestedQuery(exchange);
  const { document, xml } = exchange;
  if (!query?.lists.includes('imageusage') || query.finished.includes('imageusage')) return 'does not apply';
  // Another module may have filled the response, or finished before.
  if (!isAnswered(exchange) || query.value('rawcontinue') !== undefined || (!document && !xml)) return 'does not apply';
  if (document?.continue !== undefined || (xml && childOf(xml, 'continue'))) return 'does not apply';
  const found = xml ? childOf(xml, 'query', 'imageusage') : valueAt(document, list);
  return found === undefined ? { at: list, expected: 'the requested list', actual: 'nothing' } : 'holds';
});

export const usageEntriesArePages = judgeUsage(({ entries, query }, { notation }) => {
  for (const [index, entry] of entries.entries()) {
    const at = `${list}/${index}`;
    if (!isContainer(entry)) return { at, expected: 'a page', actual: readable(entry) };
    const { pageid, ns, title, redirlinks } = entry as Record<string, unknown>;
    if (
      pageid === undefined &&
      query.value('iuredirect') !== undefined &&
      (redirlinks !== undefined || notation === 'xml')
    ) {
      continue;
    }
    const isNumber = (value: unknown): boolean => {
      return notation === 'xml'
        ? /^(?:0|[1-9]\d*)$/.test(String(value))
        : Number.isInteger(value) && Number(value) >= 0;
    };
    if (!isNumber(pageid) || Number(pageid) === 0) {
      return { at: `${at}/pageid`, expected: 'a positive integer', actual: readable(pageid) };
    }
    if (!isNumber(ns)) return { at: `${at}/ns`, expected: 'the number of a namespace', actual: readable(ns) };
    const isTitle = typeof title === 'string' && title !== '' && !title.includes('_') && title.trim() === title;
    if (!isTitle) return { at: `${at}/title`, expected: 'a title with spaces', actual: readable(title) };
    if (Number(ns) !== 0 && !/^[^:]+:./u.test(title)) {
      return {
        at: `${at}/title`,
        expected: `a title with the prefix of namespace ${String(ns)}`,
        actual: readable(title),
      };
    }
  }
  return undefined;
});

/** By page id; with several namespaces by namespace first. Undefined if that is not certain. */
function orderOf({ query }: Usage): ((one: UsingPage, other: UsingPage) => number) | undefined {
  const namespaces = new Set((query.value('iunamespace') ?? '').split('|'));
  const direction = query.value('iudir') ?? 'ascending';
  if (!/^(?:ascending|descending)$/.test(direction)) return undefined;
  const sign = direction === 'ascending' ? 1 : -1;
  if (namespaces.size === 1 && !namespaces.has('*')) return (one, other) => sign * (one.id - other.id);
  // Unknown namespaces are left out with a warning, and one that is left decides alone.
  const isAll = namespaces.size === 1;
  if (!isAll && ![...namespaces].every((each) => /^(?:0|[1-9]|1[0-5])$/.test(each))) return undefined;
  return (one, other) => sign * (one.namespace - other.namespace || one.id - other.id);
}

export const usageIsOrdered = judgeUsage((usage) => {
  const compare = orderOf(usage);
  if (!compare) return undefined;
  const wrong = usage.pages.findIndex((page, index) => index > 0 && compare(usage.pages[index - 1]!, page) >= 0);
  if (wrong < 0) return undefined;
  const direction = usage.query.value('iudir') ?? 'ascending';
  const ids = usage.pages.slice(Math.max(0, wrong - 2), wrong + 1).map(({ id }) => id);
  return {
    at: `${list}/${wrong}`,
    expected: `pages in ${direction} order of their ids, none twice`,
    actual: readable(ids),
  };
});

/** The largest number of entries without and with the right to higher limits (core 4.2). */
const largest = { anyone: 500, some: 5000 };

export const usageIsWithinLimit = judgeUsage(({ query, entries }, { client }) => {
  const given = query.value('iulimit') ?? '10';
  if (!/^(?:max|\d{1,9})$/.test(given)) return undefined;
  const most = client.loggedIn === false ? largest.anyone : largest.some;
  const limit = given === 'max' ? most : Math.min(Math.max(Number(given), 1), most);
  if (entries.length <= limit) return undefined;
  return { at: list, expected: `at most ${limit} entries`, actual: `${entries.length} entries` };
});

export const usageIsFiltered = judgeUsage(({ query, pages }) => {
  const namespaces = (query.value('iunamespace') ?? '').split('|');
  const filter = query.value('iufilterredir') ?? 'all';
  const isChosen = namespaces.every((each) => /^(?:0|[1-9]|1[0-5])$/.test(each));
  for (const [index, { namespace, isRedirect }] of pages.entries()) {
    const at = `${list}/${index}`;
    if (isChosen && !namespaces.includes(String(namespace))) {
      return { at: `${at}/ns`, expected: `a namespace of ${namespaces.join(', ')}`, actual: String(namespace) };
    }
    if ((filter === 'redirects' && !isRedirect) || (filter === 'nonredirects' && isRedirect)) {
      return { at, expected: `a page of iufilterredir=${filter}`, actual: isRedirect ? 'a redirect' : 'no redirect' };
    }
  }
  return undefined;
});

export const usageContinues = judgeUsage((usage, { document, xml }) => {
  const { query, pages, next } = usage;
  const name = query.value('rawcontinue') === undefined ? '/continue' : '/query-continue/imageusage';
  if (next === undefined) return undefined;
  if (!/^-?\d+\|-?\d+(?:\|.*)?$/.test(next)) {
    return { at: `${name}/iucontinue`, expected: 'a namespace and a page id, separated by |', actual: readable(next) };
  }
  const modules = xml ? childOf(xml, 'continue')?.attributes.get('continue') : valueAt(document, '/continue/continue');
  if (name === '/continue' && (typeof modules !== 'string' || !modules.includes('||'))) {
    return {
      at: '/continue/continue',
      expected: 'what is left of the query, as a text with ||',
      actual: readable(modules),
    };
  }
  const place = placeOf(next);
  const last = pages.at(-1);
  const compare = orderOf(usage);
  if (!place || !last || !compare || compare(last, place) < 0) return undefined;
  return { at: `${name}/iucontinue`, expected: `a place after page ${last.id}`, actual: readable(next) };
});

/** The page at which a list goes on; undefined where redirects have a place of their own. */
function placeOf(next: string): UsingPage | undefined {
  const [, namespace, id] = /^(\d+)\|(\d+)$/.exec(next) ?? [];
  return id === undefined ? undefined : { namespace: Number(namespace), id: Number(id), title: '', isRedirect: false };
}

/** What determines which pages are listed, and in which order; undefined if redirects are followed, which changes both. */
function questionOf({ query }: Usage, title: string | undefined): string | undefined {
  if (query.value('iuredirect') !== undefined) return undefined;
  const values = ['iupageid', 'iunamespace', 'iufilterredir', 'iudir'].map((name) => query.value(name) ?? '');
  return JSON.stringify([title, ...values]);
}

/**
 * What follows each entry: the next one, where the list goes on, or its end. It is the same in each format, beside other
 * modules, for each client, and in small batches as in large ones.
 */
function* successors(usage: Usage, question: string): Generator<Fact> {
  const { query, pages, next } = usage;
  const first = query.value('iucontinue') ?? 'the beginning';
  const following = next === undefined ? 'the end' : (placeOf(next)?.id ?? undefined);
  const ids = [...pages.map(({ id }) => id), following];
  // A place may be one that no response gave, between two pages.
  if (ids[0] !== undefined && first === 'the beginning') yield { key: `${question} ${first}`, value: ids[0], at: list };
  for (const [index, { id }] of pages.entries()) {
    const successor = ids[index + 1];
    if (successor !== undefined) yield { key: `${question} ${id}`, value: successor, at: `${list}/${index + 1}` };
  }
}

export const usageIsTheSame = pair(function* (exchange) {
  const usage = usageIn(exchange);
  const question = usage && questionOf(usage, usage.query.value('iutitle'));
  if (usage && question !== undefined) yield* successors(usage, question);
});

export const spacesAndUnderscoresAreTheSame = pair(function* (exchange) {
  const usage = usageIn(exchange);
  const title = usage?.query
    .value('iutitle')
    ?.replace(/[ _]+/g, ' ')
    .trim()
    .replace(/^file ?: ?/i, 'File:');
  const question = usage && title !== undefined ? questionOf(usage, title) : undefined;
  if (usage && question !== undefined) yield* successors(usage, question);
});

export const usingPagesAreTheSame = pair(function* (exchange) {
  for (const [index, { id, namespace, title, isRedirect }] of (usageIn(exchange)?.pages ?? []).entries()) {
    yield { key: String(id), value: { ns: namespace, title, redirect: isRedirect }, at: `${list}/${index}` };
  }
});

/** Where a response says that a list goes on, it goes on. */
export const continuedUsageIsNotEmpty = pair(function* (exchange) {
  const usage = usageIn(exchange);
  const question = usage && questionOf(usage, usage.query.value('iutitle'));
  if (!usage || question === undefined) return;
  const { query, pages, next } = usage;
  if (next !== undefined) yield { key: `${question} ${next}`, value: 'pages', at: '/continue/iucontinue' };
  const from = query.value('iucontinue');
  // A place that no response gave may be after the last page; then there is nothing to compare with.
  if (from !== undefined && pages.length > 0) yield { key: `${question} ${from}`, value: 'pages', at: list };
  if (from !== undefined && pages.length === 0) yield { key: `${question} ${from}`, value: 'no page', at: list };
});

export const largestLimitIsTheSame = pair(function* (exchange): Generator<Fact> {
  const query = requestedQuery(exchange);
  const { document, xml, client } = exchange;
  if (!query?.lists.includes('imageusage') || query.value('iulimit') !== 'max' || !isAnswered(exchange)) return;
  if (query.finished.includes('imageusage') || (!document && !xml) || isForOtherSites(exchange)) return;
  const limit = xml ? childOf(xml, 'limits')?.attributes.get('imageusage') : valueAt(document, '/limits/imageusage');
  const key = JSON.stringify([client.loggedIn, client.key, query.value('iuredirect') !== undefined]);
  yield { key, value: limit === undefined ? 'nothing' : Number(limit), at: '/limits/imageusage' };
});
