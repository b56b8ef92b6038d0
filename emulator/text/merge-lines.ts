/** A replaced run of lines: those of the old text from `start` up to `end`, by those of the new one. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/** More different lines than this are one change: the time of the comparison grows with their square. */
const mostDifferences = 1000;

/**
 * Merges two changed versions of a text line by line, as diff3 does. Changes of the same or of neighbouring lines conflict,
 * unless they are equal.
 *
 * @returns the merged text; `undefined` if there is a conflict
 */
export function mergeLines(old: string, mine: string, yours: string): string | undefined {
  const oldLines = linesOf(old);
  const mineLines = linesOf(mine);
  const yourLines = linesOf(yours);
  const mineChanges = compareLines(oldLines, mineLines);
  const yourChanges = compareLines(oldLines, yourLines);
  let merged = '';
  let position = 0;
  let nextMine = 0;
  let nextYours = 0;
  while (nextMine < mineChanges.length || nextYours < yourChanges.length) {
    const group = takeOverlapping(mineChanges, nextMine, yourChanges, nextYours);
    const ofMine = mineChanges.slice(nextMine, group.mineEnd);
    const ofYours = yourChanges.slice(nextYours, group.yoursEnd);
    nextMine = group.mineEnd;
    nextYours = group.yoursEnd;
    merged += joined(oldLines, position, group.start);
    const mineText = replacedText(oldLines, mineLines, ofMine, group);
    const yourText = replacedText(oldLines, yourLines, ofYours, group);
    if (ofMine.length > 0 && ofYours.length > 0 && mineText !== yourText) return undefined;
    merged += ofMine.length > 0 ? mineText : yourText;
    position = group.end;
  }
  return withoutLineEnds(merged + joined(oldLines, position, oldLines.length));
}

interface ChangeGroup {
  readonly start: number;
  readonly end: number;
  readonly mineEnd: number;
  readonly yoursEnd: number;
}

/** The next changes that overlap or touch each other. */
function takeOverlapping(
  mine: readonly Change[],
  nextMine: number,
  yours: readonly Change[],
  nextYours: number,
): ChangeGroup {
  const first = [mine[nextMine], yours[nextYours]].filter((change) => change !== undefined);
  const start = Math.min(...first.map((change) => change.start));
  let end = start;
  let mineEnd = nextMine;
  let yoursEnd = nextYours;
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (let change = mine[mineEnd]; change && change.start <= end; change = mine[++mineEnd]) {
      end = Math.max(end, change.end);
      isGrowing = true;
    }
    for (let change = yours[yoursEnd]; change && change.start <= end; change = yours[++yoursEnd]) {
      end = Math.max(end, change.end);
      isGrowing = true;
    }
  }
  return { start, end, mineEnd, yoursEnd };
}

/** What one version has instead of the lines of a group. */
function replacedText(
  oldLines: readonly string[],
  newLines: readonly string[],
  changes: readonly Change[],
  { start, end }: ChangeGroup,
): string {
  let text = '';
  let position = start;
  for (const change of changes) {
    text += joined(oldLines, position, change.start) + joined(newLines, change.newStart, change.newEnd);
    position = change.end;
  }
  return text + joined(oldLines, position, end);
}

/** Each line with its line end. Line ends at the end of the text do not count (sequence bases-of-other-models). */
function linesOf(text: string): readonly string[] {
  return `${withoutLineEnds(text)}\n`.match(/[^\n]*\n/g)!;
}

function withoutLineEnds(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end--;
  return text.slice(0, end);
}

function joined(lines: readonly string[], start: number, end: number): string {
  return lines.slice(start, end).join('');
}

/** The smallest changes that make one list of lines the other one, in order. */
function compareLines(oldLines: readonly string[], newLines: readonly string[]): Change[] {
  let start = 0;
  while (start < oldLines.length && start < newLines.length && oldLines[start] === newLines[start]) start++;
  let oldEnd = oldLines.length;
  let newEnd = newLines.length;
  while (oldEnd > start && newEnd > start && oldLines[oldEnd - 1] === newLines[newEnd - 1]) {
    oldEnd--;
    newEnd--;
  }
  const found = shortestEdit(oldLines.slice(start, oldEnd), newLines.slice(start, newEnd));
  const changes = found.map((change) => ({
    start: change.start + start,
    end: change.end + start,
    newStart: change.newStart + start,
    newEnd: change.newEnd + start,
  }));
  return changes.reduce<Change[]>((slid, change) => slide(slid, change, oldLines, newLines), []);
}

/** Moves a change as far down as the lines allow, as diff does, and joins it with the one before if they touch. */
function slide(changes: Change[], change: Change, oldLines: readonly string[], newLines: readonly string[]): Change[] {
  let { start, end, newStart, newEnd } = change;
  const last = changes.at(-1);
  if (last?.end === start) {
    changes.pop();
    ({ start, newStart } = last);
  }
  if (start === end) {
    while (newEnd < newLines.length && end < oldLines.length && newLines[newStart] === newLines[newEnd]) {
      if (oldLines[end] !== newLines[newEnd]) break;
      start++;
      end++;
      newStart++;
      newEnd++;
    }
  } else if (newStart === newEnd) {
    while (end < oldLines.length && newEnd < newLines.length && oldLines[start] === oldLines[end]) {
      if (newLines[newEnd] !== oldLines[end]) break;
      start++;
      end++;
      newStart++;
      newEnd++;
    }
  }
  changes.push({ start, end, newStart, newEnd });
  return changes;
}

/** The algorithm of Myers: the furthest reaching paths by diagonal, for a growing number of differences. */
function shortestEdit(oldLines: readonly string[], newLines: readonly string[]): Change[] {
  const whole = [{ start: 0, end: oldLines.length, newStart: 0, newEnd: newLines.length }];
  if (oldLines.length === 0 && newLines.length === 0) return [];
  if (oldLines.length === 0 || newLines.length === 0) return whole;
  const most = Math.min(oldLines.length + newLines.length, mostDifferences);
  const trace: Int32Array[] = [];
  const reached = new Int32Array(2 * most + 2);
  for (let differences = 0; differences <= most; differences++) {
    trace.push(reached.slice(most - differences, most + differences + 2));
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      const isDown = isInsertion(reached, most, diagonal, differences);
      let x = isDown ? reached[most + diagonal + 1]! : reached[most + diagonal - 1]! + 1;
      while (x < oldLines.length && x - diagonal < newLines.length && oldLines[x] === newLines[x - diagonal]) x++;
      reached[most + diagonal] = x;
      if (x >= oldLines.length && x - diagonal >= newLines.length) {
        return followBack(trace, oldLines.length, newLines.length);
      }
    }
  }
  return whole;
}

function isInsertion(reached: Int32Array, offset: number, diagonal: number, differences: number): boolean {
  if (diagonal === -differences) return true;
  return diagonal !== differences && reached[offset + diagonal - 1]! < reached[offset + diagonal + 1]!;
}

function followBack(trace: readonly Int32Array[], oldLength: number, newLength: number): Change[] {
  const changes: Change[] = [];
  let x = oldLength;
  let y = newLength;
  for (let differences = trace.length - 1; differences > 0; differences--) {
    const reached = trace[differences]!;
    const diagonal = x - y;
    const isDown = isInsertion(reached, differences, diagonal, differences);
    const before = diagonal + (isDown ? 1 : -1);
    const fromX = reached[differences + before]!;
    const fromY = fromX - before;
    const change: Change = isDown
      ? { start: fromX, end: fromX, newStart: fromY, newEnd: fromY + 1 }
      : { start: fromX, end: fromX + 1, newStart: fromY, newEnd: fromY };
    const next = changes.at(-1);
    if (next?.start === change.end && next.newStart === change.newEnd) {
      changes.pop();
      changes.push({ start: change.start, end: next.end, newStart: change.newStart, newEnd: next.newEnd });
    } else {
      changes.push(change);
    }
    x = fromX;
    y = fromY;
  }
  return changes.reverse();
}
