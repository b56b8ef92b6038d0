import type { LoggedEvent } from './logged-event';
import type { RecentChange } from './recent-changes';
import type { Revision } from './revision';
import { findRevision } from './revisions';
import type { WikiModel } from './wiki-model';

/** What has tags together: a revision, its recent change and its log entry, as far as there are such (writing 13.3). */
export interface TaggedItem {
  readonly revision?: Revision | undefined;
  /** The page of the revision; absent if it was deleted. */
  readonly pageId?: number | undefined;
  readonly change?: RecentChange | undefined;
  readonly event?: LoggedEvent | undefined;
}

/** A revision that is not deleted. */
export function itemOfRevision(wiki: WikiModel, id: number): TaggedItem | undefined {
  const found = findById(wiki, id);
  if (found?.pageId === undefined) return undefined;
  const change = wiki.changes.findRevision(id);
  return { ...found, change, event: eventOf(wiki, change) ?? wiki.logs.findRevision(id) };
}

export function itemOfChange(wiki: WikiModel, id: number): TaggedItem | undefined {
  const change = wiki.changes.find(id);
  if (!change) return undefined;
  const event = eventOf(wiki, change) ?? wiki.logs.findRevision(change.revision);
  return { ...findById(wiki, change.revision), change, event };
}

export function itemOfEvent(wiki: WikiModel, id: number): TaggedItem | undefined {
  const event = wiki.logs.find(id);
  if (!event) return undefined;
  const change = wiki.changes.findLog(id);
  const ofRevision = wiki.changes.findRevision(event.revision);
  // The first version of a file has two entries, of which one has the recent change.
  return { ...findById(wiki, event.revision), change: change ?? (ofRevision?.log ? undefined : ofRevision), event };
}

function eventOf(wiki: WikiModel, change: RecentChange | undefined): LoggedEvent | undefined {
  return change?.log && wiki.logs.find(change.log.id);
}

/** A revision, deleted or not. */
function findById(wiki: WikiModel, id: number): Pick<TaggedItem, 'revision' | 'pageId'> | undefined {
  if (id === 0) return undefined;
  const page = wiki.findPageOfRevision(id);
  const revision = page && findRevision(wiki, page, id);
  if (revision) return { revision, pageId: page.id };
  const archived = wiki.knownArchive?.findRevision(id);
  return archived && { revision: archived };
}

/** The tags that all of it has. */
export function tagsOf({ revision, change, event }: TaggedItem): readonly string[] {
  const lists = [revision?.tags, change?.tags, event?.tags].filter((tags) => tags !== undefined);
  const [first = [], ...others] = lists;
  return first.filter((tag) => others.every((tags) => tags.includes(tag)));
}

/** Adds tags that the item does not have, and removes tags that it has. */
export function changeTags(
  wiki: WikiModel,
  item: TaggedItem,
  added: readonly string[],
  removed: readonly string[],
): void {
  const { revision, change, event } = item;
  wiki.tags.use(added);
  const changed = ({ tags }: { readonly tags: readonly string[] }) =>
    wiki.tags.sort([...tags.filter((tag) => !removed.includes(tag)), ...added]);
  if (revision) setRevisionTags(wiki, item, changed(revision));
  const logged = event && { ...event, tags: changed(event) };
  if (logged) wiki.logs.put(logged);
  if (change) wiki.changes.replace({ ...change, tags: changed(change), ...(change.log && { log: logged }) });
  wiki.tags.release(removed);
}

function setRevisionTags(wiki: WikiModel, { revision, pageId }: TaggedItem, tags: readonly string[]): void {
  if (!revision) return;
  const page = pageId === undefined ? undefined : wiki.pages.find(pageId);
  if (!page) wiki.archive.setTags(revision.id, tags);
  else if (page.revision === revision.id) wiki.pages.put({ ...page, authorship: { ...page.authorship, tags } });
  else wiki.pages.replacePastRevision(page.id, { ...revision, tags });
}

/** Adds a tag to a revision of a page and to its recent change. */
export function tagRevision(wiki: WikiModel, id: number, tag: string): void {
  const item = itemOfRevision(wiki, id);
  if (item && !tagsOf(item).includes(tag)) changeTags(wiki, item, [tag], []);
}

/** Removes a tag from everything that has it, and forgets it. */
export function deleteTag(wiki: WikiModel, tag: string): void {
  if (wiki.tags.usesOf(tag) > 0) removeEverywhere(wiki, tag);
  wiki.tags.forget(tag);
}

function removeEverywhere(wiki: WikiModel, tag: string): void {
  const without = (tags: readonly string[]) => tags.filter((one) => one !== tag);
  for (const event of [...wiki.logs.walk(false, undefined, { tag })]) {
    wiki.logs.put({ ...event, tags: without(event.tags) });
  }
  for (const change of [...wiki.changes.walk(false, undefined)]) {
    if (!change.tags.includes(tag)) continue;
    const log = change.log && wiki.logs.find(change.log.id);
    wiki.changes.replace({ ...change, tags: without(change.tags), ...(change.log && { log }) });
  }
  for (const page of [...wiki.pages.all()]) {
    for (const past of [...wiki.pages.history.walk(page.id, false)]) {
      if (past.tags.includes(tag)) wiki.pages.replacePastRevision(page.id, { ...past, tags: without(past.tags) });
    }
    const tags = page.authorship?.tags;
    if (tags?.includes(tag)) wiki.pages.put({ ...page, authorship: { ...page.authorship, tags: without(tags) } });
  }
  for (const { revisions } of [...(wiki.knownArchive?.all() ?? [])]) {
    for (const { id, tags } of revisions) if (tags.includes(tag)) wiki.archive.setTags(id, without(tags));
  }
}
