import { declareParameters } from '../../request/parameter-declarations';
import { actionModule } from '../module';

const parameters = declareParameters('', {
  user: { type: 'user' },
  email: { type: 'string' },
  token: { type: 'string', sensitive: true },
});

/** `action=resetpassword`: succeeds whoever is named, so that it tells nobody whether an account exists. */
export const resetPassword = actionModule({
  name: 'resetpassword',
  description: { className: 'ApiResetPassword', helpPages: ['Manage_authentication_data'] },
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, { user, email }) {
    if (user === undefined && (email ?? '') === '') {
      throw run.error({ code: 'passwordreset-nodata', key: 'passwordreset-nodata', parameters: [] });
    }
    run.respond({ status: 'success' });
  },
});
