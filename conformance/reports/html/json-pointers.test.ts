import { expect } from 'chai';

import { lineOf, pointersOf } from './json-pointers';

const value = { query: { 'a/b': [{ id: 1 }, [], { id: 2, 'x"': { y: null } }], empty: {} }, z: 'a: {' };
const lines = JSON.stringify(value, null, 2).split('\n');

describe('the lines of indented JSON', () => {
  it('have the JSON Pointers of their values', () => {
    const pointers = pointersOf(lines);
    expect(pointers.filter((pointer) => pointer !== undefined)).to.deep.equal([
      '',
      '/query',
      '/query/a~1b',
      '/query/a~1b/0',
      '/query/a~1b/0/id',
      '/query/a~1b/1',
      '/query/a~1b/2',
      '/query/a~1b/2/id',
      '/query/a~1b/2/x\\"',
      '/query/a~1b/2/x\\"/y',
      '/query/empty',
      '/z',
    ]);
    expect(lines[lineOf('/query/a~1b/2/id', pointers) ?? 0]?.trim()).to.equal('"id": 2,');
  });

  it('lead to the nearest container of a missing value, also in a truncated text', () => {
    const pointers = pointersOf(lines.slice(0, 6));
    expect(lineOf('/query/a~1b/0/title', pointers)).to.equal(3);
    expect(lineOf('/query/a~1b/*/id', pointers)).to.equal(2);
    expect([lineOf('/none', pointers), lineOf('status', pointers), lineOf('', pointers)]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
