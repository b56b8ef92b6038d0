import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { reportText } from '../../messages/reports';
import { ResultList, ResultMap } from '../../response/result-tree';
import type { RequestContext } from '../context';
import { attemptBotPassword, attemptMainAccount, refuse, type Refusal } from './attempt';
import { actionModule } from '../module';
import { requireInBody } from '../post-parameters';

const parameters = declareParameters('lg', {
  name: { type: 'string' },
  password: { type: 'string', sensitive: true, described: { type: 'password' } },
  domain: { type: 'string' },
  token: { type: 'string', sensitive: true },
});

type Values = ValuesOf<typeof parameters>;

/** `action=login`, with the password of an account or one for a program (core 8.1). */
export const login = actionModule({
  name: 'login',
  description: { withoutReadRights: true },
  cacheMode: 'private',
  mustBePosted: true,
  writes: () => true,
  parameters,
  run(context, values) {
    // Elsewhere nobody can log in, so that it is no matter where secrets stand.
    if (!context.sameOriginSuppressed) requireInBody(context, ['lgpassword', 'lgtoken']);
    const outcome = new ResultMap();
    for (const [name, value] of Object.entries(logIn(context, values))) outcome.append(name, value);
    context.result.root.append('login', outcome);
  },
});

type Outcome = Readonly<Record<string, string | number | ResultMap>>;

function logIn(context: RequestContext, { name, password, token }: Values): Outcome {
  const { client } = context;
  const impossible = whyImpossible(context);
  if (impossible) return refusal(context, 'Aborted', impossible);
  // A token of 0 is none to the real software.
  if (token === undefined || token === '' || token === '0') return needToken(context);
  if (!client.session.hasToken('login')) {
    if (!client.isPersisted) client.persist();
    return refusal(context, 'Failed', refuse('authpage-cannot-login-continue', 'sessionlost'));
  }
  if (!client.session.acceptsToken('login', token)) return { result: 'WrongToken' };
  const attempt = attemptBotPassword(context, name, password) ?? attemptMainAccount(context, name, password);
  if (!attempt.user) return refusal(context, 'Failed', attempt.refusal);
  const { user, botPassword } = attempt;
  if (botPassword) {
    client.logInWithBotPassword(user, botPassword.grants);
  } else {
    client.logIn(user);
    context.result.addDeprecation('login', {
      code: 'deprecation',
      key: 'apiwarn-deprecation-login-botpw',
      parameters: [],
      data: { feature: 'main-account-login' },
    });
  }
  return { result: 'Success', lguserid: user.id, lgusername: user.name };
}

/** Where nobody can log in, whatever is sent: from a page of another site, and as a program (core 8.1). */
function whyImpossible({ sameOriginSuppressed, client }: RequestContext): Refusal | undefined {
  if (sameOriginSuppressed) return refuse('api-login-fail-sameorigin');
  if (!client.isBotPasswordSession) return undefined;
  const key = 'api-login-fail-badsessionprovider';
  const provider = 'MediaWiki\\Session\\BotPasswordSessionProvider sessions';
  return { message: { code: key, key, parameters: [provider] } };
}

/** The older flow: the first request, without a token, gets one (core 8.1). */
function needToken(context: RequestContext): Outcome {
  context.result.addDeprecation('login', {
    code: 'deprecation',
    key: 'apiwarn-deprecation-login-token',
    parameters: [],
    data: { feature: 'action=login&!lgtoken' },
  });
  return { result: 'NeedToken', token: context.client.session.issueToken('login') };
}

function refusal(context: RequestContext, result: 'Aborted' | 'Failed', { message, wait }: Refusal): Outcome {
  const reason = reportText(message, context.reportForm);
  // Raw, a duration is seconds.
  if (wait !== undefined && reason instanceof ResultMap && reason.get('params') instanceof ResultList) {
    reason.set('params', new ResultList([{ duration: wait }], 'param'));
  }
  return { result, reason };
}
