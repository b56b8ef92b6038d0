import { expect } from 'chai';
import { createWiki, type WikiDefinition } from '../index';
import { Client, errorBody } from '../testing/send.test-support';

const password = '0123456789abcdefghijklmnopqrstuv';
const users = [{ name: 'Bob', password: 'b', botPasswords: [{ app: 'app', password, grants: ['basic' as const] }] }];
const assertUser = 'action=query&assert=user&format=json';
const loggedOut = errorBody('assertuserfailed', 'You are no longer logged in, so the action could not be completed.');

describe('A session without requests for an hour', () => {
  const wikiWith = (site: WikiDefinition['site'] = {}) =>
    createWiki({ site, users }, { seed: 1, now: '2026-01-31T12:00:00Z' });
  const cookies = (headers: readonly string[]) =>
    headers.filter((line) => line.startsWith('Set-Cookie: ')).map((line) => line.slice(12).replace(/[=;].*/, ''));

  it('is forgotten: a remembered account is logged in again, and its old tokens are void', () => {
    const wiki = wikiWith();
    const client = new Client(wiki);
    client.logIn('Bob', 'b');
    const body = `token=${client.token('csrf')}`;
    wiki.clock.advance('1 hour');
    const response = client.send(assertUser);
    expect(response.body).to.equal('{"batchcomplete":""}');
    expect(cookies(response.headers)).to.deep.equal(['wiki_session', 'wikiUserID', 'wikiUserName', 'wikiToken']);
    expect(client.send('action=logout&format=json', { body }).header('MediaWiki-API-Error')).to.equal('badtoken');
  });

  it('is forgotten: a bot password is logged out, and its cookie is deleted', () => {
    const wiki = wikiWith();
    const client = new Client(wiki);
    client.logIn('Bob@app', password);
    wiki.clock.advance('1 hour');
    expect(client.send(assertUser).body).to.equal(loggedOut);
    expect(client.cookies.has('wiki_BPsession')).to.be.false;
  });

  it('is forgotten with its log-in token', () => {
    const wiki = wikiWith();
    const client = new Client(wiki);
    const body = `lgname=Bob&lgpassword=b&lgtoken=${client.token('login')}`;
    wiki.clock.advance('1 hour');
    expect(client.send('action=login&format=json', { body }).body).to.equal(
      '{"login":{"result":"Failed","reason":"Unable to continue login. Your session most likely timed out."}}',
    );
  });

  it('is kept by every request, for as long as the wiki file says', () => {
    const wiki = wikiWith({ sessionLifetime: 600 });
    const client = new Client(wiki);
    client.logIn('Bob@app', password);
    for (let time = 0; time < 10; time++) {
      wiki.clock.advance('9 minutes');
      expect(client.send(assertUser).body).to.equal('{"batchcomplete":""}');
    }
    wiki.clock.advance('10 minutes');
    expect(client.send(assertUser).body).to.equal(loggedOut);
  });
});
