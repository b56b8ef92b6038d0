import { declareParameters } from '../../request/parameter-declarations';
import { findProblems } from '../createaccount/password';
import { lacksPassword, passwordsDiffer } from '../login/array-fields';
import { requireOwnAccount } from '../login/require-own-account';
import { newPasswordPart, partId } from '../login/parts';
import { actionModule } from '../module';

const parameters = declareParameters('changeauth', {
  request: { type: 'string', required: true, examples: [partId(newPasswordPart)] },
  token: { type: 'string', sensitive: true },
});

/** `action=changeauthenticationdata`: changes the password of the client. */
export const changeAuthenticationData = actionModule({
  name: 'changeauthenticationdata',
  description: {
    className: 'ApiChangeAuthenticationData',
    helpPages: ['Manage_authentication_data'],
    dynamicParameters: true,
  },
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, { request }) {
    const { context } = run;
    const user = requireOwnAccount(run, 'apierror-mustbeloggedin-changeauthenticationdata');
    const noRequest = { code: 'badrequest', key: 'apierror-changeauth-norequest', parameters: [] } as const;
    if (request !== partId(newPasswordPart)) throw run.error(noRequest);
    run.requireInBody('password', 'retype');
    const passwords = run.read(newPasswordPart.fields);
    if (lacksPassword(context, passwords)) throw run.error(noRequest);
    if (passwordsDiffer(context, passwords)) throw run.error({ code: 'badretype', key: 'badretype', parameters: [] });
    const { password = '' } = passwords;
    const [problem, ...further] = findProblems(context, user.name, password);
    if (problem) throw run.error(problem, further);
    context.wiki.users.put({ ...user, password });
    run.respond({ status: 'success' });
  },
});
