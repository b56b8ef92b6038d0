import type { ContentModel } from './content-model';
import { pageContent, readDependents, useFilesBehindRedirects } from './page-content';
import type { Page, RevisionAuthorship } from './page';
import { prefixedText, type Title, type Titled } from './title';
import type { WikiModel } from './wiki-model';

/** A page to create, without a recent change. */
export interface InsertedPage extends Pick<RevisionAuthorship, 'comment' | 'minor' | 'tags'> {
  readonly title: Titled;
  readonly text: string;
  /** The target of a redirect that is not in wikitext. */
  readonly redirect?: Title | undefined;
  /** Default: that of the title. */
  readonly contentModel?: ContentModel | undefined;
  /** A name in its canonical form, or an address. */
  readonly user: string;
  /** Default: the wiki's clock. */
  readonly timestamp?: string | undefined;
}

/** Creates a page with one revision. */
export function insertPage(
  wiki: WikiModel,
  { title, text, redirect, contentModel, user, comment, minor, tags = [], timestamp }: InsertedPage,
): Page {
  const { namespace, key } = title;
  const made = timestamp ?? wiki.now;
  const [id, revision] = [wiki.pages.highestId + 1, wiki.nextRevision];
  const content = pageContent({ text, redirect, contentModel }, wiki.readTexts(), {
    ...{ title: { namespace, key }, id, revision, timestamp: made, user },
  });
  const page: Page = {
    ...{ id, namespace, key, title: prefixedText(title, wiki.site.namespaces), revision, isNew: true, touched: made },
    authorship: { user, timestamp: made, comment, minor, tags: wiki.tags.use(tags), parent: 0 },
    ...content,
  };
  wiki.pages.put(page);
  useFilesBehindRedirects(wiki, page);
  readDependents(wiki, [page]);
  return wiki.pages.find(id) ?? page;
}
