import { declareParameters } from '../../request/parameter-declarations';
import type { ResultMap } from '../../response/result-tree';
import type { RequestContext } from '../context';
import { attemptMainAccount, refuse } from '../login/attempt';
import { failed, formModule, isContinued, passed, readFields, type FormValues } from '../login/form';

const form = {
  name: 'clientlogin',
  description: { className: 'ApiClientLogin', helpPages: ['Login'] },
  prefix: 'login',
  tokenType: 'login',
} as const;

const passwordPart = {
  className: 'PasswordAuthenticationRequest',
  fields: declareParameters('', {
    username: { type: 'string' },
    password: { type: 'string', sensitive: true },
  }),
};

const rememberPart = {
  className: 'RememberMeAuthenticationRequest',
  fields: declareParameters('', { rememberMe: { type: 'boolean' } }),
};

/** `action=clientlogin`, with the password of an account (core 8.2). */
export const clientLogin = formModule(form, logIn);

function logIn(context: RequestContext, values: FormValues): ResultMap {
  const { requests, messageformat } = values;
  const continued = isContinued(context, form, values);
  // A program has to log out before anybody can log in.
  if (context.client.isBotPasswordSession) return failed(context, refuse('userlogin-cannot-login'), messageformat);
  if (continued) return failed(context, refuse('authmanager-authn-not-in-progress'), messageformat);
  const { username, password } = readFields(context, form, passwordPart, requests);
  const { rememberMe } = readFields(context, form, rememberPart, requests);
  const attempt = attemptMainAccount(context, username, password);
  if (!attempt.user) return failed(context, attempt.refusal, messageformat);
  context.client.logIn(attempt.user, rememberMe);
  return passed(attempt.user.name);
}
