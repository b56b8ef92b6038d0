import type {
  PageDefinition,
  RevisionDefinition,
  UserDefinition,
  WatchedPageDefinition,
  WikiDefinition,
} from '../../schemas/generated/wiki-file';
import { WikiContentError } from '../model/content-error';
import { readAuthor } from './authors';
import { readHidden } from './hidden-parts';
import { RevisionReader } from './page-revisions';
import { canonicalAddress } from '../model/ip-address';
import { fileNamespace } from '../model/namespaces';
import type { Page, RevisionAuthorship } from '../model/page';
import { pageContent, useFilesBehindRedirects } from '../model/page-content';
import { readCategoryTimes, readContent, readTitle } from './page-content';
import { isTitle, parseTitle, prefixedText, type Title, type Titled, titleText } from '../model/title';
import { defaultAuthor } from '../model/revision';
import { FreeNumbers } from '../model/free-numbers';
import { bothPages } from '../model/watchlist';
import { normaliseUserName } from '../model/user-name';
import type { User } from '../model/user';
import type { WikiModel } from '../model/wiki-model';

/**
 * Adds the content of a definition to a wiki. Missing ids are assigned in order, skipping given ones.
 *
 * @throws WikiContentError for titles and names that the wiki does not accept, and for duplicates
 */
export function fillWiki(wiki: WikiModel, definition: WikiDefinition): void {
  fillPages(wiki, definition.pages ?? []);
  fillUsers(wiki, definition.users ?? []);
  fillPagesApart(wiki, definition);
}

/** What a definition says of titles without a page: deleted pages, and protected titles. */
export function fillPagesApart(wiki: WikiModel, { deletedPages, deletedFiles, protectedTitles }: WikiDefinition): void {
  if (deletedPages) protectionReader().fillDeletedPages(wiki, deletedPages);
  if (deletedFiles) protectionReader().fillDeletedFiles(wiki, deletedFiles);
  if (protectedTitles) protectionReader().fillProtectedTitles(wiki, protectedTitles);
}

interface PlacedPage {
  readonly definition: PageDefinition;
  readonly path: string;
  readonly title: Title;
}

/** @returns the created pages */
export function fillPages(wiki: WikiModel, definitions: readonly PageDefinition[]): Page[] {
  const placed = definitions.map((definition, index): PlacedPage => {
    const path = `pages[${index}]`;
    return { definition, path, title: readTitle(wiki, definition.title, `${path}.title`) };
  });
  let byTitle: ReadonlyMap<string, PageDefinition> | undefined;
  const definitionOf = (title: Titled): PageDefinition | undefined =>
    (byTitle ??= new Map(placed.map((one) => [titleText(one.title), one.definition]))).get(titleText(title));
  const readText = wiki.readTexts({
    template: (title) => {
      const definition = definitionOf(title);
      const { text } = definition?.revisions?.at(-1) ?? definition ?? {};
      return text ?? wiki.pages.findTitle(title.namespace, title.key)?.text;
    },
    exists: (title) =>
      definitionOf(title) !== undefined || wiki.pages.findTitle(title.namespace, title.key) !== undefined,
    hasFile: (key) => wiki.hasFile(key) || isDefinedFile(wiki, definitionOf, key),
  });
  const { now } = wiki;
  const revisions = new RevisionReader(wiki, definitions, now);
  const ids = assignIds(definitions, 'pages', wiki.pages.highestId, (id) => wiki.pages.find(id) !== undefined);
  const knownFiles = new Map<string, string>();
  placed.forEach(({ definition, path, title }, index) => {
    const id = ids[index]!;
    if (wiki.pages.findTitle(title.namespace, title.key)) {
      throw new WikiContentError(
        `${path}.title`,
        `${JSON.stringify(definition.title)} is the title of another page too.`,
      );
    }
    if (wiki.pages.find(id)) throw new WikiContentError(`${path}.id`, `${id} is the id of another page too.`);
    const { id: revision, current, past, isNew } = revisions.read(definition, title, id, path);
    const { uses, externalLinks, redirect, categoryTimestamps } = definition;
    const content = readContent(wiki, { text: current.text, uses, externalLinks, redirect }, path, knownFiles);
    const { contentModel } = current;
    const made = current.timestamp ?? definition.touched ?? now;
    const before = categoryTimestamps && readCategoryTimes(wiki, categoryTimestamps, `${path}.categoryTimestamps`);
    const joined = { at: made, ...(before && { times: before }) };
    const page: Page = {
      id,
      namespace: title.namespace,
      key: title.key,
      title: prefixedText(title, wiki.site.namespaces),
      // The spread comes last here and elsewhere: docs/decisions/0012-spreads-last.md.
      ...pageContent({ contentModel, joined, substitutes: true, ...content }, readText, {
        title,
        id,
        revision,
        timestamp: made,
        user: current.user,
      }),
      revision,
      isNew,
      touched: definition.touched ?? current.timestamp ?? now,
      ...readUpload(wiki, { definition, path, title }, current, now),
    };
    for (const one of past) {
      wiki.pages.addPastRevision(id, one);
      wiki.tags.use(one.tags);
    }
    if (current.tags) wiki.tags.use(current.tags);
    wiki.pages.put(page);
    if (definition.protection) {
      protectionReader().fillProtection(wiki, page, definition.protection, `${path}.protection`);
    }
  });
  if (wiki.pages.hasFiles) for (const id of ids) useFilesBehindRedirects(wiki, wiki.pages.find(id)!);
  return ids.map((id) => wiki.pages.find(id)!);
}

/** Whether a definition has a file with a key, or a redirect to one. */
function isDefinedFile(
  wiki: WikiModel,
  definitionOf: (title: Titled) => PageDefinition | undefined,
  key: string,
): boolean {
  const page = definitionOf({ namespace: fileNamespace, key });
  if (!page || page.file) return page !== undefined;
  const { text } = page.revisions?.at(-1) ?? page;
  const declared = typeof page.redirect === 'string' ? parseTitle(page.redirect, wiki.site) : undefined;
  const { readRedirect } = require('../wikitext/redirect') as typeof import('../wikitext/redirect');
  const target = declared ?? (text === undefined ? undefined : readRedirect(text, wiki.site)?.target);
  if (!target || !isTitle(target) || target.namespace !== fileNamespace || target.interwiki !== '') return false;
  return (
    definitionOf(target)?.file !== undefined || wiki.pages.findTitle(fileNamespace, target.key)?.file !== undefined
  );
}

/** Reads the authorship of the current revision, and the file under the title. */
function readUpload(
  wiki: WikiModel,
  { definition, path, title }: PlacedPage,
  { timestamp: made, comment, minor, tags, parent, user: author, hidden }: RevisionDefinition,
  now: string,
) {
  const { file, touched = made ?? now } = definition;
  const lastEntry = definition.revisions ? `.revisions[${definition.revisions.length - 1}]` : '';
  const user = readAuthor(wiki, author, `${path}${lastEntry}.user`);
  const authorship: RevisionAuthorship = { user, timestamp: made, comment, minor, tags, parent, ...readHidden(hidden) };
  const isDeclared = Object.values(authorship).some((value) => value !== undefined);
  if (file && title.namespace !== fileNamespace) {
    throw new WikiContentError(`${path}.file`, 'belongs to a page whose title begins with "File:".');
  }
  const uploader = readAuthor(wiki, file?.user, `${path}.file.user`) ?? user ?? defaultAuthor.name;
  return {
    ...(isDeclared && { authorship }),
    ...(file && {
      file: fileReader()(
        file,
        title.key,
        { timestamp: made ?? touched, user: uploader },
        { release: wiki.release, path: `${path}.file` },
      ),
    }),
  };
}

/** Loaded when something is protected or deleted. */
function protectionReader(): typeof import('./protection') {
  return require('./protection') as typeof import('./protection');
}

/** Loaded when a wiki first has a file. */
function fileReader(): typeof import('./read-file').readFile {
  return (require('./read-file') as typeof import('./read-file')).readFile;
}

/** @returns the created accounts */
export function fillUsers(wiki: WikiModel, definitions: readonly UserDefinition[]): User[] {
  const ids = assignIds(definitions, 'users', wiki.users.nextId - 1, (id) => wiki.users.findId(id) !== undefined);
  const { now } = wiki;
  return definitions.map((definition, index) => {
    const path = `users[${index}]`;
    const id = ids[index]!;
    const name = normaliseUserName(definition.name, wiki.site);
    if (name === undefined) {
      throw new WikiContentError(`${path}.name`, `${JSON.stringify(definition.name)} cannot be the name of a user.`);
    }
    if (wiki.users.find(name)) {
      throw new WikiContentError(`${path}.name`, `${JSON.stringify(name)} is the name of another user too.`);
    }
    if (wiki.users.findId(id)) throw new WikiContentError(`${path}.id`, `${id} is the id of another user too.`);
    requireDifferentPrograms(definition, path);
    const watched = definition.watchlist?.map((page, at) => readWatched(wiki, page, `${path}.watchlist[${at}]`)) ?? [];
    const { password, botPasswords, email, realName, registered = now, editCount, options } = definition;
    const groups = [...(definition.groups ?? [])].sort();
    const { groupExpiry, emailConfirmed } = definition;
    const user = {
      ...{ id, name, password, groups, groupExpiry, botPasswords, email, emailConfirmed },
      ...{ realName, registered, editCount, options },
    };
    wiki.users.put(user);
    if (definition.lastAddress !== undefined) {
      wiki.users.noteAddress(id, readAddress(definition.lastAddress, `${path}.lastAddress`));
    }
    for (const { title, expiry, unseen = [] } of watched) {
      wiki.watchlist.watch(id, title, expiry);
      bothPages(title).forEach((page, side) => {
        wiki.watchlist.setUnseen(id, page, unseen[side]);
      });
    }
    return user;
  });
}

/** @throws WikiContentError for anything else */
function readAddress(text: string, path: string): string {
  const address = canonicalAddress(text);
  if (address !== undefined) return address;
  throw new WikiContentError(path, `${JSON.stringify(text)} is not an IP address.`);
}

interface WatchedPage {
  readonly title: Title;
  readonly expiry?: number | undefined;
  /** The times of the first unseen changes of the page and of its talk page. */
  readonly unseen?: readonly (string | undefined)[];
}

function readWatched(wiki: WikiModel, page: string | WatchedPageDefinition, path: string): WatchedPage {
  if (typeof page === 'string') return { title: readTitle(wiki, page, path) };
  const { expiry, notificationTimestamp, talkNotificationTimestamp } = page;
  if (expiry !== undefined && !wiki.site.settings.watchlistExpiry) {
    throw new WikiContentError(`${path}.expiry`, 'needs a wiki whose watchlists expire: set site.watchlistExpiry.');
  }
  return {
    title: readTitle(wiki, page.title, `${path}.title`),
    expiry: expiry === undefined ? undefined : Date.parse(expiry),
    unseen: [notificationTimestamp, talkNotificationTimestamp],
  };
}

function requireDifferentPrograms({ botPasswords = [] }: UserDefinition, path: string): void {
  const apps = new Set<string>();
  const again = botPasswords.findIndex(({ app }) => apps.size === apps.add(app).size);
  if (again < 0) return;
  throw new WikiContentError(
    `${path}.botPasswords[${again}].app`,
    `${JSON.stringify(botPasswords[again]?.app)} is the name of another program of the user too.`,
  );
}

/**
 * Assigns missing ids: the next unused id after that of the predecessor.
 *
 * @param last the id before the first
 * @param isTaken whether an id is used already
 */
export function assignIds(
  definitions: readonly { readonly id?: number }[],
  list: string,
  last = 0,
  isTaken: (id: number) => boolean = () => false,
): number[] {
  const taken = new Set<number>();
  for (const { id } of definitions) if (id !== undefined) taken.add(id);
  // Without given ids they only ascend, and a set of a million numbers takes time and memory.
  const mayDescend = taken.size > 0;
  const free = new FreeNumbers((id) => taken.has(id) || isTaken(id));
  return definitions.map(({ id }, index) => {
    if (id !== undefined) {
      if (!Number.isSafeInteger(id) || id < 1) throw new WikiContentError(`${list}[${index}].id`, 'must be 1 or more.');
      return (last = id);
    }
    last = free.next(last + 1);
    if (mayDescend) taken.add(last);
    return last;
  });
}
