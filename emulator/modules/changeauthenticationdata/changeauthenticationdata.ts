import { declareParameters } from '../../request/parameter-declarations';
import { findProblems } from '../createaccount/password';
import { actionModule } from '../module';

const parameters = declareParameters('changeauth', {
  request: { type: 'string', required: true, examples: ['MediaWiki\\Auth\\PasswordAuthenticationRequest'] },
  token: { type: 'string', sensitive: true },
});

/** The fields of the only request that changes something. */
const fields = declareParameters('', {
  password: { type: 'string', sensitive: true },
  retype: { type: 'string', sensitive: true },
});

const passwordRequest = 'MediaWiki\\Auth\\PasswordAuthenticationRequest';

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
    const { user, wiki } = context;
    const key = 'apierror-mustbeloggedin-changeauthenticationdata';
    if (!user) throw run.error({ code: 'notloggedin', key, parameters: [] });
    run.requireInBody('password', 'retype');
    const { password = '', retype = '' } = run.read(fields);
    if (request !== passwordRequest || password === '' || retype === '') {
      throw run.error({ code: 'badrequest', key: 'apierror-changeauth-norequest', parameters: [] });
    }
    if (password !== retype) throw run.error({ code: 'badretype', key: 'badretype', parameters: [] });
    const [problem, ...further] = findProblems(context, user.name, password);
    if (problem) throw run.error(problem, further);
    wiki.users.put({ ...user, password });
    run.respond({ status: 'success' });
  },
});
