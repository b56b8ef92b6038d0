import { declareParameters } from '../../request/parameter-declarations';
import { actionModule } from '../module';

const parameters = declareParameters('', {
  request: { type: 'string', required: true },
  token: { type: 'string', sensitive: true },
});

/** `action=removeauthenticationdata`: on a fresh wiki, there is nothing that can be removed. */
export const removeAuthenticationData = actionModule({
  name: 'removeauthenticationdata',
  description: { className: 'ApiRemoveAuthenticationData', helpPages: ['Manage_authentication_data'] },
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run) {
    throw run.error(
      run.context.user
        ? { code: 'badrequest', key: 'apierror-changeauth-norequest', parameters: [] }
        : { code: 'notloggedin', key: 'apierror-mustbeloggedin-removeauth', parameters: [] },
    );
  },
});
