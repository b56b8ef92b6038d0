import type { Difference } from '../diff-response';
import { compareDocument, compareText, type Comparing, readerOf } from './compare-document';
import { difference, textDifference } from './difference';
import type { LayeredText } from './layered-text';
import { jsonTree } from './json-tree';
import { type PageParts, pageParts } from './page-parts';

const jsonp = /^(\/\*\*\/[^(]*\()([^]*)(\))$/;

/** A page for people: the data, the title, the notice, and what is around them, in this order of importance. */
export function comparePage(emulator: LayeredText, wiki: LayeredText, comparing: Comparing): Difference | undefined {
  const [ours, theirs] = [pageParts(emulator), pageParts(wiki)];
  return (
    compareData(ours.data, theirs.data, comparing) ??
    comparePart('page title', ours.title, theirs.title, comparing) ??
    comparePart('page notice', ours.notice, theirs.notice, comparing) ??
    compareSurroundings(ours, theirs, comparing)
  );
}

/** The help page is compared by its title, what the comment before it says, and its text as a whole (core 2.8). */
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

/** JSON with a function's name around it (core 5.1). */
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
  for (const [index, theirs] of wiki.surroundings.entries()) {
    const ours = emulator.surroundings[index];
    const found = ours && compareText('page surroundings', ours, theirs, comparing);
    if (found) return found;
  }
  return undefined;
}
