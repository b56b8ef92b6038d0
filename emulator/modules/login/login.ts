import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { reportText } from '../../messages/reports';
import { ResultList, ResultMap } from '../../response/result-tree';
import type { RequestContext } from '../context';
import { attemptBotPassword, attemptMainAccount, refuse, type Refusal } from './attempt';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';

const parameters = declareParameters('lg', {
  name: { type: 'string' },
  password: { type: 'string', sensitive: true, described: { type: 'password' } },
  domain: { type: 'string' },
  token: { type: 'string', sensitive: true },
});

type Values = ValuesOf<typeof parameters>;

/** `action=login`, with the password of an account or a bot password (core 8.1). */
export const login = actionModule({
  name: 'login',
  description: { withoutReadRights: true },
  cacheMode: 'private',
  mustBePosted: true,
  writes: () => true,
  parameters,
  run(run, values) {
    // From another site nobody can log in, so it does not matter where secrets are.
    if (!run.context.sameOriginSuppressed) run.requireInBody(run.parameter('password'), run.parameter('token'));
    const outcome = new ResultMap();
    for (const [name, value] of Object.entries(logIn(run, values))) outcome.append(name, value);
    run.respond(outcome);
  },
});

type Outcome = Readonly<Record<string, string | number | ResultMap>>;

function logIn(run: ActionRun, { name, password, token }: Values): Outcome {
  const { context } = run;
  const { client } = context;
  const impossible = whyImpossible(context);
  if (impossible) return refusal(context, 'Aborted', impossible);
  // To MediaWiki, a token of 0 is no token.
  if (token === undefined || token === '' || token === '0') return needToken(run);
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
    run.warnDeprecated({
      code: 'deprecation',
      key: 'apiwarn-deprecation-login-botpw',
      parameters: [],
      data: { feature: 'main-account-login' },
    });
  }
  return { result: 'Success', lguserid: user.id, lgusername: user.name };
}

/**
 * Why no log-in is possible: the request comes from another site (vector login/untrusted), or a bot password is logged in
 * (vector login/bot-password-session).
 */
function whyImpossible({ sameOriginSuppressed, client }: RequestContext): Refusal | undefined {
  if (sameOriginSuppressed) return refuse('api-login-fail-sameorigin');
  if (!client.isBotPasswordSession) return undefined;
  const key = 'api-login-fail-badsessionprovider';
  const provider = 'MediaWiki\\Session\\BotPasswordSessionProvider sessions';
  return { message: { code: key, key, parameters: [provider] } };
}

/** The older flow: the first request, without a token, gets one (vector login/no-token). */
function needToken(run: ActionRun): Outcome {
  run.warnDeprecated({
    code: 'deprecation',
    key: 'apiwarn-deprecation-login-token',
    parameters: [],
    data: { feature: 'action=login&!lgtoken' },
  });
  return { result: 'NeedToken', token: run.context.client.session.issueToken('login') };
}

function refusal(context: RequestContext, result: 'Aborted' | 'Failed', { message, wait }: Refusal): Outcome {
  const reason = reportText(message, context.reportForm);
  // In the raw format, a duration is a number of seconds.
  if (wait !== undefined && reason instanceof ResultMap && reason.get('params') instanceof ResultList) {
    reason.set('params', new ResultList([{ duration: wait }], 'param'));
  }
  return { result, reason };
}
