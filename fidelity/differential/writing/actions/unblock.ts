import type { SessionAction } from '../session-action';
import { reason } from '../texts';

export const unblock: SessionAction = {
  name: 'unblock',
  weight: 5,
  token: 'csrf',
  by: ['admin', 'sue'],
  write(parameters, stage) {
    const { dice } = stage;
    const id = stage.remembered('id');
    if (id !== undefined && dice.percent(30)) parameters.add('id', id);
    else parameters.add('user', dice.percent(15) ? '⟨address⟩' : stage.user());
    parameters.maybe(60, 'reason', () => reason(stage)).flag(10, 'watchuser');
    return true;
  },
};
