import { expect } from 'chai';

import { wordsOfText, wordsOfTitle } from './search-words';

describe('the words of a text (docs/behaviour/reading.md 18.1)', () => {
  const cases: readonly (readonly [text: string, words: string])[] = [
    ["'''Bold''' ''words'' of the [[new car]]s", 'bold words of the new car cars'],
    ["the car's door, it’s red", 'the car car s door it’s red'],
    ['<b>a</b> <!-- b --> < 1 </c', 'a b 1 c'],
    ['a http://x.example/y b [https://x.example label] c', 'a b label c'],
    ['http://x.example http://y.example z', 'http y example z'],
    ['[http://x.example] [http://x.example ]] ΟΔΟΣ １Ａ', 'http x example οδοσ 1a'],
  ];
  for (const [text, words] of cases) {
    it(JSON.stringify(text), () => {
      expect(wordsOfText(text).join(' ')).to.equal(words);
    });
  }

  it('takes linear time for unclosed markup', () => {
    for (const piece of ['[http://x ', '<a', 'a', ']]a', 'http:', "a's"]) {
      expect(wordsOfText(piece.repeat(50_000))).to.be.an('array');
    }
  });
});

describe('the words of a title', () => {
  it('are not read as wikitext', () => {
    expect(wordsOfTitle("Bob's http://x [[a]]b")).to.deep.equal(['bob', 'bob', 's', 'http', 'x', 'a', 'b']);
  });
});
