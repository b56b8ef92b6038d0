/** A part of a text, and its replacement. */
export interface Cut {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** A text with replaced parts that knows the original places of its characters. */
export interface CutText {
  readonly text: string;
  readonly place: (index: number) => number;
}

/**
 * Returns the text between two places, with replacements.
 *
 * @param cuts in ascending order, not nested
 */
export function cut(text: string, cuts: readonly Cut[], from = 0, to = text.length): CutText {
  let done = from;
  let changed = '';
  const steps: (readonly [changed: number, original: number])[] = [[0, from]];
  for (const { start, end, by } of cuts) {
    changed += text.slice(done, start) + by;
    done = end;
    steps.push([changed.length, end]);
  }
  changed += text.slice(done, to);
  return {
    text: changed,
    place: (index) => {
      const [first, original] = steps.findLast((step) => step[0] <= index) ?? [0, from];
      return original + index - first;
    },
  };
}
