import { declareParameters } from '../request/parameter-declarations';
import { actionModule } from './module';

/** `action=logout` (facts 8.3). */
export const logout = actionModule({
  name: 'logout',
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: (release) => release.logoutWrites,
  parameters: declareParameters('', {
    token: { type: 'string', sensitive: true },
  }),
  run(context) {
    if (context.user) {
      context.client.logOut();
    } else if (context.release.warnsOnAnonymousLogout) {
      context.result.addWarning('logout', {
        code: 'notloggedin',
        key: 'apierror-mustbeloggedin-generic',
        parameters: [],
      });
    }
  },
});
