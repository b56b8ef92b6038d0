import { deepestJson } from '../../../conformance/runner/read-json';
import type { LayeredText } from './layered-text';

/** What a serialised body says, in the order in which it says it, and where. JSON, XML and serialised PHP all give one. */
export type Tree = Container | Scalar;

export interface Container {
  /** `object`, `array`, `element`: what is written differently is of a different type. */
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
  /** Where a serialised text says how long it is; the reader has checked that it is. */
  readonly length?: Range;
}

export interface Entry {
  /** What leads to it from its container: `.title`, `[3]`, `["2"]`, `.@title`. */
  readonly step: string;
  /** The same for all items of a list and for all pages of a map by id: `.title`, `[]`. */
  readonly kind: string;
  readonly tree: Tree;
}

/** Places in a body, the second one behind the last character. */
export type Range = readonly [start: number, end: number];

/** The body is not what its Content-Type says. */
export class Malformed extends Error {
  constructor(
    /** What was expected, or is wrong. */
    readonly problem: string,
    /** The place in the body. */
    readonly place: number,
  ) {
    super(`${problem} at character ${place}`);
  }
}

/** Counts the levels of what is being read: who followed them without end would run out of stack. */
export class Depth {
  private levels = 0;

  /** @throws Malformed on more levels than are read */
  within<Read>(place: () => number, read: () => Read): Read {
    if (++this.levels > deepestJson) throw new Malformed(`more than ${deepestJson} levels`, place());
    const result = read();
    this.levels--;
    return result;
  }
}

/** `.name`, or `["…"]` where that could be misread; ids of pages are all of one kind. */
export function member(name: string, tree: Tree): Entry {
  const step = /^[A-Za-z_][\w-]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
  return { step, kind: /^-?\d+$/.test(name) ? '[]' : step, tree };
}

export function item(index: number | string, tree: Tree): Entry {
  return { step: `[${index}]`, kind: '[]', tree };
}
