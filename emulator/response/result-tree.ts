/**
 * The tree that a request fills and a format prints.
 *
 * Modules put values in; formats read them out. What a format must know beyond the values (which member is the text of
 * an element, what a list's elements are called in XML, …) stands beside them as metadata, so that no module knows its
 * format and no format knows its module.
 *
 * Three kinds of containers:
 * - a plain object, `ResultRecord`: an entry whose member names the module wrote down, such as
 *   `{ pageid: 2, ns: 0, title: 'Alpha' }`. Members print in the order written; `undefined` is left out. Its names must
 *   not look like integers, because JavaScript would sort those first.
 * - `ResultList`: an array.
 * - `ResultMap`: whatever is built up step by step, has names that come from data, or needs metadata.
 *
 * An integer that a number cannot hold exactly is a bigint. `true` and `false` are real booleans here; format version 1 prints them as `""` and leaves them out (core 5.1).
 */
export type ResultValue = string | number | bigint | boolean | null | ResultRecord | ResultList | ResultMap;

export interface ResultRecord {
  readonly [member: string]: ResultValue | undefined;
}

/**
 * Takes an entry of a type that a schema gives (an interface, which TypeScript does not accept as a record by itself).
 */
export function resultRecord<Entry extends { readonly [Name in keyof Entry]: ResultValue | undefined }>(
  entry: Entry,
): ResultRecord {
  return entry;
}

/** How a map whose names come from data prints where the formats differ. */
export interface MapMetadata {
  /** The member that format version 1 prints as `*`, last, and XML prints as the text of the element. */
  readonly contentMember?: string;
  /** The map prints as an object even where format version 2 would print a keyed map as an array (core 5.2, `_type`). */
  readonly association?: true;
  /**
   * A keyed map: format version 1 prints an object by key in the order of insertion (an array, if the keys are dense;
   * core 4.7), format version 2 an array sorted by key, XML `elementName` elements with the key as attribute `_idx`.
   */
  readonly keyed?: {
    readonly elementName: string;
    /** In format version 2 too an array only if the keys are dense. */
    readonly listIfDense?: true;
    /** What XML calls the attribute with the key; default: `_idx`. */
    readonly keyAttribute?: string;
    /** That attribute stands behind the others; the elements hold members, not lists. */
    readonly keyLast?: true;
    /** The members are numbered: a list in format version 1, an object in version 2. */
    readonly listInVersion1?: true;
  };
  /** The name of elements that the map does not have; only `format=rawfm` shows it. */
  readonly elementName?: string;
  /** Members that XML prints as elements of their own rather than as attributes, though they are no containers. */
  readonly subElements?: readonly string[];
  /** Flags that print as booleans in format version 1 too: `"variantarticlepath":false` (reading 7.1). */
  readonly keptFlags?: readonly string[];
  /** Numbers that PHP keeps as fractions even where they are whole: `d:1;` in `format=php`. */
  readonly fractions?: readonly string[];
}

export class ResultMap {
  /** The names in order; `values` has the value of each at the same place. For reading only. */
  readonly names: string[] = [];
  readonly values: ResultValue[] = [];

  constructor(readonly metadata: MapMetadata = {}) {}

  get size(): number {
    return this.names.length;
  }

  get(name: string): ResultValue | undefined {
    const index = this.names.indexOf(name);
    return index < 0 ? undefined : this.values[index];
  }

  /** Appends at the bottom, or replaces the value where the name is taken. */
  set(name: string, value: ResultValue): void {
    const index = this.names.indexOf(name);
    if (index >= 0) this.values[index] = value;
    else this.append(name, value);
  }

  /** Appends a name that the caller knows to be new: no search, for large maps. */
  append(name: string, value: ResultValue): void {
    this.names.push(name);
    this.values.push(value);
  }

  /** Puts a name above all others; one that is there already keeps its place (core 0, steps 2 and 5). */
  putOnTop(name: string, value: ResultValue): void {
    const index = this.names.indexOf(name);
    if (index >= 0) {
      this.values[index] = value;
    } else {
      this.names.unshift(name);
      this.values.unshift(value);
    }
  }

  /** Visits the members in order. */
  forEach(visit: (name: string, value: ResultValue) => void): void {
    for (let index = 0; index < this.names.length; index++) {
      visit(this.names[index]!, this.values[index] as ResultValue);
    }
  }
}

export class ResultList {
  /**
   * @param items the values, in order
   * @param elementName what XML calls an element (`iu` of `imageusage`); without one it is `_v` (core 5.3)
   * @param arrayType how MediaWiki marks that it is a list, if it does; only `format=rawfm` shows it
   */
  constructor(
    readonly items: ResultValue[] = [],
    readonly elementName?: string,
    readonly arrayType?: 'array' | 'BCarray',
  ) {}
}

/** Visits the members of a record or a map in the order in which they print. */
export function forEachMember(container: ResultRecord | ResultMap, visit: (name: string, value: ResultValue) => void) {
  if (container instanceof ResultMap) {
    container.forEach(visit);
    return;
  }
  for (const name in container) {
    const value = container[name];
    if (value !== undefined) visit(name, value);
  }
}
