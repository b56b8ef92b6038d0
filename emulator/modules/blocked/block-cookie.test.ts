import { expect } from 'chai';

import { createWiki, releaseNames, type ReleaseName } from '../../index';
import { Client } from '../../testing/send.test-support';

/** What clients see of a block is recorded in the sequence blocked-changes; here, where the cookie is among the headers. */
describe('the cookie of a block', () => {
  const bob = { name: 'Bob', password: 'a long passphrase' };

  function headersOf(release: ReleaseName, query: string): string[] {
    const blocks = [{ target: 'Bob', by: 'Admin', autoblock: true }];
    const wiki = createWiki({ users: [{ name: 'Admin' }, bob], blocks }, { release });
    const client = new Client(wiki);
    client.logIn(bob.name, bob.password);
    client.cookies.delete('wikiBlockID');
    return client.send(query).headers.map((line) => line.slice(0, line.indexOf(':')));
  }

  for (const release of releaseNames) {
    it(`precedes the headers for caches (${release})`, () => {
      expect(headersOf(release, 'action=query&meta=siteinfo&format=json').slice(-3)).to.deep.equal([
        ...['Set-Cookie', 'Vary', 'Cache-Control'],
      ]);
      expect(headersOf(release, 'action=nope&format=json').slice(-3)).to.deep.equal([
        ...['Content-Disposition', 'Set-Cookie', 'Cache-Control'],
      ]);
    });

    it(`follows the headers that say that a page is old (${release})`, () => {
      expect(headersOf(release, 'action=query&meta=userinfo').slice(-3)).to.deep.equal([
        ...['Expires', 'Set-Cookie', 'Cache-Control'],
      ]);
    });
  }

  for (const release of releaseNames) {
    it(`is for those who log out at a blocked address (writing 6.3, ${release})`, () => {
      const isSetAtLogout = (target: string) => {
        const wiki = createWiki({ users: [{ name: 'Admin' }, bob], blocks: [{ target, by: 'Admin' }] }, { release });
        const client = new Client(wiki);
        client.logIn(bob.name, bob.password);
        client.send('action=logout&format=json', { body: `token=${client.token('csrf')}` });
        return client.cookies.has('wikiBlockID');
      };
      expect(isSetAtLogout('127.0.0.1')).to.equal(true);
      expect(isSetAtLogout('Bob')).to.equal(false);
    });
  }

  for (const release of releaseNames) {
    it(`does not come with feeds (writing 6.3, ${release})`, () => {
      expect(headersOf(release, 'action=feedcontributions&user=Bob')).not.to.include('Set-Cookie');
      expect(headersOf(release, 'action=feedcontributions&user=Bob&year=x')).to.include('Set-Cookie');
    });
  }

  it('is set again after the headers for caches, in 1.43, in place of one of an earlier block', () => {
    const blocks = [{ target: 'Bob', by: 'Admin', autoblock: true }];
    const wiki = createWiki({ users: [{ name: 'Admin' }, bob], blocks });
    const client = new Client(wiki);
    client.logIn(bob.name, bob.password);
    client.cookies.set('wikiBlockID', 'other');
    const names = client
      .send('action=query&meta=userinfo&format=json')
      .headers.map((line) => line.slice(0, line.indexOf(':')));
    expect(names.slice(-5)).to.deep.equal([
      ...['Set-Cookie', 'Set-Cookie', 'Cache-Control', 'Set-Cookie', 'Set-Cookie'],
    ]);
  });

  it('is for clients that are not logged in only where nothing is the same for all: in errors, or with a session', () => {
    const wiki = createWiki({ users: [{ name: 'Admin' }], blocks: [{ target: '127.0.0.1', by: 'Admin' }] });
    const client = new Client(wiki);
    const isSet = (query: string) => {
      client.cookies.delete('wikiBlockID');
      client.send(query);
      return client.cookies.has('wikiBlockID');
    };
    expect(isSet('action=query&list=logevents&letitle=ab&format=json')).to.equal(false);
    expect(isSet('action=query&list=logevents&letitle=a%5Bb&format=json')).to.equal(true);
    expect(isSet('action=query&meta=tokens&type=login&format=json')).to.equal(true);
    expect(isSet('action=query&list=logevents&letitle=ab&format=json')).to.equal(true);
  });

  for (const release of releaseNames) {
    it(`goes when the block no longer follows the account (${release})`, () => {
      const users = [{ name: 'Admin', password: 'a long passphrase', groups: ['sysop'] }, bob];
      const wiki = createWiki({ users, blocks: [{ target: 'Bob', by: 'Admin', autoblock: true }] }, { release });
      const [client, admin] = [new Client(wiki), new Client(wiki)];
      client.logIn(bob.name, bob.password);
      admin.logIn('Admin', 'a long passphrase');
      const isHeld = () => {
        client.send('action=query&meta=userinfo&format=json');
        return client.cookies.has('wikiBlockID');
      };
      expect(isHeld()).to.equal(true);
      const token = admin.token('csrf');
      admin.send('action=block&format=json', { body: `user=Bob&reblock=1&autoblock=1&token=${token}` });
      expect(isHeld()).to.equal(true);
      admin.send('action=block&format=json', { body: `user=Bob&reblock=1&token=${token}` });
      expect(isHeld()).to.equal(false);
    });
  }
});
