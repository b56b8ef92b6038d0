/** The parts of the forms for logging in, for new accounts and for new passwords, which `meta=authmanagerinfo` describes. */
import { declareParameters } from '../../request/parameter-declarations';

const username = { type: 'string', isField: true } as const;
const secret = { type: 'string', sensitive: true, isField: true } as const;

export const passwordPart = {
  className: 'PasswordAuthenticationRequest',
  fields: declareParameters('', { username, password: secret }),
};

export const rememberPart = {
  className: 'RememberMeAuthenticationRequest',
  fields: declareParameters('', { rememberMe: { type: 'boolean' } }),
};

export const newAccountPart = {
  className: 'PasswordAuthenticationRequest',
  fields: declareParameters('', { username, password: secret, retype: secret }),
};

/** Only to describe the form: its field is among those of `newAccountPart` as well. */
export const namePart = {
  className: 'UsernameAuthenticationRequest',
  fields: declareParameters('', { username }),
};

export const aboutPart = {
  className: 'UserDataAuthenticationRequest',
  fields: declareParameters('', {
    email: { type: 'string', isField: true },
    realname: { type: 'string', isField: true },
  }),
};

/** Only for a logged-in user who creates an account for somebody else (vector createaccount/reason-of-anonymous). */
export const reasonPart = {
  className: 'CreationReasonAuthenticationRequest',
  fields: declareParameters('', { reason: { type: 'string', isField: true } }),
};

export const mailPart = {
  className: 'TemporaryPasswordAuthenticationRequest',
  fields: declareParameters('', { mailpassword: { type: 'boolean' } }),
};

export const newPasswordPart = {
  className: 'PasswordAuthenticationRequest',
  fields: declareParameters('', { password: secret, retype: secret }),
};

/** The name of a part in requests and responses. */
export function partId({ className }: { readonly className: string }): string {
  return `MediaWiki\\Auth\\${className}`;
}
