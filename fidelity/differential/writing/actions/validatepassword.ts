import { passwordOfAccounts } from '../roles';
import type { SessionAction } from '../session-action';
import { tag } from '../session-text';

export const validatePassword: SessionAction = {
  name: 'validatepassword',
  weight: 30,
  write(parameters, stage) {
    const { dice } = stage;
    const passwords = [
      ...[passwordOfAccounts, 'long and 7 rare', 'seven 7', `Amy ${tag}`, `ben ${tag}`, tag, 'my', '1', 'é', ''],
      ...['Password', 'abc123', 'x'.repeat(4097)],
    ];
    parameters.add('password', dice.oneOf(passwords));
    parameters
      .maybe(35, 'user', () => (dice.percent(70) ? `Ned ${tag}` : stage.user()))
      .maybe(10, 'email', () => dice.oneOf(['a@example.org', 'x']));
    return true;
  },
};
