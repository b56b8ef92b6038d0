/**
 * Lists by key for many languages, written so that languages share what they have in common. Languages mostly have the list of
 * the language that they fall back to, with a few items of their own before it.
 *
 * One text per language: the code of its base, the positions of the keys that come first (empty: its own, `-`: none), then one
 * line per key, in the order of `keys`. Lines missing at the end are empty. A line is
 *
 * - empty: the list of the base;
 * - items: these, then the list of the base (`\v` and a code after the items: that of another language);
 * - `!` and items: exactly these;
 * - `-`: there is no such list.
 *
 * Items are separated by tabs. An earlier release states its lines that differ: their numbers, a space, the line.
 */
import { unpackText } from '../text/packed';

export type Lists = ReadonlyMap<string, readonly string[]>;

/** What the texts of all languages are stored as; `fidelity/surface/record-languages.ts` writes it. */
export interface SharedLists {
  /** All keys of all languages. */
  readonly keys: readonly string[];
  /** Of the newest release, by language; English has no base. */
  readonly newest: ReadonlyMap<string, string>;
  /** The differences of earlier releases, by release and language. */
  readonly earlier: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The language that needs no base. */
export const rootLanguage = 'en';

/** The lists of a language; `undefined` if it was not recorded. */
export function readLists(shared: SharedLists, release: string, code: string): Lists | undefined {
  const lines = linesOf(shared, release, code);
  if (lines === undefined) return undefined;
  const [base = '', order = '', ...entries] = lines;
  const of = (language: string): Lists =>
    language === '' ? new Map() : (readLists(shared, release, language) ?? new Map());
  const inherited = of(base);
  const others = new Map<string, Lists>();
  const lists = new Map<string, readonly string[]>();
  const own = new Set<string>();
  shared.keys.forEach((key, index) => {
    const entry = entries[index] ?? '';
    if (entry !== '') own.add(key);
    if (entry === '-') return;
    const list = readEntry(entry, key);
    if (list !== undefined) lists.set(key, list);
  });
  return inOrder(lists, [...headOf(order), ...inherited.keys(), ...lists.keys()]);

  /** Usually the keys whose lists are its own; the others follow in the order of the base. */
  function headOf(positions: string): Iterable<string> {
    if (positions === '') return own;
    return positions === '-' ? [] : positions.split(' ').map((index) => shared.keys[Number(index)] ?? '');
  }

  function readEntry(entry: string, key: string): readonly string[] | undefined {
    if (entry === '') return inherited.get(key);
    if (entry.startsWith('!')) return split(entry.slice(1));
    const [items = '', other] = entry.split('\v');
    let rest = inherited;
    if (other !== undefined) {
      rest = others.get(other) ?? of(other);
      others.set(other, rest);
    }
    return [...(items === '' ? [] : split(items)), ...(rest.get(key) ?? [])];
  }
}

function split(items: string): string[] {
  return items.split('\t').map((item) => item.replaceAll('\x02', '\n'));
}

/** A line feed in an item would end the line. */
export function joinItems(items: readonly string[]): string {
  return items.join('\t').replaceAll('\n', '\x02');
}

export function inOrder(lists: Lists, keys: Iterable<string>): Lists {
  const sorted = new Map<string, readonly string[]>();
  for (const key of keys) {
    const list = lists.get(key);
    if (list !== undefined && !sorted.has(key)) sorted.set(key, list);
  }
  return sorted;
}

function linesOf({ newest, earlier }: SharedLists, release: string, code: string): string[] | undefined {
  const text = newest.get(code);
  const differences = earlier.get(release)?.get(code);
  if (differences === '-') return undefined;
  if (text === undefined && differences === undefined) return undefined;
  const lines = text?.split('\n') ?? [];
  for (const difference of differences?.split('\n') ?? []) {
    const space = difference.indexOf(' ');
    lines[Number(difference.slice(0, space))] = difference.slice(space + 1);
  }
  return lines;
}

/** What a file of shared lists contains: compressed, because all languages together are large. */
export interface PackedLists {
  readonly keys: readonly string[];
  /** The earlier releases, in the order of their parts. */
  readonly earlier: readonly string[];
  /**
   * Brotli in base64: one part for the newest release and one per earlier release, together, because they have much in common.
   * A part has the texts of languages, each after its code and a line feed.
   */
  readonly packed: string;
}

/** Several files of shared lists, whose parts follow each other: in the package, because they are smaller together. */
export interface PackedTogether {
  readonly files: readonly string[];
  readonly earlier: readonly string[];
  /** Brotli in base64: per file its keys, separated by tabs, a line feed, and what it contains. */
  readonly packed: string;
}

const betweenReleases = '\x1d';
const betweenLanguages = '\f';
const betweenFiles = '\x1e';

/** What `unpackLists` reads, before it is compressed. */
export function joinTexts({ newest, earlier }: SharedLists): string {
  return [newest, ...earlier.values()]
    .map((texts) => [...texts].map(([code, text]) => `${code}\n${text}`).join(betweenLanguages))
    .join(betweenReleases);
}

export function unpackLists({ keys, earlier, packed }: PackedLists): SharedLists {
  return splitReleases(keys, earlier, unpackText(packed));
}

/** The lists of each file. */
export function unpackTogether({ files, earlier, packed }: PackedTogether): ReadonlyMap<string, SharedLists> {
  const contents = unpackText(packed).split(betweenFiles);
  return new Map(
    files.map((name, index) => {
      const content = contents[index] ?? '';
      const end = content.indexOf('\n');
      return [name, splitReleases(content.slice(0, end).split('\t'), earlier, content.slice(end + 1))];
    }),
  );
}

function splitReleases(keys: readonly string[], earlier: readonly string[], text: string): SharedLists {
  const [newest = '', ...parts] = text.split(betweenReleases);
  return {
    keys,
    newest: splitTexts(newest),
    earlier: new Map(earlier.map((release, index) => [release, splitTexts(parts[index] ?? '')])),
  };
}

function splitTexts(part: string): ReadonlyMap<string, string> {
  return new Map(
    part.split(betweenLanguages).map((text) => {
      const end = text.indexOf('\n');
      return [text.slice(0, end), text.slice(end + 1)];
    }),
  );
}
