import { declareParameters } from '../../request/parameter-declarations';
import { actionModule } from '../module';

/** `action=logout` (core 8.3). */
export const logout = actionModule({
  name: 'logout',
  description: { withoutReadRights: true },
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: (release) => release.logoutWrites,
  parameters: declareParameters('', {
    token: { type: 'string', sensitive: true },
  }),
  run(context) {
    const { client, release, result, sameOriginSuppressed } = context;
    // 1.39 ends the session of nobody as well, but none that the page of another site may not see.
    if (context.user || !release.warnsOnAnonymousLogout) {
      if (!sameOriginSuppressed) client.logOut();
      return;
    }
    result.addWarning('logout', { code: 'notloggedin', key: 'apierror-mustbeloggedin-generic', parameters: [] });
  },
});
