import { hostileText, type Value } from './values';

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
