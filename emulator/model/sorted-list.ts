/** The maximum size of a block. Inserting or removing an item moves at most this many items. */
const blockSize = 512;

/**
 * A sorted list. Adding, removing and finding an item takes about the same time in a list of any length, in
 * whichever order items are added.
 */
export class SortedList<Item> {
  /** The items in order, in blocks that are never empty. */
  private blocks: Item[][] = [];
  private count = 0;

  /** @param compare the order; no two items of the list may be equal */
  constructor(private readonly compare: (one: Item, other: Item) => number) {}

  get size(): number {
    return this.count;
  }

  copy(): SortedList<Item> {
    const copy = new SortedList(this.compare);
    copy.blocks = this.blocks.map((block) => [...block]);
    copy.count = this.count;
    return copy;
  }

  add(item: Item): void {
    this.count++;
    const { blocks } = this;
    const last = blocks.at(-1);
    if (!last) {
      blocks.push([item]);
    } else if (this.compare(last.at(-1)!, item) < 0) {
      // A full last block stays full: items are mostly added in order.
      if (last.length < blockSize) last.push(item);
      else blocks.push([item]);
    } else {
      const index = this.blockIndex((other) => this.compare(other, item));
      const block = blocks[index]!;
      block.splice(
        firstIndex(block, (other) => this.compare(other, item) >= 0),
        0,
        item,
      );
      if (block.length > blockSize) blocks.splice(index + 1, 0, block.splice(blockSize / 2));
    }
  }

  /** Removes the item that compares equal; does nothing if there is none. */
  remove(item: Item): void {
    const place = this.find(item);
    if (!place) return;
    this.count--;
    place.block.splice(place.index, 1);
    if (place.block.length === 0) this.blocks.splice(this.blocks.indexOf(place.block), 1);
  }

  /** Replaces the item that compares equal; does nothing if there is none. */
  replace(item: Item): void {
    const place = this.find(item);
    if (place) place.block[place.index] = item;
  }

  /** Removes the first item and returns it. */
  shift(): Item | undefined {
    const first = this.blocks[0];
    if (!first) return undefined;
    this.count--;
    const item = first.shift();
    if (first.length === 0) this.blocks.shift();
    return item;
  }

  /**
   * Iterates over the items. The list must not change meanwhile.
   *
   * @param descending whether to start at the end
   * @param from compares an item with the start, which need not be an item: negative for an item before
   *   it, positive for one after it. Default: starts at the first or last item.
   */
  *walk(descending: boolean, from?: (item: Item) => number): Generator<Item, void> {
    const { blocks } = this;
    let { blockIndex, index } = this.start(descending, from);
    const step = descending ? -1 : 1;
    for (let block = blocks[blockIndex]; block; block = blocks[(blockIndex += step)]) {
      index ??= descending ? block.length - 1 : 0;
      for (; index >= 0 && index < block.length; index += step) yield block[index]!;
      index = undefined;
    }
  }

  /**
   * Appends items to an array until it has `count`: in half the time of `walk`.
   *
   * @param from as for `walk`
   */
  appendTo(target: Item[], count: number, descending: boolean, from?: (item: Item) => number): void {
    const { blocks } = this;
    let { blockIndex, index } = this.start(descending, from);
    const step = descending ? -1 : 1;
    for (let block = blocks[blockIndex]; block && target.length < count; block = blocks[(blockIndex += step)]) {
      index ??= descending ? block.length - 1 : 0;
      for (; index >= 0 && index < block.length && target.length < count; index += step) target.push(block[index]!);
      index = undefined;
    }
  }

  /** The place of the first item of a walk; without an index, that is the first one of the block in its direction. */
  private start(descending: boolean, from?: (item: Item) => number): { blockIndex: number; index: number | undefined } {
    const { blocks } = this;
    if (!from || blocks.length === 0) return { blockIndex: descending ? blocks.length - 1 : 0, index: undefined };
    if (!descending) {
      const blockIndex = this.blockIndex(from);
      return { blockIndex, index: firstIndex(blocks[blockIndex]!, (item) => from(item) >= 0) };
    }
    const blockIndex = this.blockIndex((item) => (from(item) > 0 ? 1 : -1));
    return { blockIndex, index: firstIndex(blocks[blockIndex]!, (item) => from(item) > 0) - 1 };
  }

  private find(item: Item): { block: Item[]; index: number } | undefined {
    if (this.count === 0) return undefined;
    const block = this.blocks[this.blockIndex((other) => this.compare(other, item))]!;
    const index = firstIndex(block, (other) => this.compare(other, item) >= 0);
    return index < block.length && this.compare(block[index]!, item) === 0 ? { block, index } : undefined;
  }

  /** The first block whose last item is not before a place; the last block if there is none. */
  private blockIndex(order: (item: Item) => number): number {
    const index = firstIndex(this.blocks, (block) => order(block.at(-1)!) >= 0);
    return Math.min(index, this.blocks.length - 1);
  }
}

/** The index of the first element that passes a test that all later ones pass too; the length if none does. */
export function firstIndex<Element>(list: readonly Element[], passes: (element: Element) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(list[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
