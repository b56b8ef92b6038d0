import type { SessionAction } from '../session-action';
import { passwordOfAccounts } from '../roles';

/** Actions that fail on every wiki without extensions, besides `emailuser`. */
export const refusedActions: readonly SessionAction[] = [
  {
    name: 'setpagelanguage',
    weight: 36,
    token: 'csrf',
    write(parameters, stage) {
      if (stage.dice.percent(70)) parameters.add('title', stage.title());
      else parameters.add('pageid', stage.pageId(stage.page()));
      parameters.maybe(95, 'lang', () => stage.dice.oneOf(['de', 'de', 'default', 'fr', 'nosuch', '']));
      return true;
    },
  },
  {
    name: 'resetpassword',
    weight: 26,
    token: 'csrf',
    write(parameters, stage) {
      parameters
        .maybe(70, 'user', () => stage.user())
        .maybe(30, 'email', () => stage.dice.oneOf(['a@example.org', 'x']));
      return true;
    },
  },
  {
    name: 'linkaccount',
    weight: 30,
    token: 'csrf',
    tokenParameter: 'linktoken',
    write(parameters, stage) {
      parameters.maybe(70, 'linkreturnurl', () => 'http://example.org/').flag(25, 'linkcontinue');
      parameters.maybe(20, 'linkmessageformat', () => stage.dice.oneOf(['wikitext', 'html', 'none']));
      return true;
    },
  },
  ...['unlinkaccount', 'removeauthenticationdata'].map((name): SessionAction => ({
    name,
    weight: 32,
    token: 'csrf',
    write(parameters, stage) {
      parameters.maybe(92, 'request', () =>
        stage.dice.oneOf(['nosuch', '', ...Array<string>(4).fill('MediaWiki\\Auth\\PasswordAuthenticationRequest')]),
      );
      parameters.maybe(10, 'password', () => passwordOfAccounts);
      return true;
    },
  })),
  {
    name: 'acquiretempusername',
    weight: 26,
    token: 'csrf',
    by: ['anonymous'],
    write: () => true,
  },
];
