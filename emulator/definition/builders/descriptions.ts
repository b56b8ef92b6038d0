import { WikiContentError } from '../../model/content-error';
import { archiveNameOf } from '../../model/files';
import { fileNamespace } from '../../model/namespaces';
import type { Page } from '../../model/page';
import type { RecentChange } from '../../model/recent-changes';
import type { Revision } from '../../model/revision';
import { walkRevisions } from '../../model/revisions';
import { prefixedText } from '../../model/title';
import type { User } from '../../model/user';
import type { WikiModel } from '../../model/wiki-model';
import { sha1 } from '../../text/sha1';

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
  /** `2026-01-31T12:00:00Z` */
  readonly touched: string;
  /** Its whole history, oldest first; the last one is the current revision. */
  readonly revisions: readonly PageRevision[];
}

/** A revision of a page. */
export interface PageRevision extends Omit<Revision, 'text' | 'length'> {
  /** Its wikitext; empty if it has none. */
  readonly text: string;
  /** Bytes of the text. */
  readonly size: number;
  /** Of the text: 40 hexadecimal digits. */
  readonly sha1: string;
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
  const revisions = Array.from(walkRevisions(wiki, page, false), describeRevision);
  return { ...addedPage(wiki, page), text: page.text ?? '', touched: page.touched, revisions };
}

function describeRevision({ text = '', length, ...revision }: Revision): PageRevision {
  return { ...revision, tags: [...revision.tags], text, size: length, sha1: sha1(text) };
}

export function describeUser({ site, watchlist }: WikiModel, user: User): WikiUser {
  const { id, name, groups, editCount = 0, registered, email, realName, options = {} } = user;
  const watched = watchlist.watchedBy(id).map((title) => prefixedText(title, site.namespaces));
  return {
    ...{ id, name, groups: [...groups], editCount, registered, email, realName },
    options: { ...options },
    watchlist: watched,
  };
}
