import { expect } from 'chai';
import { createWiki } from '../../../index';
import { Client, member } from '../../../testing/send.test-support';

const real = /^[0-9a-f]{40}\+\\$/;

const tokensOf = (response: { json(): unknown }): unknown => member(response.json(), 'query.tokens');

describe('The tokens of a session', () => {
  const users = [
    { name: 'Alice', password: 'a' },
    { name: 'Bob', password: 'b' },
  ];
  const noon = '2026-01-31T12:00:00Z';
  const wiki = createWiki({ users }, { seed: 1, now: noon });
  const alice = new Client(wiki);
  alice.logIn('Alice', 'a');

  it('are real for every type, whatever the rights', () => {
    const response = alice.send('action=query&meta=tokens&type=*&format=json');
    const values = Object.values(tokensOf(response) as object) as string[];
    expect(values).to.have.lengthOf(7);
    expect(new Set(values)).to.have.lengthOf(7);
    for (const value of values) expect(value).to.match(real);
  });

  it('end with their time of issue in seconds, and stay valid', () => {
    const early = alice.token('csrf');
    expect(early.slice(32)).to.equal(`${(Date.parse(noon) / 1000).toString(16)}%2B%5C`);
    expect(alice.token('csrf')).to.equal(early);
    wiki.clock.advance('50 minutes');
    expect(alice.token('csrf')).to.not.equal(early);
    expect(alice.send('action=logout&format=json', { body: `token=${early}` }).body).to.equal('{}');
    alice.logIn('Alice', 'a');
  });

  it('are valid for one type, one user and one session', () => {
    const bob = new Client(wiki);
    bob.logIn('Bob', 'b');
    const second = new Client(wiki);
    second.logIn('Alice', 'a');
    const anonymous = new Client(wiki);
    for (const [who, token] of [
      [alice, alice.token('watch')],
      [alice, bob.token('csrf')],
      [alice, second.token('csrf')],
      [alice, alice.token('csrf').replace('%2B%5C', '')],
      [alice, alice.token('csrf').replace('%2B', '+')],
      [alice, '%2B%5C'],
      [anonymous, alice.token('csrf')],
    ] as const) {
      const { body } = who.send('action=logout&format=json', { body: `token=${token}` });
      expect(body).to.contain('{"error":{"code":"badtoken","info":"Invalid CSRF token."');
    }
  });
});
