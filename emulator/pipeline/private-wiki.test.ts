import { expect } from 'chai';
import { createWiki } from '../index';
import { bothReleases, Client, errorBody, send } from '../testing/send.test-support';

for (const release of bothReleases) {
  describe(`a private wiki, release ${release}`, () => {
    const site = { groups: { '*': { rights: { read: false } } } };
    const wiki = createWiki({ site, users: [{ name: 'Bob', password: 'b' }] }, { release, seed: 1 });
    const denied = errorBody('readapidenied', 'You need read permission to use this module.');

    for (const query of [
      'action=query',
      'action=query&meta=siteinfo',
      'action=query&meta=tokens|userinfo',
      'action=query&meta=%1Ftokens%1Fuserinfo',
      'action=query&meta=tokens&titles=Alpha',
      'action=query&meta=tokens&redirects=1',
      'action=query&meta=tokens&continue=',
      'action=query&list=imageusage&iulimit=x',
      'action=query&titles=Alpha&maxlag=-5',
    ]) {
      it(`rejects ${query}`, () => {
        const response = send(wiki, `${query}&format=json`);
        expect(response.body).to.equal(denied);
        expect(response.header('MediaWiki-API-Error')).to.equal('readapidenied');
      });
    }

    it('rejects actions that write after the check of the token', () => {
      expect(send(wiki, 'action=watch&format=json', { body: 'titles=Alpha' }).header('MediaWiki-API-Error')).to.equal(
        'missingparam',
      );
      expect(send(wiki, 'action=watch&format=json', { body: 'titles=Alpha&token=%2B%5C' }).body).to.equal(denied);
    });

    it('responds to what a log-in needs, and to everything from an account', () => {
      for (const query of [
        'action=query&meta=tokens&rawcontinue=1&indexpageids=1',
        'action=query&meta=%1Ftokens|userinfo',
        'action=paraminfo&modules=login',
      ]) {
        expect(send(wiki, `${query}&format=json`).header('MediaWiki-API-Error')).to.equal(undefined);
      }
      const client = new Client(wiki);
      client.logIn('Bob', 'b');
      expect(client.send('action=query&titles=Alpha&format=json').body).to.contain('"title":"Alpha"');
    });
  });
}

describe('a wiki without the right writeapi', () => {
  it('rejects actions that write in 1.39, which has such a right', () => {
    const site = { groups: { '*': { rights: { writeapi: false } } } };
    const codeOf = (release: '1.39' | '1.43') =>
      send(createWiki({ site }, { release }), 'action=watch&format=json', { body: 'titles=A&token=%2B%5C' });
    expect(codeOf('1.39').body).to.equal(
      errorBody('writeapidenied', "You're not allowed to edit this wiki through the API."),
    );
    expect(codeOf('1.43').header('MediaWiki-API-Error')).to.equal('notloggedin');
  });
});
