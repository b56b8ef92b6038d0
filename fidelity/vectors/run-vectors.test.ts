import { expect } from 'chai';

import type { Vector, VectorResponse } from './vector';
import { describeFailure, runVector } from './run-vectors';

const vector: Vector = {
  id: 'query/zurich',
  user: undefined,
  request: { method: 'GET', query: 'action=query&titles=Zürich', headers: {}, body: undefined },
  shows: [],
  responses: { '1.43': '{"title":"Zürich"}' },
};
const api = 'http://wiki.example/api.php';

const run = (response: Partial<VectorResponse>) =>
  runVector(vector, () => ({ status: 200, headers: [], body: '{"title":"Zürich"}', ...response }), {
    api,
    release: '1.43',
  });

describe('runVector', () => {
  it('passes a wiki that responds as expected', async () => {
    expect(await run({})).to.include({ passed: true, firstDifference: undefined });
  });

  it('compares bytes: Latin-1 is not UTF-8', async () => {
    const result = await run({ body: Buffer.from('{"title":"Zürich"}', 'latin1') });
    expect(result).to.include({ passed: false, firstDifference: 11 });
  });

  it('fails a body that is cut short, and one with more after its end', async () => {
    expect(await run({ body: '{"title":"Zürich"' })).to.include({ passed: false, firstDifference: 18 });
    expect(await run({ body: '{"title":"Zürich"}\n' })).to.include({ passed: false, firstDifference: 19 });
  });

  it('fails the right body with another status', async () => {
    expect(await run({ status: 404 })).to.include({ passed: false, firstDifference: undefined, status: 404 });
  });

  it('has no result for a release that was not recorded', async () => {
    expect(await runVector(vector, () => ({ status: 200, headers: [], body: '' }), { api, release: '1.39' })).to.equal(
      undefined,
    );
  });

  it('throws what the transport throws', async () => {
    const outcome = runVector(vector, () => Promise.reject(new Error('refused')), { api, release: '1.43' });
    expect(await outcome.catch(String)).to.equal('Error: refused');
  });
});

describe('describeFailure', () => {
  it('shows the request, both bodies, the first difference and a command that repeats the request', async () => {
    const result = await run({ body: '{"title":"Zurich"}' });
    expect(describeFailure(result!, api).split('\n')).to.deep.equal([
      'FAILED query/zurich',
      '  request:  GET ?action=query&titles=Zürich',
      '  expected: {"title":"Zürich"}',
      '  actual:   {"title":"Zurich"}',
      '  first difference at byte 11: expected "ürich\\"}", received "urich\\"}"; status 200',
      "  curl --silent --include --globoff 'http://wiki.example/api.php?action=query&titles=Zürich'",
    ]);
  });

  it('says so where only the status differs', async () => {
    const result = await run({ status: 404 });
    expect(describeFailure(result!)).to.match(/\n {2}the body is as expected, but the status is 404$/);
  });
});
