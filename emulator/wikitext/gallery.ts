import { fileNamespace } from '../model/namespaces';
import { isTitle, parseTitle, type Title, type TitleRules } from '../model/title';
import { decodePercent, readLinkOptions } from './links';

/** Receives what a gallery contains. */
export interface GalleryReader {
  readonly rules: TitleRules;
  embedFile(key: string): void;
  linkTo(title: Title): void;
  /** Separate wikitext, such as a caption. */
  readText(text: string): void;
}

const CAPTION = /\scaption\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;

/** Not a link: saving a page fills in labels, but not in tags. */
const EMPTY_LABEL = /\[\[[^[\]|]*\|\]\]/g;

/** Reads `<gallery caption="…">` and its lines, each `name`, `File:name` or `name|caption`. */
export function readGallery(attributes: string, body: string, reader: GalleryReader): void {
  const caption = CAPTION.exec(attributes);
  if (caption !== null) reader.readText(caption[1] ?? caption[2] ?? caption[3] ?? '');
  // Real wikis read the captions once they have read all lines (reading 20.1).
  const captions = body.split('\n').map((line) => readLine(line, reader));
  for (const text of captions) reader.readText(text.replace(EMPTY_LABEL, ''));
}

/** @returns the caption, which is read for any valid title, even if it is not a file */
function readLine(line: string, reader: GalleryReader): string {
  const bar = line.indexOf('|');
  const title = parseTitle(decodePercent(bar < 0 ? line : line.slice(0, bar)), reader.rules, fileNamespace);
  if (!isTitle(title)) return '';
  if (title.namespace === fileNamespace) reader.embedFile(title.key);
  if (bar < 0) return '';
  const text = line.slice(bar + 1);
  readLinkOptions(text, reader);
  return text;
}
