import { exportHidden } from './hidden-parts';
import { exportLogs } from './logs';
import { exportNewMessages } from './new-messages';
import type {
  BlockDefinition,
  ChangeDefinition,
  DeletedFileDefinition,
  FileDefinition,
  PageDefinition,
  RestrictionDefinition,
  RevisionDefinition,
  SiteDefinition,
  UserDefinition,
  WatchedPageDefinition,
  WikiDefinition,
} from '../../schemas/generated/wiki-file';
import type { Block } from '../model/blocks';
import type { Archive, ArchivedRevision } from '../model/archive';
import { contentModel, modelOf } from '../model/content-model';
import { categoryNamespace, fileNamespace } from '../model/namespaces';
import type { LoggedEvent } from '../model/logged-event';
import type { FileVersion, Page, UploadedFile } from '../model/page';
import { pageOfText } from '../model/page-content';
import type { Restriction } from '../model/protection';
import type { RecentChange } from '../model/recent-changes';
import type { Revision } from '../model/revision';
import { findRevision } from '../model/revisions';
import { prefixedText, type Title, type Titled } from '../model/title';
import type { User } from '../model/user';
import { bothPages } from '../model/watchlist';
import type { WikiModel } from '../model/wiki-model';
import { sha1 } from '../text/sha1';
import { timestamp } from '../text/timestamp';

/**
 * Exports the content of a wiki as a definition that creates the same wiki again. Sessions, tokens, the clock, mail,
 * files in the stash and ids that are no longer used are not included.
 */
export function exportDefinition(wiki: WikiModel): WikiDefinition {
  const site: SiteDefinition = { ...wiki.site.settings, release: wiki.release.name } as SiteDefinition;
  const pages = [...wiki.pages.all()].sort((a, b) => a.id - b.id).map((page) => exportPage(wiki, page));
  const users = Array.from(wiki.users.all(), (user) => exportUser(wiki, user));
  const changes = Array.from(wiki.changes.walk(false, undefined), (change) => exportChange(wiki, change));
  const definition: WikiDefinition = {
    site,
    ...(pages.length > 0 && { pages }),
    ...(users.length > 0 && { users }),
    ...(wiki.hasBlocks && { blocks: exportBlocks(wiki) }),
    ...(wiki.knownArchive && exportDeletedPages(wiki, wiki.knownArchive)),
    ...(wiki.hasDeletedFiles && exportDeletedFiles(wiki)),
    ...(wiki.knownProtections && exportProtectedTitles(wiki)),
    ...(changes.length > 0 && { changes }),
    ...(wiki.logs.size > 0 && exportLogs(wiki)),
  };
  return {
    ...definition,
    ...(wiki.tags.names.length > 0 && exportedTags(wiki, definition)),
    ...exportNewMessages(wiki),
  };
}

/** The number of their uses is compared with what would follow from the rest of the definition. */
function exportedTags(wiki: WikiModel, definition: WikiDefinition): Pick<WikiDefinition, 'tags'> {
  const { createModel } = require('./create-model') as typeof import('./create-model');
  const { exportTags } = require('./tags') as typeof import('./tags');
  const defined = wiki.tags.defined;
  const rest = { ...definition, ...(defined.length > 0 && { tags: [...defined] }) };
  return exportTags(wiki, createModel(rest, wiki.release, wiki.environment, wiki.settings));
}

function exportPage(wiki: WikiModel, page: Page): PageDefinition {
  const { id, title, uses, declaresUses, links = [], declaresLinks, touched, file } = page;
  return {
    id,
    title,
    ...exportRevisions(wiki, page),
    ...(declaresUses && { uses: uses.map((key) => titleOf(wiki, { namespace: fileNamespace, key })) }),
    ...(declaresLinks && { externalLinks: [...links] }),
    ...exportRedirect(wiki, page),
    ...exportProtection(wiki, page),
    ...exportCategoryTimes(wiki, page),
    touched,
    ...(file && { file: exportFile(file) }),
  };
}

function exportRevisions(wiki: WikiModel, page: Page): Partial<PageDefinition> {
  const { id, revision, text, authorship, isNew } = page;
  const { user, timestamp, comment, minor, tags, parent, hidden } = authorship ?? {};
  const current = { ...withoutUndefined({ text, user, timestamp, comment }), ...exportModel(page, page) };
  const further = { ...withoutUndefined({ minor, tags: tags && [...tags], parent }), ...exportHidden(hidden) };
  const past = [...wiki.pages.history.walk(id, false)];
  const isPlain = past.length === 0 && Object.keys(further).length === 0;
  const isListedAsNew = isNew === (isPlain || (parent ?? past.at(-1)?.id ?? 0) === 0) ? {} : { new: isNew };
  if (isPlain) return { ...current, ...(revision !== id && { revision }), ...isListedAsNew };
  return {
    revisions: [...past.map((one) => exportRevision(page, one)), { id: revision, ...current, ...further }],
    ...isListedAsNew,
  };
}

function exportRevision(title: Titled, revision: Revision): RevisionDefinition {
  const { id, parent, user, timestamp, comment, minor, tags, text, hidden } = revision;
  const told = { id, parent, user, timestamp, comment, minor, tags: [...tags] };
  return {
    ...told,
    ...(text !== undefined && { text }),
    ...exportModel(title, revision),
    ...exportHidden(hidden),
  };
}

/** The content model, if it does not follow from the title. */
function exportModel(title: Titled, content: Pick<Revision, 'contentModel'>): Pick<RevisionDefinition, 'contentModel'> {
  const model = modelOf(title, content);
  return model === contentModel(title) ? {} : { contentModel: model };
}

/** A redirect is declared unless the text is the same redirect. */
function exportRedirect(wiki: WikiModel, page: Page): Pick<PageDefinition, 'redirect'> {
  const { redirect, target, text } = page;
  const read = text === undefined ? undefined : wiki.readTexts()(text, pageOfText(page)).redirect;
  if (!redirect || (read && target && isSameTitle(read, target))) return {};
  return { redirect: target ? `${titleOf(wiki, target)}${target.fragment && `#${target.fragment}`}` : true };
}

function isSameTitle(one: Title, other: Title): boolean {
  const members = ['namespace', 'key', 'interwiki', 'fragment'] as const;
  return members.every((name) => one[name] === other[name]);
}

function exportFile({ mime, bitDepth, versions }: UploadedFile): FileDefinition {
  const [latest, ...older] = versions.map((version) => exportVersion(version, bitDepth));
  return { ...latest, mime, bitDepth, ...(older.length > 0 && { older }) } as FileDefinition;
}

/** What follows from the content is left out. */
function exportVersion({ content, metadata, bitDepth: own, hidden, ...version }: FileVersion, bitDepth: number) {
  if (content) {
    const { timestamp, user, comment, replaced } = version;
    const told = { timestamp, user, comment, replaced, ...exportHidden(hidden) };
    return withoutUndefined({ ...told, content: Buffer.from(content).toString('base64') });
  }
  return withoutUndefined({
    ...version,
    ...exportHidden(hidden),
    metadata,
    ...(own !== undefined && own !== bitDepth && { bitDepth: own }),
  });
}

function exportUser(wiki: WikiModel, user: User): UserDefinition {
  const { id, name, password, groups, email, realName, registered, editCount } = user;
  const watchlist = wiki.watchlist.watchedBy(id).map((page) => exportWatched(wiki, id, page));
  return withoutUndefined({
    id,
    name,
    password,
    groups: [...groups],
    groupExpiry: user.groupExpiry && { ...user.groupExpiry },
    botPasswords: user.botPasswords?.map((one) => ({ ...one, grants: [...one.grants] })),
    email,
    emailConfirmed: user.emailConfirmed,
    realName,
    registered,
    lastAddress: wiki.users.addressOf(id),
    editCount,
    options: user.options && { ...user.options },
    watchlist: watchlist.length > 0 ? watchlist : undefined,
  }) as UserDefinition;
}

function exportWatched(wiki: WikiModel, user: number, page: Titled): string | WatchedPageDefinition {
  const title = titleOf(wiki, page);
  const expiry = wiki.watchlist.expiry(user, page) ?? Infinity;
  const [notificationTimestamp, talkNotificationTimestamp] = bothPages(page).map((one) =>
    wiki.watchlist.unseenSince(user, one),
  );
  const times = withoutUndefined({
    expiry: Number.isFinite(expiry) ? timestamp(expiry) : undefined,
    notificationTimestamp,
    talkNotificationTimestamp,
  });
  return Object.keys(times).length > 0 ? { title, ...times } : title;
}

function exportBlocks(wiki: WikiModel): BlockDefinition[] {
  return Array.from(wiki.blocks.walk(false, undefined, wiki.now), (block) => exportBlock(wiki, block));
}

/** Only what differs from the default. Pages of a partial block that no longer exist are not included. */
export function exportBlock(wiki: WikiModel, { partial, reason, ...block }: Block): BlockDefinition {
  const set = Object.fromEntries(Object.entries(block).filter(([, value]) => value !== false));
  const pages = partial?.pages.flatMap((id) => wiki.pages.find(id)?.title ?? []);
  return withoutUndefined({
    ...set,
    reason: reason === '' ? undefined : reason,
    pages,
    namespaces: partial && [...partial.namespaces],
  }) as BlockDefinition;
}

function exportChange(wiki: WikiModel, change: RecentChange): ChangeDefinition {
  const { type, revision, patrolState, log } = change;
  return {
    id: change.id,
    type,
    page: titleOf(wiki, change.title),
    pageId: change.pageId,
    user: change.user,
    ...(revision !== 0 && { revision }),
    oldRevision: change.oldRevision,
    timestamp: change.timestamp,
    comment: change.comment,
    minor: change.minor,
    bot: change.bot,
    oldLength: change.oldLength,
    newLength: change.newLength,
    ...exportDigest(wiki, change),
    tags: [...change.tags],
    patrolled: patrolState !== 'unpatrolled',
    autopatrolled: patrolState === 'autopatrolled',
    ...exportHidden(change.hidden),
    ...(log && { log: exportLog(log) }),
  };
}

function exportLog({ id, type, action, parameters }: LoggedEvent): ChangeDefinition['log'] {
  return { id, type, action, parameters: { ...parameters } };
}

/** The digest of a text that no revision of a page contains any longer. */
function exportDigest(wiki: WikiModel, change: RecentChange): Pick<ChangeDefinition, 'sha1'> {
  if (change.sha1 !== undefined) return { sha1: change.sha1 };
  const page = wiki.pages.findTitle(change.title.namespace, change.title.key);
  const isKept = page !== undefined && findRevision(wiki, page, change.revision)?.text === change.text;
  return change.text === undefined || change.revision === 0 || isKept ? {} : { sha1: sha1(change.text) };
}

/**
 * When the page joined those of its categories that it did not join with its current revision. What is left of its source after a
 * merge is still in the categories of the text before (sequence merges-of-templates), which no definition says.
 */
function exportCategoryTimes(wiki: WikiModel, page: Page): Pick<PageDefinition, 'categoryTimestamps'> {
  const { categories = [], authorship, touched, text = '' } = page;
  const older = categories.filter(({ since }) => since !== (authorship?.timestamp ?? touched));
  if (older.length === 0) return {};
  const written = new Set(
    wiki
      .readTexts()(text, pageOfText(page))
      .categories?.map(({ key }) => key),
  );
  const times = older
    .filter(({ key }) => written.has(key))
    .map(({ key, since }) => [titleOf(wiki, { namespace: categoryNamespace, key }), since] as const);
  return times.length === 0 ? {} : { categoryTimestamps: Object.fromEntries(times) };
}

function titleOf({ site }: WikiModel, title: Pick<Title, 'namespace' | 'key'>): string {
  return prefixedText(title, site.namespaces);
}

function exportProtection({ knownProtections }: WikiModel, { id }: Page): Pick<PageDefinition, 'protection'> {
  const restrictions = knownProtections?.ofPage(id) ?? [];
  return restrictions.length === 0 ? {} : { protection: exportRestrictions(restrictions) };
}

export function exportRestrictions(restrictions: readonly Restriction[]): RestrictionDefinition[] {
  return restrictions.map((restriction) => withoutUndefined({ ...restriction }) as RestrictionDefinition);
}

function exportProtectedTitles(wiki: WikiModel): Pick<WikiDefinition, 'protectedTitles'> {
  const titles = Array.from(wiki.protections.titles(false), ({ namespace, key, ...protection }) => {
    return { title: titleOf(wiki, { namespace, key }), ...withoutUndefined(protection) };
  });
  return titles.length === 0 ? {} : { protectedTitles: titles as WikiDefinition['protectedTitles'] & object };
}

/** One entry per deleted page, in the order in which they were deleted. */
function exportDeletedPages(wiki: WikiModel, archive: Archive): Pick<WikiDefinition, 'deletedPages'> {
  const entries: { readonly number: number; readonly page: PageDefinition }[] = [];
  for (const { namespace, key, revisions } of archive.all()) {
    const title = titleOf(wiki, { namespace, key });
    const byPage = new Map<number, ArchivedRevision[]>();
    for (const revision of revisions) {
      const own = byPage.get(revision.pageId);
      if (own) own.push(revision);
      else byPage.set(revision.pageId, [revision]);
    }
    for (const [id, own] of byPage) {
      const { uses, links, redirect } = own.at(-1)?.declared ?? {};
      const page: PageDefinition = {
        ...{ id, title, revisions: own.map((revision) => exportRevision({ namespace, key }, revision)) },
        ...(uses && { uses: uses.map((used) => titleOf(wiki, { namespace: fileNamespace, key: used })) }),
        ...(links && { externalLinks: [...links] }),
        ...(redirect !== undefined && { redirect: redirect === true ? true : titleOf(wiki, redirect) }),
      };
      entries.push({ number: Math.min(...own.map(({ archiveId }) => archiveId)), page });
    }
  }
  entries.sort((one, other) => one.number - other.number);
  return entries.length === 0 ? {} : { deletedPages: entries.map(({ page }) => page) };
}

function exportDeletedFiles(wiki: WikiModel): Pick<WikiDefinition, 'deletedFiles'> {
  const files = Array.from(wiki.fileArchive.all(), ({ id, key, file: { mime, bitDepth }, version }) => {
    const title = titleOf(wiki, { namespace: fileNamespace, key });
    const told = exportVersion(version, bitDepth);
    return { id, title, ...told, mime, bitDepth: version.bitDepth ?? bitDepth } as DeletedFileDefinition;
  });
  return files.length === 0 ? {} : { deletedFiles: files };
}

type WithoutUndefined<Values> = { [Name in keyof Values]: Exclude<Values[Name], undefined> };

function withoutUndefined<Values extends object>(values: Values): Partial<WithoutUndefined<Values>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<
    WithoutUndefined<Values>
  >;
}
