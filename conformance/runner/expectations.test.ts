import { expect } from 'chai';

import type { Expectation } from '../../schemas/generated/scenario';
import { mismatch, step, walked } from './expectation.test-support';

const pages = [
  { pageid: 2, ns: 0, title: 'Gallery' },
  { pageid: 5, ns: 2, title: 'User:Bob' },
];
const usage = step({ batchcomplete: '', query: { imageusage: pages } });

describe('expectations', () => {
  it('status', () => {
    expect(mismatch({ status: 200 }, usage)).to.equal(undefined);
    expect(mismatch({ status: 200 }, step({}, { status: 404 }))).to.deep.equal({
      at: 'status',
      expected: '200',
      actual: '404',
    });
  });

  it('schema', () => {
    expect(mismatch({ schema: 'envelope' }, usage)).to.equal(undefined);
    expect(
      mismatch({ schema: 'tokens', at: '/query/tokens' }, step({ query: { tokens: { watchtoken: 1 } } })),
    ).to.deep.equal({
      at: '/query/tokens',
      expected: 'what fits the schema tokens',
      actual: '/watchtoken must be string: {"watchtoken":1}',
      firstDifference: '/watchtoken',
    });
    expect(mismatch({ schema: 'envelope' }, step('<html>'))?.actual).to.match(/^it must be object/);
  });

  it('equals', () => {
    expect(mismatch({ at: '/query', equals: { imageusage: pages } }, usage)).to.equal(undefined);
    expect(mismatch({ at: '/query/imageusage/*/pageid', equals: [2, 5] }, usage)).to.equal(undefined);
    expect(mismatch({ at: '/t', equals: '{file.title}' }, step({ t: 'File:A.jpg' }))).to.equal(undefined);
    expect(mismatch({ at: '/query/imageusage', equals: [] }, usage)).to.deep.equal({
      at: '/query/imageusage',
      expected: '[]',
      actual: '[{"pageid":2,"ns":0,"title":"Gallery"},{"pageid":5,"ns":2,"title":"User:Bob"}]',
      firstDifference: '/0',
    });
    expect(mismatch({ at: '/batchcomplete', equals: '' }, step({ error: { code: 'x' } }))).to.deep.equal({
      at: '/batchcomplete',
      expected: '""',
      actual: 'nothing in {"error":{"code":"x"}}',
    });
  });

  it('matches', () => {
    expect(mismatch({ at: '/query/imageusage/*/title', matches: '^[A-Z]' }, usage)).to.equal(undefined);
    expect(mismatch({ at: '/query/imageusage/*/title', matches: ':' }, usage)).to.deep.equal({
      at: '/query/imageusage/0/title',
      expected: 'a text that matches :',
      actual: '"Gallery"',
    });
    expect(mismatch({ at: '/query/imageusage/0/pageid', matches: '2' }, usage)?.actual).to.equal('2');
  });

  it('type', () => {
    const at = '/query/imageusage/*/pageid';
    expect(mismatch({ at, type: 'integer' }, usage)).to.equal(undefined);
    expect(mismatch({ at: '/query', type: 'object' }, usage)).to.equal(undefined);
    expect(mismatch({ at: '/query/imageusage', type: 'object' }, usage)?.expected).to.equal('a value of type object');
    expect(mismatch({ at: '/query/imageusage', type: 'array' }, usage)).to.equal(undefined);
    expect(mismatch({ at: '/time', type: 'integer' }, step({ time: 0.5 }))?.actual).to.equal('0.5');
    expect(mismatch({ at: '/time', type: 'number' }, step({ time: 0.5 }))).to.equal(undefined);
    expect(mismatch({ at: '/time', type: 'object' }, step({ time: null }))?.actual).to.equal('null');
    expect(mismatch({ at, type: 'string' }, usage)?.at).to.equal('/query/imageusage/0/pageid');
  });

  it('members', () => {
    expect(mismatch({ members: ['batchcomplete', 'query'] }, usage)).to.equal(undefined);
    expect(mismatch({ members: ['query', 'batchcomplete'] }, usage)).to.deep.equal({
      at: 'body',
      expected: 'an object with exactly the members query, batchcomplete',
      actual: 'the members batchcomplete, query',
    });
    expect(mismatch({ members: ['batchcomplete', 'query', 'limits'] }, usage)?.actual).to.match(/^the members batch/);
    expect(mismatch({ members: ['batchcomplete'] }, usage)?.at).to.equal('body');
    expect(mismatch({ at: '/query/imageusage', members: ['0', '1'] }, usage)?.at).to.equal('/query/imageusage');
  });

  it('absent', () => {
    expect(mismatch({ at: '/continue', absent: true }, usage)).to.equal(undefined);
    expect(mismatch({ at: '/query/imageusage/*/redirect', absent: true }, usage)).to.equal(undefined);
    expect(mismatch({ at: '/query/imageusage/*/ns', absent: true }, usage)).to.deep.equal({
      at: '/query/imageusage/0/ns',
      expected: 'nothing',
      actual: '0',
    });
  });

  it('present', () => {
    expect(mismatch({ at: '/batchcomplete', present: true }, usage)).to.equal(undefined);
    expect(mismatch({ at: '/query/imageusage/*/redirect', present: true }, usage)).to.deep.include({
      at: '/query/imageusage/0/redirect',
      expected: 'something',
    });
  });

  it('includes', () => {
    expect(mismatch({ at: '/query/imageusage/1/title', includes: 'Bob' }, usage)).to.equal(undefined);
    expect(mismatch({ at: '/query/imageusage/*/title', includes: 'Bob' }, usage)).to.equal(undefined);
    const list = step({ links: ['/wiki/File:A.jpg', '/x'] });
    expect(mismatch({ at: '/links', includes: '{file.title}' }, list)).to.equal(undefined);
    expect(mismatch({ at: '/links', includes: 'y' }, list)).to.deep.equal({
      at: '/links',
      expected: 'a text that contains "y"',
      actual: '["/wiki/File:A.jpg","/x"]',
    });
  });

  it('ordered', () => {
    const ids = (...list: unknown[]) => step({ ids: list });
    expect(mismatch({ at: '/query/imageusage/*/pageid', ordered: 'ascending' }, usage)).to.equal(undefined);
    expect(mismatch({ at: '/ids', ordered: 'descending' }, ids(3, 2, 1))).to.equal(undefined);
    expect(mismatch({ at: '/ids', ordered: 'ascending' }, ids(1, 3, 3))).to.deep.equal({
      at: '/ids',
      expected: 'numbers in ascending order, none twice',
      actual: '[1,3,3]',
      firstDifference: '/2',
    });
    expect(mismatch({ at: '/ids', ordered: 'ascending' }, ids('1', '2'))?.actual).to.equal('["1","2"]');
    expect(mismatch({ at: '/query/imageusage/*/pageid', ordered: 'descending' }, usage)?.firstDifference).to.equal(
      '/query/imageusage/1/pageid',
    );
  });

  it('length', () => {
    expect(mismatch({ at: '/query/imageusage', length: 2 }, usage)).to.equal(undefined);
    expect(mismatch({ at: '/query/imageusage/*', length: '>= 2' }, usage)).to.equal(undefined);
    expect(mismatch({ at: '/text', length: 2 }, step({ text: '💥a' }))).to.equal(undefined);
    expect(mismatch({ at: '/query/imageusage/*/pageid', length: '>= 3' }, usage)).to.deep.equal({
      at: '/query/imageusage/*/pageid',
      expected: 'a length of >= 3',
      actual: '2: [2,5]',
    });
    expect(mismatch({ at: '/query', length: 1 }, usage)?.expected).to.equal('a length of 1');
  });

  const whole = { whole: walked({ ids: [1, 2] }, { ids: [3] }) };

  it('equalTo', () => {
    const equalTo = { of: 'whole', at: '/*/ids/*' };
    expect(mismatch({ at: '/ids', equalTo }, step({ ids: [1, 2, 3] }), whole)).to.equal(undefined);
    expect(mismatch({ at: '/ids', equalTo }, step({ ids: [1, 3, 2] }), whole)).to.deep.equal({
      at: '/ids',
      expected: '[1,2,3]',
      actual: '[1,3,2]',
      firstDifference: '/1',
    });
    expect(mismatch({ at: '/a', equalTo: { at: '/b' } }, step({ a: 1 }))).to.deep.include({
      at: '/b',
      expected: 'a value to compare with',
    });
  });

  it('differsFrom', () => {
    expect(mismatch({ at: '/a', differsFrom: { at: '/b' } }, step({ a: 1, b: 2 }))).to.equal(undefined);
    expect(mismatch({ at: '/a', differsFrom: { at: '/b' } }, step({ a: [1], b: [1] }))).to.deep.equal({
      at: '/a',
      expected: 'something else than [1]',
      actual: '[1]',
    });
    expect(mismatch({ at: '/a', differsFrom: { at: '/b' } }, step({ b: 2 }))?.actual).to.equal('nothing in {"b":2}');
  });

  it('permutationOf', () => {
    const permutationOf = { of: 'whole', at: '/*/ids/*' };
    expect(mismatch({ at: '/ids', permutationOf }, step({ ids: [3, 1, 2] }), whole)).to.equal(undefined);
    expect(mismatch({ at: '/ids', permutationOf }, step({ ids: [3, 1, 1] }), whole)).to.deep.equal({
      at: '/ids',
      expected: 'in any order, the items of [1,2,3]',
      actual: '[3,1,1]',
    });
  });

  it('does not accept an empty list as proof', () => {
    const at = '/query/imageusage/*/pageid';
    const empty = step({ query: { imageusage: [] } });
    const each: readonly Expectation[] = [
      { at, matches: '' },
      { at, type: 'integer' },
      { at, members: [] },
      { at, present: true },
      { at, includes: '' },
      { at, ordered: 'ascending' },
      { at, schema: 'tokens' },
    ];
    for (const expectation of each) expect(mismatch(expectation, empty)?.actual).to.equal('an empty list');
    expect(mismatch({ at, length: 0 }, empty)).to.equal(undefined);
    expect(mismatch({ at, equals: [] }, empty)).to.equal(undefined);
  });

  it('lets an optional value be missing, but not wrong', () => {
    const optional = { at: '/gitBranch', matches: '^REL', optional: true } as const;
    expect(mismatch(optional, step({}))).to.equal(undefined);
    expect(mismatch(optional, step({ gitBranch: 'REL1_43' }))).to.equal(undefined);
    expect(mismatch(optional, step({ gitBranch: 'master' }))?.actual).to.equal('"master"');
  });
});
