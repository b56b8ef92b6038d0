import { expect } from 'chai';

import type { DiffResponse } from '../diff-response';
import { compareCookies, compareHeaders } from './compare-headers';

/** The cookies of a log-in to MediaWiki 1.43 whose clock went from :41 to :42 meanwhile (core 7.4). */
const session = 'wiki_session=mqoj28odjvsiddqlpf436nr7ajjoj6uu; path=/; HttpOnly';
const cookiesAt = (second: number): string[] => {
  const end = `expires=Fri, 21 May 2027 14:45:${second} GMT; Max-Age=15552000; path=/; HttpOnly`;
  return ['wikiUserID=1', 'wikiUserName=Admin', 'wikiToken=3fbc734c4d9f720d45f55ea38a91a8eb'].map(
    (pair) => `${pair}; ${end}`,
  );
};
const once = [session, ...cookiesAt(41)];

describe('comparing cookies', () => {
  it('ignores cookies that the wiki sent again because a second passed, and reports that it did', () => {
    const used: string[] = [];
    const wiki = [...once, ...cookiesAt(42), ...cookiesAt(43)];
    expect(compareCookies(once, wiki, { used: (rule) => used.push(rule) })).to.equal(undefined);
    expect(used).to.include('cookies sent again as the second passes');
  });

  it('compares cookies that both send again', () => {
    const twice = [...once, ...cookiesAt(42)];
    expect(compareCookies(twice, twice, {})).to.equal(undefined);
  });

  it('finds a cookie that the wiki sent again with another value', () => {
    const wiki = [...once, cookiesAt(42)[0]!.replace('=1;', '=2;')];
    expect(compareCookies(once, wiki, {})).to.include({ at: 'cookie wikiUserID', emulator: undefined });
  });

  it('finds a cookie that the emulator sent twice', () => {
    expect(compareCookies([...once, ...cookiesAt(42)], once, {})).to.include({
      at: 'cookie wikiUserID',
      wiki: undefined,
    });
  });
});

describe('comparing headers', () => {
  const responseWith = (...cookies: string[]): DiffResponse => ({
    status: 200,
    headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
    body: Buffer.alloc(0),
  });
  // As action=clearhasmsg sends it (writing 1.7).
  const afterWrite =
    'cpPosIndex=1%401779371119%23b1f4; expires=Fri, 21-May-2027 14:45:19 GMT; Max-Age=10; path=/; HttpOnly';

  it('ignores the cookies of a wiki after a write, and reports that it did', () => {
    const used: string[] = [];
    const wiki = responseWith(session, afterWrite, 'UseDC=master; Max-Age=10; path=/; HttpOnly');
    const found = compareHeaders(responseWith(session), wiki, { used: (rule) => used.push(rule) });
    expect(found).to.equal(undefined);
    expect(used).to.include('cookies after a write');
  });

  it('compares how long each response may be cached by its own date, however late the other one came', () => {
    const cachedUntil = (minute: string, second: string): DiffResponse => ({
      status: 200,
      headers: [
        ['Date', `Sat, 21 Nov 2026 03:${minute}:00 GMT`],
        ['Expires', `Sat, 21 Nov 2026 03:${minute}:${second} GMT`],
      ],
      body: Buffer.alloc(0),
    });
    expect(compareHeaders(cachedUntil('31', '20'), cachedUntil('33', '20'), {})).to.equal(undefined);
    expect(compareHeaders(cachedUntil('31', '20'), cachedUntil('31', '40'), {})).to.include({ at: 'header Expires' });
  });

  it('finds such a cookie that only the emulator sends', () => {
    const found = compareHeaders(responseWith(session, afterWrite), responseWith(session), {});
    expect(found).to.include({ at: 'cookie cpPosIndex', wiki: undefined });
  });
});
