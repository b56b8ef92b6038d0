import { expect } from 'chai';
import { createWiki } from '../../../index';
import { send, bothReleases, member } from '../../../testing/send.test-support';

const query = 'action=query&meta=languageinfo&format=json&formatversion=2';

for (const release of bothReleases) {
  describe(`meta=languageinfo, release ${release} (reading 23.1)`, () => {
    const wiki = createWiki({}, { release });
    const languages = (parameters: string, of = wiki) =>
      member(send(of, query + parameters).json(), 'query.languageinfo');

    it('describes a language', () => {
      expect(languages('&licode=sr-ec&liprop=code|bcp47|dir|autonym|name|fallbacks|variants')).to.deep.equal({
        'sr-ec': {
          ...{ code: 'sr-ec', bcp47: 'sr-Cyrl', dir: 'ltr' },
          ...{ autonym: 'српски (ћирилица)', name: 'српски (ћирилица)' },
          ...{ fallbacks: ['sr-cyrl', 'sr'], variants: ['sr-ec'] },
        },
      });
      expect(languages('&licode=he&liprop=dir')).to.deep.equal({ he: { dir: 'rtl' } });
    });

    it('lists all languages by code, whatever the language of the wiki', () => {
      const all = Object.keys(languages('') as object);
      expect(all).to.have.lengthOf({ '1.39': 493, '1.43': 552 }[release]);
      expect(all).to.deep.equal([...all].sort());
      const german = createWiki({ site: { language: 'de' } }, { release });
      expect(languages('&liprop=name|fallbacks|variants', german)).to.deep.equal(
        languages('&liprop=name|fallbacks|variants'),
      );
    });

    it('describes a replaced code as the language that replaces it', () => {
      expect(languages('&licode=als&liprop=bcp47|fallbacks|variants')).to.deep.equal({
        als: { bcp47: 'gsw', fallbacks: [], variants: ['gsw'] },
      });
    });

    it('warns of codes that it does not know', () => {
      const { body } = send(wiki, `${query}&licode=xx|de|DE`);
      expect(body).to.contain('Unrecognized values for parameter \\"licode\\": xx, DE.');
      expect(body).to.contain('"languageinfo":{"de":{"code":"de"}}');
    });

    it('continues where the response is full', () => {
      const small = createWiki({ site: { maximumResultSize: 15 } }, { release });
      const response = send(small, `${query}&licode=de|fr|ja|zh&liprop=autonym`).json();
      const next = String(member(response, 'continue.licontinue'));
      expect(Object.keys(member(response, 'query.languageinfo') as object)).to.not.include(next);
      expect(languages(`&licode=de|fr|ja|zh&liprop=code&licontinue=${next}`)).to.have.property(next);
    });
  });
}

it('names variants from release 1.43 on', () => {
  const zh = (release: '1.39' | '1.43') =>
    send(createWiki({}, { release }), `${query}&licode=zh-hans&liprop=variantnames`).body;
  expect(zh('1.43')).to.contain('"variantnames":{"zh-hans":"简体中文"}');
  expect(zh('1.39')).to.contain('Unrecognized value for parameter \\"liprop\\": variantnames');
});
