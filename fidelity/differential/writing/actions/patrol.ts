import { userTags } from '../user-tags';
import type { SessionAction } from '../session-action';

export const patrol: SessionAction = {
  name: 'patrol',
  weight: 20,
  token: 'patrol',
  by: ['admin', 'sue', 'olga', 'amy'],
  write(parameters, stage) {
    const { dice } = stage;
    const change = stage.remembered('rcid');
    const way = dice.weighted({ rcid: change === undefined ? 5 : 45, revid: 45, both: 4, none: 2 });
    if (way === 'rcid' || way === 'both') parameters.add('rcid', change ?? '999999999');
    if (way === 'revid' || way === 'both') parameters.add('revid', stage.revision(stage.page()));
    parameters.maybe(3, 'tags', () => dice.oneOf(['nosuch', '', ...userTags]));
    return true;
  },
};
