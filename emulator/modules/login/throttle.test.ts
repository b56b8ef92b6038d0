import { expect } from 'chai';
import { createWiki } from '../../index';
import { Client, bothReleases, member, type TestResponse } from '../../testing/send.test-support';
import { messageWikitext } from '../../messages/message';

/** Vectors cannot show this, because a vector is a single request. */
const users = [
  { id: 3, name: 'Bob', password: 'b' },
  { id: 4, name: 'Carl', password: 'c' },
];

const result = (response: TestResponse): unknown =>
  member(response.json(), 'login.reason') ?? member(response.json(), 'login.result');
const wrong = 'Incorrect username or password entered. Please try again.';
const impossible = 'The supplied credentials could not be authenticated.';
const throttled = 'You have made too many recent login attempts. Please wait 5 minutes before trying again.';

for (const release of bothReleases) {
  describe(`Too many attempts to log in, release ${release} (core 8.1)`, () => {
    const wiki = createWiki({ users }, { release, seed: 1, now: '2026-01-31T12:00:00Z' });
    const client = new Client(wiki);
    beforeEach(() => {
      wiki.reset();
      client.cookies.clear();
    });

    const fail = (name: string, count: number, password = 'x'): unknown[] =>
      Array.from({ length: count }, () => result(client.logIn(name, password)));

    it('are rejected after the fifth, for any spelling of the name and any password', () => {
      expect([...fail('Bob', 2), ...fail('User:bob_', 3)]).to.deep.equal([wrong, wrong, wrong, wrong, wrong]);
      expect(fail('bob', 2)).to.deep.equal([throttled, throttled]);
      expect(result(client.logIn('Bob', 'b'))).to.equal(throttled);
      expect(result(client.logIn('Carl', 'c'))).to.equal('Success');
    });

    it('are allowed again after five minutes of the clock, or a reset', () => {
      fail('Bob', 5);
      wiki.clock.advance('5 minutes');
      expect(result(client.logIn('Bob', 'b'))).to.equal('Success');
      fail('Bob', 5);
      wiki.reset();
      expect(result(client.logIn('Bob', 'b'))).to.equal('Success');
    });

    it('are counted anew after a success', () => {
      fail('Bob', 4);
      expect(result(client.logIn('Bob', 'b'))).to.equal('Success');
      expect(fail('Bob', 6)).to.deep.equal([wrong, wrong, wrong, wrong, wrong, throttled]);
    });

    it('count for the address alone without a password, and not at all for an invalid name', () => {
      expect(fail('Carl', 6, '')).to.deep.equal([
        ...[impossible, impossible, impossible, impossible, impossible, throttled],
      ]);
      expect(fail('Bob', 1, '')).to.deep.equal([throttled]);
      expect(fail('', 1)).to.deep.equal([throttled]);
      expect(fail('Carl', 1)).to.deep.equal([wrong]);
      expect(fail('a#b', 7)).to.deep.equal(new Array(7).fill(impossible));
    });

    it('count for names without an account', () => {
      expect(fail('Nobody', 6)).to.deep.equal([wrong, wrong, wrong, wrong, wrong, throttled]);
    });

    it('report the seconds to wait in the raw error format', () => {
      fail('Bob', 5);
      const logIn = (form: string): string =>
        client.send(`action=login&${form}`, { body: `lgname=Bob&lgpassword=x&lgtoken=${client.token('login')}` }).body;
      expect(logIn('format=json&errorformat=raw')).to.equal(
        '{"login":{"result":"Failed","reason":{"code":"login-throttled","key":"login-throttled","params":[{"duration":300}]}}}',
      );
      expect(logIn('format=xml&errorformat=raw')).to.equal(
        '<?xml version="1.0"?><api><login result="Failed"><reason code="login-throttled" key="login-throttled"><params><param duration="300" /></params></reason></login></api>',
      );
      expect(logIn('format=json&errorformat=html')).to.equal(
        '{"login":{"result":"Failed","reason":{"code":"login-throttled","*":"You have made too many recent login attempts.\\nPlease wait 5 minutes before trying again."}}}',
      );
    });
  });
}

describe('A duration in a message', () => {
  for (const [seconds, text] of [
    [300, '5 minutes'],
    [172_800, '2 days'],
    [8, '8 seconds'],
    [1, '1 second'],
    [90, '1 minute and 30 seconds'],
    [3700, '1 hour, 1 minute and 40 seconds'],
    [90_061, '1 day, 1 hour, 1 minute and 1 second'],
    [604_800, '7 days'],
  ] as const) {
    it(`formats ${seconds} seconds as "${text}"`, () => {
      const message = { code: '', key: 'wikidouble-notsupported', parameters: [{ duration: seconds }] } as const;
      expect(messageWikitext(message)).to.equal(text);
    });
  }
});
