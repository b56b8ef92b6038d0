import { expect } from 'chai';
import { languageCode } from './language';

describe('The language of a code (vectors main/languages-1 to main/languages-7)', () => {
  for (const [code, language] of [
    ['de', 'de'],
    ['ZH-Hans', 'zh-hans'],
    ['QQX', 'qqx'],
    ['xx-bogus!', 'xx-bogus!'],
    [' de', ' de'],
    ['a?b', 'a?b'],
    ['a%4', 'a%4'],
    ['user', 'user'],
    ['Content', 'content'],
    ['\xc3\x84\xc3\x96', '\xc3\x84\xc3\x96'],
    ['a'.repeat(128), 'a'.repeat(128)],
    ['als', 'gsw'],
    ['ALS', 'gsw'],
    ['no', 'nb'],
    ['be-x-old', 'be-tarask'],
    ['Simple', 'en'],
  ] as const) {
    it(`${code.slice(0, 20)} is ${language.slice(0, 20)}`, () => {
      expect(languageCode(code, 'fr')).to.equal(language);
    });
  }

  for (const code of [
    ...['content', 'qqq', 'QQQ', '', '0', '../', 'a/b', '<x>', 'a|b', 'a#b', 'a\\b', 'a:b', "a'b", 'a"b', 'a&b'],
    ...['[x]', '{x}', 'a%41b', 'a\0b', 'a\tb', 'a\nb', 'a\x7fb', 'a'.repeat(129), '\xc3\xa4'.repeat(65)],
  ]) {
    it(`${JSON.stringify(code).slice(0, 20)} is the content language`, () => {
      expect(languageCode(code, 'fr')).to.equal('fr');
    });
  }
});
