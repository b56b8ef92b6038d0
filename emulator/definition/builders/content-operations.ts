import type { ChangeDefinition, PageDefinition, WikiDefinition } from '../../../schemas/generated/wiki-file';
import { WikiContentError } from '../../model/content-error';
import { deletePage, type DeletedPage } from '../../model/deleting';
import { editPage, type ChangedPage } from '../../model/editing';
import { fileNamespace } from '../../model/namespaces';
import type { Page } from '../../model/page';
import { readDependents } from '../../model/page-content';
import { defaultAuthor } from '../../model/revision';
import { isTitle, parseTitle } from '../../model/title';
import type { User } from '../../model/user';
import { normaliseUserName } from '../../model/user-name';
import type { WikiModel } from '../../model/wiki-model';
import { readUser } from '../authors';
import { fillBlocks } from '../blocks';
import { fillChanges, readPatrolState } from '../changes';
import { fillPages, fillPagesApart, fillUsers } from '../fill-wiki';
import { fillLogs } from '../logs';
import { addNewMessages } from '../new-messages';
import { readContent, readTitle } from '../page-content';
import { fillProtection } from '../protection';
import { fillTags, fillTagUses } from '../tags';
import {
  addedChange,
  addedPage,
  addedUser,
  describeDeleted,
  type AddedBlock,
  type AddedChange,
  type AddedPage,
  type AddedUser,
  type PageRevision,
} from './descriptions';

export { exportDefinition } from '../export-definition';
export { addedChange, addedPage, describeFile, describeLogs, describePage, describeUser } from './descriptions';
export { withErrorOrigin } from './with-error-origin';

/** Everything that was added, in the given order. */
export interface Added {
  readonly pages: readonly AddedPage[];
  readonly users: readonly AddedUser[];
  readonly changes: readonly AddedChange[];
  readonly blocks: readonly AddedBlock[];
}

/**
 * Adds the content of a definition to the wiki.
 *
 * @throws WikiContentError if the definition contradicts itself or the wiki
 */
export function addContents(wiki: WikiModel, definition: WikiDefinition): Added {
  const { site, pages = [], users = [], changes = [], blocks, logs, tags, newMessages } = definition;
  if (site) throw new WikiContentError('site', 'is what the wiki was created with, and stays.');
  if (tags) fillTags(wiki, tags);
  const newPages = fillPages(wiki, pages);
  const newUsers = fillUsers(wiki, users);
  fillPagesApart(wiki, definition);
  const newBlocks = blocks ? fillBlocks(wiki, blocks) : [];
  const newChanges = fillChanges(wiki, { changes });
  if (logs) fillLogs(wiki, logs);
  if (tags) fillTagUses(wiki, tags);
  if (newMessages) addNewMessages(wiki, newMessages);
  if (pages.length > 0) readDependents(wiki, newPages);
  return {
    pages: newPages.map(({ namespace, key }) => addedPage(wiki, wiki.pages.findTitle(namespace, key)!)),
    users: newUsers.map(addedUser),
    changes: newChanges.map((change) => addedChange(wiki, change)),
    blocks: newBlocks.map(({ id, target }) => ({ id, target })),
  };
}

/** The definition of a page from a title and the other members, or from the whole definition. */
export function named(member: 'title' | 'name' | 'target', given: unknown, rest: object | undefined): unknown {
  return typeof given === 'string' ? { ...rest, [member]: given } : given;
}

/** `File:Cat.jpg` for `Cat.jpg` and for `File:Cat.jpg`. */
export function fileTitle({ site }: WikiModel, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const title = parseTitle(text, site);
  const isFile = isTitle(title) && title.namespace === fileNamespace && title.interwiki === '';
  return isFile ? text : `File:${text}`;
}

/** Protects a page, or a title without one, without an entry in the log. */
export function applyProtection(wiki: WikiModel, { pages: [page] = [] }: WikiDefinition): void {
  if (!page) throw new TypeError('A protection is of a page.');
  fillProtection(wiki, findPage(wiki, page.title, 'pages[0].title'), page.protection ?? [], 'pages[0].protection');
}

/** The revisions that were deleted under a title. */
export function deletedRevisions(wiki: WikiModel, text: string): PageRevision[] {
  return describeDeleted(wiki, readTitle(wiki, text, 'deletedPages[0].title'));
}

type EditOfPage = Pick<PageDefinition, 'text' | 'uses' | 'externalLinks' | 'redirect' | 'revision'>;
type EditOfChange = Pick<ChangeDefinition, 'comment' | 'minor' | 'bot' | 'tags' | 'timestamp' | 'patrolled'>;

/**
 * An edit. Without `text` the page keeps its content; used files and the redirect target are derived from a new
 * text, unless they are given.
 */
export interface PageEdit extends EditOfPage, EditOfChange {
  /** The author: the name of an account, or an address. Default: `MediaWiki default`. */
  readonly user?: string;
}

/** The author and the reason of a deletion. */
export interface PageDeletion extends Pick<ChangeDefinition, 'comment' | 'timestamp'> {
  /** Default: `MediaWiki default`. */
  readonly user?: string;
}

const membersOfChange = new Set(['user', 'comment', 'minor', 'bot', 'tags', 'timestamp', 'patrolled']);
const membersOfNone = new Set(['id', 'touched', 'file']);

/** The edit as the definition of a page and of a change, so that the schema can check it. */
export function definitionOfEdit(title: string, edit: object): WikiDefinition {
  const page: Record<string, unknown> = { title };
  const change: Record<string, unknown> = { page: title, user: defaultAuthor.name };
  for (const [name, value] of Object.entries(edit)) {
    if (membersOfNone.has(name)) throw new WikiContentError(name, 'is nothing that an edit changes.', 'wiki.editPage');
    if (value !== undefined) (membersOfChange.has(name) ? change : page)[name] = value;
  }
  return { pages: [page], changes: [change] } as unknown as WikiDefinition;
}

/** @throws WikiContentError if the page does not exist */
export function applyEdit(
  wiki: WikiModel,
  { pages: [edit] = [], changes: [change] = [] }: WikiDefinition,
): ChangedPage {
  if (!edit || !change) throw new TypeError('An edit is of a page, and is a change.');
  const page = findPage(wiki, edit.title, 'pages[0].title');
  const { revision } = edit;
  if (revision !== undefined && wiki.hasRevision(revision)) {
    throw new WikiContentError('pages[0].revision', `${revision} is the id of another revision too.`);
  }
  const content = readContent(wiki, edit, 'pages[0]');
  const user = readUser(wiki, change.user, 'changes[0].user');
  const { minor, bot, tags, comment, timestamp } = change;
  const patrolState = readPatrolState(wiki, change, user);
  return editPage(wiki, page, { ...content, revision, user, minor, bot, tags, comment, timestamp, patrolState });
}

/** @throws WikiContentError if the page does not exist */
export function applyDeletion(wiki: WikiModel, { changes: [change] = [] }: WikiDefinition): DeletedPage {
  if (!change) throw new TypeError('A deletion is a change.');
  const page = findPage(wiki, change.page, 'changes[0].page');
  const user = readUser(wiki, change.user, 'changes[0].user');
  return deletePage(wiki, page, { user, timestamp: change.timestamp, comment: change.comment });
}

export function definitionOfDeletion(title: string, deletion: object): WikiDefinition {
  return { changes: [{ user: defaultAuthor.name, ...withoutNothing(deletion), page: title }] };
}

export function findPage(wiki: WikiModel, text: string, path: string): Page {
  const { namespace, key } = readTitle(wiki, text, path);
  const page = wiki.pages.findTitle(namespace, key);
  if (page) return page;
  throw new WikiContentError(path, `${JSON.stringify(text)} is the title of no page; wiki.addPage makes one.`);
}

/** Whether a page exists. */
export function hasPage(wiki: WikiModel, text: string): boolean {
  const title = parseTitle(text, wiki.site);
  return isTitle(title) && title.interwiki === '' && wiki.pages.findTitle(title.namespace, title.key) !== undefined;
}

export function hasFile(wiki: WikiModel, text: string): boolean {
  const title = parseTitle(text, wiki.site);
  return isTitle(title) && wiki.pages.findTitle(title.namespace, title.key)?.file !== undefined;
}

/** @throws WikiContentError if the account does not exist */
export function findUser(wiki: WikiModel, text: string, path: string): User {
  const name = normaliseUserName(text, wiki.site);
  const user = name === undefined ? undefined : wiki.users.find(name);
  if (user) return user;
  throw new WikiContentError(path, `${JSON.stringify(text)} is the name of no account; wiki.addUser makes one.`);
}

function withoutNothing<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
}
