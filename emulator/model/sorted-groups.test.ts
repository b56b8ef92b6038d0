import { expect } from 'chai';

import { SortedGroups } from './sorted-groups';

const numbers = (): SortedGroups<string, number> => new SortedGroups((one, other) => one - other);
const items = (groups: SortedGroups<string, number>, key: string): number[] => [
  ...(groups.get(key)?.walk(false) ?? []),
];

describe('SortedGroups', () => {
  it('keeps each group in order', () => {
    const groups = numbers();
    for (const item of [3, 1, 2]) groups.add(item % 2 === 0 ? 'even' : 'odd', item);
    expect(items(groups, 'odd')).to.deep.equal([1, 3]);
    expect(items(groups, 'even')).to.deep.equal([2]);
  });

  it('forgets a group with its last item', () => {
    const groups = numbers();
    groups.add('odd', 1);
    groups.remove('odd', 1);
    groups.remove('even', 2);
    expect(groups.get('odd')).to.equal(undefined);
  });

  it('makes independent copies', () => {
    const groups = numbers();
    groups.add('odd', 1);
    const copy = groups.copy();
    copy.add('odd', 3);
    groups.add('odd', 5);
    groups.copy().remove('odd', 1);
    expect(items(groups, 'odd')).to.deep.equal([1, 5]);
    expect(items(copy, 'odd')).to.deep.equal([1, 3]);
  });
});
