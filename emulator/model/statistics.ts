import { activeUsers } from './active-users';
import { isReservedName } from './reserved-names';
import type { StatisticsSettings } from './site';
import type { TextSource } from './text-reader';
import type { User } from './user';

/** What a wiki counts, unless its wiki file has the number; no job waits (reading 7.2). */
export class Statistics {
  constructor(private readonly wiki: TextSource) {}

  get pages(): number {
    return this.wiki.pages.size;
  }

  get articles(): number {
    const { pages, site } = this.wiki;
    return this.given.articles ?? pages.articleCount.of(site.namespaces.contentIds);
  }

  get edits(): number {
    return this.given.edits ?? countEdits(this.wiki);
  }

  get images(): number {
    return this.given.images ?? this.wiki.pages.countFiles;
  }

  get users(): number {
    return people(this.wiki).length;
  }

  get activeUsers(): number {
    return this.given.activeUsers ?? activeUsers(this.wiki).size;
  }

  get admins(): number {
    return people(this.wiki).filter(({ groups }) => groups.includes('sysop')).length;
  }

  get jobs(): number {
    return this.given.jobs ?? 0;
  }

  private get given(): StatisticsSettings {
    return this.wiki.site.settings.statistics ?? {};
  }
}

/** Accounts that the software writes with were never registered, and so never counted. */
export function people({ users }: TextSource): User[] {
  return [...users.all()].filter(({ name }) => !isReservedName(name));
}

/** Actions in the log that count as an edit without a revision. */
const editsWithoutRevision = ['delete/delete', 'delete/delete_redir', 'delete/restore'];

/** Those whose revision is no edit. */
const revisionsWithoutEdit = ['upload/overwrite', 'upload/revert', 'import/upload', 'import/interwiki'];

const protections = ['protect/protect', 'protect/modify', 'protect/unprotect'];

function countEdits(wiki: TextSource): number {
  const { pages, knownArchive, logs } = wiki;
  const countAll = (actions: readonly string[]) => actions.reduce((sum, action) => sum + logs.countOf(action), 0);
  const revisions = pages.size + pages.history.size + (knownArchive?.size ?? 0);
  const others = countAll(editsWithoutRevision) - countAll(revisionsWithoutEdit);
  return revisions + others - countRedirectsOfMerges(wiki) - countLateFiles(wiki) - countProtections(wiki);
}

/** The redirect that a merge of a whole history leaves is no edit. */
function countRedirectsOfMerges({ pages, logs }: TextSource): number {
  let count = 0;
  for (const { title } of logs.walk(true, undefined, { action: 'merge/merge' })) {
    const page = pages.findTitle(title.namespace, title.key);
    if (page?.redirect && pages.history.countOf(page.id) === 0) count++;
  }
  return count;
}

/** A protection has a revision of its own, which is no edit, unless no page has the title. */
function countProtections({ logs }: TextSource): number {
  let count = 0;
  for (const action of protections) {
    for (const { pageId } of logs.walk(true, undefined, { action })) if (pageId !== 0) count++;
  }
  return count;
}

/** A file for a page that was there has a revision of its own, which is no edit. */
function countLateFiles({ pages, logs, knownArchive }: TextSource): number {
  let count = 0;
  for (const { title, revision } of logs.walk(true, undefined, { action: 'upload/upload' })) {
    const page = pages.findTitle(title.namespace, title.key);
    const past = (page && pages.history.find(page.id, revision)) ?? knownArchive?.findRevision(revision);
    if ((page?.revision === revision ? page.authorship : past)?.parent) count++;
  }
  return count;
}
