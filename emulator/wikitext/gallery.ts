import { fileNamespace } from '../model/namespaces';
import { isTitle, parseTitle, type Title, type TitleRules } from '../model/title';
import { decodePercent, readLinkOptions } from './links';

/** Receives what a gallery contains. */
export interface GalleryReader {
  readonly rules: TitleRules;
  /** A use that shows the file. */
  embedFile(key: string): void;
  linkImageTo(title: Title): void;
  /** Separate wikitext, such as a caption. */
  readText(text: string): void;
}

const CAPTION = /\scaption\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;

/** Not a link: saving a page fills in labels, but not in tags. */
const EMPTY_LABEL = /\[\[[^[\]|]*\|\]\]/g;

/** Reads `<gallery caption="…">` and its lines, each `name`, `File:name` or `name|caption`. */
export function readGallery(attributes: string, body: string, reader: GalleryReader): void {
  const ofAll = CAPTION.exec(attributes);
  if (ofAll !== null) reader.readText(ofAll[1] ?? ofAll[2] ?? ofAll[3] ?? '');
  // Real wikis read the captions once they have read all lines (reading 20.1), and look for the files last (vector
  // parse/images-in-their-order).
  const lines = body.split('\n').map((line) => readLine(line, reader));
  for (const { caption = '' } of lines) reader.readText(caption.replace(EMPTY_LABEL, ''));
  for (const { file } of lines) if (file !== undefined) reader.embedFile(file);
}

interface GalleryLine {
  /** The key of its file. */
  readonly file?: string | undefined;
  /** Read for any valid title, even if it is not a file. */
  readonly caption?: string;
}

function readLine(line: string, reader: GalleryReader): GalleryLine {
  const bar = line.indexOf('|');
  const title = parseTitle(decodePercent(bar < 0 ? line : line.slice(0, bar)), reader.rules, fileNamespace);
  if (!isTitle(title)) return {};
  const file = title.namespace === fileNamespace ? title.key : undefined;
  if (bar < 0) return { file };
  const caption = line.slice(bar + 1);
  readLinkOptions(caption, reader);
  return { file, caption };
}
