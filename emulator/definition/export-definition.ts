import { exportHidden } from './hidden-parts';
import { exportLogs } from './logs';
import type {
  BlockDefinition,
  ChangeDefinition,
  FileDefinition,
  PageDefinition,
  RevisionDefinition,
  SiteDefinition,
  UserDefinition,
  WatchedPageDefinition,
  WikiDefinition,
} from '../../schemas/generated/wiki-file';
import type { Block } from '../model/blocks';
import { fileNamespace } from '../model/namespaces';
import type { LoggedEvent } from '../model/logged-event';
import type { FileVersion, Page, UploadedFile } from '../model/page';
import { pageOfText } from '../model/page-content';
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
 * Exports the content of a wiki as a definition that creates the same wiki again. Sessions, tokens, the clock and the ids of
 * deleted pages are not included.
 */
export function exportDefinition(wiki: WikiModel): WikiDefinition {
  const site: SiteDefinition = { ...wiki.site.settings, release: wiki.release.name } as SiteDefinition;
  const pages = [...wiki.pages.all()].sort((a, b) => a.id - b.id).map((page) => exportPage(wiki, page));
  const users = Array.from(wiki.users.all(), (user) => exportUser(wiki, user));
  const changes = Array.from(wiki.changes.walk(false, undefined), (change) => exportChange(wiki, change));
  return {
    site,
    ...(pages.length > 0 && { pages }),
    ...(users.length > 0 && { users }),
    ...(wiki.hasBlocks && { blocks: exportBlocks(wiki) }),
    ...(wiki.knownArchive && exportDeletedPages(wiki)),
    ...(wiki.knownProtections && exportProtectedTitles(wiki)),
    ...(changes.length > 0 && { changes }),
    ...(wiki.logs.size > 0 && exportLogs(wiki)),
    ...(wiki.tags.defined.length > 0 && { tags: [...wiki.tags.defined] }),
  };
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
    touched,
    ...(file && { file: exportFile(file) }),
  };
}

function exportRevisions(wiki: WikiModel, page: Page): Partial<PageDefinition> {
  const { id, revision, text, authorship } = page;
  const { user, timestamp, comment, minor, tags, parent, hidden } = authorship ?? {};
  const current = withoutUndefined({ text, user, timestamp, comment });
  const further = { ...withoutUndefined({ minor, tags: tags && [...tags], parent }), ...exportHidden(hidden) };
  const past = [...wiki.pages.history.walk(id, false)];
  const isPlain = past.length === 0 && Object.keys(further).length === 0;
  if (isPlain) return { ...current, ...(revision !== id && { revision }) };
  return { revisions: [...past.map(exportRevision), { id: revision, ...current, ...further }] };
}

function exportRevision(revision: Revision): RevisionDefinition {
  const { id, parent, user, timestamp, comment, minor, tags, text, hidden } = revision;
  const told = { id, parent, user, timestamp, comment, minor, tags: [...tags] };
  return { ...told, ...(text !== undefined && { text }), ...exportHidden(hidden) };
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
function exportBlock(wiki: WikiModel, { partial, reason, ...block }: Block): BlockDefinition {
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

function titleOf({ site }: WikiModel, title: Pick<Title, 'namespace' | 'key'>): string {
  return prefixedText(title, site.namespaces);
}

function exportProtection({ knownProtections }: WikiModel, { id }: Page): Pick<PageDefinition, 'protection'> {
  const restrictions = knownProtections?.ofPage(id) ?? [];
  if (restrictions.length === 0) return {};
  return {
    protection: restrictions.map(
      (restriction) => withoutUndefined({ ...restriction }) as NonNullable<PageDefinition['protection']>[number],
    ),
  };
}

function exportProtectedTitles(wiki: WikiModel): Pick<WikiDefinition, 'protectedTitles'> {
  const titles = Array.from(wiki.protections.titles(false), ({ namespace, key, ...protection }) => {
    return { title: titleOf(wiki, { namespace, key }), ...withoutUndefined(protection) };
  });
  return titles.length === 0 ? {} : { protectedTitles: titles as WikiDefinition['protectedTitles'] & object };
}

/** One entry per deleted page; versions of files belong to the last one of their title. */
function exportDeletedPages(wiki: WikiModel): Pick<WikiDefinition, 'deletedPages'> {
  const entries: PageDefinition[] = [];
  for (const { namespace, key, revisions } of wiki.archive.all()) {
    const files = [...wiki.fileArchive.all()].filter((deleted) => namespace === fileNamespace && deleted.key === key);
    const title = titleOf(wiki, { namespace, key });
    const [first, ...older] = files.map(({ version }) => version);
    const file = first && exportFile({ ...files[0]!.file, versions: [first, ...older] });
    const ids = [...new Set(revisions.map(({ pageId }) => pageId))];
    ids.forEach((id, index) => {
      const own = revisions.filter(({ pageId }) => pageId === id);
      const { uses, links, redirect } = own.at(-1)?.declared ?? {};
      entries.push({
        ...{ id, title, revisions: own.map(exportRevision) },
        ...(uses && { uses: uses.map((used) => titleOf(wiki, { namespace: fileNamespace, key: used })) }),
        ...(links && { externalLinks: [...links] }),
        ...(redirect !== undefined && { redirect: redirect === true ? true : titleOf(wiki, redirect) }),
        ...(file && index === ids.length - 1 && { file }),
      });
    });
  }
  return entries.length === 0 ? {} : { deletedPages: entries };
}

type WithoutUndefined<Values> = { [Name in keyof Values]: Exclude<Values[Name], undefined> };

function withoutUndefined<Values extends object>(values: Values): Partial<WithoutUndefined<Values>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<
    WithoutUndefined<Values>
  >;
}
