import { expect } from 'chai';

import { createWiki } from '../../index';
import { Client, send, fixtureWiki } from '../../testing/send.test-support';

const query = 'action=logout&format=json';
const body = 'token=%2B%5C';
const deleted = (name: string): string =>
  `Set-Cookie: ${name}=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly`;

describe('An anonymous log-out (core 8.3)', () => {
  const cookiesOf = ({ headers }: { headers: readonly string[] }): string[] =>
    headers.filter((line) => line.startsWith('Set-Cookie: '));

  it('deletes the sent cookies in 1.39, and ends the session', () => {
    const wiki = fixtureWiki('1.39');
    const client = new Client(wiki);
    const token = client.token('login');
    const session = client.cookies.get('wiki_session') ?? '';
    const response = client.send(query, { body });
    expect(response.body).to.equal('{}');
    expect(cookiesOf(response)).to.deep.equal([deleted('wiki_session')]);
    const headers = { cookie: `wiki_session=${session}` };
    const again = send(wiki, 'action=query&meta=tokens&type=login&format=json', { headers });
    expect(again.body).not.to.contain(decodeURIComponent(token).slice(0, 32));
    // The id is not known any more, and another one takes its place.
    expect(cookiesOf(again).join()).to.match(/^Set-Cookie: wiki_session=[0-9a-v]{32}; path=\/; HttpOnly$/);
    expect(cookiesOf(again).join()).not.to.contain(session);
  });

  for (const [release, body] of [
    ['1.39', '{}'],
    ['1.43', '{"warnings":{"logout":{"*":"You must be logged in."}}}'],
  ] as const) {
    it(`keeps the session in ${release} if the request may come from another site`, () => {
      const users = [{ id: 1, name: 'Alice', password: 'Alice-secret-1' }];
      const client = new Client(createWiki({ users }, { release, seed: 1 }));
      client.logIn('Alice', 'Alice-secret-1');
      const token = 'token=%2B%5C';
      const responses = [
        client.send(`${query}&callback=a`, { body: token }),
        client.send(`${query}&origin=*`, { body: token }),
        client.send(query, { body: token, headers: { 'treat-as-untrusted': '1' } }),
      ];
      expect(responses.map((response) => response.body)).to.deep.equal([`/**/a(${body})`, body, body]);
      expect(responses.flatMap(cookiesOf)).to.deep.equal([]);
      expect(client.send('action=query&meta=userinfo&format=json').body).to.equal(
        '{"batchcomplete":"","query":{"userinfo":{"id":1,"name":"Alice"}}}',
      );
    });
  }

  it('keeps cookies in 1.43, with a warning', () => {
    const client = new Client(fixtureWiki('1.43'));
    client.token('login');
    const response = client.send(query, { body });
    expect(response.body).to.equal('{"warnings":{"logout":{"*":"You must be logged in."}}}');
    expect(cookiesOf(response)).to.deep.equal([]);
  });
});
