import type { ResultMap } from '../../response/result-tree';
import type { RequestContext } from '../context';
import { arrayFieldError, isArrayField } from '../login/array-fields';
import { attemptMainAccount, refuse } from '../login/attempt';
import { failed, formModule, isContinued, passed, readFields, type FormValues } from '../login/form';
import { passwordPart, rememberPart } from '../login/parts';
import type { ActionRun } from '../module-run';

/** `action=clientlogin`, with the password of an account (core 8.2). */
export const clientLogin = formModule({
  name: 'clientlogin',
  description: { className: 'ApiClientLogin', helpPages: ['Login'] },
  prefix: 'login',
  tokenType: 'login',
  fill: logIn,
});

function logIn(run: ActionRun, values: FormValues): ResultMap {
  const { context } = run;
  const { requests, messageformat } = values;
  const continued = isContinued(run, values);
  // A client logged in with a bot password has to log out first.
  if (context.client.isBotPasswordSession) return failed(context, refuse('userlogin-cannot-login'), messageformat);
  if (continued) return failed(context, refuse('authmanager-authn-not-in-progress'), messageformat);
  const { username, password } = readFields(run, passwordPart, requests);
  const { rememberMe } = readFields(run, rememberPart, requests);
  const attempt = attemptMainAccount(context, username, passwordText(context, username, password));
  if (!attempt.user) return failed(context, attempt.refusal, messageformat);
  context.client.logIn(attempt.user, rememberMe);
  return passed(attempt.user.name);
}

/**
 * The password, or any wrong one in place of an array.
 *
 * @throws CaughtException where the account of an array is looked for, or an array is compared with a password
 */
function passwordText(context: RequestContext, name: string | undefined, password: string | undefined) {
  const isArray = isArrayField(context, 'password');
  const hasPassword = isArray || (password ?? '') !== '';
  if (hasPassword && isArrayField(context, 'username')) throw arrayFieldError(context, 'username');
  if (!isArray) return password;
  const account = name === undefined ? undefined : context.normaliseUserName(name);
  if (account !== undefined && context.wiki.users.find(account)) throw arrayFieldError(context, 'password');
  return 'array';
}
