/** What fields of forms and parts of forms are called, in English. */
export const formTexts = {
  'authmanager-email-help': 'Email address',
  'authmanager-email-label': 'Email',
  'authmanager-password-help': 'Password for authentication.',
  'authmanager-provider-password': 'Password-based authentication',
  'authmanager-provider-temporarypassword': 'Temporary password',
  'authmanager-realname-help': 'Real name of the user',
  'authmanager-realname-label': 'Real name',
  'authmanager-retype-help': 'Password again to confirm.',
  'authmanager-userlogin-remembermypassword-help':
    'Whether the password should be remembered for longer than the length of the session.',
  'authmanager-username-help': 'Username for authentication.',
  'createacct-reason': 'Reason (publicly logged)',
  'createacct-reason-help': 'Message shown in the account creation log',
  createaccountmail: 'Use a temporary random password and send it to the specified email address',
  'createaccountmail-help': 'Can be used to create account for another person without learning the password.',
  newpassword: 'New password:',
  retypenew: 'Retype new password:',
  'userlogin-remembermypassword': 'Keep me logged in',
  'userlogin-yourname': 'Username',
  'userlogin-yourpassword': 'Password',
  yourpasswordagain: 'Retype password:',
} as const;

export type FormTextKey = keyof typeof formTexts;
