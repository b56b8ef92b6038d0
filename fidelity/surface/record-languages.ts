/**
 * Records what MediaWiki knows of each language that a wiki can have as its content language: names of namespaces, magic words,
 * special pages and the like, from `meta=siteinfo` and what titles and numbers become.
 */
import { pageMessages } from '../../emulator/formats/page-words';
import { englishNames } from '../../emulator/languages/english-names';
import { english } from '../../emulator/messages/english';
import { fileTextKeys } from '../../emulator/messages/file-texts';
import { logTexts } from '../../emulator/messages/log-texts';
import { timeLists } from '../../emulator/languages/time-lists';
import { monthKeys } from '../../emulator/text/written-time';
import { interfaceTextKeys } from '../../emulator/messages/interface-texts';
import { formTexts } from '../../emulator/modules/query/authmanagerinfo/texts';
import { repositoryTexts } from '../../emulator/modules/query/filerepoinfo/texts';
import { contentMessages } from '../../emulator/wikitext/content-messages';
import {
  inOrder,
  joinItems,
  readLists,
  rootLanguage,
  type Lists,
  type PackedLists,
  type SharedLists,
} from '../../emulator/languages/shared-lists';
import { packTexts } from './pack-texts';
import { timeForm, type NamesOfTimes } from './time-form';

/** Sends the parameters to `api.php` of the wiki with that content language, and returns the body of the response. */
export type SendToWikiOf = (language: string, parameters: Readonly<Record<string, string>>) => Promise<string>;

export const kinds = ['names', 'special-pages', 'magic-words', 'messages'] as const;
export type Kind = (typeof kinds)[number];

/** The lists of each language of a release. */
export interface RecordedLanguages {
  readonly release: string;
  readonly lists: Readonly<Record<Kind, ReadonlyMap<string, Lists>>>;
}

/** `siteinfo` with `formatversion=2`, as far as it is used. */
export interface RecordedSiteInfo {
  readonly general: RecordedGeneral;
  readonly namespaces: Readonly<Record<string, { readonly id: number; readonly name: string }>>;
  readonly namespacealiases: readonly { readonly id: number; readonly alias: string }[];
  readonly specialpagealiases: readonly { readonly realname: string; readonly aliases: readonly string[] }[];
  readonly magicwords: readonly {
    readonly name: string;
    readonly aliases: readonly string[];
    readonly 'case-sensitive': boolean;
  }[];
  readonly defaultoptions: { readonly language: string; readonly variant: string };
}

interface RecordedGeneral {
  readonly generator: string;
  readonly sitename: string;
  readonly mainpage: string;
  readonly linktrail: string;
  readonly linkprefix: string;
  readonly linkprefixcharset: string;
  readonly fallback8bitEncoding: string;
  readonly rtl: boolean;
  readonly fallback: readonly { readonly code: string }[];
  readonly variants?: readonly { readonly code: string; readonly name: string }[];
}

/** Numbers that show digits, separators and from how many digits on there are any. */
const numbers = ['-1234567890.25', '1234', '12345', '0123456789'];

/** Counts that distinguish the plural forms of every language. */
export const counts = [...Array(121).keys(), 200, 1000, 1_000_000];
/** Fractions that do: some languages look at the whole part only. */
const fractions = [0.5, 1.5, 2.5];

async function request(
  send: SendToWikiOf,
  language: string,
  parameters: Readonly<Record<string, string>>,
): Promise<unknown> {
  return JSON.parse(await send(language, { ...parameters, format: 'json', formatversion: '2' }));
}

/**
 * @param codes the languages to record. Default: all that the wiki has
 * @throws Error if a response is not one of MediaWiki
 */
export async function recordLanguages(
  send: SendToWikiOf,
  codes: readonly string[] | undefined,
  report: (code: string) => void = () => undefined,
): Promise<RecordedLanguages> {
  const first = (await request(send, rootLanguage, {
    action: 'query',
    meta: 'siteinfo',
    siprop: 'general|languages',
  })) as {
    query: { general: RecordedGeneral; languages: { code: string }[] };
  };
  const release = /^MediaWiki (\d+\.\d+)/.exec(first.query.general.generator)?.[1];
  if (release === undefined) throw new Error(`This is not MediaWiki: ${JSON.stringify(first).slice(0, 200)}`);
  const lists: Record<Kind, Map<string, Lists>> = {
    ...{ names: new Map<string, Lists>(), messages: new Map<string, Lists>() },
    ...{ 'special-pages': new Map<string, Lists>(), 'magic-words': new Map<string, Lists>() },
  };
  for (const { code } of first.query.languages) {
    if (codes && !codes.includes(code)) continue;
    report(code);
    const information = await siteInfo(send, code);
    lists.names.set(code, await namesOf(send, code, information));
    lists['special-pages'].set(
      code,
      new Map(information.specialpagealiases.map(({ realname, aliases }) => [realname, aliases])),
    );
    if (messageLanguages.includes(code)) lists.messages.set(code, await messagesOf(send, code));
    lists['magic-words'].set(code, new Map(information.magicwords.map((word) => [word.name, spellings(word)])));
  }
  return { release, lists };
}

async function siteInfo(send: SendToWikiOf, code: string): Promise<RecordedSiteInfo> {
  const siprop = 'general|namespaces|namespacealiases|specialpagealiases|magicwords|defaultoptions';
  const { query } = (await request(send, code, { action: 'query', meta: 'siteinfo', siprop })) as {
    query: RecordedSiteInfo;
  };
  return query;
}

/** The largest languages of Wikimedia wikis, with the variants that have messages of their own. */
export const messageLanguages: readonly string[] =
  'en de fr es ja ru zh zh-cn zh-hans zh-hant zh-hk zh-tw it pt pt-br pl ar he nl tr sv uk vi fa id cs ko fi'.split(
    ' ',
  );

const groups = ['user', 'autoconfirmed', 'bot', 'sysop', 'bureaucrat', 'interface-admin', 'suppress'];

/** The messages that the fake can show, and those that join and describe their parameters. */
const shownMessages: readonly string[] = [
  ...Object.keys(english).filter((key) => !key.startsWith('wikidouble-')),
  ...Object.keys(logTexts).filter((key) => key !== 'diff-multi-one-other'),
  ...['and', 'comma-separator', 'word-separator', 'parentheses', 'api-usage-docref', 'emailuser'],
  ...groups.flatMap((group) => [`group-${group}`, `grouppage-${group}`]),
  ...['vector', 'vector-2022', 'monobook', 'timeless', 'minerva'].map((skin) => `skinname-${skin}`),
  ...[
    'red-link-title',
    'internalerror',
    'internalerror-fatal-exception',
    'size-bytes',
    'size-kilobytes',
    'size-megabytes',
  ],
  ...pageMessages,
  ...monthKeys,
  'timezone-utc',
  ...contentMessages,
  ...interfaceTextKeys,
  ...fileTextKeys,
  ...Object.keys({ ...formTexts, ...repositoryTexts }),
  // Categories that the wiki itself puts pages into (reading 15.2).
  ...[
    'restricted-displaytitle-ignored',
    'hidden-category-category',
    'broken-file-category',
    'index-category',
    'noindex-category',
  ],
  ...['template-loop-category', 'duplicate-args-category'],
  ...['blockedtext-made-by', 'blockedtext-reason-comment', 'blockedtext-start-time', 'blockedtext-expiration-time'],
  ...['blockedtext-intended-blockee', 'blockedtext-contact-blocker-admin', 'blockedtext-block-ip'],
  ...['blockedtext-block-id', 'blockedtext-include-details-queries', 'api-login-fail-aborted'],
];

/** Anonymous clients may name 50 messages per request. */
const messagesPerRequest = 50;

async function messagesOf(send: SendToWikiOf, code: string): Promise<Lists> {
  const lists = await textsOf(send, code, [...new Set(shownMessages)].sort());
  for (const [key, list] of await timesOf(send, code)) lists.set(key, list);
  return lists;
}

async function textsOf(
  send: SendToWikiOf,
  code: string,
  keys: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const lists = new Map<string, readonly string[]>();
  for (let start = 0; start < keys.length; start += messagesPerRequest) {
    const ammessages = keys.slice(start, start + messagesPerRequest).join('|');
    const { query } = (await request(send, rootLanguage, {
      ...{ action: 'query', meta: 'allmessages', amlang: code, ammessages },
    })) as { query: { allmessages: { name: string; content?: string }[] } };
    for (const { name, content } of query.allmessages) {
      // Tabs separate the items of a list. The only text with one is Ukrainian, and begins with it.
      if (content !== undefined) lists.set(name, [content.replaceAll('\t', ' ')]);
    }
  }
  return lists;
}

/** The names of months and days, and how times are written with them: read off times that the wiki itself writes. */
async function timesOf(send: SendToWikiOf, code: string): Promise<Lists> {
  const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
  const names = monthKeys.map((key) => key.replace('_long', ''));
  const keys = {
    months: monthKeys,
    monthsOfDays: names.map((name) => `${name}-gen`),
    shortMonths: names.map((name) => name.slice(0, 3)),
    days,
    shortDays: days.map((day) => day.slice(0, 3)),
  };
  const texts = await textsOf(send, code, Object.values(keys).flat());
  const list = (of: keyof typeof keys) => keys[of].map((key) => texts.get(key)?.[0] ?? '');
  const words = {
    ...{ months: list('months'), monthsOfDays: list('monthsOfDays'), shortMonths: list('shortMonths') },
    ...{ days: list('days'), shortDays: list('shortDays') },
  };
  const forms = await timeForms(send, code, words);
  return new Map([
    ...(words.monthsOfDays.join() === words.months.join()
      ? []
      : [[timeLists.monthsOfDays, words.monthsOfDays] as const]),
    [timeLists.shortMonths, words.shortMonths],
    [timeLists.days, words.days],
    [timeLists.shortDays, words.shortDays],
    [timeLists.forms, forms],
  ]);
}

/** How a time with its date, a date and a time of day are written: of a signature, a heading of recent changes and a variable. */
async function timeForms(send: SendToWikiOf, code: string, names: NamesOfTimes): Promise<readonly string[]> {
  const text = '{{subst:CURRENTTIMESTAMP}}|{{subst:CURRENTTIME}}|~~~~~';
  const { parse: saved } = (await request(send, code, { action: 'parse', onlypst: '1', text })) as {
    parse: { text: string };
  };
  const [timestamp = '', time = '', signature = ''] = saved.text.split('|');
  const now = new Date(timestamp.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z'));
  const { query } = (await request(send, code, {
    ...{ action: 'query', list: 'recentchanges', rclimit: '1', rcprop: 'timestamp' },
  })) as { query: { recentchanges: { timestamp: string }[] } };
  const { parse: page } = (await request(send, code, {
    ...{ action: 'parse', prop: 'text', text: '{{Special:RecentChanges/days=90}}' },
  })) as { parse: { text: string } };
  const heading = /<h4>(.*?)<\/h4>/.exec(page.text)?.[1];
  const changed = query.recentchanges[0]?.timestamp;
  if (heading === undefined || changed === undefined) {
    throw new Error(`The wiki has no recent change, whose day would show how ${code} writes dates.`);
  }
  return [
    timeForm(signature.replace(/ \([^()]*\)$/, ''), now, names),
    timeForm(heading, new Date(changed), names),
    timeForm(time, now, names),
  ];
}

/** The last item says whether case matters, so that languages share it with their base. */
function spellings(word: RecordedSiteInfo['magicwords'][number]): string[] {
  return [...word.aliases, word['case-sensitive'] ? '+' : '-'];
}

async function namesOf(send: SendToWikiOf, code: string, information: RecordedSiteInfo): Promise<Lists> {
  const { general, namespaces, namespacealiases, defaultoptions } = information;
  const lists = new Map<string, readonly string[]>();
  const unnamed = (name: string) => name.replaceAll(general.sitename, '$1');
  for (const { id, name } of Object.values(namespaces)) {
    lists.set(String(id), [unnamed(name)]);
    const aliases = namespacealiases.filter((alias) => alias.id === id).map(({ alias }) => unnamed(alias));
    if (aliases.length > 0) lists.set(`alias ${id}`, aliases);
  }
  lists.set('mainpage', [general.mainpage]);
  lists.set('linktrail', [general.linktrail]);
  lists.set('linkprefix', [general.linkprefix]);
  lists.set('linkprefixcharset', [general.linkprefixcharset]);
  lists.set('fallback8bitEncoding', [general.fallback8bitEncoding]);
  const fallbacks = general.fallback.map((language) => language.code);
  if (fallbacks.length > 0) lists.set('fallback', fallbacks);
  if (general.rtl) lists.set('rtl', ['rtl']);
  if (general.variants)
    lists.set(
      'variants',
      general.variants.map((variant) => `${variant.code} ${variant.name}`),
    );
  if (defaultoptions.language !== code) lists.set('language', [defaultoptions.language]);
  if (defaultoptions.variant !== defaultoptions.language) lists.set('variant', [defaultoptions.variant]);
  const letters = await upperCaseFirst(send, code);
  if (letters.length > 0) lists.set('upperCaseFirst', letters);
  const { formatted, plurals } = await expansions(send, code);
  lists.set('numbers', formatted);
  const page = await pageSettings(send, code);
  if (page.join() !== englishNames.page.join()) lists.set('page', page);
  lists.set('plurals', plurals);
  if ((await hidesNames(send, code)) !== (await hidesNames(send, rootLanguage))) lists.set('extmetadata', ['name']);
  return lists;
}

/** Whether the metadata of files that a page hides at first include the name: the language lists those that it shows. */
async function hidesNames(send: SendToWikiOf, code: string): Promise<boolean> {
  const { query } = (await request(send, rootLanguage, {
    ...{ action: 'query', meta: 'allmessages', amlang: code, ammessages: 'metadata-fields' },
  })) as { query: { allmessages: { content?: string }[] } };
  return !/^\* *objectname *$/im.test(query.allmessages[0]?.content ?? '');
}

/** Letters of the Latin alphabet that become another letter than in English, each with that letter. */
async function upperCaseFirst(send: SendToWikiOf, code: string): Promise<string[]> {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const { query } = (await request(send, code, { action: 'query', titles: letters.join('|') })) as {
    query: { normalized: { from: string; to: string }[] };
  };
  const changed = query.normalized.filter(({ from, to }) => to !== from.toUpperCase());
  return changed.map(({ from, to }) => from + to);
}

/** What the pages of the interface in that language state in their first settings, as JSON. */
async function pageSettings(send: SendToWikiOf, code: string): Promise<string[]> {
  const page = await send(rootLanguage, { action: 'query', uselang: code, format: 'jsonfm' });
  const settings = ['wgSeparatorTransformTable', 'wgDigitTransformTable', 'wgDefaultDateFormat'].map((name) => {
    return new RegExp(`"${name}":(\\[.*?\\]|".*?")(?=,"wg)`).exec(page)?.[1];
  });
  if (settings.includes(undefined)) throw new Error(`The page of ${code} does not state ${settings.join()}.`);
  return settings as string[];
}

async function expansions(send: SendToWikiOf, code: string): Promise<{ formatted: string[]; plurals: string[] }> {
  const texts = [
    ...numbers.map((number) => `{{formatnum:${number}}}`),
    ...[counts, fractions].map((all) => all.map((count) => `{{plural:${count}|0|1|2|3|4|5}}`).join('')),
  ];
  const { expandtemplates } = (await request(send, code, {
    ...{ action: 'expandtemplates', prop: 'wikitext', text: texts.join('|') },
  })) as { expandtemplates: { wikitext: string } };
  const expanded = expandtemplates.wikitext.split('|');
  const [forms = '', ofFractions = ''] = expanded.slice(-2);
  return { formatted: expanded.slice(0, -2), plurals: [runs(forms), ofFractions] };
}

/** `0 1x119`: the forms of the counts, repetitions as a number. */
function runs(forms: string): string {
  return forms.replace(/(.)\1+/g, (run, form: string) => `${form}x${run.length} `).trim();
}

/**
 * Packs the lists of one kind; the newest release first.
 *
 * @param isOrdered whether the order of the keys of a language matters
 * @throws Error if reading them again gives anything else
 */
export function packLists(
  recordings: readonly { release: string; languages: ReadonlyMap<string, Lists> }[],
  isOrdered = true,
): PackedLists {
  const [newest, ...earlier] = recordings;
  if (newest === undefined) throw new Error('There is nothing to pack.');
  const orders = recordings.map(({ languages }) => [...(languages.get(rootLanguage)?.keys() ?? [])]);
  const keys = [...new Set([...orders.flat(), ...recordings.flatMap(keysOf)])];
  const texts = new Map(
    [...newest.languages.keys()].map((code) => [code, encode(newest.languages, code, keys, isOrdered)]),
  );
  const differences = new Map(
    earlier.map(({ release, languages }) => [release, differencesOf(texts, languages, keys, isOrdered)] as const),
  );
  const shared = { keys, newest: texts, earlier: differences };
  verify(shared, recordings, isOrdered);
  return { keys, earlier: [...differences.keys()], packed: packTexts(shared) };
}

function keysOf({ languages }: { languages: ReadonlyMap<string, Lists> }): string[] {
  return [...languages.values()].flatMap((lists) => [...lists.keys()]);
}

function encode(
  languages: ReadonlyMap<string, Lists>,
  code: string,
  keys: readonly string[],
  isOrdered: boolean,
): string {
  const candidates = code === rootLanguage ? [''] : basesOf(languages, code);
  const texts = candidates.map((base) => encodeWith(base, candidates, languages, code, keys, isOrdered));
  return texts.reduce((best, text) => (text.length < best.length ? text : best));
}

const chains = new WeakMap<Lists, readonly string[]>();

/** The languages that a language may share lists with: those that it falls back to, each once. */
function basesOf(languages: ReadonlyMap<string, Lists>, code: string): readonly string[] {
  const own = languages.get(code);
  return (own && chains.get(own)) ?? [rootLanguage];
}

/** Remembers which languages a language falls back to, for lists of other kinds than names. */
export function rememberFallbacks({ lists }: RecordedLanguages): void {
  // Two languages may fall back to each other, so a base must have come before.
  for (const kind of kinds) {
    const languages = lists[kind];
    const ranks = rankLanguages(lists.names);
    for (const [code, own] of languages) {
      const fallbacks = lists.names.get(code)?.get('fallback') ?? [];
      const known = [...fallbacks, rootLanguage].filter((one) => (ranks.get(one) ?? Infinity) < (ranks.get(code) ?? 0));
      chains.set(own, [...new Set(known)]);
    }
  }
}

/** The root first, then languages in an order in which most come after those that they fall back to. */
function rankLanguages(names: ReadonlyMap<string, Lists>): ReadonlyMap<string, number> {
  const ranks = new Map([[rootLanguage, 0]]);
  const visiting = new Set<string>();
  const visit = (code: string): void => {
    if (ranks.has(code) || visiting.has(code) || !names.has(code)) return;
    visiting.add(code);
    for (const fallback of names.get(code)?.get('fallback') ?? []) visit(fallback);
    ranks.set(code, ranks.size);
  };
  for (const code of names.keys()) visit(code);
  return ranks;
}

function encodeWith(
  base: string,
  candidates: readonly string[],
  languages: ReadonlyMap<string, Lists>,
  code: string,
  keys: readonly string[],
  isOrdered: boolean,
): string {
  const own = languages.get(code) ?? new Map<string, readonly string[]>();
  const inherited = languages.get(base) ?? new Map<string, readonly string[]>();
  const others = candidates.filter((one) => one !== base);
  const entries = keys.map((key) => {
    const list = own.get(key);
    const parent = inherited.get(key);
    if (list === undefined) return parent === undefined ? '' : '-';
    if (parent !== undefined && joinItems(parent) === joinItems(list)) return '';
    const forms = [`!${joinItems(list)}`];
    if (parent !== undefined) forms.push(...before(list, parent).filter((items) => /^[^!-]/.test(items)));
    for (const other of others) {
      const tail = languages.get(other)?.get(key);
      if (tail !== undefined) forms.push(...before(list, tail).map((items) => `${items}\v${other}`));
    }
    return forms.filter((form) => form === forms[0] || !/^[!-]/.test(form)).reduce(shorter);
  });
  const isUsualOrder = () => {
    const owned = keys.filter((_, index) => entries[index] !== '');
    return sameOrder(inOrder(own, [...owned, ...inherited.keys(), ...keys]), own);
  };
  const order = !isOrdered || isUsualOrder() ? '' : explicitOrder([...own.keys()], [...inherited.keys()], keys);
  return [base, order, ...entries].join('\n').replace(/\n+$/, '');
}

function shorter(one: string, other: string): string {
  return other.length < one.length ? other : one;
}

/** What stands before a list that ends with another, if anything does. */
function before(list: readonly string[], tail: readonly string[]): string[] {
  if (tail.length === 0 || tail.length > list.length) return [];
  const start = list.length - tail.length;
  return joinItems(list.slice(start)) === joinItems(tail) ? [joinItems(list.slice(0, start))] : [];
}

function sameOrder(one: Lists, other: Lists): boolean {
  return [...one.keys()].join('\n') === [...other.keys()].join('\n');
}

/** The positions of the first keys; the rest has the order of the base. */
function explicitOrder(own: readonly string[], base: readonly string[], keys: readonly string[]): string {
  const rest = (head: ReadonlySet<string>) => base.filter((key) => !head.has(key) && own.includes(key)).join('\n');
  let length = 0;
  while (length < own.length && rest(new Set(own.slice(0, length))) !== own.slice(length).join('\n')) length++;
  const positions = own.slice(0, length).map((key) => keys.indexOf(key));
  return positions.length === 0 ? '-' : positions.join(' ');
}

function differencesOf(
  texts: ReadonlyMap<string, string>,
  languages: ReadonlyMap<string, Lists>,
  keys: readonly string[],
  isOrdered: boolean,
): ReadonlyMap<string, string> {
  const differences = new Map<string, string>();
  for (const code of new Set([...texts.keys(), ...languages.keys()])) {
    if (!languages.has(code)) {
      differences.set(code, '-');
      continue;
    }
    const before = texts.get(code)?.split('\n') ?? [];
    const after = encode(languages, code, keys, isOrdered).split('\n');
    const changed: string[] = [];
    for (let index = 0; index < Math.max(before.length, after.length); index++) {
      const line = after[index] ?? '';
      if (line !== (before[index] ?? '')) changed.push(`${index} ${line}`);
    }
    if (changed.length > 0) differences.set(code, changed.join('\n'));
  }
  return differences;
}

function verify(
  shared: SharedLists,
  recordings: readonly { release: string; languages: ReadonlyMap<string, Lists> }[],
  isOrdered: boolean,
): void {
  const written = (lists: Lists) => JSON.stringify([...(isOrdered ? lists : inOrder(lists, shared.keys))]);
  for (const { release, languages } of recordings) {
    for (const [code, lists] of languages) {
      const read = readLists(shared, release, code) ?? new Map<string, readonly string[]>();
      if (written(read) === written(lists)) continue;
      throw new Error(`${code} of ${release} is read as ${written(read)}, not as ${written(lists)}.`);
    }
  }
}
