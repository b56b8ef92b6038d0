import type { ReceivedResponse, SentRequest } from '../../../conformance/runner/exchange';
import { changingParameters, withoutParameters, failing, inDebugBlock, inErrors, inEachToken } from '../changes';
import { textOf } from '../json-values';
import type { Mutant } from '../mutant';
import { isLoggedIn, parametersOf, sessionOf, withBody, withHeader, withoutCookies } from '../wire';
import { anonymousToken } from '../../../emulator/text/anonymous-token';

/** Sessions, their cookies, and tokens in requests (spec 1, 5). */
export const sessionMutants: readonly Mutant[] = [
  {
    id: 'session-cookie-never-set',
    title: 'never sets a session cookie',
    rules: ['5.session'],
    mutate: (_, response) => withHeader(response, 'Set-Cookie', undefined),
  },
  {
    id: 'session-cookie-always-set',
    title: 'sets a session cookie with every response',
    rules: ['5.session'],
    mutate: (request, response) => (sessionOf(request) === undefined ? withSession(response) : undefined),
  },
  {
    id: 'session-cookie-for-scripts',
    title: 'lets scripts read the session cookie',
    rules: ['5.session'],
    mutate: (_, response) => ({
      ...response,
      headers: response.headers.map(([name, value]) => [name, value.replace(/; *httponly/i, '')] as const),
    }),
  },
  {
    id: 'session-cookie-too-late',
    title: 'sets a session cookie when its headers have been sent',
    rules: ['5.cookie'],
    needs: 'headers sent',
    mutate: (request, response) => (requestsLoginToken(request) ? withSession(response) : undefined),
  },
  {
    id: 'trace-without-the-cookie',
    title: 'does not record that the session cookie came too late',
    rules: ['5.cookie-trace'],
    needs: 'headers sent',
    mutate: inDebugBlock((block) => {
      const lines = block.debugLog;
      if (Array.isArray(lines)) block.debugLog = lines.filter((line) => !/Headers already sent/i.test(textOf(line)));
    }),
  },
  {
    id: 'sessions-forgotten',
    title: 'forgets sessions from one request to the next',
    rules: ['5.session'],
    needs: 'log-in',
    request: (request) => (request.headers.cookie === undefined ? undefined : withoutCookies(request)),
  },
  {
    id: 'session-shared',
    title: 'mistakes a client without cookies for the latest one with cookies',
    rules: ['5.session'],
    needs: 'log-in',
    request: (request, { earlier }) => {
      const cookie = earlier.findLast((exchange) => exchange.request.headers.cookie)?.request.headers.cookie;
      if (cookie === undefined || request.headers.cookie !== undefined) return undefined;
      return { ...request, headers: { ...request.headers, cookie } };
    },
  },
  {
    id: 'login-token-public',
    title: 'lets shared caches store a login token',
    rules: ['5.session'],
    mutate: (request, response) => {
      return requestsLoginToken(request) ? withHeader(response, 'Cache-Control', 'public, max-age=60') : undefined;
    },
  },
  {
    id: 'log-in-always-succeeds',
    title: 'accepts any token and any password for a log-in',
    rules: ['5.session'],
    needs: 'log-in',
    mutate: (request, response) => {
      if (parametersOf(request).get('action') !== 'login') return undefined;
      return withBody(response, '{"login":{"result":"Success","lguserid":1,"lgusername":"Nobody"}}');
    },
  },
  {
    id: 'assertions-unread',
    title: 'ignores assert and assertuser',
    rules: ['5.session'],
    needs: 'log-in',
    request: withoutParameters('assert'),
  },
  {
    id: 'credentials-demanded',
    title: 'rejects clients that are not logged in',
    rules: ['5.no-credentials'],
    mutate: failing(
      ({ request, parameters }) => parameters.get('action') === 'query' && !isLoggedIn(request),
      'readapidenied',
      'You need read permission to use this module.',
    ),
  },
  {
    id: 'credentials-demanded-by-status',
    title: 'responds to clients that are not logged in with status 401',
    rules: ['5.no-credentials'],
    mutate: (request, response) => (isLoggedIn(request) ? undefined : { ...response, status: 401 }),
  },
  {
    id: 'any-token-accepted',
    title: 'accepts any token',
    rules: ['1.tokens-sent-back', '5.presented'],
    needs: 'log-in',
    mutate: accepting('badtoken'),
  },
  {
    id: 'no-token-needed',
    title: 'accepts modifying requests without a token',
    rules: ['1.tokens-sent-back', '5.presented'],
    needs: 'log-in',
    mutate: accepting('missingparam'),
  },
  {
    id: 'no-token-accepted',
    title: 'rejects its own token',
    rules: ['1.tokens-sent-back', '5.presented', '5.tokens', '2.2.opaque'],
    needs: 'log-in',
    mutate: failing(({ parameters }) => parameters.get('action') === 'logout', 'badtoken', 'Invalid CSRF token.'),
  },
  {
    id: 'fixed-token-accepted',
    title: 'accepts the anonymous token from logged-in clients',
    rules: ['2.2.fixed-value'],
    needs: 'log-in',
    mutate: accepting(
      'badtoken',
      (request) => isLoggedIn(request) && parametersOf(request).get('token') === anonymousToken,
    ),
  },
  {
    id: 'token-of-another-type-accepted',
    title: 'accepts a watch token in place of a csrf token',
    rules: ['2.2.watchtoken'],
    needs: 'log-in',
    mutate: accepting('badtoken', (request, earlier) => {
      const token = parametersOf(request).get('token');
      return token !== null && token !== anonymousToken && earlier.some((text) => text.includes(JSON.stringify(token)));
    }),
  },
  {
    id: 'refused-and-done',
    title: 'rejects a token, but still logs out',
    rules: ['5.presented'],
    needs: 'log-in',
    request: (request, { earlier }) => {
      const hasLeft = earlier.some((exchange) => parametersOf(exchange.request).get('action') === 'logout');
      return hasLeft && isLoggedIn(request) ? withoutCookies(request) : undefined;
    },
  },
  {
    id: 'csrf-tokens-single-use',
    title: 'returns csrf tokens that it no longer accepts',
    rules: ['5.presented', '2.2.opaque'],
    needs: 'log-in',
    mutate: inEachToken((value, type) => (type === 'csrf' ? `0${value}` : value)),
  },
  {
    id: 'tokens-sent-back-in-the-query',
    title: 'looks for tokens in the query string only',
    rules: ['5.presented', '5.tokens', '1.tokens-sent-back'],
    needs: 'log-in',
    request: changingParameters((parameters, all, _, { method }) => {
      if (method === 'POST' && all.get('action') === 'logout') parameters.delete('token');
    }),
  },
];

function withSession(response: ReceivedResponse): ReceivedResponse {
  const cookie = ['Set-Cookie', 'wiki_session=0123456789abcdefghijklmnopqrstuv; path=/; HttpOnly'] as const;
  return { ...response, headers: [...response.headers, cookie] };
}

function requestsLoginToken(request: SentRequest): boolean {
  return parametersOf(request).get('type') === 'login';
}

const successes = new Map([
  ['logout', '{}'],
  ['edit', '{"edit":{"result":"Success"}}'],
]);

/** Responds to rejected log-outs and edits as if they had succeeded. */
function accepting(
  refusal: string,
  when: (request: SentRequest, earlierBodies: readonly string[]) => boolean = () => true,
): Mutant['mutate'] {
  return inErrors((response, code, { request, memory, parameters }) => {
    const bodies = memory.earlier.map((exchange) => exchange.response.body);
    const success = successes.get(parameters.get('action') ?? '');
    if (code !== refusal || success === undefined || !when(request, bodies)) return response;
    return withBody(withHeader(response, 'MediaWiki-API-Error', undefined), success);
  });
}
