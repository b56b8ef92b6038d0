import type { AuthoredRevisions } from './authored-revisions';
import { currentRevision } from './revisions';
import type { WikiModel } from './wiki-model';

/** The revisions of all pages by author, up to date until the wiki next changes. */
export function revisionsByAuthor(wiki: WikiModel): AuthoredRevisions {
  const { authoredRevisions, pages, users } = wiki;
  authoredRevisions.refresh({
    revision(id) {
      const current = pages.findRevision(id);
      const page = current ?? pages.find(pages.history.findPage(id) ?? 0);
      const revision = current ? currentRevision(wiki, current) : page && pages.history.find(page.id, id);
      return page && revision && { id, timestamp: revision.timestamp, user: revision.user, pageId: page.id };
    },
    accounts: () => users.all(),
  });
  return authoredRevisions;
}
