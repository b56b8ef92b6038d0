import type { ResultMap } from '../../response/result-tree';
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
  const attempt = attemptMainAccount(context, username, password);
  if (!attempt.user) return failed(context, attempt.refusal, messageformat);
  context.client.logIn(attempt.user, rememberMe);
  return passed(attempt.user.name);
}
