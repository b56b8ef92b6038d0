import { escapeHtmlText } from '../../../text/escape';
import { ResultList, ResultMap, type ResultValue } from '../../../response/result-tree';
import { contentModel, modelOf } from '../../../model/content-model';
import { fileNamespace } from '../../../model/namespaces';
import type { Page } from '../../../model/page';
import { pageProperty } from '../../../model/page-properties';
import { holdsRight } from '../../../model/rights';
import { prefixedKey, prefixedText, type Titled } from '../../../model/title';
import type { RequestContext } from '../../context';
import { pageLanguage } from '../../page-language';
import { pageTitle, type PageEntry } from '../../page-set/page-set';
import type { InfoPage, InfoValues } from './info-page';
import { timestamp } from '../../../text/timestamp';
import { encodeForWikiUrl } from '../../../text/wiki-url';

/** Members that a page gets, by name; those of an undefined value are left out. */
type Added = Readonly<Record<string, ResultValue | undefined>>;

/** What every page says of itself (core 4.7). */
export function usualMembers(context: RequestContext, { entry, title }: InfoPage): Added {
  const language = pageLanguage(context, title);
  const common = {
    contentmodel: entry.kind === 'existing' ? modelOf(title, entry.page) : contentModel(title),
    pagelanguage: language.code,
    pagelanguagehtmlcode: language.htmlCode,
    pagelanguagedir: language.direction,
  };
  if (entry.kind !== 'existing') return common;
  const { page } = entry;
  return {
    ...common,
    touched: page.touched,
    lastrevid: page.revision,
    length: page.length,
    redirect: page.redirect || undefined,
    new: isNew(context, page) || undefined,
  };
}

/** Whether a page has one revision, which no edit made (vector info/new-of-one-revision). */
function isNew({ wiki }: RequestContext, page: Page): boolean {
  const type = wiki.changes.findRevision(page.revision)?.type;
  return type === 'new' || (page.isNew && type !== 'edit');
}

/** @param requested all that the request asks for */
type DescribeMember = (
  context: RequestContext,
  page: InfoPage,
  requested: readonly string[],
  values: InfoValues,
) => Added;

/** What `inprop` adds, in the order in which it is added, whatever the order of the request. */
export const infoMembers: readonly (readonly [string, DescribeMember])[] = [
  ['protection', protection],
  ['watched', watched],
  ['watchers', (context, { title }) => ({ watchers: countWatchers(context, title) })],
  ['visitingwatchers', (context, { title }) => ({ visitingwatchers: countWatchers(context, title) })],
  ['notificationtimestamp', notificationTimestamp],
  ['talkid', (context, { title }) => ({ talkid: isTalk(title) ? undefined : otherSideId(context, title) })],
  ['subjectid', (context, { title }) => ({ subjectid: isTalk(title) ? otherSideId(context, title) : undefined })],
  ['associatedpage', (context, { title }) => ({ associatedpage: written(context, otherSide(title)) })],
  ['url', addresses],
  ['readable', () => ({ readable: true })],
  ['preload', ({ release }, { entry }) => ({ preload: preload(entry, release) })],
  ['preloadcontent', preloadContent],
  ['editintro', editIntro],
  [
    'displaytitle',
    (context, { entry, title }) => ({ displaytitle: ownTitle(entry) ?? escapeHtmlText(written(context, title)) }),
  ],
  ['varianttitles', variantTitles],
  ['linkclasses', linkClasses],
];

function written({ namespaces }: RequestContext, title: Titled): string {
  return prefixedText(title, namespaces);
}

function protection(context: RequestContext, { entry, title }: InfoPage): Added {
  const { release, wiki } = context;
  const isFile = title.namespace === fileNamespace;
  let types = entry.kind === 'existing' ? ['edit', 'move'] : ['create'];
  if (isFile && (entry.kind === 'existing' || !release.since('1.43'))) types = [...types, 'upload'];
  const held = wiki.knownProtections
    ? (require('./what-protects') as typeof import('./what-protects')).listProtections(context, title)
    : [];
  return { protection: new ResultList(held, 'pr'), restrictiontypes: new ResultList(types, 'rt') };
}

/** Whether the user watches the page, and until when, and may know it (writing 7; 4.3). */
function watched({ user, wiki }: RequestContext, { title }: InfoPage): Added {
  if (!user || !holdsRight(user, 'viewmywatchlist', wiki)) return { watched: false };
  const expiry = wiki.watchlist.expiry(user.id, title);
  const expires = expiry !== undefined && Number.isFinite(expiry);
  return { watched: expiry !== undefined, ...(expires && { watchlistexpiry: timestamp(expiry) }) };
}

/** Since when the page has changes that the user has not seen (writing 4.4). */
function notificationTimestamp({ user, wiki }: RequestContext, { title }: InfoPage): Added {
  const mayKnow = user && holdsRight(user, 'viewmywatchlist', wiki);
  return { notificationtimestamp: (mayKnow && wiki.watchlist.unseenSince(user.id, title)) ?? '' };
}

/** Undefined where the user may not know. */
function countWatchers({ user, wiki }: RequestContext, title: Titled): number | undefined {
  return holdsRight(user, 'unwatchedpages', wiki) ? wiki.watchlist.countWatchers(title) : undefined;
}

function isTalk({ namespace }: Titled): boolean {
  return namespace % 2 === 1;
}

function otherSide(title: Titled): Titled {
  return { namespace: title.namespace ^ 1, key: title.key };
}

function otherSideId({ wiki }: RequestContext, title: Titled): number | undefined {
  const { namespace, key } = otherSide(title);
  return wiki.pages.findTitle(namespace, key)?.id;
}

function addresses(context: RequestContext, { title }: InfoPage): Added {
  const { server, currentServer, canonicalServer, scriptPath, namespaces } = context;
  const key = prefixedKey(title, namespaces);
  const path = context.pagePath(key);
  const editurl = `${currentServer}${scriptPath}/index.php?title=${encodeForWikiUrl(key)}&action=edit`;
  // Of the canonical server only the scheme counts here.
  const canonical = server.startsWith('//') ? canonicalServer.replace(/\/\/.*/, '') + server : server;
  return { fullurl: currentServer + path, editurl, canonicalurl: canonical + path };
}

function preload(entry: PageEntry, release: RequestContext['release']): string | null {
  return entry.kind === 'existing' || release.since('1.43') ? '' : null;
}

/** Loaded with the first request for it. */
function preloadContent(context: RequestContext, page: InfoPage, _: readonly string[], values: InfoValues): Added {
  return (require('./preload-content') as typeof import('./preload-content')).preloadContent(context, page, values);
}

/** Loaded with the first request for it. */
function editIntro(context: RequestContext, page: InfoPage, _: readonly string[], values: InfoValues): Added {
  return (require('./edit-intro') as typeof import('./edit-intro')).editIntro(context, page, values);
}

/** The title that a page gives itself with `DISPLAYTITLE`. */
function ownTitle(entry: PageEntry): string | undefined {
  return entry.kind === 'existing' ? pageProperty(entry.page, 'displaytitle') : undefined;
}

/** The variants of what `displaytitle` finds, if that is requested as well (reading 4.1). */
function variantTitles(context: RequestContext, { entry, title }: InfoPage, requested: readonly string[]): Added {
  if (entry.kind !== 'existing') return {};
  const { contentLanguage: language, language: code } = context.wiki.site;
  const own = (requested.includes('displaytitle') ? ownTitle(entry) : undefined) ?? written(context, title);
  const titles = new ResultMap();
  if (language === undefined || language.variants.length === 0) titles.append(code, own);
  // Only the name of the namespace is converted (docs/differences.md, "Languages").
  for (const variant of language?.variants ?? []) {
    const namespace = context.wiki.site.variantNamespace(variant.code, title.namespace);
    titles.append(variant.code, namespace === undefined ? own : `${namespace}:${own.slice(own.indexOf(':') + 1)}`);
  }
  return { varianttitles: titles };
}

function linkClasses(_: RequestContext, { entry }: InfoPage): Added {
  if (entry.kind !== 'existing') return {};
  return { linkclasses: new ResultList(entry.page.redirect ? ['mw-redirect'] : []) };
}

/** A page that `prop=info` describes; undefined for special pages and invalid titles. */
export function infoPage(entry: PageEntry): InfoPage | undefined {
  const title = pageTitle(entry);
  return title && { entry, title };
}
