import type { Difference } from '../diff-response';
import { compareDocument, compareText, type Comparing, readerOf } from './compare-document';
import { difference, textDifference } from './difference';
import { jsonTree } from './json-tree';
import type { LayeredText } from '../../../conformance/documents/layered-text';

const jsonp = /^(\/\*\*\/[^(]*\()([^]*)(\))$/;

/** Compares two HTML pages: the data, the title, the notice and the page chrome, in this order of importance. */
export function comparePage(emulator: LayeredText, wiki: LayeredText, comparing: Comparing): Difference | undefined {
  const [ours, theirs] = [pageParts(emulator), pageParts(wiki)];
  return (
    compareData(ours.data, theirs.data, comparing) ??
    comparePart('page title', ours.title, theirs.title, comparing) ??
    comparePart('page notice', ours.notice, theirs.notice, comparing) ??
    compareSurroundings(ours, theirs, comparing)
  );
}

/** The help page is compared by its title, the comment before it, and its text as a whole (core 2.8). */
export function compareHelpPage(emulator: LayeredText, wiki: LayeredText, comparing: Comparing) {
  const [ours, theirs] = [pageParts(emulator), pageParts(wiki)];
  const comment = /^<!--[^]*?-->/;
  const [our, their] = [comment.exec(emulator.text)?.[0], comment.exec(wiki.text)?.[0]];
  if (our !== their) return difference('help page comment', 'help page comment', our, their);
  return (
    comparePart('page title', ours.title, theirs.title, comparing) ??
    compareText('help page text', emulator, wiki, comparing)
  );
}

/** JSON wrapped in a call of a function (core 5.1). */
export function compareJsonp(
  name: string,
  emulator: LayeredText,
  wiki: LayeredText,
  comparing: Comparing,
): Difference | undefined {
  const [ours, theirs] = [jsonp.exec(emulator.text), jsonp.exec(wiki.text)];
  if (!ours || !theirs || ours[1] !== theirs[1]) {
    if (emulator.text === wiki.text) return undefined;
    return textDifference(`${name} callback`, `${name} callback`, emulator.text, wiki.text);
  }
  const within = (text: LayeredText, start = ''): LayeredText => text.slice(start.length, text.text.length - 1);
  return compareDocument(name, jsonTree, within(emulator, ours[1]), within(wiki, theirs[1]), comparing);
}

function compareData(emulator: LayeredText | undefined, wiki: LayeredText | undefined, comparing: Comparing) {
  if (!emulator || !wiki) return comparePart('page data', emulator, wiki, comparing);
  if (wiki.text.startsWith('/**/')) return compareJsonp('page data', emulator, wiki, comparing);
  const read = readerOf(wiki.text);
  if (read) return compareDocument('page data', read, emulator, wiki, comparing);
  return comparePart('page data', emulator, wiki, comparing);
}

function comparePart(
  kind: string,
  emulator: LayeredText | undefined,
  wiki: LayeredText | undefined,
  comparing: Comparing,
): Difference | undefined {
  if (emulator && wiki) return compareText(kind, emulator, wiki, comparing);
  return (emulator ?? wiki) ? difference(kind, kind, emulator?.raw(), wiki?.raw()) : undefined;
}

function compareSurroundings(emulator: PageParts, wiki: PageParts, comparing: Comparing): Difference | undefined {
  for (const [index, theirs] of wiki.chrome.entries()) {
    const ours = emulator.chrome[index];
    const found = ours && compareText('page chrome', ours, theirs, comparing);
    if (found) return found;
  }
  return undefined;
}

/** The parts of an HTML page that are compared; a part that the page lacks is absent. */
interface PageParts {
  readonly title: LayeredText | undefined;
  /** The elements of class `api-pretty-header`, as markup. */
  readonly notice: LayeredText | undefined;
  /** The data, decoded. */
  readonly data: LayeredText | undefined;
  /** The page chrome: what precedes, separates and follows these. */
  readonly chrome: readonly LayeredText[];
}

const reference = /&(?:#\d+|#x[0-9a-fA-F]+|amp|lt|gt|quot|apos);/g;
const meanings: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** The parts of a page (core 5.2), each where it first occurs. */
export function pageParts(page: LayeredText): PageParts {
  const found: (LayeredText | undefined)[] = [undefined, undefined, undefined];
  const chrome: LayeredText[] = [];
  let done = 0;
  for (const { which, start, end } of partsOf(page.text)) {
    found[which] = page.slice(start, end);
    chrome.push(page.slice(done, start));
    done = end;
  }
  chrome.push(page.slice(done, page.text.length));
  const [title, notice, data] = found;
  return { title, notice, data: data?.decode(reference, meaning), chrome };
}

interface Part {
  /** 0: the title. 1: the notice. 2: the data. */
  readonly which: number;
  readonly start: number;
  readonly end: number;
}

const dataTag = '<pre class="api-pretty-content">';
const titleTag = '<title>';
const beginnings = [titleTag, '<div class="api-pretty-header', dataTag];

/** In the order of the page; the first of each that is closed. */
function partsOf(page: string): Part[] {
  const found: Part[] = [];
  let place = 0;
  const left = new Map(beginnings.map((tag, which) => [which, tag]));
  for (;;) {
    const next = Array.from(left, ([which, tag]) => ({ which, at: page.indexOf(tag, place) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)[0];
    if (!next) return found;
    left.delete(next.which);
    const part = partAt(page, next.which, next.at);
    if (!part) continue;
    found.push(part);
    place = part.end;
  }
}

function partAt(page: string, which: number, at: number): Part | undefined {
  const start = which === 1 ? at : at + (beginnings[which] ?? '').length;
  const end = page.indexOf(['</title>', dataTag, '</pre>'][which] ?? '', start);
  return end < 0 ? undefined : { which, start, end };
}

function meaning(text: string): string {
  const code = /^&#(x?)(.*);$/.exec(text);
  if (!code) return meanings[text] ?? text;
  const point = Number.parseInt(code[2] ?? '', code[1] === 'x' ? 16 : 10);
  // A number without a character stands for itself.
  return point <= 0x10ffff ? String.fromCodePoint(point) : text;
}
