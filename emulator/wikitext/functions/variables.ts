import { timeOffset } from '../../text/time-offset';
import { englishTimeWords, timeParts, writtenTime, type TimeWords } from '../../text/written-time';
import { isTitle, parseTitle, type Title } from '../../model/title';
import { Statistics } from '../../model/statistics';
import type { TitledFacts } from '../../model/text-reader';
import type { FunctionCall, ParserFunction, Variable } from './call';
import { formatNumber } from './numbers';
import { siteAddress } from './addresses';

/** `20260131120000`, as the wiki writes times internally. */
export function timestampDigits(date: Date): string {
  return date.toISOString().replace(/\D/g, '').slice(0, 14);
}

/** The week of ISO 8601, and the year that it belongs to. */
export function isoWeek(date: Date): { readonly week: number; readonly year: number } {
  const thursday = new Date(date.getTime());
  thursday.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  const year = thursday.getUTCFullYear();
  return { week: Math.ceil(((thursday.getTime() - Date.UTC(year, 0, 1)) / 86_400_000 + 1) / 7), year };
}

const two = (value: number): string => String(value).padStart(2, '0');
const part = (letter: string) => timeParts[letter]!;
const number =
  (of: (date: Date) => string) =>
  (date: Date, { digits }: TimeWords): string =>
    digits(of(date));

/** The parts of a time, by the part of the name after `CURRENT` and `LOCAL`. */
const partsOfTime: Readonly<Record<string, (date: Date, words: TimeWords) => string>> = {
  YEAR: part('Y'),
  MONTH: number((date) => two(date.getUTCMonth() + 1)),
  MONTH2: number((date) => two(date.getUTCMonth() + 1)),
  MONTH1: part('n'),
  MONTHNAME: part('F'),
  MONTHNAMEGEN: part('xg'),
  MONTHABBREV: part('M'),
  DAY: part('j'),
  DAY2: number((date) => two(date.getUTCDate())),
  DAYNAME: part('l'),
  DOW: number((date) => String(date.getUTCDay())),
  TIME: (date, words) => writtenTime(date.getTime(), words, 'time'),
  HOUR: part('H'),
  WEEK: number((date) => String(isoWeek(date).week)),
  TIMESTAMP: timestampDigits,
};

/** The same of a revision, by the part of the name after `REVISION`. */
const partsOfRevision: Readonly<Record<string, (facts: TitledFacts) => string>> = {
  ID: ({ revision }) => String(revision ?? ''),
  DAY: ({ timestamp }) => partOf('DAY', timestamp),
  DAY2: ({ timestamp }) => partOf('DAY2', timestamp),
  MONTH: ({ timestamp }) => partOf('MONTH', timestamp),
  MONTH1: ({ timestamp }) => partOf('MONTH1', timestamp),
  YEAR: ({ timestamp }) => partOf('YEAR', timestamp),
  TIMESTAMP: ({ timestamp }) => partOf('TIMESTAMP', timestamp),
  USER: ({ user }) => user ?? '',
  SIZE: ({ length }) => String(length ?? ''),
};

function partOf(name: string, timestamp: string | undefined): string {
  return timestamp === undefined ? '' : partsOfTime[name]!(new Date(timestamp), englishTimeWords);
}

const counts: Readonly<Record<string, keyof Statistics>> = {
  NUMBEROFPAGES: 'pages',
  NUMBEROFARTICLES: 'articles',
  NUMBEROFFILES: 'images',
  NUMBEROFEDITS: 'edits',
  NUMBEROFUSERS: 'users',
  NUMBEROFACTIVEUSERS: 'activeUsers',
  NUMBEROFADMINS: 'admins',
};

function countGroup(group: string, { context }: FunctionCall): number {
  let count = 0;
  for (const { groups } of context.source.users.all()) if (groups.includes(group)) count++;
  return count;
}

/** `R` asks for a number without separators. */
function shownNumber(value: number, raw: boolean, { context }: FunctionCall): string {
  return raw ? String(value) : formatNumber(String(value), context.source.site.contentLanguage);
}

export function now({ context }: FunctionCall): Date {
  return new Date(context.source.environment.clock.now());
}

/** In the time zone of the wiki. */
function localNow(call: FunctionCall): Date {
  const time = now(call).getTime();
  return new Date(time + timeOffset(call.context.source.site.settings.timeZone ?? 'UTC', time) * 60_000);
}

function wordsOf({ context }: FunctionCall): TimeWords {
  return context.source.site.timeWords;
}

function factsOf(title: Title, { context }: FunctionCall): TitledFacts {
  const page = context.source.pages.findTitle(title.namespace, title.key);
  if (page === undefined) return {};
  const { id, revision, length, touched, authorship } = page;
  return { id, revision, length, timestamp: authorship?.timestamp ?? touched, user: authorship?.user };
}

/** A title on this wiki, which counts as transcluded; `undefined` for other texts. */
function notedTitle(text: string, { context }: FunctionCall): Title | undefined {
  const title = parseTitle(text, context.rules);
  if (!isTitle(title) || title.interwiki !== '') return undefined;
  context.noteTemplate?.(title);
  return title;
}

/** Those of the page that is read, whose revision is about to be saved; 1.43 shows 0 for numbers that are not known. */
function factsOfPage(call: FunctionCall): TitledFacts {
  const { page, context } = call;
  const unknown = context.source.release.since('1.43') ? 0 : undefined;
  return {
    ...page,
    id: page.id ?? unknown,
    length: page.length ?? unknown,
    timestamp: page.timestamp ?? now(call).toISOString(),
  };
}

/** What `{{REVISIONUSER:…}}` and the like show. 1.43 shows the revision that is read if the title is its own (reading 16.3). */
function revisionPart(part: string, show: (facts: TitledFacts) => string): ParserFunction {
  return (first, _, call) => {
    const title = notedTitle(first, call);
    if (title === undefined) return show({});
    const showsReadOne = part !== 'ID' && call.context.source.release.since('1.43') && isReadPage(title, call);
    return show(showsReadOne ? factsOfPage(call) : factsOf(title, call));
  };
}

function isReadPage({ namespace, key }: Title, { page: { title } }: FunctionCall): boolean {
  return namespace === title.namespace && key === title.key;
}

/** `{{PAGEID:…}}`, which links to the title unless it is that of the page that is read. */
function pageId(first: string, call: FunctionCall): string {
  const title = parseTitle(first, call.context.rules);
  if (!isTitle(title)) return '';
  if (title.interwiki !== '' || title.namespace < 0 || title.key === '') return '0';
  if (!isReadPage(title, call)) call.context.noteLink?.(title);
  return call.context.exists(title) ? String(factsOf(title, call).id ?? 0) : '0';
}

const nothing = (): string => '';

/** Variables whose name must be written in upper case. */
export const variables: Readonly<Record<string, Variable>> = {
  '!': () => '|',
  '=': () => '=',
  ...Object.fromEntries(
    Object.entries(partsOfTime).flatMap(([name, show]): [string, Variable][] => [
      [`CURRENT${name}`, (call) => show(now(call), wordsOf(call))],
      [`LOCAL${name}`, (call) => show(localNow(call), wordsOf(call))],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(partsOfRevision).map(([part, show]): [string, Variable] => [
      `REVISION${part}`,
      (call) => show(factsOfPage(call)),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(counts).map(([name, count]): [string, Variable] => [
      name,
      (call) => shownNumber(new Statistics(call.context.source)[count], false, call),
    ]),
  ),
  SITENAME: ({ context }) => context.source.site.name,
  CURRENTVERSION: ({ context }) => context.source.release.version,
  CONTENTLANGUAGE: ({ context }) => context.source.site.language,
  CONTENTLANG: ({ context }) => context.source.site.language,
  PAGELANGUAGE: ({ context }) => context.source.site.language,
  DIRECTIONMARK: () => '\u200e',
  DIRMARK: () => '\u200e',
  CASCADINGSOURCES: nothing,
};

/** Variables whose name may be written in any case, here in lower case. */
export const anyCaseVariables: Readonly<Record<string, Variable>> = {
  server: (call) => siteAddress(call).server,
  servername: (call) =>
    siteAddress(call)
      .server.replace(/^(?:[a-z]+:)?\/\//, '')
      .replace(/:\d+$/, ''),
  scriptpath: (call) => siteAddress(call).scriptPath,
  stylepath: (call) => `${siteAddress(call).scriptPath}/skins`,
  articlepath: (call) => siteAddress(call).articlePath,
  pageid: (call) => String(factsOfPage(call).id ?? ''),
};

/** Those of 1.43 and later. */
export const variablesSince143: Readonly<Record<string, Variable>> = {
  USERLANGUAGE: ({ context }) => context.source.site.language,
  '#bcp47': ({ context }) => context.source.site.language,
  '#dir': () => 'ltr',
};

/** Functions about pages, groups and revisions. */
export const variableFunctions: Readonly<Record<string, ParserFunction>> = {
  ...Object.fromEntries(
    Object.entries(counts).map(([name, count]): [string, ParserFunction] => [
      name,
      (first, _, call) => shownNumber(new Statistics(call.context.source)[count], first === 'R', call),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(partsOfRevision)
      .filter(([part]) => part !== 'SIZE')
      .map(([part, show]): [string, ParserFunction] => [`REVISION${part}`, revisionPart(part, show)]),
  ),
  pageid: (first, _, call) => pageId(first, call),
  NUMBERINGROUP: numberInGroup,
  NUMINGROUP: numberInGroup,
  PAGESIZE: (first, [option], call) => shownNumber(pageSize(first, call), option?.text === 'R', call),
  PAGESINCATEGORY: pagesInCategory,
  PAGESINCAT: pagesInCategory,
  PROTECTIONLEVEL: nothing,
  PROTECTIONEXPIRY: nothing,
  CASCADINGSOURCES: nothing,
};

function pageSize(text: string, call: FunctionCall): number {
  const title = notedTitle(text, call);
  return (title && factsOf(title, call).length) ?? 0;
}

function numberInGroup(first: string, rest: Parameters<ParserFunction>[1], call: FunctionCall): string {
  return shownNumber(countGroup(first, call), isRaw(rest), call);
}

function isRaw(rest: Parameters<ParserFunction>[1]): boolean {
  return rest.some(({ text }) => text === 'R');
}

function pagesInCategory(first: string, rest: Parameters<ParserFunction>[1], call: FunctionCall): string {
  const { context } = call;
  const title = parseTitle(`Category:${first}`, context.rules);
  const size = isTitle(title) ? context.source.pages.categories.sizeOf(title.key) : undefined;
  const { pages = 0, files = 0, subcategories = 0 } = size ?? {};
  return shownNumber(pages + files + subcategories, isRaw(rest), call);
}
