import { hostileText, type Value } from './values';

/** A time, usually of a change of the wiki, in one of the formats of timestamps. */
export const time: Value = (builder) => {
  const { dice, vocabulary } = builder;
  const changes = vocabulary.changes ?? [];
  const known = changes.length > 0 ? dice.oneOf(changes).timestamp : '2026-01-31T12:00:00Z';
  switch (dice.weighted({ known: 60, written: 20, far: 12, wrong: 6, hostile: 2 })) {
    case 'known':
      return known;
    case 'written':
      return dice.oneOf([
        known.replace(/\D/g, ''),
        known.replace('T', ' ').replace('Z', ''),
        known.slice(0, -1),
        String(Date.parse(known) / 1000),
      ]);
    case 'far':
      return dice.oneOf(['2001-01-15T00:00:00Z', '2099-01-01T00:00:00Z', '1', '20000101000000']);
    case 'wrong':
      return dice.oneOf(['foo', '2026-13-01T00:00:00Z', '2026', '-', '2026-01-31T12:00:00Z|x']);
    case 'hostile':
      return hostileText(builder);
  }
};

/** A user who made changes, in one of the notations of user parameters. */
export const anybody: Value = (builder) => {
  const { dice, vocabulary } = builder;
  const names = [...vocabulary.users, ...(vocabulary.changes ?? []).map(({ user }) => user)];
  if (names.length > 0 && dice.percent(65)) {
    const name = dice.oneOf(names);
    return dice.oneOf([name, name, name, name.toLowerCase(), `User:${name}`, `${name}_`, ` ${name}`]);
  }
  return dice.percent(85)
    ? dice.oneOf([
        'Nobody',
        '1.2.3.4',
        '::1',
        '#1',
        '#999',
        '#x',
        '',
        'A#b',
        'A:b',
        'a@b',
        'A=b',
        '~1',
        'Redirect fixer',
      ])
    : hostileText(builder);
};

/** The id of a change. */
export const changeId: Value = ({ dice, vocabulary: { changes = [] } }) =>
  changes.length > 0 && dice.percent(80) ? String(dice.oneOf(changes).id) : dice.oneOf(['0', '-1', '999999']);
