import { expect } from 'chai';

import { releases } from '../releases/releases';
import { languages } from '../releases/site-info-languages';
import { bothReleases } from '../testing/send.test-support';
import { writtenTime } from '../text/written-time';
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

  it('has letters that belong to links in every language', () => {
    for (const name of bothReleases) {
      const release = releases[name];
      for (const [code] of release.choose(languages)())
        expect(contentLanguage(code, release).linkWords.trail).to.be.a('regexp');
    }
    const ends = (code: string, text: string) =>
      contentLanguage(code, releases['1.43']).linkWords.trail.exec(text)?.[0];
    expect([ends('de', 'tür ist'), ends('en', 'tür'), ends('zh', 'men'), ends('ca', "l'x")]).to.deep.equal([
      ...['tür', 't', ''],
      "l'x",
    ]);
  });

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

/** The ends of blocks, as real wikis of both releases show them in `blockexpiryformatted` with `uselang`. */
const writtenTimes: Readonly<Record<string, readonly string[]>> = {
  de: ['05:07, 5. Jan. 2027', '00:00, 1. Mai 2027', '20:30, 31. Dez. 2028'],
  fr: ['5 janvier 2027 à 05:07', '1 mai 2027 à 00:00', '31 décembre 2028 à 20:30'],
  es: ['05:07 5 ene 2027', '00:00 1 may 2027', '20:30 31 dic 2028'],
  ja: ['2027年1月5日 (火) 05:07', '2027年5月1日 (土) 00:00', '2028年12月31日 (日) 20:30'],
  ru: ['05:07, 5 января 2027', '00:00, 1 мая 2027', '20:30, 31 декабря 2028'],
  ar: ['٠٥:٠٧، ٥ يناير ٢٠٢٧', '٠٠:٠٠، ١ مايو ٢٠٢٧', '٢٠:٣٠، ٣١ ديسمبر ٢٠٢٨'],
  he: ['05:07, 5 בינואר 2027', '00:00, 1 במאי 2027', '20:30, 31 בדצמבר 2028'],
  tr: ['05.07, 5 Ocak 2027', '00.00, 1 Mayıs 2027', '20.30, 31 Aralık 2028'],
  zh: ['2027年1月5日 (二) 05:07', '2027年5月1日 (六) 00:00', '2028年12月31日 (日) 20:30'],
  pl: ['05:07, 5 sty 2027', '00:00, 1 maj 2027', '20:30, 31 gru 2028'],
  pt: ['05h07min de 5 de janeiro de 2027', '00h00min de 1 de maio de 2027', '20h30min de 31 de dezembro de 2028'],
  sv: ['5 januari 2027 kl. 05.07', '1 maj 2027 kl. 00.00', '31 december 2028 kl. 20.30'],
  vi: ['05:07, ngày 5 tháng 1 năm 2027', '00:00, ngày 1 tháng 5 năm 2027', '20:30, ngày 31 tháng 12 năm 2028'],
  fa: ['‏۵ ژانویهٔ ۲۰۲۷، ساعت ۰۵:۰۷', '‏۱ مهٔ ۲۰۲۷، ساعت ۰۰:۰۰', '‏۳۱ دسامبر ۲۰۲۸، ساعت ۲۰:۳۰'],
  cs: ['5. 1. 2027, 05:07', '1. 5. 2027, 00:00', '31. 12. 2028, 20:30'],
  fi: ['5. tammikuuta 2027 kello 05.07', '1. toukokuuta 2027 kello 00.00', '31. joulukuuta 2028 kello 20.30'],
};

describe('Times of a language', () => {
  const times = ['2027-01-05T05:07:09Z', '2027-05-01T00:00:00Z', '2028-12-31T20:30:00Z'].map((time) =>
    Date.parse(time),
  );
  for (const [code, expected] of Object.entries(writtenTimes)) {
    it(`are written as a real wiki does in ${code}`, () => {
      for (const release of Object.values(releases)) {
        const { timeWords } = contentLanguage(code, release);
        expect(times.map((time) => writtenTime(time, timeWords))).to.deep.equal(expected);
      }
    });
  }

  it('have a form for the date, and one for the time of day', () => {
    const [, , time = 0] = times;
    const written = ['de', 'zh', 'pt'].map((code) => {
      const { timeWords } = contentLanguage(code, releases['1.43']);
      return (['date', 'time'] as const).map((form) => writtenTime(time, timeWords, form));
    });
    expect(written).to.deep.equal([
      ['31. Dezember 2028', '20:30'],
      ['2028年12月31日 (星期日)', '20:30'],
      ['31 de dezembro de 2028', '20h30min'],
    ]);
  });
});
