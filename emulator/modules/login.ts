import { declareParameters, type ValuesOf } from '../request/parameter-declarations';
import type { Message } from '../response/message';
import { reportText } from '../response/reports';
import { ResultMap } from '../response/result-tree';
import type { User } from '../wiki/users';
import type { RequestContext } from './context';
import { actionModule } from './module';
import { requireInBody } from './post-parameters';

const parameters = declareParameters('lg', {
  name: { type: 'string' },
  password: { type: 'string', sensitive: true },
  domain: { type: 'string' },
  token: { type: 'string', sensitive: true },
});

type Values = ValuesOf<typeof parameters>;

/** `action=login`, for the main account of a user (facts 8.1). */
export const login = actionModule({
  name: 'login',
  cacheMode: 'private',
  mustBePosted: true,
  writes: () => true,
  parameters,
  run(context, values) {
    requireInBody(context, ['lgpassword', 'lgtoken']);
    const outcome = new ResultMap();
    for (const [name, value] of Object.entries(logIn(context, values))) outcome.append(name, value);
    context.result.root.append('login', outcome);
  },
});

type Outcome = Readonly<Record<string, string | number | ResultMap>>;

function logIn(context: RequestContext, values: Values): Outcome {
  if (context.sameOriginSuppressed) {
    return refusal(context, 'Aborted', {
      code: 'api-login-fail-sameorigin',
      key: 'api-login-fail-sameorigin',
      parameters: [],
    });
  }
  if (values.token === undefined || values.token === '') return needToken(context);
  if (!context.client.session.hasToken('login')) {
    context.client.persist();
    return refusal(context, 'Failed', { code: 'sessionlost', key: 'authpage-cannot-login-continue', parameters: [] });
  }
  if (!context.client.session.acceptsToken('login', values.token)) return { result: 'WrongToken' };
  const { name, password } = values;
  if (name === undefined || password === undefined || password === '') return unauthenticated(context);
  const userName = context.normaliseUserName(name);
  if (userName === undefined) return unauthenticated(context);
  const user = context.wiki.users.find(userName);
  if (user?.password === undefined || user.password !== password) {
    return refusal(context, 'Failed', { code: 'wrongpassword', key: 'wrongpassword', parameters: [] });
  }
  return succeed(context, user);
}

/** The older flow: the first request, without a token, gets one (facts 8.1). */
function needToken(context: RequestContext): Outcome {
  context.result.addDeprecation('login', {
    code: 'deprecation',
    key: 'apiwarn-deprecation-login-token',
    parameters: [],
    data: { feature: 'action=login&!lgtoken' },
  });
  return { result: 'NeedToken', token: context.client.session.issueToken('login') };
}

function succeed(context: RequestContext, user: User): Outcome {
  context.client.logIn(user);
  context.result.addDeprecation('login', {
    code: 'deprecation',
    key: 'apiwarn-deprecation-login-botpw',
    parameters: [],
    data: { feature: 'main-account-login' },
  });
  return { result: 'Success', lguserid: user.id, lgusername: user.name };
}

function refusal(context: RequestContext, result: 'Aborted' | 'Failed', reason: Message): Outcome {
  return { result, reason: reportText(reason, context.errorFormat) };
}

function unauthenticated(context: RequestContext): Outcome {
  const key = 'authmanager-authn-no-primary';
  return refusal(context, 'Failed', { code: 'authmanager-authn-no-primary', key, parameters: [] });
}
