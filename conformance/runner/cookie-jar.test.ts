import { expect } from 'chai';

import { CookieJar } from './cookie-jar';

const take = (jar: CookieJar, ...cookies: string[]) => {
  jar.take(cookies.map((text) => ['Set-Cookie', text] as const));
};

describe('CookieJar', () => {
  it('sends the cookies it was given, with the last value of each name', () => {
    const jar = new CookieJar();
    expect(jar.header).to.equal(undefined);
    take(jar, 'wiki_session=1; path=/; HttpOnly', 'wikiUserID=3; path=/', 'wiki_session=2; path=/');
    expect(jar.header).to.equal('wiki_session=2; wikiUserID=3');
  });

  it('forgets what a wiki deletes, as log-outs do (core 7.4)', () => {
    const jar = new CookieJar();
    take(jar, 'a=1', 'b=2');
    take(jar, 'a=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly');
    expect(jar.header).to.equal('b=2');
    take(jar, 'b=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT');
    expect(jar.header).to.equal(undefined);
  });
});
