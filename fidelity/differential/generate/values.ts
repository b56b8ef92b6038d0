import { hostileTexts } from './hostile-texts';
import type { RequestBuilder } from './request-builder';
import { weights } from './weights';

/** A value: usually valid, sometimes at a limit, rarely nonsense. */
export type Value = (builder: RequestBuilder) => string;

/** One word of several; any word, where none is valid. */
export function oneWordOf(known: readonly string[]): Value {
  const words = known.length > 0 ? known : ['x'];
  return (builder) => {
    const { dice } = builder;
    const word = dice.oneOf(words);
    switch (dice.weighted(weights.word)) {
      case 'valid':
        return word;
      case 'spelling':
        return dice.oneOf([word.toUpperCase(), ` ${word}`, `${word} `, `${word}|`, word.slice(0, -1), `${word}\n`]);
      case 'several':
        return `${word}|${dice.oneOf(words)}`;
      case 'hostile':
        return hostileText(builder);
    }
  };
}

/** Several words, with the separators and the mistakes of multi-values (core 2.7). */
export function wordsOf(words: readonly string[], strange: readonly string[] = []): Value {
  return (builder) => {
    const { dice } = builder;
    const chosen = dice.some(words, dice.weighted({ 1: 50, 2: 30, 3: 20 }) === '1' ? 1 : dice.between(1, words.length));
    switch (dice.weighted(weights.words)) {
      case 'valid':
        return chosen.join('|');
      case 'all':
        return dice.oneOf(['*', '*', `*|${chosen.join('|')}`]);
      case 'separator':
        return dice.oneOf(['\u001f', '\u001f', '']) + chosen.join('\u001f');
      case 'twice':
        return [...chosen, ...chosen].join('|');
      case 'unknown':
        return dice.shuffled([...chosen, hostileText(builder), ...dice.some(strange, 2)]).join('|');
      case 'empty':
        return dice.oneOf(['', '|', `${chosen.join('|')}|`, `|${chosen.join('|')}`, chosen.join('||')]);
      case 'many':
        return many(builder, chosen);
      case 'hostile':
        return hostileText(builder);
    }
  };
}

/** As many as allowed, one more, and more than any user may send (core 2.7: 50, 500). */
function many({ dice }: RequestBuilder, words: readonly string[]): string {
  const count = dice.oneOf([49, 50, 51, 51, 500, 501]);
  const fresh = dice.percent(50);
  return Array.from({ length: count }, (_, index) => (fresh ? `x${index}` : (words[index % words.length] ?? ''))).join(
    '|',
  );
}

/** An integer in accepted and rejected spellings (core 2.4). */
export function integer(numbers: Value): Value {
  return (builder) => {
    const { dice } = builder;
    switch (dice.weighted(weights.integer)) {
      case 'valid':
        return numbers(builder);
      case 'spelling':
        return dice.oneOf(['+', '00', '+0', '-'] as const) + numbers(builder);
      case 'border':
        return dice.oneOf(borderIntegers);
      case 'wrong':
        return dice.oneOf(wrongIntegers);
      case 'hostile':
        return hostileText(builder);
    }
  };
}

/** Beyond 2^53 floating-point numbers round, but MediaWiki still counts exactly (core 2.4). */
const borderIntegers = ['0', '-0', '1', '-1', '2147483648', '4294967296', '9007199254740991', '99999999999999999999'];
const wrongIntegers = [
  '',
  ' 5',
  '5 ',
  '1.5',
  '5.0',
  '1e3',
  '0x10',
  '5|6',
  '--5',
  '+-5',
  '+',
  '-',
  'abc',
  '١',
  '５',
  '5\n',
];

/** A limit (core 2.5). */
export const limit: Value = (builder) => {
  const { dice } = builder;
  switch (dice.weighted(weights.limit)) {
    case 'small':
      return String(dice.between(1, 4));
    case 'middle':
      return String(dice.between(5, 60));
    case 'max':
      return 'max';
    case 'border':
      return dice.oneOf(['0', '-1', '-5', '249', '250', '251', '500', '501', '2500', '2501', '5000', '5001', '9999']);
    case 'integer':
      return integer(() => String(dice.between(1, 12)))(builder);
    case 'wrong':
      return dice.oneOf(['MAX', 'Max', 'max ', 'min', '*', 'max|1']);
  }
};

/** The value of a boolean, which has no effect (core 2.3). */
export const flag: Value = ({ dice }) => dice.oneOf(['1', '1', '', '', 'true', 'yes', '0', 'false', 'no', '\u001f']);

export const hostileText: Value = ({ dice }) => dice.oneOf(hostileTexts);

/** Text with something in it that has to be escaped somewhere. */
export const text: Value = (builder) =>
  builder.dice.percent(60)
    ? builder.dice.oneOf(['1', 'abc', 'x-1', 'Zürich', 'a b', '日本 & <b>'])
    : hostileText(builder);
