import { declareParameters } from '../../request/parameter-declarations';
import { requireOwnAccount } from '../login/require-own-account';
import { actionModule, type ActionModule } from '../module';

const parameters = declareParameters('', {
  request: { type: 'string', required: true },
  token: { type: 'string', sensitive: true },
});

/** `action=removeauthenticationdata`: on a fresh wiki, there is nothing that can be removed. */
export const removeAuthenticationData = removalModule('removeauthenticationdata');

/** Declares an action that removes something from the account of the client. */
export function removalModule(name: string): ActionModule {
  return actionModule({
    name,
    description: { className: 'ApiRemoveAuthenticationData', helpPages: ['Manage_authentication_data'] },
    cacheMode: 'private',
    mustBePosted: true,
    needsToken: 'csrf',
    writes: () => true,
    parameters,
    run(run) {
      requireOwnAccount(run, 'apierror-mustbeloggedin-removeauth');
      throw run.error({ code: 'badrequest', key: 'apierror-changeauth-norequest', parameters: [] });
    },
  });
}
