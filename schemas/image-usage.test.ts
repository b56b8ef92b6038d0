import { expect } from 'chai';

import { compileSchemas } from '../conformance/schemas/compile';

const { imageUsage } = compileSchemas();

describe('the schema of usage lists', () => {
  it('takes what real wikis answer', () => {
    expect(imageUsage([])).to.deep.equal([]);
    expect(
      imageUsage([
        { pageid: 2, ns: 0, title: 'Alpha' },
        { pageid: 3, ns: 0, title: 'Zürich' },
        { pageid: 4, ns: 2, title: 'User:Bob' },
      ]),
    ).to.deep.equal([]);
    expect(imageUsage([{ pageid: 9, ns: 6, title: 'File:Redir.png', redirect: true }])).to.deep.equal([]);
  });

  it('takes nested usage of redirects', () => {
    expect(
      imageUsage([
        {
          pageid: 10,
          ns: 6,
          title: 'File:Redir2.png',
          redirect: '',
          redirlinks: [
            { pageid: 13, ns: 0, title: 'ViaRedir3' },
            { pageid: 14, ns: 1, title: 'Talk:ViaRedir4', redirect: '' },
          ],
        },
      ]),
    ).to.deep.equal([]);
  });

  it('takes the entry without a page that real wikis add for a redirect outside the file namespace', () => {
    expect(
      imageUsage([{ pageid: 2, ns: 0, title: 'Alpha' }, { redirlinks: [{ pageid: 640, ns: 0, title: 'ViaR3' }] }]),
    ).to.deep.equal([]);
  });

  const refused: [what: string, list: unknown, path: string, message: string][] = [
    ['an object', {}, '', 'must be array'],
    ['an identifier as a string', [{ pageid: '2', ns: 0, title: 'A' }], '/0/pageid', 'must be integer'],
    ['the identifier 0', [{ pageid: 0, ns: 0, title: 'A' }], '/0/pageid', 'must be >= 1'],
    ['a namespace as a string', [{ pageid: 2, ns: '0', title: 'A' }], '/0/ns', 'must be integer'],
    ['a virtual namespace', [{ pageid: 2, ns: -1, title: 'A' }], '/0/ns', 'must be >= 0'],
    ['a title as a number', [{ pageid: 2, ns: 0, title: 7 }], '/0/title', 'must be string'],
    ['a title with underscores', [{ pageid: 2, ns: 0, title: 'A_b' }], '/0/title', 'must match pattern "^[^_]+$"'],
    ['redirect: false', [{ pageid: 2, ns: 0, title: 'A', redirect: false }], '/0/redirect', 'must be one of ["",true]'],
    [
      'redirlinks as an object',
      [{ pageid: 2, ns: 0, title: 'A', redirect: '', redirlinks: {} }],
      '/0/redirlinks',
      'must be array',
    ],
  ];
  for (const [what, list, path, message] of refused) {
    it(`refuses ${what}`, () => {
      expect(imageUsage(list)).to.deep.equal([{ path, message }]);
    });
  }

  it('refuses missing and unknown members', () => {
    const whole = { pageid: 2, ns: 0, title: 'A' };
    for (const member of ['pageid', 'ns', 'title']) {
      const entry = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== member));
      expect(imageUsage([entry])[0]?.message).to.contain(`must have the member "${member}"`);
      expect(imageUsage([{ ...whole, redirlinks: [entry] }])).to.deep.equal([
        { path: '/0/redirlinks/0', message: `must have the member "${member}"` },
      ]);
    }
    expect(imageUsage([{ ...whole, touched: 'x' }])[0]?.message).to.contain('must not have the member "touched"');
    expect(imageUsage([{ ...whole, redirlinks: [{ ...whole, redirlinks: [] }] }])).to.deep.equal([
      { path: '/0/redirlinks/0', message: 'must not have the member "redirlinks"' },
    ]);
    expect(imageUsage([{ redirlinks: [], ns: 0 }])[0]?.path).to.equal('/0');
    expect(imageUsage([{}])[0]?.path).to.equal('/0');
    expect(imageUsage(['Alpha'])).to.deep.equal([{ path: '/0', message: 'must be object' }]);
  });

  it('refuses nested entries of the wrong type', () => {
    const nested = (entry: object) => imageUsage([{ redirlinks: [{ pageid: 2, ns: 0, title: 'A', ...entry }] }]);
    expect(nested({ pageid: '2' })[0]).to.deep.equal({ path: '/0/redirlinks/0/pageid', message: 'must be integer' });
    expect(nested({ pageid: 0 })[0]).to.deep.equal({ path: '/0/redirlinks/0/pageid', message: 'must be >= 1' });
    expect(nested({ ns: null })[0]).to.deep.equal({ path: '/0/redirlinks/0/ns', message: 'must be integer' });
    expect(nested({ ns: -2 })[0]).to.deep.equal({ path: '/0/redirlinks/0/ns', message: 'must be >= 0' });
    expect(nested({ title: [] })[0]).to.deep.equal({ path: '/0/redirlinks/0/title', message: 'must be string' });
    expect(nested({ title: 'A_b' })[0]?.path).to.equal('/0/redirlinks/0/title');
    expect(nested({ redirect: 'yes' })[0]?.message).to.equal('must be one of ["",true]');
    expect(imageUsage([{ redirlinks: 'A' }])).to.deep.equal([{ path: '/0/redirlinks', message: 'must be array' }]);
    expect(imageUsage([{ redirlinks: ['A'] }])).to.deep.equal([{ path: '/0/redirlinks/0', message: 'must be object' }]);
  });
});
