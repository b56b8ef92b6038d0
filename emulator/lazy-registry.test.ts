import { expect } from 'chai';

import { LazyRegistry } from './lazy-registry';

describe('LazyRegistry', () => {
  function counted() {
    const loads: string[] = [];
    const load = (name: string) => () => {
      loads.push(name);
      return name.toUpperCase();
    };
    return { loads, things: new LazyRegistry({ one: load('one'), two: load('two') }) };
  }

  it('loads only the requested value, and only once', () => {
    const { loads, things } = counted();
    expect([things.names, things.has('two'), things.get('toString')]).to.deep.equal([['one', 'two'], true, undefined]);
    expect(loads).to.deep.equal([]);
    expect([things.get('two'), things.get('two')]).to.deep.equal(['TWO', 'TWO']);
    expect(loads).to.deep.equal(['two']);
  });

  it('loads everything for an iteration, in the order of the names', () => {
    const { loads, things } = counted();
    things.get('two');
    expect([...things]).to.deep.equal(['ONE', 'TWO']);
    expect(loads).to.deep.equal(['two', 'one']);
  });

  it('can have other loaders, in the same order', () => {
    expect([...counted().things.with({ one: () => 'other' })]).to.deep.equal(['other', 'TWO']);
  });

  it('can leave values out', () => {
    expect([...counted().things.with({ one: undefined })]).to.deep.equal(['TWO']);
  });
});
