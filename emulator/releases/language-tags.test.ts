import { expect } from 'chai';
import { languageTags139, languageTags143 } from './language-tags';

describe('Language tags and directions', () => {
  for (const [code, in139, in143] of [
    ['de', 'de', 'de'],
    ['en-gb', 'en-GB', 'en-GB'],
    ['zh-hans', 'zh-Hans', 'zh-Hans'],
    ['zh-tw', 'zh-Hant-TW', 'zh-Hant-TW'],
    ['de-formal', 'de-x-formal', 'de-x-formal'],
    ['sr-ec', 'sr-Cyrl', 'sr-Cyrl'],
    ['kk-cn', 'kk-CN', 'kk-Arab-CN'],
    ['crh-ro', 'crh-RO', 'crh-Latn-RO'],
    ['x-y-abcd-zz', 'x-y-Abcd-ZZ', 'x-y-Abcd-ZZ'],
    ['en-x-piglatin', 'en-x-piglatin', 'en-x-piglatin'],
  ] as const) {
    it(`returns the tag of ${code}`, () => {
      expect(languageTags139.tag(code)).to.equal(in139);
      expect(languageTags143.tag(code)).to.equal(in143);
    });
  }

  it('knows languages written from right to left, more of them in 1.43', () => {
    for (const code of ['ar', 'he', 'kk-arab', 'kk-cn', 'ur']) {
      expect(languageTags139.rightToLeft.has(code), code).to.equal(true);
      expect(languageTags143.rightToLeft.has(code), code).to.equal(true);
    }
    expect(languageTags139.rightToLeft.has('acm')).to.equal(false);
    expect(languageTags143.rightToLeft.has('acm')).to.equal(true);
    for (const code of ['de', 'ar-x', 'foo-arab', 'ks-deva'])
      expect(languageTags143.rightToLeft.has(code)).to.equal(false);
  });
});
