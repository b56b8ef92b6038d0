import { expect } from 'chai';

import { releases } from '../releases/releases';
import { languages } from '../releases/site-info-languages';
import { bothReleases } from '../testing/send.test-support';
import { contentLanguage } from './content-language';

describe('The content language of a wiki', () => {
  for (const name of bothReleases) {
    const release = releases[name];
    const codes = release
      .choose(languages)()
      .map(([code]) => code);

    it(`has the same namespaces, special pages and redirect word in every language of ${name}`, () => {
      const { specialPages } = contentLanguage('fr', release);
      const incomplete = codes.filter((code) => {
        const language = contentLanguage(code, release);
        const isComplete =
          (code === 'en' || language.namespaces.length === 17) &&
          language.name('linktrail').startsWith('/^') &&
          language.specialPages.size === specialPages.size &&
          language.magicWord('redirect')?.aliases.includes('#REDIRECT');
        return !isComplete;
      });
      expect(codes).to.include.members(['aa', 'zu', 'zh-tw']);
      expect(incomplete).to.deep.equal([]);
    });

    it(`is English in ${name} for a code that MediaWiki does not know`, () => {
      const unknown = contentLanguage('xyz', release);
      expect(unknown.name('mainpage')).to.equal('Main Page');
      expect(unknown.fallbacks).to.deep.equal(['en']);
      expect(unknown.namespaces).to.deep.equal([]);
      expect(unknown.magicWord('redirect')).to.include({ caseSensitive: false });
    });
  }

  it('knows what changed between releases', () => {
    const words = bothReleases.map((name) => contentLanguage('de', releases[name]).magicWord('language')?.aliases);
    expect(words).to.deep.equal([
      ['#SPRACHE:', '#LANGUAGE:'],
      ['#SPRACHE', '#LANGUAGE'],
    ]);
  });

  it('has variants', () => {
    const { variants } = contentLanguage('zh', releases['1.43']);
    expect(variants[1]).to.deep.equal({ code: 'zh-hans', name: '简体' });
    expect(contentLanguage('de', releases['1.43']).variants).to.deep.equal([]);
  });
});
