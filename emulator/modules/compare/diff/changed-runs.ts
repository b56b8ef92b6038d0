/** A run of the old items, which a run of the new ones replaces; one of the two may be empty. */
export interface ChangedRun {
  readonly start: number;
  readonly end: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/** Which items of two sequences have no counterpart in the other one. */
interface Changed {
  readonly old: boolean[];
  readonly new: boolean[];
}

/** What becomes of one sequence to make it the other one, as real wikis see it (reading 5.7). */
export function changedRuns(oldTexts: readonly string[], newTexts: readonly string[]): ChangedRun[] {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const held = numbers.get(text) ?? numbers.size;
    numbers.set(text, held);
    return held;
  };
  const [oldItems, newItems] = [oldTexts.map(numberOf), newTexts.map(numberOf)];
  const changed = { old: oldItems.map(() => true), new: newItems.map(() => true) };
  markCommon(oldItems, newItems, changed);
  shiftRuns(oldItems, changed.old, changed.new);
  shiftRuns(newItems, changed.new, changed.old);
  return runsOf(changed);
}

function runsOf(changed: Changed): ChangedRun[] {
  const runs: ChangedRun[] = [];
  let [index, newIndex] = [0, 0];
  while (index < changed.old.length || newIndex < changed.new.length) {
    const [start, newStart] = [index, newIndex];
    while (changed.old[index]) index++;
    while (changed.new[newIndex]) newIndex++;
    if (index > start || newIndex > newStart) runs.push({ start, end: index, newStart, newEnd: newIndex });
    else [index, newIndex] = [index + 1, newIndex + 1];
  }
  return runs;
}

type Items = readonly number[];

/** Part of both sequences. */
interface Box {
  readonly start: number;
  readonly end: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/** Above this product of their lengths, two sequences are compared less thoroughly, in time in proportion to their lengths. */
const longProduct = 9_000_000;
/** How many differences are looked for at a time in such sequences. */
const mostOfLong = 128;

/**
 * Marks what is common. Common items at both ends come first; of the rest, items that only one of the two has are left out
 * before the two are compared.
 */
function markCommon(oldItems: Items, newItems: Items, changed: Changed): void {
  let start = 0;
  while (start < oldItems.length && start < newItems.length && oldItems[start] === newItems[start]) start++;
  let [end, newEnd] = [oldItems.length, newItems.length];
  while (end > start && newEnd > start && oldItems[end - 1] === newItems[newEnd - 1])
    [end, newEnd] = [end - 1, newEnd - 1];
  changed.old.fill(false, 0, start).fill(false, end);
  changed.new.fill(false, 0, start).fill(false, newEnd);
  const [inOld, inNew] = [new Set(oldItems.slice(start, end)), new Set(newItems.slice(start, newEnd))];
  const [oldPlaces, newPlaces] = [placesOf(oldItems, start, end, inNew), placesOf(newItems, start, newEnd, inOld)];
  const left = { old: oldPlaces.map(() => true), new: newPlaces.map(() => true) };
  markLongest(
    oldPlaces.map((place) => oldItems[place]!),
    newPlaces.map((place) => newItems[place]!),
    left,
  );
  for (const [index, place] of oldPlaces.entries()) changed.old[place] = left.old[index]!;
  for (const [index, place] of newPlaces.entries()) changed.new[place] = left.new[index]!;
}

function placesOf(items: Items, start: number, end: number, wanted: ReadonlySet<number>): number[] {
  const places: number[] = [];
  for (let place = start; place < end; place++) if (wanted.has(items[place]!)) places.push(place);
  return places;
}

/** The algorithm of Myers in its form for linear space: what is in the middle first, then what is before and behind it. */
function markLongest(oldItems: Items, newItems: Items, changed: Changed): void {
  let start = 0;
  while (start < oldItems.length && start < newItems.length && oldItems[start] === newItems[start]) {
    mark(changed, start, start, 1);
    start++;
  }
  let [end, newEnd] = [oldItems.length, newItems.length];
  while (end > start && newEnd > start && oldItems[end - 1] === newItems[newEnd - 1]) mark(changed, --end, --newEnd, 1);
  const most = Math.floor((oldItems.length + newItems.length + 1) / 2);
  const isLong = oldItems.length * newItems.length > longProduct;
  const search = new Search(oldItems, newItems, isLong ? mostOfLong : most);
  const boxes: Box[] = [{ start, end, newStart: start, newEnd }];
  for (let box = boxes.pop(); box; box = boxes.pop()) {
    if (box.start >= box.end || box.newStart >= box.newEnd) continue;
    const { x, y, length, differences } = search.middleOf(box);
    mark(changed, x, y, length);
    if (differences > 1) {
      boxes.push({ ...box, end: x, newEnd: y }, { ...box, start: x + length, newStart: y + length });
    } else if (differences === 1) {
      mark(changed, box.start, box.newStart, Math.min(x - box.start, y - box.newStart));
    }
  }
}

function mark(changed: Changed, index: number, newIndex: number, length: number): void {
  changed.old.fill(false, index, index + length);
  changed.new.fill(false, newIndex, newIndex + length);
}

/** Common items in the middle of the shortest path through a box. */
interface Middle {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** Of the whole path. */
  readonly differences: number;
}

class Search {
  private readonly forward: Int32Array;
  private readonly backward: Int32Array;

  constructor(
    private readonly oldItems: Items,
    private readonly newItems: Items,
    private readonly mostDifferences: number,
  ) {
    const size = oldItems.length + newItems.length + 3;
    this.forward = new Int32Array(size);
    this.backward = new Int32Array(size);
  }

  /** Walks from both ends of a box, with one more difference each time, until the two paths meet. */
  middleOf({ start, end, newStart, newEnd }: Box): Middle {
    const { forward, backward, oldItems, newItems } = this;
    const [width, height] = [end - start, newEnd - newStart];
    const delta = width - height;
    const isEven = delta % 2 === 0;
    const most = Math.min(this.mostDifferences, Math.ceil((width + height) / 2));
    const zero = most + 1;
    forward[zero + 1] = 0;
    backward[zero - 1] = width;
    for (let differences = 0; differences <= most; differences++) {
      // Diagonals outside of the box lead nowhere.
      for (let k = firstDiagonal(-height, differences); k <= Math.min(width, differences); k += 2) {
        const isDown = k === -differences || (k < differences && forward[zero + k - 1]! < forward[zero + k + 1]!);
        let x = isDown ? forward[zero + k + 1]! : forward[zero + k - 1]! + 1;
        const from = x;
        while (x < width && x - k < height && oldItems[start + x] === newItems[newStart + x - k]) x++;
        forward[zero + k] = x;
        if (isEven || Math.abs(k - delta) > differences - 1 || x < backward[zero + k - delta]!) continue;
        return { x: start + from, y: newStart + from - k, length: x - from, differences: 2 * differences - 1 };
      }
      for (let k = firstDiagonal(-width, differences); k <= Math.min(height, differences); k += 2) {
        const isUp = k === differences || (k !== -differences && backward[zero + k - 1]! < backward[zero + k + 1]!);
        let x = isUp ? backward[zero + k - 1]! : backward[zero + k + 1]! - 1;
        const to = x;
        while (x > 0 && x - k - delta > 0 && oldItems[start + x - 1] === newItems[newStart + x - k - delta - 1]) x--;
        backward[zero + k] = x;
        if (!isEven || Math.abs(k + delta) > differences || x > forward[zero + k + delta]!) continue;
        return { x: start + x, y: newStart + x - k - delta, length: to - x, differences: 2 * differences };
      }
    }
    return this.furthest(start, newStart, width, height, most);
  }

  /** Where the paths got furthest, if they have not met: the comparison is cut there. */
  private furthest(start: number, newStart: number, width: number, height: number, most: number): Middle {
    const zero = most + 1;
    const delta = width - height;
    let best = { x: 0, y: 0, progress: -1 };
    for (let k = -Math.min(most, height); k <= Math.min(most, width); k++) {
      if ((most - k) % 2 !== 0) continue;
      const x = Math.min(this.forward[zero + k]!, width);
      const y = x - k;
      if (y <= height && x + y > best.progress) best = { x, y, progress: x + y };
    }
    for (let k = -Math.min(most, width); k <= Math.min(most, height); k++) {
      if ((most - k) % 2 !== 0) continue;
      const x = Math.max(this.backward[zero + k]!, 0);
      const y = x - k - delta;
      const progress = width + height - x - y;
      if (y >= 0 && progress > best.progress) best = { x, y, progress };
    }
    return { x: start + best.x, y: newStart + best.y, length: 0, differences: 2 };
  }
}

/** The lowest diagonal that a path with some differences can reach within a box. */
function firstDiagonal(lowest: number, differences: number): number {
  if (-differences >= lowest) return -differences;
  return lowest + (Math.abs(lowest + differences) % 2);
}

/**
 * Moves each run of changes as far down as equal items allow, joining runs that meet, but back up to a change of the other
 * sequence if one is there: as diff does.
 */
function shiftRuns(items: Items, changed: boolean[], other: readonly boolean[]): void {
  let [index, otherIndex] = [0, 0];
  for (;;) {
    // To the next run, and to its place in the other sequence.
    while (otherIndex < other.length && other[otherIndex]) otherIndex++;
    while (index < items.length && !changed[index]) {
      index++;
      otherIndex++;
      while (otherIndex < other.length && other[otherIndex]) otherIndex++;
    }
    if (index >= items.length) return;
    let start = index;
    let end = index;
    while (end < items.length && changed[end]) end++;
    let corresponding = items.length;
    for (let length = -1; length !== end - start;) {
      length = end - start;
      while (start > 0 && items[start - 1] === items[end - 1]) {
        changed[--start] = true;
        changed[--end] = false;
        while (start > 0 && changed[start - 1]) start--;
        otherIndex--;
        while (otherIndex > 0 && other[otherIndex]) otherIndex--;
      }
      corresponding = otherIndex < other.length ? end : items.length;
      while (end < items.length && items[start] === items[end]) {
        changed[start++] = false;
        changed[end++] = true;
        while (end < items.length && changed[end]) end++;
        otherIndex++;
        while (otherIndex < other.length && other[otherIndex]) {
          corresponding = end;
          otherIndex++;
        }
      }
    }
    while (corresponding < end) {
      changed[--start] = true;
      changed[--end] = false;
      otherIndex--;
      while (otherIndex > 0 && other[otherIndex]) otherIndex--;
    }
    index = end;
  }
}
