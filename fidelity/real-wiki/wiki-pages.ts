import { createHash } from 'node:crypto';
import { readWikiFile, type WikiDefinition } from '../../emulator';
import { defaultAuthor } from '../../emulator/model/revision';
import { crc32, deflateSync } from 'node:zlib';

import { administrator } from './wiki-folder';

/** A page as a real wiki can be given it. */
export interface WikiPage {
  readonly id: number;
  readonly title: string;
  /** The id of the latest revision, if it is declared. */
  readonly revision: number | undefined;
  /** What is saved; `undefined` for a page that the installer creates. */
  readonly text: string | undefined;
  /** The files that the wiki file declares it to use, if it does. */
  readonly uses: readonly string[] | undefined;
  /** An address for an edit without an account; `undefined` for the administrator. */
  readonly address: string | undefined;
  /** The edit summary; `undefined` leaves it to the wiki. */
  readonly comment: string | undefined;
  /** The versions of the uploaded file, oldest first. */
  readonly uploads: readonly Upload[];
  /** All revisions of the page, oldest first, where the file declares them. */
  readonly history: readonly PastRevision[];
}

export interface PastRevision {
  readonly id: number | undefined;
  readonly text: string;
  readonly timestamp: string;
  readonly user: string;
  readonly comment: string;
  readonly isMinor: boolean;
}

/** An account besides the administrator's, without groups. */
export interface WikiAccount {
  readonly id: number;
  readonly name: string;
  readonly password: string;
  readonly botPasswords: readonly {
    readonly app: string;
    readonly password: string;
    readonly grants: readonly string[];
  }[];
}

export interface Upload {
  /** An image that any version of zlib writes alike. */
  readonly png: Buffer;
  readonly timestamp: string;
  readonly comment: string;
}

type PageDefinition = NonNullable<WikiDefinition['pages']>[number];
type FileDefinition = NonNullable<PageDefinition['file']>;

const definitionMembers = ['site', 'pages', 'users'];
/** `externalLinks` says what a page that exists already links to. */
const pageMembers = [
  ...['id', 'title', 'text', 'redirect', 'uses', 'externalLinks'],
  ...['user', 'comment', 'revision', 'file', 'revisions'],
];
const revisionMembers = ['id', 'text', 'timestamp', 'user', 'comment', 'minor'];
const userMembers = ['id', 'name', 'password', 'botPasswords'];
const fileMembers = ['timestamp', 'comment', 'size', 'width', 'height', 'sha1', 'older'];
/** The only address that a wiki on loopback sees. */
const ownAddress = '127.0.0.1';

/**
 * Reads the pages of a wiki file in the order of their ids, with the wikitext that makes them what the file says.
 *
 * @throws WikiFileError where it is not a wiki file
 * @throws Error where it declares what a real wiki cannot be given through its API: changes, the date of a page, …
 */
export function readWikiPages(file: string): WikiPage[] {
  const definition = readWikiFile(file);
  const other = unsupported(definition, definitionMembers);
  if (other !== undefined) throw new Error(`${file}: a real wiki cannot be filled with ${other}`);
  const pages = (definition.pages ?? []).map((page) => readPage(page, `${file}: the page ${page.title}`));
  return pages.sort((first, second) => first.id - second.id);
}

/** The accounts that every fresh wiki has. */
const everywhere = [{ name: administrator, id: 1 }, defaultAuthor];

/**
 * Reads the accounts of a wiki file besides those that every wiki has.
 *
 * @throws Error where it declares what fill does not give to an account: groups, preferences, …
 */
export function readWikiAccounts(file: string): WikiAccount[] {
  return (readWikiFile(file).users ?? []).flatMap((user) => {
    const { id, name, password, botPasswords = [] } = user;
    if (everywhere.some((account) => account.name === name && account.id === id)) return [];
    const where = `${file}: the account ${name}`;
    const other = unsupported(user, userMembers);
    if (other !== undefined) throw new Error(`${where}: a real account cannot be given ${other}`);
    if (id === undefined || password === undefined) throw new Error(`${where} has no id or no password`);
    const programs = botPasswords.map(({ app, password: secret, grants }) => ({ app, password: secret, grants }));
    return [{ id, name, password, botPasswords: programs }];
  });
}

function readPage(page: PageDefinition, where: string): WikiPage {
  const other = unsupported(page, pageMembers);
  if (other !== undefined) throw new Error(`${where}: a real page cannot be given ${other}`);
  const { id, title, text, redirect, uses, user = administrator, comment, revision, file, revisions = [] } = page;
  if (id === undefined) throw new Error(`${where} has no id`);
  if (redirect === true) throw new Error(`${where}: a real redirect needs the title that it leads to`);
  if (text !== undefined && redirect !== undefined) throw new Error(`${where} has both text and redirect`);
  if (user !== administrator && user !== ownAddress) {
    throw new Error(`${where}: only ${administrator} and ${ownAddress} can edit a real wiki on loopback`);
  }
  const history = revisions.map((each) => readRevision(each, where));
  return {
    id,
    title,
    revision: revision ?? history.at(-1)?.id,
    text: text ?? history.at(-1)?.text ?? composeText(redirect, uses),
    uses,
    address: user === administrator ? undefined : user,
    comment,
    uploads: file ? readUploads(file, where) : [],
    history,
  };
}

function readRevision(revision: NonNullable<PageDefinition['revisions']>[number], where: string): PastRevision {
  const other = unsupported(revision, revisionMembers);
  if (other !== undefined) throw new Error(`${where}: a real revision cannot be given ${other}`);
  const { id, text, timestamp, user = administrator, comment = '', minor = false } = revision;
  if (text === undefined || timestamp === undefined)
    throw new Error(`${where}: a revision has no text or no timestamp`);
  return { id, text, timestamp, user, comment, isMinor: minor };
}

function readUploads(file: FileDefinition, where: string): Upload[] {
  const other = unsupported(file, fileMembers);
  if (other !== undefined) throw new Error(`${where}: a real file cannot be given ${other}`);
  const versions = [file, ...(file.older ?? [])];
  return versions.reverse().map(({ width = 0, height = 0, size, sha1, timestamp, comment = '' }) => {
    const png = blackPng(width, height);
    const digest = createHash('sha1').update(png).digest('hex');
    if (size !== png.length || sha1 !== digest) {
      throw new Error(
        `${where}: a black PNG of ${width} × ${height} pixels has the size ${png.length} and the SHA-1 ${digest}`,
      );
    }
    if (timestamp === undefined) throw new Error(`${where}: a version of the file has no timestamp`);
    return { png, timestamp, comment };
  });
}

/** Wikitext that redirects and embeds: a bare `#REDIRECT [[File:X]]` would not count as a use (core 4.2). */
function composeText(redirect: string | undefined, uses: readonly string[] | undefined): string | undefined {
  if (redirect === undefined && uses === undefined) return undefined;
  const lines = (uses ?? []).map((file) => `[[${file}]]`);
  if (redirect !== undefined) lines.unshift(`#REDIRECT [[:${redirect}]]`);
  return lines.join('\n');
}

function unsupported(value: object, members: readonly string[]): string | undefined {
  return Object.keys(value).find((name) => !members.includes(name));
}

/**
 * A black PNG image. Its pixels are stored without compression, so that its bytes, and with them its SHA-1, are the same
 * whatever version of zlib writes them.
 */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per channel, in red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  // Each row begins with its filter, 0 for none.
  const pixels = Buffer.alloc(height * (1 + 3 * width));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}
