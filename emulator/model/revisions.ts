import type { WithHiddenParts } from './hidden-parts';
import type { Page } from './page';
import { compareRevisions, defaultAuthor, type Revision, type RevisionPlace } from './revision';
import type { WikiModel } from './wiki-model';

/**
 * The current revision of a page: as declared by the page, else as recorded by its recent change, else as on a
 * fresh wiki.
 */
export function currentRevision(wiki: WikiModel, page: Page): Revision {
  const { authorship } = page;
  const change = wiki.changes.findRevision(page.revision);
  return {
    id: page.revision,
    parent: authorship?.parent ?? change?.oldRevision ?? 0,
    user: authorship?.user ?? change?.user ?? defaultAuthor.name,
    timestamp: authorship?.timestamp ?? change?.timestamp ?? page.touched,
    comment: authorship?.comment ?? change?.comment ?? '',
    minor: authorship?.minor ?? change?.minor ?? false,
    tags: authorship?.tags ?? change?.tags ?? [],
    ...hiddenParts(authorship?.hidden ?? (change?.type === 'log' ? 0 : change?.hidden)),
    text: page.text,
    ...(page.contentModel && { contentModel: page.contentModel }),
    length: page.length,
  };
}

/** A revision of a page. */
export interface StoredRevision {
  readonly page: Page;
  readonly revision: Revision;
}

/** A page that was touched without a new revision: its current revision keeps its time. */
export function touchedPage(wiki: WikiModel, page: Page, touched: string): Page {
  const { timestamp } = currentRevision(wiki, page);
  return { ...page, touched, authorship: { ...page.authorship, timestamp } };
}

/** The change of a log entry may have the revision as well; its hidden parts are those of the entry. */
function hiddenParts(hidden = 0): WithHiddenParts {
  return hidden === 0 ? {} : { hidden };
}

/** A revision of a page, current or past; `undefined` if the page has no revision with the id. */
export function findRevision(wiki: WikiModel, page: Page, id: number): Revision | undefined {
  return id === page.revision ? currentRevision(wiki, page) : wiki.pages.history.find(page.id, id);
}

/**
 * Iterates over the revisions of a page.
 *
 * @param newerFirst the direction
 * @param from the first place. Default: the newest or oldest revision
 */
export function* walkRevisions(
  wiki: WikiModel,
  page: Page,
  newerFirst: boolean,
  from?: RevisionPlace,
): Generator<Revision, void> {
  const sign = newerFirst ? -1 : 1;
  const found = currentRevision(wiki, page);
  let current = from && compareRevisions(found, from) * sign < 0 ? undefined : found;
  for (const past of wiki.pages.history.walk(page.id, newerFirst, from)) {
    if (current && compareRevisions(current, past) * sign < 0) {
      yield current;
      current = undefined;
    }
    yield past;
  }
  if (current) yield current;
}

/** The revision of the same page before or after one. */
export function neighbour(
  wiki: WikiModel,
  { page, revision }: StoredRevision,
  direction: 'next' | 'prev',
): StoredRevision | undefined {
  for (const other of walkRevisions(wiki, page, direction === 'prev', revision)) {
    if (other.id !== revision.id) return { page, revision: other };
  }
  return undefined;
}

/** The id of the author of a revision; 0 for addresses and for accounts of other wikis. */
export function revisionUserId({ users }: WikiModel, { user }: Revision): number {
  return users.find(user)?.id ?? (user === defaultAuthor.name ? defaultAuthor.id : 0);
}

/** Whether a revision has an author, by name or by id: `#3`. */
export function isWrittenBy(wiki: WikiModel, revision: Revision, author: string): boolean {
  return revision.user === author || `#${revisionUserId(wiki, revision)}` === author;
}
