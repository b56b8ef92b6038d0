import { declareParameters } from '../../request/parameter-declarations';
import { isEmailAddress } from '../../text/email-address';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { isRateLimited } from '../rate-limited';

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
    requireUnblocked(run);
    const isLater = run.context.release.since('1.43');
    // 1.39 takes `0` for nothing (vector resetpassword/zero).
    const none = isLater ? [undefined, ''] : [undefined, '', '0'];
    if (none.includes(user) && none.includes(email)) {
      throw run.error({ code: 'passwordreset-nodata', key: 'passwordreset-nodata', parameters: [] });
    }
    if (isLater && user === '0') throw run.error({ code: 'invaliduser', key: 'noname', parameters: [] });
    checkAddress(run, email);
    run.respond({ status: 'success' });
  },
});

/** Blocks that keep from creating accounts keep from this as well, partial ones too (sequence passwords-of-blocked-users). */
function requireUnblocked(run: ActionRun): void {
  const { context } = run;
  if (!context.wiki.hasBlocks) return;
  const { creationBlocks } = require('../blocked/blocked') as typeof import('../blocked/blocked');
  if (creationBlocks(context).length === 0) return;
  throw run.error({ code: 'blocked-mailpassword', key: 'blocked-mailpassword', parameters: [] });
}

/** 1.43 looks at the address, unless it is asked too often: then it says that it succeeds (vector resetpassword/invalid-address). */
function checkAddress(run: ActionRun, email: string | undefined): void {
  if (email === undefined || email === '' || !run.context.release.since('1.43')) return;
  if (isRateLimited(run.context, 'mailpassword') || isEmailAddress(email)) return;
  throw run.error({ code: 'passwordreset-invalidemail', key: 'passwordreset-invalidemail', parameters: [] });
}
