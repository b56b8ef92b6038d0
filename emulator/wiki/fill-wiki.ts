import type { PageDefinition, UserDefinition, WikiDefinition } from '../../schemas/generated/wiki-file';
import { WikiContentError } from './content-error';
import { findUploadedFile, readFile } from './files';
import { canonicalAddress } from './ip-address';
import { fileNamespace } from './namespaces';
import { isTitle, parseTitle, prefixedText, type Title } from './title';
import { defaultAuthor, type RevisionAuthorship } from './revisions';
import { timestamp } from './timestamp';
import { normaliseUserName } from './user-name';
import type { WikiModel } from './wiki-model';
import { readWikitext } from './wikitext';

/**
 * Puts what a definition says into a wiki. Ids that it does not give are assigned in order, past those that it does.
 *
 * @throws WikiContentError for titles and names that the wiki would not take, and for what is there twice
 */
export function fillWiki(wiki: WikiModel, definition: WikiDefinition): void {
  fillPages(wiki, definition.pages ?? []);
  fillUsers(wiki, definition.users ?? []);
}

interface PlacedPage {
  readonly definition: PageDefinition;
  readonly path: string;
  readonly title: Title;
}

function fillPages(wiki: WikiModel, definitions: readonly PageDefinition[]): void {
  const placed = definitions.map((definition, index): PlacedPage => {
    const path = `pages[${index}]`;
    return { definition, path, title: readTitle(wiki, definition.title, `${path}.title`) };
  });
  const texts = new Map<string, string>();
  for (const { definition, title } of placed) {
    if (definition.text !== undefined) texts.set(`${title.namespace}:${title.key}`, definition.text);
  }
  const context = {
    rules: wiki.site,
    template: ({ namespace, key }: Title) => texts.get(`${namespace}:${key}`),
  };
  const ids = assignIds(definitions, 'pages');
  const now = timestamp(wiki.ambient.clock.now());
  placed.forEach(({ definition, path, title }, index) => {
    const id = ids[index]!;
    if (wiki.pages.findTitle(title.namespace, title.key)) {
      throw new WikiContentError(
        `${path}.title`,
        `${JSON.stringify(definition.title)} is the title of another page too.`,
      );
    }
    if (wiki.pages.find(id)) throw new WikiContentError(`${path}.id`, `${id} is the id of another page too.`);
    const read = definition.text === undefined ? undefined : readWikitext(definition.text, context);
    const target =
      typeof definition.redirect === 'string'
        ? readTitle(wiki, definition.redirect, `${path}.redirect`)
        : read?.redirect;
    wiki.pages.put({
      id,
      namespace: title.namespace,
      key: title.key,
      title: prefixedText(title, wiki.site.namespaces),
      redirect: definition.redirect !== undefined || target !== undefined,
      ...(target && { target }),
      revision: definition.revision ?? id,
      isNew: definition.revision === undefined,
      length: Buffer.byteLength(definition.text ?? ''),
      touched: definition.touched ?? definition.timestamp ?? now,
      uses: definition.uses ? readUses(wiki, definition.uses, path) : (read?.files ?? []),
      ...(read?.categories && { categories: read.categories }),
      ...(definition.text !== undefined && { text: definition.text }),
      ...readUpload(wiki, { definition, path, title }, now),
    });
  });
  useFilesBehindRedirects(wiki, placed);
}

/** What a definition says of the page's revision and of the file under its title. */
function readUpload(wiki: WikiModel, { definition, path, title }: PlacedPage, now: string) {
  const { timestamp: made, comment, file, touched = made ?? now } = definition;
  const user = readAuthor(wiki, definition.user, `${path}.user`);
  const authorship: RevisionAuthorship | undefined =
    user === undefined && made === undefined && comment === undefined ? undefined : { user, timestamp: made, comment };
  if (file && title.namespace !== fileNamespace) {
    throw new WikiContentError(`${path}.file`, 'belongs to a page whose title begins with "File:".');
  }
  const uploader = readAuthor(wiki, file?.user, `${path}.file.user`) ?? user ?? defaultAuthor.name;
  return {
    ...(authorship && { authorship }),
    ...(file && { file: readFile(file, title.key, { timestamp: made ?? touched, user: uploader }) }),
  };
}

function readAuthor(wiki: WikiModel, name: string | undefined, path: string): string | undefined {
  if (name === undefined) return undefined;
  const author = canonicalAddress(name) ?? normaliseUserName(name, wiki.site);
  if (author !== undefined) return author;
  throw new WikiContentError(path, `${JSON.stringify(name)} can be neither a user nor an address.`);
}

/** Who embeds a redirect to an uploaded file uses both (facts, reading 0); what is declared with `uses` stays as it is. */
function useFilesBehindRedirects(wiki: WikiModel, placed: readonly PlacedPage[]): void {
  if (!placed.some(({ definition }) => definition.file)) return;
  for (const { definition, title } of placed) {
    const page = definition.uses ? undefined : wiki.pages.findTitle(title.namespace, title.key);
    if (!page) continue;
    const uses = new Set(page.uses);
    for (const key of page.uses) uses.add(findUploadedFile(wiki.pages, key)?.key ?? key);
    if (uses.size > page.uses.length) wiki.pages.put({ ...page, uses: [...uses] });
  }
}

/** @throws WikiContentError for a title that no page of the wiki can have */
export function readTitle(wiki: WikiModel, text: string, path: string): Title {
  const title = parseTitle(text, wiki.site);
  if (!isTitle(title) || title.interwiki !== '' || title.namespace < 0) {
    throw new WikiContentError(path, `${JSON.stringify(text)} cannot be the title of a page of this wiki.`);
  }
  return title;
}

function readUses(wiki: WikiModel, uses: readonly string[], path: string): string[] {
  const keys = uses.map((text, index) => {
    const title = readTitle(wiki, text, `${path}.uses[${index}]`);
    if (title.namespace === fileNamespace) return title.key;
    throw new WikiContentError(
      `${path}.uses[${index}]`,
      `${JSON.stringify(text)} is not a file; write "File:Cat.jpg".`,
    );
  });
  return [...new Set(keys)];
}

function fillUsers(wiki: WikiModel, definitions: readonly UserDefinition[]): void {
  const ids = assignIds(definitions, 'users');
  const now = timestamp(wiki.ambient.clock.now());
  definitions.forEach((definition, index) => {
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
    const { password, botPasswords, email, realName, registered = now, editCount, options } = definition;
    const groups = [...(definition.groups ?? [])].sort();
    wiki.users.put({ id, name, password, groups, botPasswords, email, realName, registered, editCount, options });
  });
}

function requireDifferentPrograms({ botPasswords = [] }: UserDefinition, path: string): void {
  const apps = botPasswords.map(({ app }) => app);
  const again = apps.findIndex((app, index) => apps.indexOf(app) < index);
  if (again < 0) return;
  throw new WikiContentError(
    `${path}.botPasswords[${again}].app`,
    `${JSON.stringify(apps[again])} is the name of another program of the user too.`,
  );
}

/** Every id that is not given is the one after its predecessor's, or the next that nobody was given. */
export function assignIds(definitions: readonly { readonly id?: number }[], list: string): number[] {
  const given = new Set<number>();
  for (const { id } of definitions) if (id !== undefined) given.add(id);
  let last = 0;
  return definitions.map(({ id }, index) => {
    if (id !== undefined) {
      if (!Number.isSafeInteger(id) || id < 1) throw new WikiContentError(`${list}[${index}].id`, 'must be 1 or more.');
      return (last = id);
    }
    do last++;
    while (given.has(last));
    return last;
  });
}
