import type { SessionAction } from '../session-action';
import { reason } from '../texts';

const groups = ['bot', 'sysop', 'bureaucrat', 'interface-admin', 'suppress', 'nosuch', 'user', '*'];

export const userRights: SessionAction = {
  name: 'userrights',
  weight: 5,
  token: 'userrights',
  by: ['admin'],
  write(parameters, stage) {
    const { dice } = stage;
    parameters.add('user', stage.user());
    parameters.maybe(75, 'add', () => dice.some(groups, dice.between(1, 2)).join('|'));
    parameters.maybe(40, 'remove', () => dice.some(groups, dice.between(1, 2)).join('|'));
    parameters.maybe(20, 'expiry', () =>
      dice.oneOf(['infinite', '1 week', '2001-01-01T00:00:00Z', 'foo', '1 day|2 days']),
    );
    parameters.maybe(50, 'reason', () => reason(stage));
    return true;
  },
};
