/** The English texts of log-in and of making accounts (core 8.1, 8.2; writing 2). Data, nothing else. */
export const authenticationTexts = {
  wrongpassword: 'Incorrect username or password entered.\nPlease try again.',
  'login-throttled': 'You have made too many recent login attempts.\nPlease wait $1 before trying again.',
  // The real software has no text for it, and shows its key.
  'userlogin-cannot-login': '⧼userlogin-cannot-login⧽',
  'authpage-cannot-login-continue': 'Unable to continue login. Your session most likely timed out.',
  'authmanager-authn-no-primary': 'The supplied credentials could not be authenticated.',
  'authmanager-authn-not-in-progress':
    'Authentication is not in progress or session data has been lost. Please start again from the beginning.',
  'api-login-fail-sameorigin': 'Cannot log in when the same-origin policy is not applied.',
  'api-login-fail-badsessionprovider': 'Cannot log in when using $1.',

  'authmanager-create-no-primary': 'The supplied credentials could not be used for account creation.',
  'authmanager-create-not-in-progress':
    'Account creation is not in progress or session data has been lost. Please start again from the beginning.',
  noname: 'You have not specified a valid username.',
  userexists: 'Username entered already in use.\nPlease choose a different name.',
  badretype: 'The passwords you entered do not match.',
  noemailcreate: 'You need to provide a valid email address.',
  passwordtooshort: 'Passwords must be at least $1 characters.',
  passwordtoolong: 'Passwords cannot be longer than $1 characters.',
  'password-substring-username-match': 'Your password must not appear within your username.',
  passwordincommonlist:
    'The password entered is in a list of very commonly used passwords. Please choose a more unique password.',

  'badaccess-groups': {
    one: 'The action you have requested is limited to users in the group: $1.',
    other: 'The action you have requested is limited to users in one of the groups: $1.',
    counted: 2,
  },
  'apierror-missingparam-at-least-one-of': {
    one: 'The parameter $1 is required.',
    other: 'At least one of the parameters $1 is required.',
    counted: 2,
  },
  'apierror-badurl': 'Invalid value "$2" for URL parameter <var>$1</var>.',
} as const;
