import { expect } from 'chai';
import { createWiki } from '../index';
import { Client, send, bothReleases, fixture } from '../testing/send.test-support';
import { releases } from '../releases/releases';

const usage = 'action=query&list=imageusage&iutitle=File:Used.png';
const tokens = 'action=query&meta=tokens';
const vary = 'Vary: Accept-Encoding, Treat-as-Untrusted, Cookie';
const pageVary = 'Vary: Accept-Encoding, Cookie';
const never = 'Expires: Thu, 01 Jan 1970 00:00:01 GMT';
const old = 'Expires: Thu, 01 Jan 1970 00:00:00 GMT';
const revalidate = (age: number): string => `Cache-Control: private, must-revalidate, max-age=${age}`;
const shared = (age: number, own: number): string => `Cache-Control: s-maxage=${age}, max-age=${own}, public`;

/** Requests of a client without a session, and how their responses may be cached at noon (core 4.8). */
const anonymous: readonly (readonly [string, readonly string[]])[] = [
  [`${tokens}&format=json`, [revalidate(0)]],
  [`${tokens}&format=json&maxage=60&smaxage=120`, [revalidate(60)]],
  [`${tokens}&format=json&smaxage=120&uselang=content`, [revalidate(0)]],
  [`${usage}&format=json`, [vary, revalidate(0)]],
  [`${usage}&format=json&maxage=0&smaxage=0`, [vary, revalidate(0)]],
  [`${usage}&format=json&maxage=60&smaxage=120`, [vary, 'Expires: Sat, 31 Jan 2026 12:01:00 GMT', shared(120, 60)]],
  [`${usage}&format=json&maxage=120&smaxage=60`, [vary, 'Expires: Sat, 31 Jan 2026 12:01:00 GMT', shared(60, 120)]],
  [`${usage}&format=xml&maxage=60&smaxage=60`, [vary, 'Expires: Sat, 31 Jan 2026 12:01:00 GMT', shared(60, 60)]],
  [`${usage}&format=json&maxage=60`, [vary, never, shared(0, 60)]],
  [`${usage}&format=json&smaxage=60`, [vary, never, shared(60, 0)]],
  [
    `${usage}&format=json&maxage=60&smaxage=60&uselang=de`,
    [vary, 'Expires: Sat, 31 Jan 2026 12:01:00 GMT', shared(60, 60)],
  ],
  [`${usage}&meta=tokens&format=json&maxage=60&smaxage=60`, [revalidate(60)]],
  ['action=query&format=json&maxage=60&smaxage=60', [vary, 'Expires: Sat, 31 Jan 2026 12:01:00 GMT', shared(60, 60)]],
  [
    'action=query&list=allfileusages&format=json&maxage=5&smaxage=5',
    [vary, 'Expires: Sat, 31 Jan 2026 12:00:05 GMT', shared(5, 5)],
  ],
  [`${tokens}&maxage=60&smaxage=60`, [pageVary, old, revalidate(60)]],
  [usage, [old, vary, revalidate(0)]],
  [`${usage}&maxage=60&smaxage=60`, [vary, 'Expires: Sat, 31 Jan 2026 12:01:00 GMT', shared(60, 60)]],
  ['', [pageVary, old, revalidate(0)]],
  ['action=help&maxage=60&smaxage=60', [pageVary, old, revalidate(60)]],
  ['action=foo&format=json&maxage=60', [revalidate(0)]],
  [`${tokens}&assert=user&format=json&maxage=60`, [revalidate(0)]],
  [`${usage}&maxlag=x&format=json&maxage=60&smaxage=60`, [revalidate(0)]],
];

/** Errors found after the action was chosen: 1.39 lets the client cache them as requested. */
const late: readonly string[] = [
  'action=query&list=imageusage&format=json&maxage=60',
  `${usage}&iudir=x&format=json&maxage=60&smaxage=60`,
  `${tokens}&maxlag=-9&format=json&maxage=60`,
  `${tokens}&formatversion=7&format=json&maxage=60`,
  'action=query&continue=x&format=json&maxage=60',
];

const cachingOf = (headers: readonly string[]): string[] =>
  headers.filter((line) => /^(?:Vary|Expires|Cache-Control):/.test(line));

for (const release of bothReleases) {
  describe(`caching, release ${release}`, () => {
    const users = [{ name: 'Alice', password: 'secret' }];
    const wiki = createWiki({ ...fixture, users }, { release, seed: 1, now: '2026-01-31T12:00:00Z' });

    for (const [query, expected] of anonymous) {
      it(`${query === '' ? 'the help page' : query}: ${expected.at(-1) ?? ''}`, () => {
        expect(cachingOf(send(wiki, query).headers)).to.deep.equal(expected);
      });
    }

    for (const query of late) {
      it(`of the error of ${query}`, () => {
        expect(cachingOf(send(wiki, query).headers)).to.deep.equal([
          revalidate(!releases[release].since('1.43') ? 60 : 0),
        ]);
      });
    }

    it('is the same for POST', () => {
      const { headers } = send(wiki, `${usage}&format=json`, { body: 'maxage=60&smaxage=60' });
      expect(cachingOf(headers)).to.deep.equal([vary, 'Expires: Sat, 31 Jan 2026 12:01:00 GMT', shared(60, 60)]);
    });

    it('is private once the client has a session, logged in or not', () => {
      const client = new Client(wiki);
      client.token('login');
      for (const step of ['before the log-in', 'after it']) {
        const kept = cachingOf(client.send(`${usage}&format=json&maxage=60&smaxage=60`).headers);
        expect(kept, step).to.deep.equal([vary, revalidate(60)]);
        client.logIn('Alice', 'secret');
      }
    });

    it('is public even with a session if the language does not depend on the user', () => {
      const client = new Client(wiki);
      client.logIn('Alice', 'secret');
      const { headers } = client.send(`${usage}&format=json&maxage=60&smaxage=60&uselang=content`);
      expect(cachingOf(headers)).to.deep.equal([vary, 'Expires: Sat, 31 Jan 2026 12:01:00 GMT', shared(60, 60)]);
    });

    it('is forbidden if the response sets a cookie', () => {
      const { headers } = send(wiki, `${usage}&format=json&maxage=5&smaxage=5`, {
        headers: { cookie: 'wikiUserID=1' },
      });
      expect(headers).to.include(
        'Set-Cookie: wikiUserID=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly',
      );
      expect(cachingOf(headers)).to.deep.equal([vary, old, 'Cache-Control: private, max-age=0, s-maxage=0']);
    });

    it('returns no body to a client that has the page (core 7.1)', () => {
      for (const query of [`${usage}&format=json&maxage=7`, 'action=help&maxage=7']) {
        const response = send(wiki, query, { headers: { 'if-none-match': '*' } });
        expect(response.status).to.equal(304);
        expect(response.body).to.equal('');
        expect(response.headers).to.deep.equal([
          'X-Content-Type-Options: nosniff',
          revalidate(7),
          'Content-type: text/html; charset=UTF-8',
        ]);
      }
      const headers = { 'if-none-match': '"x"', 'if-modified-since': 'Thu, 01 Jan 2037 00:00:00 GMT' };
      expect(send(wiki, usage, { headers }).status).to.equal(200);
      expect(send(wiki, usage, { method: 'PUT', headers: { 'if-none-match': '*' } }).status).to.equal(200);
      expect(send(wiki, `${usage}&format=json`, { method: 'PUT', headers: { 'if-none-match': '*' } }).status).to.equal(
        405,
      );
    });
  });
}
