import { expect } from 'chai';

import { gather, gatheredValue } from './paths';

const response = {
  query: {
    imageusage: [
      { pageid: 2, title: 'A', redirlinks: [{ pageid: 7 }, { pageid: 9 }] },
      { pageid: 3, title: 'B' },
    ],
  },
  'a/b': { '~': 1 },
};
const value = (path: string, root: unknown = response) => gatheredValue(gather(root, path));

describe('gather', () => {
  it('follows JSON Pointers', () => {
    expect(value('/query/imageusage/1/title')).to.equal('B');
    expect(value('/a~1b/~0')).to.equal(1);
    expect(value('')).to.equal(response);
  });

  it('gathers a list for a path with *, also in nested lists', () => {
    expect(value('/query/imageusage/*/pageid')).to.deep.equal([2, 3]);
    expect(value('/*/list/*', [{ list: [1, 2] }, { list: [] }, { list: [3] }])).to.deep.equal([1, 2, 3]);
    expect(value('/*', { b: 1, a: 2 })).to.deep.equal([1, 2]);
  });

  it('names the paths of what it found', () => {
    const { found } = gather(response, '/query/imageusage/*/pageid');
    expect(found).to.deep.equal([
      { path: '/query/imageusage/0/pageid', value: 2 },
      { path: '/query/imageusage/1/pageid', value: 3 },
    ]);
  });

  it('names what is missing', () => {
    const missing = (path: string) => gather(response, path).missing;
    expect(missing('/query/tokens/csrftoken')).to.deep.equal(['/query/tokens']);
    expect(missing('/query/imageusage/2')).to.deep.equal(['/query/imageusage/2']);
    expect(missing('/query/imageusage/length')).to.deep.equal(['/query/imageusage/length']);
    expect(missing('/query/imageusage/0/title/*')).to.deep.equal(['/query/imageusage/0/title/*']);
    expect(missing('/constructor')).to.deep.equal(['/constructor']);
  });

  it('requires the last part of a path in every member, but not its other parts', () => {
    expect(gather(response, '/query/imageusage/*/ns').missing).to.deep.equal([
      '/query/imageusage/0/ns',
      '/query/imageusage/1/ns',
    ]);
    expect(value('/query/imageusage/*/redirlinks/*/pageid')).to.deep.equal([7, 9]);
    expect(gather(response, '/query/imageusage/*/redirlinks/*/pageid').missing).to.deep.equal([]);
  });
});
