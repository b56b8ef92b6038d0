import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { wireForm } from '../differential/wire-form';
import { fixedRequests } from './fixed-requests';
import { rows } from './rows';

describe('a configuration', () => {
  it('has a name of its own', () => {
    const names = rows.map(({ name }) => name);
    expect(new Set(names).size).to.equal(names.length);
    for (const name of names) expect(name).to.match(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  for (const { name, site } of rows.filter((row) => row.site)) {
    it(`${name} is one that a wiki file can have`, () => {
      expect(() => createWiki({ site })).not.to.throw();
    });
  }

  it('is sent its own requests after those of all, as the administrator if it says so', () => {
    const usual = fixedRequests({ name: 'plain', settings: [] });
    const own = fixedRequests({
      name: 'own',
      settings: [],
      requests: ['action=query&meta=tokens', { query: 'a&b=c=d', loggedIn: true }],
    });
    const further = own.slice(usual.length);
    expect(further.map((request) => wireForm(request).target)).to.deep.equal([
      '/api.php?action=query&meta=tokens',
      '/api.php?a&b=c=d',
    ]);
    expect(further.map(({ loggedIn }) => loggedIn)).to.deep.equal([false, true]);
  });
});
