import { expect } from 'chai';

import { contentLanguage } from '../languages/content-language';
import { releases } from '../releases/releases';
import { englishTimeWords } from '../text/written-time';
import { messageWikitext, type Message } from './message';
import { TranslatedMessages, type MessageTexts } from './translated-messages';

const inLanguage = (code: string) => new TranslatedMessages(contentLanguage(code, releases['1.43']));

const unrecognized = (...names: readonly string[]): Message => ({
  ...{ code: 'unrecognizedparams', key: 'apierror-unrecognizedparams' },
  parameters: [{ list: names, type: 'comma' }, names.length],
});

describe('A message in another language', () => {
  it('has the plural form of the count, and joins lists as the language does', () => {
    const russian = inLanguage('ru');
    expect(messageWikitext(unrecognized('a'), russian)).to.equal('Нераспознанный параметр: a');
    expect(messageWikitext(unrecognized('a', 'b'), russian)).to.equal('Нераспознанные параметры: a, b');
    expect(messageWikitext(unrecognized('a', 'b'), inLanguage('ja'))).to.contain('a、b');
  });

  it('is that of the language that its language falls back to', () => {
    expect(messageWikitext(unrecognized('a'), inLanguage('de-at'))).to.equal(
      messageWikitext(unrecognized('a'), inLanguage('de')),
    );
  });

  it('chooses forms for exact counts, and inserts other messages', () => {
    const texts: MessageTexts = {
      messages: new Map([
        ['badretype', ['{{PLURAL:$1|0=none| one |many}}, {{int:noname|$2}}, {{GENDER:$2|he|she|they}}, {{other:x}}']],
        ['noname', ['<$1>']],
      ]),
      pluralForm: (count) => (count === 1 ? 0 : 1),
      formatNumber: String,
      plainNumber: String,
      timeWords: englishTimeWords,
    };
    const text = (count: number) =>
      new TranslatedMessages(texts).text('badretype', [count, 'x'], (parameter) => String(parameter));
    expect(text(0)).to.equal('none, <x>, they, {{other:x}}');
    expect(text(1)).to.equal('one, <x>, they, {{other:x}}');
    expect(text(7)).to.equal('many, <x>, they, {{other:x}}');
  });

  it('writes numbers with the digits and separators of the language', () => {
    const numbers = ['fa', 'pl', 'de'].map((code) =>
      [1234, 12_345].map((value) => inLanguage(code).formatNumber(value)),
    );
    expect(numbers).to.deep.equal([
      ['۱٬۲۳۴', '۱۲٬۳۴۵'],
      ['1234', '12\u00a0345'],
      ['1.234', '12.345'],
    ]);
  });
});
