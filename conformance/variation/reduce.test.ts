import { expect } from 'chai';

import type { Combination } from './covering';
import { reduce } from './reduce';

const many = { subject: 'usage', limit: '1', format: 'xml', client: 'account', language: 'given', method: 'POST' };

/** Reduces the combination for a wiki that is wrong if it has all of these values; also counts the requests. */
async function reduced(wrong: Combination, most = Infinity): Promise<[Combination, number]> {
  let requests = 0;
  const smallest = await reduce(many, (combination) => {
    if (requests === most) return Promise.resolve(undefined);
    requests++;
    return Promise.resolve(Object.entries(wrong).every(([name, value]) => combination[name] === value));
  });
  return [smallest, requests];
}

describe('reducing a combination', () => {
  it('leaves what it takes to fail', async () => {
    expect(await reduced({ language: 'given' })).to.deep.equal([{ language: 'given' }, 4]);
    expect(await reduced({ format: 'xml', client: 'account' })).to.deep.equal([
      { format: 'xml', client: 'account' },
      8,
    ]);
  });

  it('leaves nothing if a plain request fails as well', async () => {
    expect(await reduced({})).to.deep.equal([{}, 1]);
  });

  it('keeps what could not be tried', async () => {
    const [smallest, requests] = await reduced({ language: 'given' }, 3);
    expect(requests).to.equal(3);
    expect(smallest).to.deep.equal({ language: 'given', method: 'POST' });
  });
});
