import type { SessionAction } from '../session-action';
import { reason } from '../texts';

export const unblock: SessionAction = {
  name: 'unblock',
  weight: 36,
  token: 'csrf',
  by: ['admin', 'sue', 'olga'],
  write(parameters, stage) {
    const { dice } = stage;
    if (stage.blocked.length === 0 && dice.percent(95)) return false;
    const id = stage.remembered('id');
    if (id !== undefined && dice.percent(25)) parameters.add('id', id);
    else if (stage.blocked.length > 0 && dice.percent(92)) parameters.add('user', stage.blocked.pop() ?? '');
    else parameters.add('user', dice.percent(15) ? '⟨address⟩' : stage.user());
    parameters.maybe(60, 'reason', () => reason(stage)).flag(10, 'watchuser');
    return true;
  },
};
