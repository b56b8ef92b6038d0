import { passwordOfAccounts } from '../roles';
import type { SessionAction } from '../session-action';

const passwordRequest = 'MediaWiki\\Auth\\PasswordAuthenticationRequest';

/** New passwords; no account logs in again. */
export const changeAuthenticationData: SessionAction = {
  name: 'changeauthenticationdata',
  weight: 20,
  token: 'csrf',
  tokenParameter: 'changeauthtoken',
  by: ['amy', 'ben', 'sue', 'olga'],
  neverBy: ['admin'],
  write(parameters, { dice }) {
    parameters.add('changeauthrequest', dice.percent(92) ? passwordRequest : dice.oneOf(['nosuch', '']));
    const password = dice.percent(85) ? `${passwordOfAccounts} again` : dice.oneOf(['zq7', '', passwordOfAccounts]);
    parameters.maybe(96, 'password', () => password);
    parameters.maybe(96, 'retype', () => (dice.percent(92) ? password : 'another one'));
    return true;
  },
};
