import type { Page } from './page';
import { compareRevisions, defaultAuthor, type Revision, type RevisionPlace } from './revision';
import type { WikiModel } from './wiki-model';

/**
 * The current revision of a page: what the page declares of it, else what the change that made it says, else what a
 * fresh wiki has.
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
    text: page.text,
    length: page.length,
  };
}

/** A revision of a page, current or past; undefined if the page has none with the id. */
export function findRevision(wiki: WikiModel, page: Page, id: number): Revision | undefined {
  return id === page.revision ? currentRevision(wiki, page) : wiki.pages.history.find(page.id, id);
}

/**
 * The revisions of a page, one after the other.
 *
 * @param newerFirst the direction
 * @param from where to begin; without it, at the newest or oldest
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

/** The id of the account that made a revision; 0 for addresses and for accounts of other wikis. */
export function revisionUserId({ users }: WikiModel, { user }: Revision): number {
  return users.find(user)?.id ?? (user === defaultAuthor.name ? defaultAuthor.id : 0);
}
