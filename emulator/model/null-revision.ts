import type { Page, RevisionAuthorship } from './page';
import { currentRevision } from './revisions';
import type { WikiModel } from './wiki-model';

/** Adds a minor revision with the same text, which records that the page was moved or protected (writing 6.4, 6.5). */
export function addNullRevision(
  wiki: WikiModel,
  page: Page,
  {
    user,
    timestamp = wiki.now,
    comment,
    tags = [],
  }: Pick<RevisionAuthorship, 'user' | 'timestamp' | 'comment' | 'tags'>,
): Page {
  const past = currentRevision(wiki, page);
  const revised: Page = {
    ...page,
    revision: wiki.nextRevision,
    isNew: false,
    touched: timestamp,
    authorship: { user, timestamp, comment, minor: true, tags: wiki.tags.sort(tags), parent: past.id },
  };
  wiki.pages.addPastRevision(page.id, past);
  wiki.pages.put(revised);
  wiki.renderedPages.set(revised, 'api-parse');
  return revised;
}
