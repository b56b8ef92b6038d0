import { expect } from 'chai';
import { createWiki } from '../../../index';
import { send, bothReleases } from '../../../testing/send.test-support';
import { acceptedLanguages } from './members';
import { releases } from '../../../releases/releases';

const query = 'action=query&meta=userinfo&format=json';

for (const release of bothReleases) {
  const isNew = releases[release].since('1.43');

  describe(`meta=userinfo, release ${release} (reading 6)`, () => {
    const wiki = createWiki({}, { release, seed: 1 });

    it('lists no languages where the client sends none', () => {
      expect(send(wiki, `${query}&uiprop=acceptlang`).body).to.contain('"acceptlang":[]');
    });

    it('lists preferences', () => {
      const { body } = send(wiki, `${query}&uiprop=options&formatversion=2`);
      expect(body).to.contain(
        isNew
          ? '"options":{"minerva-theme":"day","vector-limited-width":1,'
          : '"options":{"ccmeonemails":0,"date":"default",',
      );
      expect(body).to.contain('"rclimit":50,');
      expect(body).to.contain('"search-match-redirect":true,"search-special-page":"Search",');
      expect(body).to.match(/"searchNs14":0,"searchNs15":0\}\}\}\}$/);
    });
  });
}

describe('acceptedLanguages', () => {
  for (const [header, expected] of [
    ['', ''],
    ['*', '*=1'],
    ['EN-us', 'en-us=1'],
    ['en;q=0.3,de;q=0.9,fr', 'fr=1 de=0.9 en=0.3'],
    ['en;q=0.5,de;q=0.5', 'en=0.5 de=0.5'],
    ['de ; q = 0.5', 'de=0.5'],
    ['de;q=0', ''],
    ['de;q=0.', ''],
    ['de;q=abc', 'de=1 abc=1'],
    ['de;q=.', 'de=1'],
    ['de;q=0.1234', 'de=0.123'],
    ['de;q=1.5', 'de=1'],
    ['de,de;q=0.3', 'de=0.3'],
    ['de_DE;q=0.2,en', 'en=1 de=0.2'],
    ['de;q=0.5;level=1', 'level=1 de=0.5'],
    ['es-419', 'es=1'],
    ['abcdefghij', 'abcdefgh=1 ij=1'],
    ['*-de', '*=1 de=1'],
    ['1', ''],
  ] as const) {
    it(`reads "${header}" as "${expected}"`, () => {
      const found = acceptedLanguages(header).map(({ code, weight }) => `${code}=${weight}`);
      expect(found.join(' ')).to.equal(expected);
    });
  }
});
