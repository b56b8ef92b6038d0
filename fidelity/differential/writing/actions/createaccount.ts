import { passwordOfAccounts } from '../roles';
import type { SessionAction } from '../session-action';
import { tag } from '../session-text';

export const createAccount: SessionAction = {
  name: 'createaccount',
  weight: 3,
  token: 'createaccount',
  tokenParameter: 'createtoken',
  write(parameters, stage, mark) {
    const { dice } = stage;
    const name = dice.oneOf([`Cat ${tag}`, `dog_${tag}`, `  Eel   ${tag} `, stage.user(), 'a#b', '⟨address⟩', '']);
    const password = dice.oneOf([passwordOfAccounts, passwordOfAccounts, passwordOfAccounts, 'x', name, '']);
    parameters.add('createreturnurl', dice.percent(95) ? 'http://example.org/' : 'foo');
    parameters.add('username', name).add('password', password);
    parameters.add('retype', dice.percent(93) ? password : 'other').maybe(20, 'reason', () => 'for a friend');
    parameters.maybe(15, 'createmessageformat', () => dice.oneOf(['raw', 'html', 'none', 'wikitext']));
    stage.remember('userid', mark);
    return true;
  },
};
