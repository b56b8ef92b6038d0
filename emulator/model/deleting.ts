import type { ArchivedRevision } from './archive';
import type { DeletedVersion } from './file-archive';
import { isHidden } from './hidden-parts';
import { indexedAs, indexedContent } from './indexed-content';
import { fileNamespace } from './namespaces';
import { forgetMessages, noteMessage } from './new-messages';
import { readDependents, useFilesBehindRedirects, pageContent, pageOfText } from './page-content';
import type { FileVersion, Page, UploadedFile } from './page';
import { recordChange } from './record-change';
import type { RecentChange } from './recent-changes';
import { compareRevisions, type Revision } from './revision';
import { currentRevision, touchedPage, walkRevisions } from './revisions';
import { prefixedText, type Titled } from './title';
import { touchCategories } from './touch-categories';
import { timestamp as timeText } from '../text/timestamp';
import type { WikiModel } from './wiki-model';

/** The author and the reason of a deletion or restoration. */
export interface Deletion {
  /** A name in its canonical form, or an address. */
  readonly user: string;
  readonly comment?: string | undefined;
  /** Default: the wiki's clock. */
  readonly timestamp?: string | undefined;
  readonly bot?: boolean | undefined;
  /** Of the log entry. */
  readonly tags?: readonly string[] | undefined;
  /** Default: the next unused one. */
  readonly logId?: number | undefined;
}

/** A page before its deletion, and the recent change that records it. */
export interface DeletedPage {
  readonly page: Page;
  readonly change: RecentChange;
}

/**
 * Deletes a page with its history, its file and its protection. A log entry replaces its edits in the recent changes. The
 * revisions can be restored.
 */
export function deletePage(
  wiki: WikiModel,
  page: Page,
  { user, timestamp, comment = '', bot = false, tags = [], logId }: Deletion,
): DeletedPage {
  const change = recordChange(wiki, {
    type: 'log',
    title: { namespace: page.namespace, key: page.key },
    pageId: page.id,
    ...{ user, bot, comment, tags },
    ...(timestamp !== undefined && { timestamp }),
    log: { type: 'delete', action: 'delete', ...(logId !== undefined && { id: logId }) },
  });
  archivePage(wiki, page);
  return { page, change };
}

/**
 * Removes a page, without a log entry, and keeps its revisions to be restored.
 *
 * @param editsBefore 1.39 forgets changes under its title before that time, also those of other pages. Default: now
 */
export function archivePage(wiki: WikiModel, page: Page, editsBefore = wiki.now): void {
  const { namespace, key, id: pageId } = page;
  const revisions = Array.from(walkRevisions(wiki, page, false), (revision): Omit<ArchivedRevision, 'archiveId'> => {
    return {
      ...revision,
      namespace,
      key,
      pageId,
      ...(revision.id === page.revision && { declared: declaredBy(page) }),
    };
  });
  wiki.archive.add(page, revisions);
  wiki.archive.keepIndexed(pageId, indexedContent(page));
  archiveFile(wiki, page);
  wiki.changes.forgetEditsOf(pageId);
  // Other pages may have had the title before (sequence details-of-sessions).
  if (!wiki.release.since('1.43')) wiki.changes.forgetEditsUnder(page, editsBefore);
  wiki.knownProtections?.protect(pageId, []);
  wiki.pages.remove(page);
  forgetMessages(wiki, page);
  readDependents(wiki, [page]);
  touchCategories(wiki, page, undefined);
}

/** What does not follow from the text. */
function declaredBy({
  uses,
  declaresUses,
  links,
  declaresLinks,
  redirect,
  target,
  text,
}: Page): ArchivedRevision['declared'] {
  return {
    ...(declaresUses && { uses }),
    ...(declaresLinks && { links }),
    ...(redirect && text === undefined && { redirect: target ?? true }),
  };
}

/** Keeps the versions of a file to be restored. */
export function archiveFile(wiki: WikiModel, page: Pick<Page, 'key' | 'file'>): void {
  page.file?.versions.forEach((_, index) => {
    archiveVersion(wiki, page, index);
  });
}

function archiveVersion(wiki: WikiModel, { key, file }: Pick<Page, 'key' | 'file'>, index: number): void {
  const version = file?.versions[index];
  if (!file || !version) return;
  const { versions, ...rest } = file;
  const archiveName = names().archiveNameOf({ key, file }, index);
  wiki.fileArchive.add({ key, file: rest, version: { ...version, ...replacedAt(versions, index) }, archiveName });
}

/** When the next version replaced one. */
function replacedAt(versions: readonly FileVersion[], index: number): Pick<FileVersion, 'replaced'> {
  const replaced = versions[index]?.replaced ?? versions[index - 1]?.timestamp;
  return replaced === undefined ? {} : { replaced };
}

/** Loaded with the first file that is deleted. */
function names(): typeof import('./files') {
  return require('./files') as typeof import('./files');
}

/** Deletes a version of a file that was replaced: adds a log entry, and keeps it to be restored (writing 6.6). */
export function deleteVersion(
  wiki: WikiModel,
  page: Page & { readonly file: UploadedFile },
  index: number,
  { user, timestamp = wiki.now, comment = '', bot = false, tags = [] }: Deletion,
): RecentChange {
  const { versions } = page.file;
  archiveVersion(wiki, page, index);
  const left = versions.map((version, at) =>
    at === index + 1 ? { ...version, ...replacedAt(versions, at) } : version,
  );
  left.splice(index, 1);
  wiki.pages.put({ ...touchedPage(wiki, page, timestamp), file: { ...page.file, versions: left } });
  return recordChange(wiki, {
    type: 'log',
    title: { namespace: page.namespace, key: page.key },
    ...{ user, bot, comment, timestamp, tags },
    log: { type: 'delete', action: 'delete' },
  });
}

/** What is to be restored. Default: everything. */
export interface Restored {
  /** Times of revisions. */
  readonly timestamps?: readonly string[] | undefined;
  readonly fileIds?: readonly number[] | undefined;
}

/** Whether what would be shown of a page or a file is hidden if this is restored. */
export function leavesHidden(wiki: WikiModel, title: Titled, restored: Restored): boolean {
  const { revisions, files } = selectRestored(wiki, title, restored);
  const held = wiki.pages.findTitle(title.namespace, title.key);
  const newest = revisions.at(-1);
  const becomesCurrent = newest && (!held || compareRevisions(newest, currentRevision(wiki, held)) > 0);
  if (newest && becomesCurrent && isHidden(newest, 'content')) return true;
  const [file] = files.map(({ version }) => version).sort(newestFirst);
  return file !== undefined && !held?.file && isHidden(file, 'content');
}

/** How much was restored. */
export interface RestoredCount {
  readonly revisions: number;
  readonly files: number;
}

/**
 * Restores deleted revisions and files of a title: under the ids that they had, or as the past of the page that has the title now
 * (writing 6.6).
 *
 * @returns undefined if there is nothing to restore
 */
export function restorePage(
  wiki: WikiModel,
  title: Titled,
  restored: Restored,
  { user, timestamp = wiki.now, comment = '', bot = false, tags = [] }: Deletion,
): RestoredCount | undefined {
  const { revisions, files } = selectRestored(wiki, title, restored);
  if (revisions.length + files.length === 0) return undefined;
  wiki.archive.remove(title, new Set(revisions.map(({ id }) => id)));
  for (const { id } of files) wiki.fileArchive.remove(id);
  const held = wiki.pages.findTitle(title.namespace, title.key);
  const page = revisions.length === 0 ? held : restoreRevisions(wiki, title, held, revisions);
  if (page && files.length > 0) {
    // A page that comes back with its files is as old as its newest revision (writing 6.6).
    restoreFiles(wiki, held ? touchedPage(wiki, page, timestamp) : page, files);
  }
  const count = { revisions: revisions.length, files: files.length };
  recordChange(wiki, {
    type: 'log',
    title: { namespace: title.namespace, key: title.key },
    ...{ user, bot, comment, timestamp, tags },
    log: { type: 'delete', action: 'restore', parameters: { count } },
  });
  return count;
}

/** Whether everything is to be restored. */
export function isWhole({ timestamps = [], fileIds = [] }: Restored): boolean {
  return timestamps.length + fileIds.length === 0;
}

function selectRestored(wiki: WikiModel, title: Titled, restored: Restored) {
  const { timestamps = [], fileIds = [] } = restored;
  const isAll = isWhole(restored);
  const archived = wiki.knownArchive?.find(title)?.revisions ?? [];
  return {
    revisions: archived.filter((one) => isAll || timestamps.includes(one.timestamp)),
    files: deletedVersions(wiki, title).filter(({ id }) => isAll || fileIds.includes(id)),
  };
}

function restoreRevisions(
  wiki: WikiModel,
  title: Titled,
  held: Page | undefined,
  revisions: readonly ArchivedRevision[],
): Page {
  const newest = revisions.at(-1)!;
  const current = held && currentRevision(wiki, held);
  const isCurrent = !current || compareRevisions(newest, current) > 0;
  const id = held?.id ?? (wiki.pages.find(newest.pageId) ? wiki.pages.highestId + 1 : newest.pageId);
  // Real wikis try to create the page in any case, and use up an id.
  if (held) wiki.pages.reserve(wiki.pages.highestId + 1, 0);
  for (const revision of revisions) {
    if (revision !== newest || !isCurrent) wiki.pages.addPastRevision(id, plain(revision));
  }
  if (held && current && isCurrent) wiki.pages.addPastRevision(id, current);
  const page = isCurrent ? pageOf(wiki, title, newest, { id, held }) : held;
  wiki.pages.put(page);
  useFilesBehindRedirects(wiki, page);
  readDependents(wiki, [page]);
  touchCategories(wiki, held, page);
  if (isCurrent) noteRestored(wiki, title, page);
  return wiki.pages.find(id) ?? page;
}

/** A restored revision is a new message again; 1.39 takes it for the first one (sequence messages-without-edits). */
function noteRestored(wiki: WikiModel, title: Titled, page: Page): void {
  const [current, before] = walkRevisions(wiki, page, true);
  if (current === undefined) return;
  const oldRevision = wiki.release.since('1.43') ? (before?.id ?? 0) : 0;
  noteMessage(wiki, { type: 'edit', title, user: current.user, minor: current.minor, oldRevision });
}

/** The page with a restored revision as its current one. */
function pageOf(
  wiki: WikiModel,
  { namespace, key }: Titled,
  restored: ArchivedRevision,
  { id, held }: { readonly id: number; readonly held: Page | undefined },
): Page {
  const { user, timestamp, comment, minor, tags, parent, text, contentModel, hidden } = restored;
  const page: Page = {
    ...{ id, namespace, key, title: prefixedText({ namespace, key }, wiki.site.namespaces), touched: timestamp },
    ...{ redirect: false, uses: [], length: restored.length, revision: restored.id, isNew: held === undefined },
    authorship: { user, timestamp, comment, minor, tags, parent, ...(hidden && { hidden }) },
    ...(held?.file && { file: held.file }),
  };
  const joined = { at: wiki.now, before: held?.categories };
  const given = { text, contentModel, ...restored.declared, joined };
  const whole = { ...page, ...pageContent(given, wiki.readTexts(), pageOfText(page)) };
  const indexed = held ? indexedContent(held) : wiki.knownArchive?.indexed(id);
  return indexed ? indexedAs(whole, indexed) : whole;
}

export function deletedVersions(wiki: WikiModel, { namespace, key }: Titled): DeletedVersion[] {
  if (namespace !== fileNamespace || !wiki.fileArchive.hasName(key)) return [];
  return [...wiki.fileArchive.all()].filter((deleted) => deleted.key === key);
}

function restoreFiles(wiki: WikiModel, page: Page, files: readonly DeletedVersion[]): void {
  const restored = page.file ? asReplaced(files) : files.map(({ version }) => version);
  const versions = [...(page.file?.versions ?? []), ...restored];
  const file = { ...(page.file ?? files[0]!.file), versions: versions.sort(newestFirst) };
  wiki.pages.put({ ...page, file });
  readDependents(wiki, [page]);
}

/**
 * Versions that another one follows. One that was the latest gets a name from its own time, a second later as long as another version
 * has that name (writing 6.6).
 */
function asReplaced(files: readonly DeletedVersion[]): FileVersion[] {
  const taken = new Set(files.map(({ version }) => version.replaced));
  return files.map(({ version }) => {
    if (version.replaced !== undefined) return version;
    let time = Date.parse(version.timestamp);
    while (taken.has(timeText(time))) time += 1000;
    taken.add(timeText(time));
    return { ...version, replaced: timeText(time) };
  });
}

function newestFirst(one: { readonly timestamp: string }, other: { readonly timestamp: string }): number {
  return one.timestamp < other.timestamp ? 1 : one.timestamp > other.timestamp ? -1 : 0;
}

function plain(revision: ArchivedRevision): Revision {
  const { id, parent, user, timestamp, comment, minor, tags, text, contentModel, length, hidden } = revision;
  return {
    ...{ id, parent, user, timestamp, comment, minor, tags, text, length },
    ...(contentModel && { contentModel }),
    ...(hidden && { hidden }),
  };
}
