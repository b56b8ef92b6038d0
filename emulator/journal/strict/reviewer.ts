import type { RequestHeaders } from '../../exchange';
import type { RaisedMessage } from '../../messages/error-format';
import { messageWikitext } from '../../messages/message';
import { plainText } from '../../messages/message-plain-text';
import { requestedAction } from '../../modules/main';
import { sentParameters, type Exchange } from '../recorded-exchange';
import { parameterViolations } from './parameter-violations';
import { SessionTokens } from './session-tokens';
import type { Violation } from './violation';
import { isFromBot, writeViolations } from './write-violations';
import { WritingHabits } from './writing-habits';

/** Reviews requests in the order in which they came, as a reviewer would review the code of the client. */
export class Reviewer {
  private readonly tokens = new SessionTokens();
  private readonly habits = new WritingHabits();

  review(exchange: Exchange): readonly Violation[] {
    if (!exchange.observed) return [];
    const stale = this.tokens.check(exchange);
    this.tokens.note(exchange);
    const habits = this.habits.review(exchange);
    // A request that an injected fault struck is the test's own doing.
    if (exchange.failure !== undefined) return [];
    const others = [stale, maxlagViolation(exchange), userAgentViolation(exchange.request.headers)];
    return withoutRepetitions([
      // What a stub responds to may name anything.
      ...(exchange.response.stubbed ? [] : parameterViolations(exchange)),
      ...deprecationViolations(exchange.observed.warnings),
      ...writeViolations(exchange),
      ...others.filter((violation) => violation !== undefined),
      ...habits,
    ]);
  }

  clear(): void {
    this.tokens.clear();
    this.habits.clear();
  }
}

/** A wiki may give the same warning twice. */
function withoutRepetitions(violations: readonly Violation[]): Violation[] {
  return [...new Map(violations.map((violation) => [`${violation.id} ${violation.message}`, violation])).values()];
}

/** Actions with tokens that change the session rather than the content. */
const sessionActions = new Set(['login', 'clientlogin', 'linkaccount', 'createaccount', 'logout']);

/** Nobody waits for a bot, so it should let a lagging wiki catch up before it writes. */
function maxlagViolation(exchange: Exchange): Violation | undefined {
  const sent = sentParameters(exchange);
  const action = requestedAction(sent);
  if (!sent.has('token') || sessionActions.has(action) || sent.has('maxlag')) return undefined;
  if (!isFromBot(exchange)) return undefined;
  return {
    id: 'no-maxlag',
    message: `A bot writes (action=${action}) without maxlag.`,
    advice: 'Send maxlag=5, and wait as long as Retry-After says if the response is the error maxlag.',
  };
}

/** What platforms and libraries send by default. It does not identify the client. */
const anonymousAgent =
  /^(?:node|undici|(?:node-fetch|axios|node-superagent|got|needle|python-requests|python-urllib|python-httpx|aiohttp|go-http-client|java|okhttp|apache-httpclient|curl|wget|libwww-perl)\b.*)$/i;

/** Wikis require clients to identify themselves. Pages in browsers do so with `Api-User-Agent`. */
function userAgentViolation(headers: RequestHeaders): Violation | undefined {
  if ((headers['api-user-agent'] ?? '').trim() !== '') return undefined;
  const agent = (headers['user-agent'] ?? '').trim();
  if (agent !== '' && !anonymousAgent.test(agent)) return undefined;
  return {
    id: 'no-user-agent',
    message: agent === '' ? 'There is no User-Agent.' : `The User-Agent is that of a library: ${agent}`,
    advice:
      'Send a User-Agent that names the client and how to reach you: MyBot/1.2 (https://example.org/bot; me@example.org).',
  };
}

/** What to do instead, by the wiki's name of the deprecated feature (core 6.2). */
const advices: ReadonlyMap<unknown, string> = new Map([
  ['main-account-login', 'Log in with a bot password (Special:BotPasswords), or with action=clientlogin.'],
  ['action=login&!lgtoken', 'Fetch the token with action=query&meta=tokens&type=login, and send it as lgtoken.'],
  ['action=watch&title', 'Name the pages with "titles".'],
  ['post-without-content-type', 'Send Content-Type: application/x-www-form-urlencoded.'],
]);

/** The deprecation warnings of the wiki, in its own words. */
function deprecationViolations(warnings: readonly RaisedMessage[]): Violation[] {
  const deprecated = warnings.filter(({ message }) => message.code === 'deprecation');
  return deprecated.map(({ message }) => ({
    id: 'deprecated',
    message: plainText(messageWikitext(message)),
    advice: advices.get(message.data?.feature) ?? 'Use what the documentation of the module recommends.',
  }));
}
