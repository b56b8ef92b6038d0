import { expect } from 'chai';
import { createWiki, type Wiki } from '../../index';
import { send, Client } from '../../testing/send.test-support';

const usage = 'action=query&list=imageusage&iutitle=File:Cat.jpg&format=json';

describe('Servers in front of a wiki', () => {
  let wiki: Wiki;
  beforeEach(() => {
    wiki = createWiki({ users: [{ name: 'Alice', password: 'a' }] });
  });

  for (const [status, statusText] of [
    [413, 'Payload Too Large'],
    [414, 'URI Too Long'],
    [429, 'Too Many Requests'],
    [500, 'Internal Server Error'],
    [502, 'Bad Gateway'],
    [503, 'Service Unavailable'],
    [504, 'Gateway Timeout'],
  ] as const) {
    it(`responds with status ${status} and a page`, async () => {
      wiki.failNext(status);
      const response = await wiki.fetch('https://wiki.example/any/path');
      expect([response.status, response.statusText]).to.deep.equal([status, statusText]);
      expect(response.headers.get('content-type')).to.equal('text/html; charset=utf-8');
      expect(response.headers.get('mediawiki-api-error')).to.equal(null);
      expect(await response.text()).to.contain(`<h1>${status} ${statusText}</h1>`);
    });
  }

  it('sends Retry-After', () => {
    const wait = (plan: () => unknown) => {
      plan();
      return send(wiki, usage).header('Retry-After');
    };
    expect(wait(() => wiki.failNext(429))).to.equal('5');
    expect(wait(() => wiki.failNext(429, { retryAfter: false }))).to.equal(undefined);
    expect(wait(() => wiki.failNext(503))).to.equal(undefined);
    expect(wait(() => wiki.failNext(503, { retryAfter: 'Sat, 21 Nov 2026 04:00:00 GMT' }))).to.equal(
      'Sat, 21 Nov 2026 04:00:00 GMT',
    );
  });

  it('responds with status 200 and a log-in page of a network, or an empty body', () => {
    wiki.failNext('login-wall');
    const wall = send(wiki, usage);
    expect([wall.status, wall.header('Content-Type')]).to.deep.equal([200, 'text/html; charset=utf-8']);
    expect(wall.body).to.contain('<form method="post"');
    wiki.failNext('empty-body');
    const empty = send(wiki, usage);
    expect([empty.status, empty.body]).to.deep.equal([200, '']);
  });

  it('loses the response before or after the wiki executes the request', () => {
    const client = new Client(wiki);
    const isLoggedIn = () => client.send('action=query&assert=user&format=json').body === '{"batchcomplete":""}';
    client.logIn('Alice', 'a');
    const sent = { body: `action=logout&token=${client.token('csrf')}` };
    wiki.failNext(504);
    expect(client.send('format=json', sent).status).to.equal(504);
    expect(isLoggedIn()).to.equal(true);
    client.cookies.delete('wikiToken');
    wiki.failNext(504, { performed: true });
    expect(client.send('format=json', sent).status).to.equal(504);
    expect(isLoggedIn()).to.equal(false);
  });
});
