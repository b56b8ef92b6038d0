import { comparable, isObject, type Contract, type Json } from './contract-content.test-support';
import { NotSupported } from './not-supported.test-support';

/** How many equal lines are shown around those that differ. */
const context = 3;

/**
 * How a contract differs from the one before, as brokers show it: only members that differ, in the form of `diff -u`.
 * What was recorded are changed values; brokers may show added and removed interactions in another way.
 */
export function differenceBetween(before: Contract, after: Contract): string {
  const [old, changed] = onlyDifferent(comparable(before), comparable(after));
  return unified(linesOf(old), linesOf(changed));
}

/** Leaves out the members of both that are equal. */
function onlyDifferent(before: Json, after: Json): [Json, Json] {
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const different = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
    const pairs = different.map((name) => onlyDifferent(before[name] ?? null, after[name] ?? null));
    const side = (which: 0 | 1): Json =>
      Object.fromEntries(different.map((name, index) => [name, pairs[index]?.[which] ?? null]));
    return [side(0), side(1)];
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    const pairs = before.map((item: Json, index) => onlyDifferent(item, (after as readonly Json[])[index] ?? null));
    return [pairs.map(([old]) => old), pairs.map(([, changed]) => changed)];
  }
  return [before, after];
}

function linesOf(value: Json): string[] {
  return JSON.stringify(value, null, 2).split('\n');
}

interface Line {
  readonly mark: ' ' | '-' | '+';
  readonly text: string;
  /** Its numbers in both texts, from 1; those of the next line if it is only in the other text. */
  readonly old: number;
  readonly now: number;
}

/** The lines that differ, with equal ones around them; every group but the first has a heading. */
function unified(before: readonly string[], after: readonly string[]): string {
  const lines = align(before, after);
  const isShown = lines.map((_, index) =>
    lines.slice(Math.max(index - context, 0), index + context + 1).some(({ mark }) => mark !== ' '),
  );
  return lines
    .flatMap((line, index) => {
      if (isShown[index] !== true) return [];
      const begins = index > 0 && isShown[index - 1] !== true && isShown.slice(0, index).includes(true);
      return [
        ...(begins ? [heading(lines.slice(index), isShown.indexOf(false, index) - index)] : []),
        line.mark + line.text,
      ];
    })
    .join('\n');
}

function heading(from: readonly Line[], length: number): string {
  const group = length < 0 ? from : from.slice(0, length);
  const count = (mark: Line['mark']): number => group.filter((line) => line.mark !== mark).length;
  return `@@ -${group[0]?.old},${count('+')} +${group[0]?.now},${count('-')} @@`;
}

/** Aligns two texts by their longest common subsequence of lines, which takes time in proportion to both lengths. */
function align(before: readonly string[], after: readonly string[]): Line[] {
  if (before.length * after.length > 4_000_000) throw new NotSupported('the difference between two long contracts');
  const common = before.map(() => after.map(() => 0));
  const longest = (old: number, now: number): number => common[old]?.[now] ?? 0;
  for (let old = before.length - 1; old >= 0; old--) {
    for (let now = after.length - 1; now >= 0; now--) {
      common[old]![now] =
        before[old] === after[now]
          ? longest(old + 1, now + 1) + 1
          : Math.max(longest(old + 1, now), longest(old, now + 1));
    }
  }
  const lines: Line[] = [];
  let [old, now] = [0, 0];
  while (old < before.length || now < after.length) {
    const numbers = { old: old + 1, now: now + 1 };
    if (old < before.length && before[old] === after[now]) {
      lines.push({ mark: ' ', text: before[old]!, ...numbers });
      old++;
      now++;
    } else if (now === after.length || (old < before.length && longest(old + 1, now) >= longest(old, now + 1))) {
      lines.push({ mark: '-', text: before[old]!, ...numbers });
      old++;
    } else {
      lines.push({ mark: '+', text: after[now]!, ...numbers });
      now++;
    }
  }
  return lines;
}
