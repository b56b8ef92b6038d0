/** Merges sorted lists into one, in which equal items are listed once. It reads each list only as far as it is asked to. */
export function* mergeSorted<Item>(
  lists: readonly Iterable<Item>[],
  compare: (one: Item, other: Item) => number,
): Generator<Item, void> {
  const heads = lists.map((list) => list[Symbol.iterator]()).map((iterator) => ({ iterator, head: iterator.next() }));
  for (;;) {
    let least: { readonly item: Item } | undefined;
    for (const { head } of heads) {
      if (!head.done && (!least || compare(head.value, least.item) < 0)) least = { item: head.value };
    }
    if (!least) return;
    const { item } = least;
    yield item;
    for (const each of heads) {
      if (!each.head.done && compare(each.head.value, item) === 0) each.head = each.iterator.next();
    }
  }
}
