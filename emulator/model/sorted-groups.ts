import { SortedList } from './sorted-list';

/** Items in groups, each a sorted list. A copy copies a group only when one of the two changes it. */
export class SortedGroups<Key, Item> {
  private groups = new Map<Key, SortedList<Item>>();
  /** The lists that no copy shares. */
  private owned = new Set<SortedList<Item>>();

  /** @param compare the order; no two items of a group may be equal */
  constructor(private readonly compare: (one: Item, other: Item) => number) {}

  copy(): SortedGroups<Key, Item> {
    const copy = new SortedGroups<Key, Item>(this.compare);
    copy.groups = new Map(this.groups);
    this.owned = new Set();
    return copy;
  }

  get(key: Key): SortedList<Item> | undefined {
    return this.groups.get(key);
  }

  /** The keys of all groups, in no particular order. */
  keys(): Iterable<Key> {
    return this.groups.keys();
  }

  add(key: Key, item: Item): void {
    this.ownList(key).add(item);
  }

  remove(key: Key, item: Item): void {
    if (!this.groups.has(key)) return;
    const list = this.ownList(key);
    list.remove(item);
    if (list.size > 0) return;
    this.groups.delete(key);
    this.owned.delete(list);
  }

  private ownList(key: Key): SortedList<Item> {
    const held = this.groups.get(key);
    if (held && this.owned.has(held)) return held;
    const list = held?.copy() ?? new SortedList(this.compare);
    this.owned.add(list);
    this.groups.set(key, list);
    return list;
  }
}
