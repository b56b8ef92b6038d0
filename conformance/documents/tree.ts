import { deepestJson } from '../runner/read-json';
import type { LayeredText } from './layered-text';

/** The content of a body in its order, with places. JSON, XML and serialized PHP are all read into such trees. */
export type Tree = Container | Scalar;

export interface Container {
  /** `object`, `array`, `element`: different notations are different types. */
  readonly type: string;
  readonly entries: readonly Entry[];
  readonly start: number;
  readonly end: number;
}

export interface Scalar {
  readonly type: string;
  readonly value: LayeredText;
  readonly start: number;
  readonly end: number;
  /** The place of a length, which the reader has checked. */
  readonly length?: Range;
}

export interface Entry {
  /** The path from its container: `.title`, `[3]`, `["2"]`, `.@title`. */
  readonly step: string;
  /** The same for all items of a list and for all pages of a map by id: `.title`, `[]`. */
  readonly kind: string;
  readonly tree: Tree;
  /** The name, if it is a number and no index of a list: the id of a page. */
  readonly key?: LayeredText;
}

/** A range of a body; the second place is exclusive. */
export type Range = readonly [start: number, end: number];

/** The body does not match its Content-Type. */
export class Malformed extends Error {
  constructor(
    /** What was expected, or the problem. */
    readonly problem: string,
    /** The place in the body. */
    readonly place: number,
  ) {
    super(`${problem} at character ${place}`);
  }
}

/** Counts nesting levels, so that deep nesting cannot exhaust the stack. */
export class Depth {
  private levels = 0;

  /** @throws Malformed beyond the deepest supported level */
  within<Read>(place: () => number, read: () => Read): Read {
    if (++this.levels > deepestJson) throw new Malformed(`more than ${deepestJson} levels`, place());
    const result = read();
    this.levels--;
    return result;
  }
}

/** `.name`, or `["…"]` if that is ambiguous; all ids of pages are one kind. */
export function member(name: LayeredText, tree: Tree): Entry {
  const { text } = name;
  const step = /^[A-Za-z_][\w-]*$/.test(text) ? `.${text}` : `[${JSON.stringify(text)}]`;
  return /^-?\d+$/.test(text) ? { step, kind: '[]', tree, key: name } : { step, kind: step, tree };
}

export function item(index: number, tree: Tree): Entry {
  return { step: `[${index}]`, kind: '[]', tree };
}
