import { categoryNamespace, fileNamespace, mediaNamespace } from '../model/namespaces';
import { isTitle, parseTitle, type TitleRules } from '../model/title';

/** Receives the links of a text, in the order of the text. */
export interface LinkReader {
  readonly rules: TitleRules;
  useFile(key: string): void;
  /** The page is in a category. */
  joinCategory(key: string): void;
  readGallery(index: number): void;
}

/**
 * Finds the files that an expanded text embeds or links with `Media:`.
 *
 * The text is split at every `[[`. A link is closed within its piece; only the caption of a file may continue over
 * further links, each closed in its own piece, up to the second `]]` in a piece. So a caption can contain links
 * and files, but not files whose captions contain links: MediaWiki counts none of those.
 */
export function readLinks(text: string, reader: LinkReader): void {
  const pieces = text.split('[[');
  readGalleries(pieces[0] ?? '', reader);
  for (let index = 1; index < pieces.length; index++) {
    const link = readLink(pieces[index] ?? '', reader.rules);
    const caption = link?.kind === 'file' && !link.isClosed ? findCaption(pieces, index) : NO_CAPTION;
    if (link !== undefined && (link.isClosed || caption.isClosed)) tell(reader, link);
    readGalleries(pieces[index] ?? '', reader);
    for (let inner = 0; inner < caption.pieces; inner++) readInner(pieces[++index] ?? '', reader);
  }
}

interface Target {
  readonly kind: 'file' | 'media' | 'category';
  readonly key: string;
}

interface Link extends Target {
  readonly isClosed: boolean;
}

function tell(reader: LinkReader, { kind, key }: Target): void {
  if (kind === 'category') reader.joinCategory(key);
  else reader.useFile(key);
}

/** The characters of a target: all that a title may contain. */
const TARGET = /[^\x00-\x1f<>[\]{|}\x7f]*/y;

/** The file link at the start of a piece. */
function readLink(piece: string, rules: TitleRules): Link | undefined {
  TARGET.lastIndex = 0;
  const target = TARGET.exec(piece)?.[0] ?? '';
  const isBarred = piece[target.length] === '|';
  if (!isBarred && !piece.startsWith(']]', target.length)) return undefined;
  const file = readTarget(target, rules);
  if (file === undefined) return undefined;
  const isClosed = !isBarred || piece.includes(']]', target.length + 2); // a label is never empty
  return { ...file, isClosed };
}

function readTarget(target: string, rules: TitleRules): Target | undefined {
  if (!target.includes(':') && !target.includes('%') && !target.includes('&')) return undefined;
  const decoded = decodePercent(target);
  const title = parseTitle(decoded, rules);
  if (!isTitle(title) || title.interwiki !== '') return undefined;
  if (title.namespace === mediaNamespace) return { kind: 'media', key: title.key };
  const kind = embedded.get(title.namespace);
  return kind === undefined || LEADING_COLON.test(decoded) ? undefined : { kind, key: title.key };
}

const embedded: ReadonlyMap<number, Target['kind']> = new Map([
  [fileNamespace, 'file'],
  [categoryNamespace, 'category'],
]);

/** `[[:File:X]]` is a link to the file's page. */
const LEADING_COLON = /^[ _]*:/;

interface Caption {
  /** Number of searched pieces, whose own links are closed within them or not at all. */
  readonly pieces: number;
  readonly isClosed: boolean;
}

const NO_CAPTION: Caption = { pieces: 0, isClosed: false };

/** Finds the end of a caption that continues after the piece at `index`. */
function findCaption(pieces: readonly string[], index: number): Caption {
  let taken = 0;
  for (let next = index + 1; next < pieces.length; next++) {
    taken++;
    const piece = pieces[next] ?? '';
    const first = piece.indexOf(']]');
    if (first < 0) break;
    if (piece.includes(']]', first + 2)) return { pieces: taken, isClosed: true };
  }
  return { pieces: taken, isClosed: false };
}

/** A piece within a caption. */
function readInner(piece: string, reader: LinkReader): void {
  const link = readLink(piece, reader.rules);
  if (link?.isClosed) tell(reader, link);
  readGalleries(piece, reader);
}

function readGalleries(text: string, reader: LinkReader): void {
  for (let mark = text.indexOf('\0'); mark >= 0; mark = text.indexOf('\0', mark + 1)) {
    reader.readGallery(Number.parseInt(text.slice(mark + 1, mark + 12), 10));
  }
}

/** Targets may be percent-encoded; invalid UTF-8 makes the title invalid. */
export function decodePercent(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
}
