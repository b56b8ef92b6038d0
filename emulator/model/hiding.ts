/** Hides parts of revisions, log entries and versions of files, and shows them again (writing 14). */
import type { ArchivedRevision } from './archive';
import type { DeletedVersion } from './file-archive';
import type { FilePage } from './files';
import type { LoggedEvent } from './logged-event';
import type { Page } from './page';
import type { RecentChange } from './recent-changes';
import type { Revision } from './revision';
import { touchedPage } from './revisions';
import type { WikiModel } from './wiki-model';

/**
 * The page counts as changed, even if another revision is current (writing 14.3).
 *
 * @param hidden a sum of `hiddenBits`
 */
export function hideRevision(wiki: WikiModel, page: Page, revision: Revision, hidden: number): void {
  const touched = touchedPage(wiki, wiki.pages.find(page.id) ?? page, wiki.now);
  if (revision.id === page.revision) {
    const { user, timestamp, comment, minor, tags, parent } = revision;
    wiki.pages.put({ ...touched, authorship: { user, timestamp, comment, minor, tags, parent, hidden } });
  } else {
    wiki.pages.put(touched);
    wiki.pages.replacePastRevision(page.id, { ...revision, hidden });
  }
  hideChange(wiki, wiki.changes.findRevision(revision.id), hidden);
}

export function hideArchivedRevision(wiki: WikiModel, revision: ArchivedRevision, hidden: number): void {
  wiki.archive.replace({ ...revision, hidden });
}

export function hideLoggedEvent(wiki: WikiModel, event: LoggedEvent, hidden: number): void {
  const hiding = { ...event, hidden };
  wiki.logs.put(hiding);
  const change = wiki.changes.findLog(event.id);
  if (change) hideChange(wiki, { ...change, log: hiding }, hidden);
}

export function hideFileVersion(wiki: WikiModel, page: FilePage, index: number, hidden: number): void {
  const { file } = page;
  const versions = file.versions.map((version, at) => (at === index ? { ...version, hidden } : version));
  wiki.pages.put({ ...(wiki.pages.find(page.id) ?? page), file: { ...file, versions } });
}

export function hideDeletedVersion(wiki: WikiModel, deleted: DeletedVersion, hidden: number): void {
  wiki.fileArchive.replace({ ...deleted, version: { ...deleted.version, hidden } });
}

/** What is hidden needs no patrol (writing 14). */
function hideChange({ changes }: WikiModel, change: RecentChange | undefined, hidden: number): void {
  if (change) changes.replace({ ...change, hidden, patrolState: 'autopatrolled' });
}
