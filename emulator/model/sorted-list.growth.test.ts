import { describeLinearGrowth, type InputKind } from '../testing/growth.test-support';
import { SortedList } from './sorted-list';

/** The numbers from 0 to `count` - 1, each once, in no order. */
function shuffled(count: number): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index);
  let state = 1;
  for (let index = count - 1; index > 0; index--) {
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (index + 1);
    [numbers[index], numbers[other]] = [numbers[other]!, numbers[index]!];
  }
  return numbers;
}

const orders: readonly (readonly [name: string, make: (count: number) => number[]])[] = [
  ['ascending', (count) => Array.from({ length: count }, (_, index) => index)],
  ['descending', (count) => Array.from({ length: count }, (_, index) => count - 1 - index)],
  ['shuffled', shuffled],
];

function filledList(numbers: readonly number[]): SortedList<number> {
  const list = new SortedList<number>((one, other) => one - other);
  for (const number of numbers) list.add(number);
  return list;
}

const works: readonly (readonly [name: string, work: (numbers: readonly number[]) => void])[] = [
  ['added', filledList],
  [
    'added and removed',
    (numbers) => {
      const list = filledList(numbers);
      for (const number of numbers) list.remove(number);
    },
  ],
  [
    'added and taken from the front',
    (numbers) => {
      const list = filledList(numbers);
      while (list.shift() !== undefined);
    },
  ],
];

/** Moving items costs something only where the list is long. */
const long = { from: 32 * 1024, reach: 128 * 1024, to: 256 * 1024 };

const kinds: readonly InputKind[] = orders.flatMap(([order, make]) =>
  works.map(([name, work]) => ({
    ...long,
    name: `${order} items, ${name}`,
    prepare: (size) => {
      const numbers = make(size);
      return () => {
        work(numbers);
      };
    },
  })),
);

describeLinearGrowth('growth of sorted lists', kinds);
