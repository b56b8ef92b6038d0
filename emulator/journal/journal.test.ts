import { expect } from 'chai';
import { createWiki } from '../index';
import type { WikiAnswer, WikiRequest } from '../exchange';
import { ask } from '../testing/ask.test-support';
import { Journal } from './journal';

const request = (url: string, body = ''): WikiRequest => ({
  method: 'GET',
  url,
  headers: {},
  body: Buffer.from(body),
  server: 'http://wiki.example',
  remoteAddress: '127.0.0.1',
});
const answer = (body: string): WikiAnswer => ({ status: 200, statusText: 'OK', headers: [], body });

describe('what a wiki was asked', () => {
  it('is kept in order, with the answers', () => {
    const wiki = createWiki();
    ask(wiki, 'action=query&format=json', { headers: { 'user-agent': 'Test/1' } });
    ask(wiki, 'action=foo&format=json&title=A%20b+c', { body: 'x=%C3%A9&y[]=1' });
    const [first, second] = wiki.requests;
    expect(first).to.deep.equal({
      method: 'GET',
      url: '/api.php?action=query&format=json',
      headers: { HOST: 'wiki.example', 'USER-AGENT': 'Test/1' },
      parameters: { action: 'query', format: 'json' },
      status: 200,
      body: '{"batchcomplete":""}',
    });
    expect(second?.method).to.equal('POST');
    expect(second?.errorCode).to.equal('badvalue');
    expect(second?.parameters).to.deep.equal({ x: 'é', y: '[array]', action: 'foo', format: 'json', title: 'A b c' });
  });

  it('shows no secret', () => {
    const wiki = createWiki();
    const body = 'lgname=Alice&lgpassword=SECRET&lgtoken=SECRET&to%6ben=SECRET';
    ask(wiki, 'action=login&format=json&token=SECRET', {
      body,
      headers: { cookie: 'a=SECRET', authorization: 'SECRET' },
    });
    const [entry] = wiki.requests;
    expect(JSON.stringify(entry)).to.not.contain('SECRET');
    expect(entry?.url).to.equal('/api.php?action=login&format=json&token=<hidden>');
    expect(entry?.parameters).to.include({ lgname: 'Alice', lgpassword: '<hidden>', lgtoken: '<hidden>' });
    expect(entry?.headers).to.include({ COOKIE: '<hidden>', AUTHORIZATION: '<hidden>' });
  });

  it('holds requests that found no wiki as well', () => {
    const wiki = createWiki();
    wiki.handle(request('/elsewhere'));
    expect(wiki.requests.map(({ url, status }) => [url, status])).to.deep.equal([['/elsewhere', 404]]);
  });

  it('is bounded by bytes: the oldest goes first, the newest stays', () => {
    const journal = new Journal(10_000);
    for (let number = 0; number < 5000; number++) journal.add(request(`/${number}`), answer('x'.repeat(1488)));
    const urls = journal.entries.map(({ url }) => url);
    // What an entry costs beyond its text is the journal's own business.
    expect(urls).to.have.lengthOf.within(2, 6);
    expect(urls).to.deep.equal(['/4994', '/4995', '/4996', '/4997', '/4998', '/4999'].slice(-urls.length));
    journal.add(request('/long'), answer('x'.repeat(20_000)));
    expect(journal.entries.map(({ url }) => url)).to.deep.equal(['/long']);
    journal.clear();
    journal.add(request('/a'), answer(''));
    journal.add(request('/body', 'x'.repeat(20_000)), answer(''));
    expect(journal.entries.map(({ url }) => url)).to.deep.equal(['/body']);
  });

  it('can be forgotten', () => {
    const journal = new Journal();
    journal.add(request('/a'), answer('b'));
    journal.clear();
    expect(journal.entries).to.deep.equal([]);
    journal.add(request('/c'), answer('d'));
    expect(journal.entries).to.have.lengthOf(1);
  });

  it('is a list of its own each time', () => {
    const wiki = createWiki();
    ask(wiki, 'action=query&format=json');
    const before = wiki.requests;
    ask(wiki, 'action=query&format=json');
    expect(before).to.have.lengthOf(1);
  });
});
