import type { SessionAction } from '../session-action';
import { userTags } from '../user-tags';

export const tag: SessionAction = {
  name: 'tag',
  weight: 28,
  token: 'csrf',
  by: ['admin', 'sue', 'olga', 'amy'],
  write(parameters, stage) {
    const { dice } = stage;
    const change = stage.remembered('rcid');
    const way = dice.weighted({ revid: 60, rcid: change === undefined ? 5 : 35, both: 8, none: 2 });
    if (way === 'revid' || way === 'both') parameters.add('revid', stage.revision(stage.page()));
    if (way === 'rcid' || way === 'both') parameters.add('rcid', change ?? '999999999');
    parameters.maybe(75, 'add', () => dice.oneOf([...userTags, '', 'mw-undo']));
    parameters.maybe(40, 'remove', () =>
      dice.oneOf([...userTags, '', 'nosuch', 'mw-blank', 'mw-undo|mw-new-redirect']),
    );
    parameters.maybe(20, 'tags', () => dice.oneOf(['nosuch', '', ...userTags]));
    parameters.maybe(30, 'reason', () => 'tagged');
    return true;
  },
};
