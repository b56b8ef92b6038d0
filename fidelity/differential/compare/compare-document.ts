import type { Difference } from '../diff-response';
import { cut, type CutText } from './cut-text';
import { difference, firstDifferent, textDifference } from './difference';
import { jsonTree } from './json-tree';
import type { LayeredText } from '../../../conformance/documents/layered-text';
import { phpTree } from '../../../conformance/documents/php-tree';
import { Malformed, type Tree, type Range, type Container, type Entry } from '../../../conformance/documents/tree';
import { type ComparisonContext, fixedTexts, type Pieces, sameButVolatile } from './volatile';
import { xmlTree } from '../../../conformance/documents/xml-tree';

export type ReadTree = (source: LayeredText) => Tree;

/** The context that all parts of a comparison of two bodies share. */
export interface Comparing {
  readonly context: ComparisonContext;
  /** Shared by all parts of the bodies. */
  readonly pieces: Pieces;
  readonly nested?: TreeComparison['nested'];
}

/** Chooses a reader by the look of a text: the data of a page does not name its format. */
export function readerOf(text: string): ReadTree | undefined {
  if (/^[{[]/.test(text)) return jsonTree;
  if (text.startsWith('<?xml')) return xmlTree;
  return /^a:\d+:\{/.test(text) ? phpTree : undefined;
}

/** Compares the content of two texts, and then their notation. */
export function compareDocument(
  name: string,
  read: ReadTree,
  emulator: LayeredText,
  wiki: LayeredText,
  comparing: Comparing,
): Difference | undefined {
  const [ours, theirs] = [attempt(read, emulator), attempt(read, wiki)];
  if (ours instanceof Malformed || theirs instanceof Malformed) {
    return notRead(name, [emulator, ours], [wiki, theirs]);
  }
  const place: Place = { at: `${name} $`, kind: `${name} $` };
  const whole: TreeComparison = { ...comparing, emulator: emulator.origin, wiki: wiki.origin };
  const found = compareTrees(place, ours, theirs, whole);
  if (found) return found;
  const [our, their] = [written(emulator, comparing.pieces.emulator), written(wiki, comparing.pieces.wiki)];
  return compareSpelling(place, our, { ...their, tree: theirs });
}

/** Compares two plain texts. */
export function compareText(
  kind: string,
  emulator: LayeredText,
  wiki: LayeredText,
  { context, pieces }: Comparing,
): Difference | undefined {
  if (sameButVolatile(kind, emulator, wiki, context, pieces)) return undefined;
  const [ours, theirs] = fixedTexts(kind, emulator.text, wiki.text, context);
  const at = `${kind}, character ${theirs.place(firstDifferent(ours.text, theirs.text))}`;
  return { ...textDifference(kind, kind, ours.text, theirs.text), at };
}

function attempt(read: ReadTree, source: LayeredText): Tree | Malformed {
  try {
    return read(source);
  } catch (error) {
    if (error instanceof Malformed) return error;
    throw error;
  }
}

type Attempt = readonly [source: LayeredText, outcome: Tree | Malformed];

/** At least one text is malformed. If both are, they must be identical. */
function notRead(name: string, emulator: Attempt, wiki: Attempt): Difference | undefined {
  const [[ours, our], [theirs, their]] = [emulator, wiki];
  if (our instanceof Malformed && their instanceof Malformed) {
    if (ours.raw() === theirs.raw()) return undefined;
    return textDifference(`${name}, text`, name, ours.raw(), theirs.raw());
  }
  const outcome = [our, their].find((candidate) => candidate instanceof Malformed);
  const at = `${name}, ${outcome?.message ?? ''}`;
  return difference(`${name}, malformed`, at, shown(ours, our), shown(theirs, their));
}

function shown(source: LayeredText, outcome: Tree | Malformed): string {
  if (!(outcome instanceof Malformed)) return source.raw();
  return source.origin.slice(Math.max(source.place(0), outcome.place - 40));
}

function written(source: LayeredText, pieces: Written['pieces']): Written {
  return { body: source.origin, range: [source.place(0), source.place(source.text.length)], pieces };
}

const before = 40;

/** One of two texts with the same content whose notation is compared. */
interface Written {
  readonly body: string;
  readonly range: Range;
  /** The parts that may differ: they are left out, but their places are kept. */
  readonly pieces: readonly Range[];
  /** Its content, to name places; absent if it has no parts. */
  readonly tree?: Tree;
}

/** The first place where two texts of the same meaning are written differently: escapes, space, the order of attributes. */
function compareSpelling(place: Place, emulator: Written, wiki: Written): Difference | undefined {
  const [ours, theirs] = [withoutPieces(emulator), withoutPieces(wiki)];
  if (ours.text === theirs.text) return undefined;
  const index = firstDifferent(ours.text, theirs.text);
  const start = Math.max(0, index - before);
  const innermost = wiki.tree ? innermostAt(wiki.tree, place, theirs.place(index)) : place;
  const suffix = ', spelling';
  return difference(
    innermost.kind + suffix,
    `${innermost.at}${suffix}, character ${theirs.place(index) - wiki.range[0]}`,
    ours.text.slice(start),
    theirs.text.slice(start),
  );
}

function withoutPieces({ body, range, pieces }: Written): CutText {
  const cuts = pieces
    .filter(([start, end]) => start >= range[0] && end <= range[1])
    .sort((one, other) => one[0] - other[0])
    .map(([start, end]) => ({ start, end, by: '\0' }));
  return cut(body, cuts, ...range);
}

function innermostAt(tree: Tree, place: Place, index: number): Place {
  if (!('entries' in tree)) return place;
  const inside = tree.entries.find((entry) => entry.tree.start <= index && index < entry.tree.end);
  if (!inside) return place;
  return innermostAt(inside.tree, { at: place.at + inside.step, kind: place.kind + inside.kind }, index);
}

/** The place of a tree, exactly and as a kind: `body $.query`. */
export interface Place {
  readonly at: string;
  readonly kind: string;
}

export interface TreeComparison {
  /** The whole bodies. */
  readonly emulator: string;
  readonly wiki: string;
  readonly context: ComparisonContext;
  /** The places of what differed and may differ. */
  readonly pieces: Pieces;
  /** Compares a string with a format of its own; undefined leaves it to the usual comparison. */
  readonly nested?: (place: Place, emulator: Tree, wiki: Tree) => { difference: Difference | undefined } | undefined;
}

/** The first difference in content: types, members and their order, values. */
export function compareTrees(place: Place, emulator: Tree, wiki: Tree, whole: TreeComparison): Difference | undefined {
  if (emulator.type !== wiki.type) return differ(place, emulator, wiki, whole);
  if ('entries' in emulator && 'entries' in wiki) return compareEntries(place, emulator, wiki, whole);
  if (!('value' in emulator) || !('value' in wiki)) return differ(place, emulator, wiki, whole);
  const nested = whole.nested?.(place, emulator, wiki);
  if (nested?.difference) return nested.difference;
  if (!nested && !sameButVolatile(place.kind, emulator.value, wiki.value, whole.context, whole.pieces)) {
    return differ(place, emulator, wiki, whole);
  }
  // What may differ may have another length (core 5.4); the readers have checked the lengths.
  if (emulator.length && wiki.length && emulator.value.text !== wiki.value.text) {
    whole.pieces.emulator.push(emulator.length);
    whole.pieces.wiki.push(wiki.length);
  }
  return undefined;
}

function compareEntries(place: Place, emulator: Container, wiki: Container, whole: TreeComparison) {
  const isOrdered = isSameOrderOfTags(place, emulator, wiki, whole);
  if (isOrdered !== undefined) return isOrdered ? undefined : differ(place, emulator, wiki, whole);
  const count = Math.max(emulator.entries.length, wiki.entries.length);
  for (let index = 0; index < count; index++) {
    const [ours, theirs] = [emulator.entries[index], wiki.entries[index]];
    if (ours && theirs && isSameEntry(place, ours, theirs, whole)) {
      const here = { at: place.at + theirs.step, kind: place.kind + kindIn(wiki, theirs) };
      const found = compareTrees(here, ours.tree, theirs.tree, whole);
      if (found) return found;
    } else return differentEntries(place, [emulator.entries, wiki.entries], index, whole);
  }
  return undefined;
}

/**
 * Whether both list the same tags, each in the order in which that wiki first had them (writing 13.3), which may be before the
 * session; `undefined` if they do not list the same tags.
 */
function isSameOrderOfTags(
  { kind }: Place,
  emulator: Container,
  wiki: Container,
  { context, pieces }: TreeComparison,
): boolean | undefined {
  if (!context.ids || !kind.endsWith('.tags')) return undefined;
  const [ours, theirs] = [emulator.entries, wiki.entries].map((entries) => entries.map(({ tree }) => wordOf(tree)));
  if (!ours || !theirs || ours.length < 2) return undefined;
  const agrees = context.ids.agreeOnOrder(ours, theirs);
  if (!agrees) return agrees;
  for (const { tree } of emulator.entries) pieces.emulator.push([tree.start, tree.end]);
  for (const { tree } of wiki.entries) pieces.wiki.push([tree.start, tree.end]);
  return true;
}

/** The text of a tree that consists of nothing else. */
function wordOf(tree: Tree): string | undefined {
  if ('value' in tree) return tree.value.text;
  const [only, ...more] = 'entries' in tree ? tree.entries : [];
  return only && more.length === 0 && 'value' in only.tree ? only.tree.value.text : undefined;
}

/** Of the parameters of messages, only those about blocks have an id that no earlier response need have had. */
function kindIn({ entries }: Container, { kind }: Entry): string {
  if (kind !== '.params') return kind;
  const key = entries.find(({ step }) => step === '.key' || step === '.@key')?.tree;
  return key && 'value' in key && /^(?:auto)?blockedtext/.test(key.value.text) ? `<blocked>${kind}` : kind;
}

/** The kind of the ids that the members of an object are named after, by the end of its place. */
const idsAsNames = [
  ['.query.pages', 'page'],
  ['.query.badrevids', 'revision'],
] as const;

/** The names of pages and of missing revisions are their ids in format version 1. */
function isSameEntry({ kind }: Place, emulator: Entry, wiki: Entry, { context, pieces }: TreeComparison): boolean {
  const [, named] = idsAsNames.find(([end]) => kind.endsWith(end)) ?? [];
  if (!context.ids || !emulator.key || !wiki.key || !named) return emulator.step === wiki.step;
  const [ours, theirs] = [emulator.key, wiki.key];
  if (!context.ids.agree(named, ours.text, theirs.text)) return false;
  pieces.emulator.push([ours.place(0), ours.place(ours.text.length)]);
  pieces.wiki.push([theirs.place(0), theirs.place(theirs.text.length)]);
  return true;
}

/** A member is missing, surplus or in another order. */
function differentEntries(
  place: Place,
  [ours, theirs]: readonly [readonly Entry[], readonly Entry[]],
  index: number,
  whole: TreeComparison,
): Difference {
  const [our, their] = [ours[index], theirs[index]];
  if (their && !ours.slice(index).some(({ step }) => step === their.step)) {
    return difference(place.kind + their.kind, place.at + their.step, undefined, raw(whole.wiki, their.tree));
  }
  if (our && !theirs.slice(index).some(({ step }) => step === our.step)) {
    return difference(place.kind + our.kind, place.at + our.step, raw(whole.emulator, our.tree), undefined);
  }
  const order = ', order of members';
  return difference(place.kind + order, place.at + order, names(ours), names(theirs));
}

function names(entries: readonly Entry[]): string {
  return entries.map(({ step }) => step.replace(/^\./, '')).join(', ');
}

function differ(place: Place, emulator: Tree, wiki: Tree, whole: TreeComparison): Difference {
  return difference(place.kind, place.at, raw(whole.emulator, emulator), raw(whole.wiki, wiki));
}

function raw(body: string, tree: Tree): string {
  return body.slice(tree.start, tree.end);
}
