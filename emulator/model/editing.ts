import {
  declaredLinks,
  pageContent,
  pageOfText,
  readDependents,
  useFilesBehindRedirects,
  type GivenContent,
  type PageContent,
} from './page-content';
import type { Page, RevisionAuthorship } from './page';
import type { PatrolState, RecentChange } from './recent-changes';
import { recordChange } from './record-change';
import { currentRevision } from './revisions';
import type { TitledFacts } from './text-reader';
import type { WikiModel } from './wiki-model';

/** An edit. Content that it does not give stays as it is. */
export interface Edit extends GivenContent, Pick<RevisionAuthorship, 'timestamp' | 'comment' | 'minor' | 'tags'> {
  /** A name in its canonical form, or an address. */
  readonly user: string;
  readonly bot?: boolean | undefined;
  /** Id of the revision that it creates. Default: the next. */
  readonly revision?: number | undefined;
  /** Default: depends on the rights of the user. */
  readonly patrolState?: PatrolState | undefined;
}

/** A page after an edit, or before its deletion, and the recent change that records it. */
export interface ChangedPage {
  readonly page: Page;
  readonly change: RecentChange;
}

/**
 * Edits a page: adds a revision to its history and a recent change, and updates what pages use to the new text. The timestamp
 * defaults to the wiki's clock; the comment and the tags default to none.
 */
export function editPage(wiki: WikiModel, page: Page, edit: Edit): ChangedPage {
  const { user, comment = '', minor = false, bot = false, tags = [], patrolState } = edit;
  const { revision = wiki.nextRevision, timestamp: made = wiki.now } = edit;
  const content = contentAfter(wiki, page, edit, { revision, timestamp: made, user });
  const past = currentRevision(wiki, page);
  const change = recordChange(wiki, {
    type: 'edit',
    title: { namespace: page.namespace, key: page.key },
    pageId: page.id,
    revision,
    oldRevision: page.revision,
    oldLength: page.length,
    newLength: content.length,
    user,
    timestamp: made,
    comment,
    minor,
    bot,
    tags,
    text: content.text,
    ...(patrolState && { patrolState }),
  });
  const { id, namespace, key, title, file } = page;
  const authorship = { user, timestamp: made, comment, minor, tags, parent: past.id };
  const edited: Page = {
    ...{ id, namespace, key, title, revision, isNew: false, touched: made, authorship, ...(file && { file }) },
    ...content,
  };
  wiki.pages.addPastRevision(id, past);
  wiki.pages.put(edited);
  useFilesBehindRedirects(wiki, edited);
  readDependents(wiki, [edited]);
  countEdit(wiki, user);
  return { page: wiki.pages.find(id) ?? edited, change };
}

/** The author and the reason of a deletion. */
export type Deletion = Pick<Edit, 'user' | 'timestamp' | 'comment'>;

/** Deletes a page with its history. A log entry replaces its edits in the recent changes. */
export function deletePage(
  wiki: WikiModel,
  page: Page,
  { user, timestamp: made, comment = '' }: Deletion,
): ChangedPage {
  const change = recordChange(wiki, {
    type: 'log',
    title: { namespace: page.namespace, key: page.key },
    pageId: page.id,
    user,
    ...(made !== undefined && { timestamp: made }),
    comment,
    log: { type: 'delete', action: 'delete', parameters: {} },
  });
  wiki.changes.forgetEditsOf(page.id);
  wiki.pages.remove(page);
  readDependents(wiki, [page]);
  return { page, change };
}

/** A new text determines the used files, the links and the redirect target; without one, they stay unless they are given. */
function contentAfter(
  wiki: WikiModel,
  page: Page,
  { text, uses, links, redirect }: GivenContent,
  revision: TitledFacts,
): PageContent {
  const content = pageContent(
    { text: text ?? page.text, uses, links: links ?? (text === undefined ? declaredLinks(page) : undefined), redirect },
    wiki.readTexts(),
    { ...pageOfText(page), ...revision },
  );
  if (text !== undefined) return content;
  return {
    ...content,
    ...(uses === undefined && { uses: page.uses, ...(page.declaresUses && { declaresUses: true }) }),
    ...(redirect === undefined && { redirect: page.redirect, ...(page.target && { target: page.target }) }),
  };
}

function countEdit({ users }: WikiModel, name: string): void {
  const user = users.find(name);
  if (user) users.put({ ...user, editCount: (user.editCount ?? 0) + 1 });
}
