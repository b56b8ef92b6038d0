import type { AuthoredRevisions } from './authored-revisions';
import { findRevision } from './revisions';
import type { WikiModel } from './wiki-model';

/** The revisions of all pages by author, up to date until the wiki next changes. */
export function revisionsByAuthor(wiki: WikiModel): AuthoredRevisions {
  const { authoredRevisions } = wiki;
  authoredRevisions.refresh(
    (id) => {
      const page = wiki.findPageOfRevision(id);
      const revision = page && findRevision(wiki, page, id);
      return page && revision && { id, timestamp: revision.timestamp, user: revision.user, pageId: page.id };
    },
    (id) => wiki.knownArchive?.findRevision(id)?.user,
  );
  return authoredRevisions;
}
