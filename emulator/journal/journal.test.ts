import { expect } from 'chai';
import { createWiki, type Wiki } from '../index';
import type { WikiResponse, WikiRequest } from '../exchange';
import { Client, send } from '../testing/send.test-support';
import { Journal } from './journal';

const request = (url: string, body = ''): WikiRequest => ({
  method: 'GET',
  url,
  headers: {},
  body: Buffer.from(body),
  server: 'http://wiki.example',
  remoteAddress: '127.0.0.1',
});
const response = (body: string): WikiResponse => ({ status: 200, statusText: 'OK', headers: [], body });
const exchange = (url: string, body: string, sent = '') => ({ request: request(url, sent), response: response(body) });

describe('the journal', () => {
  it('has the requests in order, with their responses', () => {
    const wiki = createWiki();
    send(wiki, 'action=query&format=json', { headers: { 'user-agent': 'Test/1' } });
    send(wiki, 'action=foo&format=json&title=A%20b+c', { body: 'x=%C3%A9&y[]=1' });
    const [first, second] = wiki.requests;
    expect(first).to.deep.equal({
      method: 'GET',
      url: '/api.php?action=query&format=json',
      headers: { host: 'wiki.example', 'user-agent': 'Test/1' },
      parameters: { action: 'query', format: 'json' },
      modules: ['query'],
      status: 200,
      body: '{"batchcomplete":""}',
      violations: [],
    });
    expect(second?.method).to.equal('POST');
    expect(second?.errorCode).to.equal('badvalue');
    expect(second?.parameters).to.deep.equal({ x: 'é', y: '[array]', action: 'foo', format: 'json', title: 'A b c' });
  });

  it('shows no secrets', () => {
    const wiki = createWiki();
    const body = 'lgname=Alice&lgpassword=SECRET&lgtoken=SECRET&to%6ben=SECRET';
    send(wiki, 'action=login&format=json&token=SECRET', {
      body,
      headers: { cookie: 'a=SECRET', authorization: 'SECRET' },
    });
    const [entry] = wiki.requests;
    expect(JSON.stringify(entry)).to.not.contain('SECRET');
    expect(entry?.url).to.equal('/api.php?action=login&format=json&token=<hidden>');
    expect(entry?.parameters).to.include({ lgname: 'Alice', lgpassword: '<hidden>', lgtoken: '<hidden>' });
    expect(entry?.headers).to.include({ cookie: '<hidden>', authorization: '<hidden>' });
  });

  it('includes requests to other addresses', () => {
    const wiki = createWiki();
    wiki.handle(request('/elsewhere'));
    expect(wiki.requests.map(({ url, status }) => [url, status])).to.deep.equal([['/elsewhere', 404]]);
  });

  it('is limited in bytes: drops the oldest request first, and keeps the newest', () => {
    const journal = new Journal(10_000);
    for (let number = 0; number < 5000; number++) journal.add(exchange(`/${number}`, 'x'.repeat(1488)));
    const urls = journal.entries.map(({ url }) => url);
    // The size of an entry beyond its texts is an implementation detail.
    expect(urls).to.have.lengthOf.within(2, 6);
    expect(urls).to.deep.equal(['/4994', '/4995', '/4996', '/4997', '/4998', '/4999'].slice(-urls.length));
    journal.add(exchange('/long', 'x'.repeat(20_000)));
    expect(journal.entries.map(({ url }) => url)).to.deep.equal(['/long']);
    journal.clear();
    journal.add(exchange('/a', ''));
    journal.add(exchange('/body', '', 'x'.repeat(20_000)));
    expect(journal.entries.map(({ url }) => url)).to.deep.equal(['/body']);
  });

  it('counts everything that a client can make long: headers, values in warnings, entries that were read', () => {
    const senders: Record<string, (wiki: Wiki, long: string) => void> = {
      header: (wiki, long) => send(wiki, 'action=query&format=json', { headers: { 'x-long': long } }),
      'name of a header': (wiki, long) => send(wiki, 'action=query&format=json', { headers: { [long]: 'x' } }),
      'unknown parameter': (wiki, long) => send(wiki, 'action=query&format=json', { body: `${long}=1` }),
      'unknown value': (wiki, long) => send(wiki, 'action=query&format=none', { body: `meta=${long}` }),
      'value that is refused': (wiki, long) => send(wiki, 'action=query&format=none', { body: `assert=${long}` }),
    };
    for (const [what, sendOnce] of Object.entries(senders)) {
      const wiki = createWiki({}, { journalBytes: 1_000_000 });
      for (let number = 0; number < 60; number++) sendOnce(wiki, 'x'.repeat(100_000));
      expect(wiki.requests.length, what).to.be.within(1, 10);
      expect(wiki.requests.count).to.equal(60);
      // Reading requests takes memory for their descriptions.
      const before = wiki.requests.length;
      sendOnce(wiki, 'x');
      expect(wiki.requests.length, `${what}, looked at`).to.be.below(before + 1);
    }
  });

  it('shortens long responses before it drops requests', () => {
    const journal = new Journal(20_000);
    for (const url of ['/a', '/b', '/c', '/d']) {
      journal.add(exchange(url, 'é'.repeat(4000), 'sent'));
      // Requests that were read are dropped like others.
      expect(journal.entries.last?.body).to.have.length(4000);
    }
    const shown = journal.entries.map(({ url, body, missingCharacters }) => [url, body.length, missingCharacters]);
    expect(shown).to.deep.equal([
      ['/a', 512, 3488],
      ['/b', 512, 3488],
      ['/c', 4000, undefined],
      ['/d', 4000, undefined],
    ]);
    expect(journal.entries[0]?.body).to.equal('é'.repeat(512));
    expect([journal.entries.count, journal.entries.dropped]).to.deep.equal([4, 0]);
    // Contracts require complete responses.
    expect(journal.kept.map(({ request: { url } }) => url)).to.deep.equal(['/c', '/d']);
    expect(journal.forgotten).to.equal(2);
  });

  it('counts dropped requests', () => {
    const journal = new Journal(10_000);
    for (let number = 0; number < 5000; number++) journal.add(exchange(`/${number}`, ''));
    const { entries } = journal;
    expect(entries.count).to.equal(5000);
    expect(entries.dropped).to.equal(5000 - entries.length);
    expect(journal.forgotten).to.equal(entries.dropped);
    journal.clear();
    expect(journal.entries.count).to.equal(0);
  });

  it('names the user and the modules that responded', () => {
    const wiki = createWiki({ users: [{ name: 'Alice', password: 'a' }] });
    const client = new Client(wiki);
    client.logIn('alice', 'a');
    const responders = (query: string) => {
      client.send(`${query}&format=json`);
      const { last } = wiki.requests;
      return [last?.user, last?.modules];
    };
    expect(wiki.requests.map(({ user }) => user)).to.deep.equal([undefined, undefined]);
    expect(responders('action=query&list=imageusage&meta=tokens|nope&iutitle=File:A.png')).to.deep.equal([
      'Alice',
      ['query', 'imageusage', 'tokens'],
    ]);
    // Rejected by a module, rejected by none, and handled for a page of another site, for which no user counts as logged in.
    expect(responders('action=query&list=imageusage&meta=tokens')).to.deep.equal(['Alice', ['query', 'imageusage']]);
    expect(responders('action=query&assert=anon')).to.deep.equal(['Alice', []]);
    expect(responders('action=query&meta=tokens&origin=*')).to.deep.equal([undefined, ['query', 'tokens']]);
    expect(responders('action=logout')).to.deep.equal(['Alice', ['logout']]);
  });

  it('can be cleared', () => {
    const journal = new Journal();
    journal.add(exchange('/a', 'b'));
    journal.clear();
    expect(journal.entries).to.deep.equal([]);
    journal.add(exchange('/c', 'd'));
    expect(journal.entries).to.have.lengthOf(1);
  });

  it('returns a new list each time', () => {
    const wiki = createWiki();
    send(wiki, 'action=query&format=json');
    const before = wiki.requests;
    send(wiki, 'action=query&format=json');
    expect(before).to.have.lengthOf(1);
  });
});
