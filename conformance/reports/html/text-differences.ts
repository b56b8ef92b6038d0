/** A line on one side or on both; `undefined` where a side lacks it. */
export interface LinePair {
  readonly left: string | undefined;
  readonly right: string | undefined;
}

/**
 * Pairs the equal lines of two texts (longest common subsequence).
 *
 * @param core the part of a line that is compared; default: the whole line
 */
export function pairLines(
  left: readonly string[],
  right: readonly string[],
  core: (line: string) => string = (line) => line,
): LinePair[] {
  const [leftCores, rightCores] = [left.map(core), right.map(core)];
  const common = commonLengths(leftCores, rightCores);
  const pairs: LinePair[] = [];
  let [at, beside] = [0, 0];
  const missing: string[] = [];
  const added: string[] = [];
  const flush = (): void => {
    const count = Math.max(missing.length, added.length);
    for (let index = 0; index < count; index++) pairs.push({ left: missing[index], right: added[index] });
    missing.length = added.length = 0;
  };
  while (at < left.length || beside < right.length) {
    const [one, other] = [left[at], right[beside]];
    if (one !== undefined && other !== undefined && leftCores[at] === rightCores[beside]) {
      flush();
      pairs.push({ left: one, right: other });
      at++;
      beside++;
    } else if (other === undefined || (one !== undefined && common[at + 1]![beside]! >= common[at]![beside + 1]!)) {
      missing.push(one ?? '');
      at++;
    } else {
      added.push(other);
      beside++;
    }
  }
  flush();
  return pairs;
}

/** The parts of two texts: what both begin with, what differs, and what both end with. */
export function splitDifference(one: string, other: string): { begin: string; middles: [string, string]; end: string } {
  const [left, right] = [Array.from(one), Array.from(other)];
  const shorter = Math.min(left.length, right.length);
  let begin = 0;
  while (begin < shorter && left[begin] === right[begin]) begin++;
  let end = 0;
  while (end < shorter - begin && left.at(-1 - end) === right.at(-1 - end)) end++;
  const middle = (text: readonly string[]): string => text.slice(begin, text.length - end).join('');
  return {
    begin: left.slice(0, begin).join(''),
    middles: [middle(left), middle(right)],
    end: left.slice(left.length - end).join(''),
  };
}

/** For each pair of positions, how many lines the rests have in common. */
function commonLengths(left: readonly string[], right: readonly string[]): number[][] {
  const table = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  for (let at = left.length - 1; at >= 0; at--) {
    for (let beside = right.length - 1; beside >= 0; beside--) {
      table[at]![beside] =
        left[at] === right[beside]
          ? table[at + 1]![beside + 1]! + 1
          : Math.max(table[at + 1]![beside]!, table[at]![beside + 1]!);
    }
  }
  return table;
}
