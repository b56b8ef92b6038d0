import { modelOf } from './content-model';
import { indexedAs, indexedContent, indexedNow } from './indexed-content';
import { fileNamespace } from './namespaces';
import {
  declaredLinks,
  pageContent,
  pageOfText,
  readAgain,
  readDependents,
  useFilesBehindRedirects,
  type GivenContent,
  type PageContent,
} from './page-content';
import type { Page, RevisionAuthorship } from './page';
import type { PatrolState, RecentChange } from './recent-changes';
import { recordChange, recordLog } from './record-change';
import { currentRevision } from './revisions';
import type { TitledFacts } from './text-reader';
import { prefixedText, type Titled } from './title';
import { touchCategories } from './touch-categories';
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
  /** Whether the index of a search goes on holding the page as it was (reading 18.1). */
  readonly staysIndexed?: boolean;
}

/** A page after an edit, and the recent change that records it. */
export interface ChangedPage {
  readonly page: Page;
  readonly change: RecentChange;
}

/**
 * Edits a page: adds a revision to its history and a recent change, and updates what pages use to the new text. The timestamp
 * defaults to the wiki's clock; the comment and the tags default to none.
 */
export function editPage(wiki: WikiModel, page: Page, edit: Edit): ChangedPage {
  const saved = savedRevision(wiki, edit);
  const { id, namespace, key, title, file } = page;
  const { revision, user, timestamp: made } = saved;
  const content = contentAfter(wiki, page, edit, { revision, timestamp: made, user });
  const past = currentRevision(wiki, page);
  const change = recordChange(wiki, {
    ...changeOf({ namespace, key }, id, saved, edit, content),
    ...{ type: 'edit', oldRevision: page.revision, oldLength: page.length },
  });
  wiki.pages.addPastRevision(id, past);
  const edited: Page = {
    ...{ id, namespace, key, title, revision, isNew: false, touched: made, ...(file && { file }) },
    authorship: authorshipOf(saved, past.id),
    ...content,
  };
  return put(wiki, change, page, edit.staysIndexed ? indexedAs(edited, indexedContent(page)) : edited);
}

/**
 * Creates a page: adds a recent change and a log entry, and updates the pages that use it. Defaults are those of `editPage`; the
 * text defaults to an empty one.
 */
export function createPage(wiki: WikiModel, { namespace, key }: Titled, edit: Edit): ChangedPage {
  const saved = savedRevision(wiki, edit);
  const title = { namespace, key };
  const page = pageOfNewText(wiki, title, { ...edit, ...saved });
  const { revision, user, timestamp: made, comment, tags } = saved;
  const change = recordChange(wiki, { ...changeOf(title, page.id, saved, edit, page), type: 'new' });
  recordLog(wiki, {
    ...{ type: 'create', action: 'create', title, pageId: page.id, revision, user, timestamp: made, comment, tags },
  });
  // The title is no longer one that can be created.
  wiki.knownProtections?.unprotectTitle(title);
  return put(wiki, change, undefined, page);
}

/** What an edit says of its revision, with defaults. */
type SavedRevision = Required<Pick<Edit, 'user' | 'comment' | 'minor' | 'tags' | 'revision' | 'timestamp'>> & {
  readonly revision: number;
  readonly timestamp: string;
};

function savedRevision(wiki: WikiModel, edit: Edit): SavedRevision {
  const { user, comment = '', minor = false } = edit;
  return {
    user,
    comment,
    minor,
    tags: wiki.tags.use(edit.tags ?? []),
    revision: edit.revision ?? wiki.nextRevision,
    timestamp: edit.timestamp ?? wiki.now,
  };
}

function authorshipOf({ user, comment, minor, tags, timestamp }: SavedRevision, parent: number): RevisionAuthorship {
  return { user, timestamp, comment, minor, tags, parent };
}

function changeOf(
  title: Titled,
  pageId: number,
  saved: SavedRevision,
  { bot = false, patrolState }: Edit,
  { length, text }: PageContent,
) {
  return { ...saved, title, pageId, newLength: length, bot, text, ...(patrolState && { patrolState }) };
}

/** Stores a page, and updates the pages that use it. */
function put(wiki: WikiModel, change: RecentChange, before: Page | undefined, page: Page): ChangedPage {
  wiki.pages.put(page);
  useFilesBehindRedirects(wiki, page);
  readDependents(wiki, [page]);
  touchCategories(wiki, before, page);
  noteMissedFiles(wiki, page);
  countEdit(wiki, change.user);
  return { page: wiki.pages.find(page.id) ?? page, change };
}

const linkToFile = `${fileNamespace}:`;

/** The wiki looks for the files that a text embeds or links to, and for that of the page (writing 11). */
export function noteMissedFiles(wiki: WikiModel, { namespace, key, uses, pageLinks = [] }: Page): void {
  const own = namespace === fileNamespace ? [key] : [];
  const linked = pageLinks.filter((link) => link.startsWith(linkToFile)).map((link) => link.slice(linkToFile.length));
  for (const file of [...own, ...uses, ...linked]) if (!wiki.hasFile(file)) wiki.missedFiles.add(file);
}

/** Reads a page again, as an edit without a change does. */
export function touchPage(wiki: WikiModel, page: Page): Page {
  const same = indexedNow(page);
  if (same !== page) wiki.pages.put(same);
  readAgain(wiki, same);
  return wiki.pages.find(page.id) ?? page;
}

/** A page that is about to be created, with the next unused id. */
export function pageOfNewText(
  wiki: WikiModel,
  title: Titled,
  edit: Edit & Required<Pick<Edit, 'revision' | 'timestamp'>>,
): Page {
  const { text = '', user, comment = '', minor = false, tags = [], revision, timestamp } = edit;
  const id = wiki.pages.highestId + 1;
  const facts = { title, id, revision, timestamp, user };
  return {
    ...{ id, ...title, title: prefixedText(title, wiki.site.namespaces), revision, isNew: true, touched: timestamp },
    authorship: { user, timestamp, comment, minor, tags, parent: 0 },
    ...pageContent({ ...edit, text }, wiki.readTexts(), facts),
  };
}

/** A new text determines the used files, the links and the redirect target; without one, they stay unless they are given. */
function contentAfter(
  wiki: WikiModel,
  page: Page,
  { text, uses, links, redirect, contentModel = modelOf(page, page), substitutes }: GivenContent,
  revision: TitledFacts,
): PageContent {
  const kept = text === undefined ? declaredLinks(page) : undefined;
  const joined = { at: revision.timestamp ?? wiki.now, before: page.categories };
  const source = text === undefined ? { text: page.text, substitutes: page.substitutes } : { text, substitutes };
  const content = pageContent(
    { ...source, uses, links: links ?? kept, redirect, contentModel, joined },
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

/** Counts an edit of a user. */
export function countEdit({ users }: WikiModel, name: string): void {
  const user = users.find(name);
  if (user) users.put({ ...user, editCount: (user.editCount ?? 0) + 1 });
}
