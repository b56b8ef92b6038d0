import type { RequestBuilder } from './request-builder';
import { knownFile } from './titles';
import { hostileText, type Value } from './values';
import { weights } from './weights';

/** `iucontinue`: two parts, or six to eight with `iuredirect`, of existing pages (core 4.5). */
export const imageUsageContinue: Value = (builder) => {
  const { dice } = builder;
  switch (dice.weighted(weights.continuation)) {
    case 'real':
      return realImageUsage(builder).join('|');
    case 'shaped':
      return dice.oneOf(shapedImageUsage);
    case 'wrong':
      return damaged(builder, realImageUsage(builder));
    case 'hostile':
      return hostileText(builder);
  }
};

/** `afcontinue`: a file and a page that uses it, or only the file with `afunique` (reading 1.3). */
export const allFileUsagesContinue: Value = (builder) => {
  const { dice } = builder;
  const key = databaseKey(knownFile(dice, builder.vocabulary));
  switch (dice.weighted(weights.continuation)) {
    case 'real':
      return dice.percent(25) ? key : `${key}|${anyPage(builder)[1]}`;
    case 'shaped':
      return dice.oneOf(['U|1', 'U|0', 'Z|-1', 'A|', '|1', '|', 'U|01', 'U|x', 'U|1|', 'U', 'u|5', 'Used.png|', 'Ä|3']);
    case 'wrong':
      return damaged(builder, [key, anyPage(builder)[1]]);
    case 'hostile':
      return hostileText(builder);
  }
};

/** `continue`: where the generator continues, and what is finished (core 4.5; reading 9.1). */
export const overallContinue: Value = (builder) => {
  const { dice } = builder;
  switch (dice.weighted({ usual: 55, listed: 25, odd: 15, hostile: 5 })) {
    case 'usual':
      return dice.oneOf(['-||', '-||', '||', 'giucontinue||', 'gafcontinue||']);
    case 'listed': {
      const finished = dice.some(
        ['imageusage', 'allfileusages', 'tokens', 'info', 'foo', '', 'query', '-'],
        dice.between(1, 3),
      );
      return `${dice.oneOf(['-', '-', '', 'giucontinue', 'gafcontinue', 'giucontinue|gafcontinue', 'foo'])}||${finished.join('|')}`;
    }
    case 'odd':
      return dice.oneOf([
        '',
        '-',
        '|',
        '|||',
        '||||',
        '-|||',
        'a||b||c',
        '-||-',
        ' -|| ',
        '-||Imageusage',
        '-||imageusage|',
        '1',
        '*',
      ]);
    case 'hostile':
      return hostileText(builder);
  }
};

/** Namespace and id. */
function anyPage({ dice, vocabulary: { pages } }: RequestBuilder): [namespace: string, id: string] {
  if (pages.length === 0) return ['0', '1'];
  const { namespace, id } = dice.oneOf(pages);
  return [String(namespace), String(id)];
}

function realImageUsage(builder: RequestBuilder): string[] {
  const { dice, vocabulary } = builder;
  const start = anyPage(builder);
  if (dice.percent(60)) return start;
  const redirects = vocabulary.pages.filter(({ namespace, redirect }) => namespace === 6 && redirect === true);
  const redirect = redirects.length > 0 ? dice.oneOf(redirects).title : knownFile(dice, vocabulary);
  const parts = [...start, '6', dice.percent(90) ? databaseKey(redirect) : '', ...anyPage(builder)];
  if (dice.percent(25)) parts.push(anyPage(builder)[1]);
  if (parts.length === 7 && dice.percent(40)) parts.push(anyPage(builder)[1]);
  return parts;
}

function damaged({ dice }: RequestBuilder, parts: readonly string[]): string {
  const place = dice.below(parts.length);
  const damage = dice.oneOf([
    (part: string) => `0${part}`,
    (part: string) => `+${part}`,
    (part: string) => `${part} `,
    (part: string) => `${part}x`,
    (part: string) => `${part}|`,
    (part: string) => `${part}|1`,
    () => '',
    () => '-0',
    () => '9223372036854775808',
    (part: string) => `-${part}`,
  ]);
  return parts.map((part, index) => (index === place ? damage(part) : part)).join('|');
}

function databaseKey(title: string): string {
  return title.replace(/^[^:]*:/, '').replace(/ /g, '_');
}

const shapedImageUsage = [
  '0|1',
  '0|3',
  '0|0',
  '-3|4',
  '0|-5',
  '6|9',
  '99|1',
  '0|999999',
  '1',
  '0|01',
  '0|1x',
  '0|-0',
  '0|+1',
  '0|3|',
  '0|3|6',
  '0|3|6|a|0',
  '0|3|6|a|0|1',
  '0|3|6||0|0',
  '0|3|6||0|0|12',
  '0|3|6|a|0|1|2|3',
  '0|3|6|a|0|1|2|3|4',
  '0|3|6|a b|0|1',
  '0|3|6|Redir.png|0|11',
  '6|9|6|Redir.png|0|12',
  '0|3|0|Redir.png|0|12',
  '0|3|-1|Redir.png|0|12',
  '',
];
