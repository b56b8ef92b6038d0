import type { ChangeDefinition, PageDefinition, WikiDefinition } from '../../../schemas/generated/wiki-file';
import { fillChanges } from '../changes';
import { WikiContentError } from '../../model/content-error';
import type { Page } from '../../model/page';
import { readContent, readDependents, readTitle, useFilesBehindRedirects } from '../page-content';
import type { RecentChange } from '../../model/recent-changes';
import { defaultAuthor } from '../../model/revisions';
import { timestamp } from '../../text/timestamp';
import type { WikiModel } from '../../model/wiki-model';

type EditOfPage = Pick<PageDefinition, 'text' | 'uses' | 'redirect' | 'revision'>;
type EditOfChange = Pick<ChangeDefinition, 'comment' | 'minor' | 'bot' | 'tags' | 'timestamp' | 'patrolled'>;

/**
 * What an edit does. Without `text` the page keeps what it holds; what it uses and where it leads follows from a new
 * text, unless they are given.
 */
export interface PageEdit extends EditOfPage, EditOfChange {
  /** Who makes it: the name of an account, or an address. Default: `MediaWiki default`. */
  readonly user?: string;
}

/** Who deletes a page, and why. */
export interface PageDeletion extends Pick<ChangeDefinition, 'comment' | 'timestamp'> {
  /** Default: `MediaWiki default`. */
  readonly user?: string;
}

const membersOfChange = new Set(['user', 'comment', 'minor', 'bot', 'tags', 'timestamp', 'patrolled']);
const membersOfNone = new Set(['id', 'touched', 'file']);

/** An edit as a definition of a page and of the change, so that it can be checked as one. */
export function definitionOfEdit(title: string, edit: object): WikiDefinition {
  const page: Record<string, unknown> = { title };
  const change: Record<string, unknown> = { page: title, user: defaultAuthor.name };
  for (const [name, value] of Object.entries(edit)) {
    if (membersOfNone.has(name)) throw new WikiContentError(name, 'is nothing that an edit changes.', 'wiki.editPage');
    if (value !== undefined) (membersOfChange.has(name) ? change : page)[name] = value;
  }
  return { pages: [page], changes: [change] } as unknown as WikiDefinition;
}

export interface EditedPage {
  readonly page: Page;
  readonly change: RecentChange;
}

/** @throws WikiContentError where there is no such page */
export function editPage(wiki: WikiModel, { pages: [edit] = [], changes: [change] = [] }: WikiDefinition): EditedPage {
  if (!edit || !change) throw new TypeError('An edit is of a page, and is a change.');
  const page = findPage(wiki, edit.title, 'pages[0].title');
  const revision = edit.revision ?? wiki.nextRevision;
  if (wiki.hasRevision(revision)) {
    throw new WikiContentError('pages[0].revision', `${revision} is the id of another revision too.`);
  }
  const content = contentAfter(wiki, page, edit);
  const made = change.timestamp ?? timestamp(wiki.environment.clock.now());
  const { minor, bot, tags, comment, patrolled, user } = change;
  const given = { comment, minor, bot, tags, patrolled };
  const [recorded] = fillChanges(wiki, {
    changes: [
      {
        ...withoutNothing(given),
        type: 'edit',
        page: page.title,
        user,
        timestamp: made,
        revision,
        oldRevision: page.revision,
        oldLength: page.length,
        newLength: content.length,
      },
    ],
  });
  if (!recorded) throw new TypeError('An edit is a change.');
  const { id, namespace, key, title, file } = page;
  const authorship = { user: recorded.user, timestamp: made, comment: recorded.comment };
  const edited: Page = {
    ...{ id, namespace, key, title, revision, isNew: false, touched: made, authorship, ...(file && { file }) },
    ...content,
  };
  wiki.pages.put(edited);
  useFilesBehindRedirects(wiki, edited);
  readDependents(wiki, [edited]);
  countEdit(wiki, recorded.userId);
  return { page: wiki.pages.find(id) ?? edited, change: recorded };
}

/** The page goes, and so do its edits from the recent changes; an entry of the logs comes. */
export function deletePage(wiki: WikiModel, { changes: [change] = [] }: WikiDefinition): EditedPage {
  if (!change) throw new TypeError('A deletion is a change.');
  const page = findPage(wiki, change.page, 'changes[0].page');
  const [recorded] = fillChanges(wiki, {
    changes: [{ ...change, page: page.title, pageId: page.id, log: { type: 'delete', action: 'delete' } }],
  });
  if (!recorded) throw new TypeError('A deletion is a change.');
  wiki.changes.forgetEditsOf(page.id);
  wiki.pages.remove(page);
  readDependents(wiki, [page]);
  return { page, change: recorded };
}

export function definitionOfDeletion(title: string, deletion: object): WikiDefinition {
  return { changes: [{ user: defaultAuthor.name, ...withoutNothing(deletion), page: title }] };
}

function contentAfter(wiki: WikiModel, page: Page, { text, uses, redirect }: PageDefinition) {
  const read = readContent(wiki, { text: text ?? page.text, uses, redirect }, 'pages[0]');
  if (text !== undefined) return read;
  return {
    ...read,
    ...(uses === undefined && { uses: page.uses, ...(page.declaresUses && { declaresUses: true }) }),
    ...(redirect === undefined && { redirect: page.redirect, ...(page.target && { target: page.target }) }),
  };
}

function findPage(wiki: WikiModel, text: string, path: string): Page {
  const { namespace, key } = readTitle(wiki, text, path);
  const page = wiki.pages.findTitle(namespace, key);
  if (page) return page;
  throw new WikiContentError(path, `${JSON.stringify(text)} is the title of no page; wiki.addPage makes one.`);
}

function countEdit({ users }: WikiModel, userId: number): void {
  const user = users.findId(userId);
  if (user) users.put({ ...user, editCount: (user.editCount ?? 0) + 1 });
}

function withoutNothing<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
}
