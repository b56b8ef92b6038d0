import { declareParameters } from '../../request/parameter-declarations';
import { actionModule } from '../module';

/** `action=logout` (core 8.3; vectors logout/user, logout/anonymous). */
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
  run(run) {
    const { user, client, release, sameOriginSuppressed } = run.context;
    // 1.39 also ends an anonymous session, but never one that the page of another site may not see.
    if (user || !release.warnsOnAnonymousLogout) {
      if (!sameOriginSuppressed) client.logOut();
      return;
    }
    run.warn({ code: 'notloggedin', key: 'apierror-mustbeloggedin-generic', parameters: [] });
  },
});
