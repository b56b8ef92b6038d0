import { expect } from 'chai';
import type { Vector } from './load-vectors';
import { type VectorResponse, runVector, runVectors } from './run-vectors';

const api = 'http://wiki.example/api.php';
const documentationReference = 'See {api}.';
const plain: Vector = { request: 'action=query', body: '{"title":"Zürich"}', needs: [] };
const error: Vector = { request: 'action=foo', body: '{"*":"{documentation reference}"}', needs: ['titles'] };
const set = { documentationReference, vectors: [plain, error] };

const headers = ['Content-Type', 'application/json; charset=utf-8'];
const responses: Readonly<Record<string, string>> = {
  'action=query': '{"title":"Zürich"}',
  'action=foo': '{"*":"See http://wiki.example/api.php."}',
};
const goodWiki = (query: string): VectorResponse => ({ status: 200, headers, body: responses[query] ?? '' });

describe('runVectors', () => {
  it('passes a wiki that answers as expected, with its own address in the documentation reference', async () => {
    const results = await runVectors(goodWiki, { api, set });
    expect(results.map(({ vector, passed }) => [vector, passed])).to.deep.equal([
      [plain, true],
      [error, true],
    ]);
  });

  it('fails a wiki that names another address than its own', async () => {
    const [, result] = await runVectors(goodWiki, { api: 'http://other.example/api.php', set });
    expect(result).to.include({ passed: false, firstDifference: 17 });
  });

  it('leaves out what needs more than the wiki supports', async () => {
    const requests = async (supported: Vector['needs']) =>
      (await runVectors(goodWiki, { api, set, supported })).map((result) => result.vector.request);
    expect(await requests([])).to.deep.equal(['action=query']);
    expect(await requests(['titles'])).to.deep.equal(['action=query', 'action=foo']);
  });

  it('lets through what the transport throws: an unreachable wiki is no verdict', async () => {
    const unreachable = () => Promise.reject(new Error('refused'));
    const outcome = await runVectors(unreachable, { api, set }).catch(String);
    expect(outcome).to.equal('Error: refused');
  });
});

describe('runVector', () => {
  const run = (response: Partial<VectorResponse>) =>
    runVector(plain, () => ({ status: 200, headers, body: plain.body, ...response }), { api, set });

  it('compares bytes: a body in Latin-1 is not the same as one in UTF-8', async () => {
    const result = await run({ body: Buffer.from(plain.body, 'latin1') });
    expect(result).to.include({ passed: false, firstDifference: 11 });
  });

  it('fails a body that is cut short, and one that goes on', async () => {
    expect(await run({ body: '{"title":"Zürich"' })).to.include({ passed: false, firstDifference: 18 });
    expect(await run({ body: '{"title":"Zürich"}\n' })).to.include({ passed: false, firstDifference: 19 });
  });

  it('fails the right body with another status', async () => {
    expect(await run({ status: 404 })).to.include({ passed: false, firstDifference: undefined, status: 404 });
  });
});
