import type { SessionAction } from '../session-action';
import { reason } from '../texts';

export const protect: SessionAction = {
  name: 'protect',
  weight: 20,
  token: 'csrf',
  followedBy: { edit: 30, protect: 20 },
  by: ['admin', 'sue', 'olga'],
  write(parameters, stage) {
    const { dice } = stage;
    const page = dice.percent(80) ? stage.page() : stage.anyPage();
    if (dice.percent(88)) parameters.add('title', stage.titleOf(page));
    else parameters.add('pageid', stage.pageId(page));
    const kinds =
      page.exists || dice.percent(10)
        ? ['edit', 'move', 'edit', 'move', 'edit', 'upload', 'foo']
        : ['create', 'create', 'edit'];
    const chosen = [...new Set(dice.some(kinds, dice.between(1, 2)))];
    const levels = ['sysop', 'sysop', 'sysop', 'autoconfirmed', 'autoconfirmed', 'all', '', 'foo'];
    parameters.add('protections', chosen.map((kind) => `${kind}=${dice.oneOf(levels)}`).join('|'));
    parameters.maybe(40, 'expiry', () => {
      const times = [
        'infinite',
        'never',
        '1 week',
        '2 days',
        '2030-01-01T00:00:00Z',
        '2001-01-01T00:00:00Z',
        'foo',
        '',
      ];
      return Array.from({ length: dice.oneOf([1, 1, 2]) }, () => dice.oneOf(times)).join('|');
    });
    parameters.maybe(60, 'reason', () => reason(stage)).flag(15, 'cascade');
    parameters.maybe(10, 'watchlist', () => dice.oneOf(['watch', 'unwatch', 'nochange', 'preferences']));
    return true;
  },
};
