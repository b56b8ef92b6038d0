import { createModel } from '../../emulator/definition/create-model';
import { createEnvironment } from '../../emulator/environment';
import type { ReleaseName } from '../../emulator/releases/release';
import { parseTitle, prefixedText, type Title } from '../../emulator/model/title';
import { readTitleText } from '../../emulator/model/title-text';
import { readingContext } from '../../emulator/modules/parse/reading-context';
import { releases } from '../../emulator/releases/releases';
import { preSaveTransform } from '../../emulator/wikitext/pre-save';
import { readWikitext } from '../../emulator/wikitext/wikitext';
import { member, members, type Session } from '../real-wiki/session';
import { administrator } from '../real-wiki/wiki-folder';
import { templates, type MadeUpText } from './made-up-text';

/** What a wiki found in a text; each list is sorted. */
export interface Reading {
  readonly files: readonly string[];
  readonly categories: readonly string[];
  readonly links: readonly string[];
  readonly pageLinks: readonly string[];
  readonly templates: readonly string[];
}

/** What both wikis must agree on before texts can be compared. */
export interface WikiFacts {
  readonly release: ReleaseName;
  /** What the real wiki calls its software: `MediaWiki 1.43.9`. */
  readonly version: string;
  readonly siteName: string;
  readonly server: string;
  readonly parserFunctions: boolean;
}

/** Categories that the wiki itself puts pages into; the fake knows some of them (docs/differences.md). */
const tracking: ReadonlySet<string> = new Set([
  ...['Pages_with_broken_file_links', 'Pages_with_template_loops', 'Pages_with_ignored_display_titles'],
  ...['Pages_using_duplicate_arguments_in_template_calls', 'Pages_with_ParserFunctions_errors'],
  ...['Pages_with_language_conversion_errors', 'Pages_using_invalid_self-closed_HTML_tags', 'Noindexed_pages'],
  ...['Indexed_pages', 'Hidden_categories', 'Pages_where_template_include_size_is_exceeded'],
  ...['Pages_with_math_errors', 'Pages_with_non-numeric_formatnum_arguments', 'Pages_using_the_EasyTimeline_extension'],
]);

const sorted = (items: Iterable<string>): string[] => [...new Set(items)].sort();

/** How the fake reads a text that is saved. */
export function readByFake({ title, text }: MadeUpText, facts: WikiFacts): Reading {
  const { release, siteName: name, server, parserFunctions } = facts;
  const pages = Object.entries(templates).map(([of, its]) => ({ title: of, text: its }));
  const settings = { debug: undefined, headersSent: false, unsupported: 'error' } as const;
  const definition = { site: { name, server, parserFunctions }, pages };
  const model = createModel(definition, releases[release], createEnvironment({ seed: 1 }), settings);
  const context = readingContext(model, { title: parseTitle(title, model.site) as Title });
  const saved = preSaveTransform(text, context, { name: administrator, isAnonymous: false });
  const {
    files,
    categories = [],
    links = [],
    pageLinks = [],
    templates: transcluded = [],
  } = readWikitext(saved, context);
  const titles = (texts: readonly string[]) =>
    sorted(texts.map((one) => prefixedText(readTitleText(one), model.site.namespaces)));
  return {
    files: sorted(files),
    categories: withoutTracking(categories.map(({ key }) => key)),
    links: sorted(links),
    pageLinks: titles(pageLinks),
    templates: titles(transcluded),
  };
}

/** How a real wiki reads a text, without saving it. */
export async function readByWiki(session: Session, { title, text }: MadeUpText): Promise<Reading> {
  const prop = 'images|categories|externallinks|links|templates';
  const response = await session.send({ action: 'parse', title, text, pst: '1', contentmodel: 'wikitext', prop });
  const texts = (list: string): string[] => members(response, 'parse', list).map(String);
  const titles = (list: string): string[] =>
    sorted(members(response, 'parse', list).map((one) => String(member(one, 'title'))));
  const categories = members(response, 'parse', 'categories').map((one) => String(member(one, 'category')));
  return {
    files: sorted(texts('images')),
    categories: withoutTracking(categories),
    links: sorted(texts('externallinks')),
    pageLinks: titles('links'),
    templates: titles('templates'),
  };
}

/** What a real wiki lists after it has saved a text. */
export async function saveOnWiki(session: Session, { title, text }: MadeUpText): Promise<Reading> {
  const token = await session.token('csrf');
  await session.send({ action: 'edit', title, text, token, bot: '1' });
  const limits = { imlimit: 'max', cllimit: 'max', ellimit: 'max', pllimit: 'max', tllimit: 'max' };
  const response = await session.send({
    action: 'query',
    titles: title,
    prop: 'images|categories|extlinks|links|templates',
    ...limits,
  });
  const list = (name: string, of: string): string[] =>
    members(response, 'query', 'pages', 0, name).map((one) => String(member(one, of)));
  const key = (text: string): string => text.slice(text.indexOf(':') + 1).replaceAll(' ', '_');
  return {
    files: sorted(list('images', 'title').map(key)),
    categories: withoutTracking(list('categories', 'title').map(key)),
    links: sorted(list('extlinks', 'url')),
    pageLinks: sorted(list('links', 'title')),
    templates: sorted(list('templates', 'title')),
  };
}

function withoutTracking(categories: readonly string[]): string[] {
  return sorted(categories.filter((name) => !tracking.has(name)));
}

/** Saves the templates that the texts use, and reads what the texts depend on. */
export async function prepareWiki(session: Session): Promise<WikiFacts> {
  const response = await session.send({ action: 'query', meta: 'siteinfo', siprop: 'general|functionhooks' });
  const general = (name: string): string => String(member(response, 'query', 'general', name));
  const token = await session.token('csrf');
  for (const [title, text] of Object.entries(templates)) await session.send({ action: 'edit', title, text, token });
  const software = general('generator');
  const version = /^MediaWiki (\d+\.\d+)/.exec(software)?.[1] ?? '';
  return {
    release: (version in releases ? version : '1.43') as ReleaseName,
    version: software,
    siteName: general('sitename'),
    server: general('server'),
    parserFunctions: members(response, 'query', 'functionhooks').includes('if'),
  };
}

export const lists = ['files', 'categories', 'links', 'pageLinks', 'templates'] as const;

/** The lists in which two readings differ. */
export function differences(one: Reading, other: Reading): (keyof Reading)[] {
  return lists.filter((name) => one[name].join('\n') !== other[name].join('\n'));
}
