/**
 * The tree that a request fills and a format prints.
 *
 * Modules add values; formats print them. What a format must know beyond the values (which member is the text of an element,
 * what the elements of a list are called in XML, …) is metadata, so that no module knows its format and no format its module.
 *
 * Three kinds of containers:
 * - a plain object, `ResultRecord`: an entry whose member names are constant, such as
 *   `{ pageid: 2, ns: 0, title: 'Alpha' }`. Members print in the order written; `undefined` is omitted. Its names must
 *   not look like integers, because JavaScript would sort those first.
 * - `ResultList`: an array.
 * - `ResultMap`: everything that is built step by step, has names from data, or needs metadata.
 *
 * An integer that a number cannot represent exactly is a bigint. `true` and `false` are booleans here; format version 1 prints
 * `true` as `""` and omits `false` (core 5.1).
 */
export type ResultValue = string | number | bigint | boolean | null | ResultRecord | ResultList | ResultMap;

export interface ResultRecord {
  readonly [member: string]: ResultValue | undefined;
}

/**
 * Converts an entry whose type comes from a schema (an interface, which TypeScript does not accept as a record by itself).
 */
export function resultRecord<Entry extends { readonly [Name in keyof Entry]: ResultValue | undefined }>(
  entry: Entry,
): ResultRecord {
  return entry;
}

/** How a map prints in formats that differ. */
export interface MapMetadata {
  /** The member that format version 1 prints as `*`, last, and XML prints as the text of the element. */
  readonly contentMember?: string;
  /** The map prints as an object even if format version 2 would print a keyed map as an array (core 5.2, `_type`). */
  readonly association?: true;
  /**
   * A keyed map: format version 1 prints an object by key in the order of insertion (an array, if the keys are dense;
   * core 4.7), format version 2 an array sorted by key, XML `elementName` elements with the key as attribute `_idx`.
   */
  readonly keyed?: {
    readonly elementName: string;
    /** Also in format version 2, an array only if the keys are dense. */
    readonly listIfDense?: true;
    /** What XML calls the attribute with the key; default: `_idx`. */
    readonly keyAttribute?: string;
    /** That attribute comes after the others; the elements have members, not lists. */
    readonly keyLast?: true;
    /** The members are numbered: a list in format version 1, an object in version 2. */
    readonly listInVersion1?: true;
  };
  /** What XML calls members whose name is a number; without any, only `format=rawfm` shows it. */
  readonly elementName?: string;
  /** What XML calls the root. Default: `api`. */
  readonly rootName?: string;
  /** Scalar members that XML prints as elements rather than as attributes. */
  readonly subElements?: readonly string[];
  /** Texts that format version 1 prints as `{"*":"text"}`, and XML as elements (vector parse/version-1). */
  readonly wrappedMembers?: readonly string[];
  /** Format version 1 and XML print a list of names and texts, `[{"name":"noindex","*":""}]`; version 2 an object. */
  readonly pairs?: {
    /** What XML calls them. */
    readonly elementName: string;
  };
  /** In MediaWiki it is an object; only `format=rawfm` shows it. */
  readonly isObject?: true;
  /** A map of variables for scripts, without any; only `format=rawfm` shows that. */
  readonly holdsVariables?: true;
  /** Flags that print as booleans even in format version 1: `"variantarticlepath":false` (reading 7.1). */
  readonly keptFlags?: readonly string[];
  /** Numbers that PHP prints as floats even if they are integers: `d:1;` in `format=php`. */
  readonly fractions?: readonly string[];
}

export class ResultMap {
  /** The names in order; `values` has their values at the same indexes. Read-only for others. */
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

  /** Appends at the bottom, or replaces the value of an existing name. */
  set(name: string, value: ResultValue): void {
    const index = this.names.indexOf(name);
    if (index >= 0) this.values[index] = value;
    else this.append(name, value);
  }

  /** Appends a name that the caller knows to be new, without a search, for large maps. */
  append(name: string, value: ResultValue): void {
    this.names.push(name);
    this.values.push(value);
  }

  /** Puts a name above all others; an existing one keeps its position (core 0, steps 2 and 5). */
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
   * @param elementName the name of its elements in XML (`iu` of `imageusage`); default: `_v` (core 5.3)
   * @param arrayType how MediaWiki marks it as a list, if it does; only `format=rawfm` shows it
   * @param raw what else only `format=rawfm` shows
   */
  constructor(
    readonly items: ResultValue[] = [],
    readonly elementName?: string,
    readonly arrayType?: 'array' | 'BCarray',
    readonly raw?: RawList,
  ) {}
}

/** How a list is kept in MediaWiki. */
export interface RawList {
  /** Whether the mark of a list follows the name of its elements. Default: it precedes it. */
  readonly typeLast?: true;
  /** Whether it is an object there. */
  readonly isObject?: true;
  /** The keys of the items. Default: 0, 1, 2, … */
  readonly keys?: readonly number[];
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
