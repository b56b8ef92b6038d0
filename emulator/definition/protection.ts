/** Protection and deleted pages of a definition. Loaded for wikis that have some. */
import type {
  DeletedFileDefinition,
  PageDefinition,
  ProtectedTitleDefinition,
} from '../../schemas/generated/wiki-file';
import type { ArchivedRevision } from '../model/archive';
import { keptModel } from '../model/content-model';
import { WikiContentError } from '../model/content-error';
import { archiveFile } from '../model/deleting';
import { archiveNameAt } from '../model/files';
import { fileNamespace } from '../model/namespaces';
import { defaultAuthor } from '../model/revision';
import type { Titled } from '../model/title';
import type { WikiModel } from '../model/wiki-model';
import { readAuthor } from './authors';
import { readContent, readTitle } from './page-content';
import { readHidden } from './hidden-parts';
import { RevisionReader } from './page-revisions';
import { readFile } from './read-file';

/** Protects a page as its definition says. */
export function fillProtection(
  wiki: WikiModel,
  page: Titled & { readonly id: number },
  protection: NonNullable<PageDefinition['protection']>,
  path: string,
): void {
  const types = new Set<string>();
  protection.forEach(({ type, cascade }, index) => {
    if (types.has(type))
      throw new WikiContentError(`${path}[${index}].type`, `${JSON.stringify(type)} is limited twice.`);
    types.add(type);
    if (cascade && type !== 'edit') {
      throw new WikiContentError(`${path}[${index}].cascade`, 'belongs to a limit of the type "edit".');
    }
    if (type === 'upload' && page.namespace !== fileNamespace) {
      throw new WikiContentError(`${path}[${index}].type`, '"upload" is a limit of files.');
    }
  });
  wiki.protections.protect(page.id, protection);
}

/** Protects titles that have no page. */
export function fillProtectedTitles(wiki: WikiModel, definitions: readonly ProtectedTitleDefinition[]): void {
  definitions.forEach((definition, index) => {
    const path = `protectedTitles[${index}]`;
    const { namespace, key } = readTitle(wiki, definition.title, `${path}.title`);
    if (wiki.pages.findTitle(namespace, key)) {
      throw new WikiContentError(`${path}.title`, 'is the title of a page: give that page the member "protection".');
    }
    const { level, expiry, timestamp = wiki.now, comment = '' } = definition;
    const user = readAuthor(wiki, definition.user, `${path}.user`) ?? defaultAuthor.name;
    wiki.protections.protectTitle({ namespace, key, level, expiry, user, timestamp, comment });
  });
}

/** Adds the revisions of deleted pages. Missing ids are assigned after those of the pages. */
export function fillDeletedPages(wiki: WikiModel, definitions: readonly PageDefinition[]): void {
  const reader = new RevisionReader(wiki, definitions, wiki.now);
  definitions.forEach((definition, index) => {
    const path = `deletedPages[${index}]`;
    const title = readTitle(wiki, definition.title, `${path}.title`);
    const pageId = definition.id ?? wiki.pages.highestId + 1;
    if (wiki.pages.find(pageId)) throw new WikiContentError(`${path}.id`, `${pageId} is the id of another page too.`);
    const revisions = readRevisions(wiki, definition, { title, pageId, path }, reader);
    const known = revisions.find(({ id }) => wiki.hasRevision(id) || wiki.archive.findRevision(id));
    if (known) throw new WikiContentError(path, `has the revision ${known.id}, which another page has too.`);
    wiki.pages.reserve(pageId, Math.max(...revisions.map(({ id }) => id)));
    const { file, touched = wiki.now } = definition;
    const { user } = revisions.at(-1)!;
    const held = file && readFile(file, title.key, { timestamp: touched, user });
    for (const { tags } of revisions) wiki.tags.use(tags);
    wiki.archive.add(title, revisions);
    if (held) archiveFile(wiki, { key: title.key, file: held });
  });
}

/** Adds versions of files that were deleted. */
export function fillDeletedFiles(wiki: WikiModel, definitions: readonly DeletedFileDefinition[]): void {
  definitions.forEach(({ id, title: text, replaced, ...definition }, index) => {
    const path = `deletedFiles[${index}]`;
    const { namespace, key } = readTitle(wiki, text, `${path}.title`);
    if (namespace !== fileNamespace) throw new WikiContentError(`${path}.title`, 'does not begin with "File:".');
    if (id !== undefined && wiki.fileArchive.find(id)) {
      throw new WikiContentError(`${path}.id`, `${id} is the id of another deleted version too.`);
    }
    const user = readAuthor(wiki, definition.user, `${path}.user`) ?? defaultAuthor.name;
    const { versions, ...file } = readFile(
      definition,
      key,
      { timestamp: wiki.now, user },
      { release: wiki.release, path },
    );
    const version = { ...versions[0]!, ...(replaced !== undefined && { replaced }) };
    const archiveName = replaced === undefined ? undefined : archiveNameAt(replaced, key);
    wiki.fileArchive.add({ ...(id !== undefined && { id }), key, file, version, archiveName });
  });
}

function readRevisions(
  wiki: WikiModel,
  definition: PageDefinition,
  { title, pageId, path }: { readonly title: Titled; readonly pageId: number; readonly path: string },
  reader: RevisionReader,
): Omit<ArchivedRevision, 'archiveId'>[] {
  const { namespace, key } = title;
  const { id, current, past } = reader.read(definition, title, pageId, path);
  const { text, comment = '', minor = false, tags = [], parent = past.at(-1)?.id ?? 0 } = current;
  const user = readAuthor(wiki, current.user, `${path}.user`) ?? defaultAuthor.name;
  const timestamp = current.timestamp ?? definition.touched ?? reader.now;
  const { uses, externalLinks, redirect } = definition;
  const given = readContent(wiki, { text, uses, externalLinks, redirect }, path);
  const length = Buffer.byteLength(text ?? '');
  const declared = { uses: given.uses, links: given.links, redirect: given.redirect };
  const contentModel = current.contentModel && keptModel(title, current.contentModel);
  const last = {
    ...{ id, parent, user, timestamp, comment, minor, tags, text, length, declared, ...readHidden(current.hidden) },
    ...(contentModel && { contentModel }),
  };
  return [...past, last].map((revision) => ({ ...revision, namespace, key, pageId }));
}
