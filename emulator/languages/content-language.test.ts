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

  // Observed with {{formatnum:…}} on real wikis.
  for (const [code, ...formatted] of [
    ['de', '1.234', '1.234.567,891', 'abc12.345'],
    ['fr', '1\u00a0234', '1\u00a0234\u00a0567,891', 'abc12\u00a0345'],
    ['pl', '1234', '1\u00a0234\u00a0567,891', 'abc12\u00a0345'],
    ['ar', '١٬٢٣٤', '١٬٢٣٤٬٥٦٧٫٨٩١', 'abc١٢٬٣٤٥'],
    ['hi', '१,२३४', '१२,३४,५६७.८९१', 'abc१२,३४५'],
    ['en', '1,234', '1,234,567.891', 'abc12,345'],
  ] as const) {
    it(`formats the numbers of a text in ${code}`, () => {
      const language = contentLanguage(code, releases['1.43']);
      expect(['1234', '1234567.891', 'abc12345'].map((text) => language.formatNumbers(text))).to.deep.equal(formatted);
    });
  }

  it('knows the English names of variables and functions', () => {
    const german = contentLanguage('de', releases['1.39']);
    expect(
      ['SEITENNAME', 'PAGENAME', 'Seitenname', 'klein', '#SPRACHE', 'mini'].map((word) => german.englishWord(word)),
    )
      // Variables are case-sensitive, and the options of images are none.
      .to.deep.equal(['PAGENAME', 'PAGENAME', undefined, 'LC', '#LANGUAGE', undefined]);
    expect(contentLanguage('zh', releases['1.43']).englishWord('内容语言')).to.equal('CONTENTLANGUAGE');
    expect(contentLanguage('ja', releases['1.43']).englishWord('#言語')).to.equal('#LANGUAGE');
  });
});
