import { expect } from 'chai';

import type { FileRole } from '../../schemas/generated/scenario';
import { planUses } from './plan-uses';

/** Uses, namespaces, redirects. */
function counts(role: Omit<FileRole, 'kind'>): [number, number, number] {
  const plan = planUses({ kind: 'file', ...role }, 'Page');
  const namespaces = new Set(plan.map(({ title }) => /^[^:]*(?=:)/.exec(title)?.[0] ?? ''));
  return [plan.length, namespaces.size, plan.filter(({ isRedirect }) => isRedirect).length];
}

describe('planUses', () => {
  it('plans what a role requires', () => {
    expect(counts({ uses: 0 })).to.deep.equal([0, 0, 0]);
    expect(counts({ uses: 5, namespaces: 1, redirects: 0 })).to.deep.equal([5, 1, 0]);
    expect(counts({ uses: '>= 12', namespaces: '>= 5', redirects: '>= 2' })).to.deep.equal([12, 5, 2]);
    expect(counts({ uses: '>= 1', namespaces: 3, redirects: 3 })).to.deep.equal([3, 3, 3]);
  });

  it('varies what a role leaves open', () => {
    expect(counts({ uses: 1 })).to.deep.equal([1, 1, 0]);
    expect(counts({ uses: '>= 12' })).to.deep.equal([12, 3, 1]);
  });

  it('orders titles and namespaces differently from ids', () => {
    const titles = planUses({ kind: 'file', uses: 4 }, 'Page').map(({ title }) => title);
    expect(titles).to.deep.equal(['Page 999', 'User talk:Page 998', 'Talk:Page 997', 'Page 996']);
  });

  it('rejects contradictory roles', () => {
    const contradiction = /no file has 2 uses in 3 namespaces/;
    expect(() => counts({ uses: 2, namespaces: 3 })).to.throw(RangeError, contradiction);
    expect(() => counts({ uses: 1, redirects: 2 })).to.throw(RangeError);
    expect(() => counts({ uses: 9, namespaces: 9 })).to.throw(RangeError);
    expect(() => counts({ uses: 2, namespaces: 0 })).to.throw(RangeError);
  });
});
