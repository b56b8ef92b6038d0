import { declareParameters } from '../../request/parameter-declarations';
import { refuse } from '../login/attempt';
import { failed, isContinued, messageFormats } from '../login/form';
import { requireOwnAccount } from '../login/require-own-account';
import { actionModule } from '../module';

const parameters = declareParameters('link', {
  requests: { type: 'string list' },
  messageformat: { type: 'enumeration', values: messageFormats, default: 'wikitext' },
  mergerequestfields: { type: 'boolean' },
  returnurl: { type: 'string', examples: ['http://localhost/', '/'] },
  continue: { type: 'boolean' },
  token: { type: 'string', sensitive: true },
});

/** `action=linkaccount`: a fresh wiki knows no other accounts that could be linked (writing 20). */
export const linkAccount = actionModule({
  name: 'linkaccount',
  description: {
    className: 'ApiLinkAccount',
    helpPages: ['Linkaccount'],
    withoutReadRights: true,
    dynamicParameters: true,
  },
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, values) {
    requireOwnAccount(run, 'apierror-mustbeloggedin-linkaccounts');
    isContinued(run, values);
    run.respond(failed(run.context, refuse('userlogin-cannot-link'), values.messageformat));
  },
});
