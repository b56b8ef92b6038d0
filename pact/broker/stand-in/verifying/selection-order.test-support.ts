import { compareText } from '../stored.test-support';
import type { Criterion, Selection } from './selectors.test-support';

/** The order in which brokers name the selectors that chose a content. */
export function inBrokersOrder(selections: readonly Selection[]): Selection[] {
  return mergeSort(selections, (one, other) => {
    const order = compare(one, other);
    return order === 0 ? one.publication.version.order - other.publication.version.order : order;
  });
}

/** A kind of criterion; the earlier one comes first. */
interface Rank {
  readonly includes: (criterion: Criterion) => boolean;
  readonly within: (one: Selection, other: Selection) => number;
}

const ranks: readonly Rank[] = [
  { includes: ({ kind }) => kind === 'latest', within: () => 0 },
  { includes: ({ kind }) => kind === 'branch', within: (one, other) => compareText(branchOf(one), branchOf(other)) },
  {
    includes: (criterion) => criterion.kind === 'tag' && criterion.latest,
    within: (one, other) => compareText(tagOf(one), tagOf(other)),
  },
  {
    includes: ({ kind }) => kind === 'tag',
    // Without consumers, two selectors of one tag are "greater" either way: the broker's comparison contradicts itself.
    within: (one, other) => compareText(tagOf(one), tagOf(other)) || byConsumer(one, other),
  },
  { includes: ({ kind }) => kind === 'deployed', within: byEnvironment },
  { includes: ({ kind }) => kind === 'released', within: byEnvironment },
];

function compare(one: Selection, other: Selection): number {
  for (const { includes, within } of ranks) {
    const [first, second] = [includes(one.selector.criterion), includes(other.selector.criterion)];
    if (first && second) return within(one, other);
    if (first || second) return first ? -1 : 1;
  }
  const consumers = [one.selector.consumer, other.selector.consumer];
  return consumers.every((consumer) => consumer === undefined) ? 0 : byConsumer(one, other);
}

function byConsumer(one: Selection, other: Selection): number {
  const [first, second] = [one.selector.consumer, other.selector.consumer];
  if (first !== undefined && second !== undefined) return compareText(first, second);
  return first === undefined ? 1 : -1;
}

/** Production comes last. */
function byEnvironment({ environment: one }: Selection, { environment: other }: Selection): number {
  if (!one || !other) return 0;
  if (one.production !== other.production) return one.production ? 1 : -1;
  return compareText(one.name, other.name);
}

function branchOf({ selector: { criterion } }: Selection): string {
  return criterion.kind === 'branch' ? criterion.branch : '';
}

function tagOf({ selector: { criterion } }: Selection): string {
  return criterion.kind === 'tag' ? criterion.tag : '';
}

/** As the C library under Ruby sorts, because the result of a contradictory comparison depends on how it is used. */
function mergeSort<Item>(items: readonly Item[], order: (one: Item, other: Item) => number): Item[] {
  if (items.length < 2) return [...items];
  const middle = Math.floor(items.length / 2);
  const left = mergeSort(items.slice(0, middle), order);
  const right = mergeSort(items.slice(middle), order);
  const merged: Item[] = [];
  while (left.length > 0 && right.length > 0) {
    merged.push((order(left[0]!, right[0]!) <= 0 ? left : right).shift()!);
  }
  return [...merged, ...left, ...right];
}
