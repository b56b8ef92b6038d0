import type { SessionAction } from '../session-action';
import { reason } from '../texts';

const expiries = [
  ...['infinite', 'infinite', 'never', '1 day', '1 day', '3 hours', '2030-01-01T00:00:00Z'],
  ...['2001-01-01T00:00:00Z', 'foo', ''],
];

export const block: SessionAction = {
  name: 'block',
  weight: 18,
  token: 'csrf',
  followedBy: { edit: 30, unblock: 85 },
  by: ['admin', 'sue', 'olga'],
  write(parameters, stage, mark) {
    const { dice } = stage;
    const user = dice.percent(12) ? '⟨address⟩' : stage.user();
    parameters.add('user', user);
    parameters.maybe(60, 'expiry', () => dice.oneOf(expiries)).maybe(60, 'reason', () => reason(stage));
    parameters.flag(15, 'anononly').flag(25, 'nocreate').flag(15, 'autoblock').flag(10, 'noemail').flag(3, 'hidename');
    parameters.flag(30, 'allowusertalk').flag(25, 'reblock').flag(10, 'watchuser');
    if (dice.percent(20)) {
      parameters.add('partial', '1');
      parameters.maybe(60, 'pagerestrictions', () => stage.title()).maybe(40, 'namespacerestrictions', () => '0|2|3');
    }
    stage.remember('id', mark);
    stage.blocked.push(user);
    return true;
  },
};
