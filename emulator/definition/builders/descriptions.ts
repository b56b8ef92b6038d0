import type { BlockDefinition, RestrictionDefinition } from '../../../schemas/generated/wiki-file';
import { WikiContentError } from '../../model/content-error';
import { modelOf, type ContentModel } from '../../model/content-model';
import { archiveNameOf } from '../../model/files';
import { fileNamespace } from '../../model/namespaces';
import type { Page } from '../../model/page';
import type { RecentChange } from '../../model/recent-changes';
import type { Revision } from '../../model/revision';
import { walkRevisions } from '../../model/revisions';
import { prefixedText, type Titled } from '../../model/title';
import type { User } from '../../model/user';
import type { WikiModel } from '../../model/wiki-model';
import { sha1 } from '../../text/sha1';
import { exportBlock, exportRestrictions } from '../export-definition';

/** A page that was added or changed. */
export interface AddedPage {
  readonly id: number;
  /** With its namespace: `File:Cat.jpg`. */
  readonly title: string;
  /** The id of its current revision. */
  readonly revision: number;
  readonly redirect: boolean;
  /** Titles of the files that it uses now, without duplicates: `File:Cat.jpg`. */
  readonly uses: readonly string[];
}

/** An account that was added. */
export interface AddedUser {
  readonly id: number;
  /** In its canonical form. */
  readonly name: string;
}

/** A recent change that was added. */
export interface AddedChange {
  /** The `rcid`. */
  readonly id: number;
  readonly type: 'edit' | 'new' | 'log';
  /** Title of the page, as recorded. */
  readonly page: string;
  /** 0 if there is no page. */
  readonly pageId: number;
  /** 0 for log entries without a revision. */
  readonly revision: number;
  readonly oldRevision: number;
  readonly user: string;
  /** Whether it is patrolled. */
  readonly patrolled: boolean;
}

/** The current state of a page. */
export interface WikiPage extends AddedPage {
  /** Its wikitext; empty if it has none. */
  readonly text: string;
  readonly contentModel: ContentModel;
  /** What is limited to some users now; empty if it is not protected. */
  readonly protection: readonly RestrictionDefinition[];
  /** `2026-01-31T12:00:00Z` */
  readonly touched: string;
  /** Its whole history, oldest first; the last one is the current revision. */
  readonly revisions: readonly PageRevision[];
}

/** A revision of a page. */
export interface PageRevision extends Omit<Revision, 'text' | 'length' | 'contentModel'> {
  readonly contentModel: ContentModel;
  /** Its wikitext; empty if it has none. */
  readonly text: string;
  /** Bytes of the text. */
  readonly size: number;
  /** Of the text: 40 hexadecimal digits. */
  readonly sha1: string;
}

/** A block that was added. */
export interface AddedBlock {
  readonly id: number;
  /** The name of an account, or an address or range in its canonical form. */
  readonly target: string;
}

/** An entry of the log. */
export interface WikiLogEntry {
  /** The `logid`. */
  readonly id: number;
  /** `delete` */
  readonly type: string;
  /** `restore` */
  readonly action: string;
  /** Title of the page at that time. */
  readonly page: string;
  /** A name, or an address. */
  readonly user: string;
  /** `2026-01-31T12:00:00Z` */
  readonly timestamp: string;
  readonly comment: string;
  readonly tags: readonly string[];
  /** As printed by the API. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A version of an uploaded file. */
export interface WikiFileVersion {
  /** `2026-01-31T12:00:00Z` */
  readonly timestamp: string;
  /** Who uploaded it. */
  readonly user: string;
  readonly comment: string;
  /** In bytes. */
  readonly size: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** 40 hexadecimal digits. */
  readonly sha1: string;
  /** The name of one that was replaced; undefined for the latest. */
  readonly archiveName: string | undefined;
  /** Its bytes; undefined if they are not known. */
  readonly content: Uint8Array | undefined;
}

/** An uploaded file, with what holds for its latest version. */
export interface WikiFile extends Omit<WikiFileVersion, 'archiveName'> {
  /** With its namespace: `File:Cat.jpg`. */
  readonly title: string;
  /** `image/jpeg` */
  readonly mime: string;
  /** All versions, the latest first. */
  readonly versions: readonly WikiFileVersion[];
}

/**
 * Describes an uploaded file.
 *
 * @throws WikiContentError if the page has no file
 */
export function describeFile({ key, title, file }: Page): WikiFile {
  const versions = (file?.versions ?? []).map((version, index): WikiFileVersion => {
    const { timestamp, user, comment, size, width, height, sha1, content } = version;
    const archiveName = archiveNameOf({ key, ...(file && { file }) }, index);
    return { timestamp, user, comment, size, width, height, sha1, archiveName, content };
  });
  const [latest] = versions;
  if (!file || !latest) throw new WikiContentError('pages[0].title', `${JSON.stringify(title)} has no uploaded file.`);
  const { timestamp, user, comment, size, width, height, sha1, content } = latest;
  return { timestamp, user, comment, size, width, height, sha1, content, title, mime: file.mime, versions };
}

/** The current state of an account. */
export interface WikiUser extends AddedUser {
  /** Groups, without those that every account belongs to. */
  readonly groups: readonly string[];
  readonly editCount: number;
  /** When the account was created: `2026-01-31T12:00:00Z`. */
  readonly registered: string | undefined;
  readonly email: string | undefined;
  readonly realName: string | undefined;
  /** Preferences that the user has set, by name; others have their defaults. */
  readonly options: Readonly<Record<string, string>>;
  /** Titles of watched pages, in the order in which they were added; their talk pages are watched as well. */
  readonly watchlist: readonly string[];
  /** The block of the account now, if there is one; blocks of its addresses are not included. */
  readonly block: BlockDefinition | undefined;
  /** Whether somebody else has edited the user's talk page, and the user has not seen it. */
  readonly hasNewMessages: boolean;
}

export function addedPage({ site }: WikiModel, { id, title, revision, redirect, uses }: Page): AddedPage {
  const titles = uses.map((key) => prefixedText({ namespace: fileNamespace, key }, site.namespaces));
  return { id, title, revision, redirect, uses: titles };
}

export function addedUser({ id, name }: User): AddedUser {
  return { id, name };
}

export function addedChange({ site }: WikiModel, change: RecentChange): AddedChange {
  const { id, type, pageId, revision, oldRevision, user, patrolState } = change;
  const page = prefixedText(change.title, site.namespaces);
  return { id, type, page, pageId, revision, oldRevision, user, patrolled: patrolState !== 'unpatrolled' };
}

export function describePage(wiki: WikiModel, page: Page): WikiPage {
  const { text = '', touched } = page;
  return {
    ...{ ...addedPage(wiki, page), text, contentModel: modelOf(page, page), touched },
    protection: exportRestrictions(wiki.knownProtections?.holding(page.id) ?? []),
    revisions: Array.from(walkRevisions(wiki, page, false), (revision) => describeRevision(page, revision)),
  };
}

/** The revisions that were deleted under a title and not restored, the oldest first. */
export function describeDeleted(wiki: WikiModel, title: Titled): PageRevision[] {
  const revisions = wiki.knownArchive?.find(title)?.revisions ?? [];
  return revisions.map((revision) => {
    const { id, parent, user, timestamp, comment, minor, tags, text, contentModel, length } = revision;
    const told = { id, parent, user, timestamp, comment, minor, tags, text, contentModel, length };
    return describeRevision(revision, { ...told, ...(revision.hidden && { hidden: revision.hidden }) });
  });
}

function describeRevision(title: Titled, { text = '', length, ...revision }: Revision): PageRevision {
  const contentModel = modelOf(title, revision);
  return { ...revision, tags: [...revision.tags], contentModel, text, size: length, sha1: sha1(text) };
}

/** The entries of the log, the oldest first. */
export function describeLogs(wiki: WikiModel): WikiLogEntry[] {
  return Array.from(
    wiki.logs.walk(false),
    ({ id, type, action, title, user, timestamp, comment, tags, parameters }) => {
      const page = prefixedText(title, wiki.site.namespaces);
      return { id, type, action, page, user, timestamp, comment, tags: [...tags], parameters: { ...parameters } };
    },
  );
}

export function describeUser(wiki: WikiModel, user: User): WikiUser {
  const { site, watchlist } = wiki;
  const { id, name, groups, editCount = 0, registered, email, realName, options = {} } = user;
  const block = wiki.hasBlocks ? wiki.blocks.find(name, wiki.now) : undefined;
  const watched = watchlist.watchedBy(id).map((title) => prefixedText(title, site.namespaces));
  return {
    ...{ id, name, groups: [...groups], editCount, registered, email, realName },
    options: { ...options },
    watchlist: watched,
    block: block && exportBlock(wiki, block),
    hasNewMessages: wiki.users.hasMessages(name),
  };
}
