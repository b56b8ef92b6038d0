import { struck, type Fault, type NoOptions } from '../fault';
import { respondTo } from '../targeted-request';
import { withoutCookies } from './session-lost';

/** The client counts as logged out for one request with an assertion; the rest of the response is the wiki's own. */
function assertionFailed(
  parameter: 'assert' | 'assertuser',
  example: string,
  onlyFor: string,
  advice: string,
): Fault<NoOptions> {
  return {
    options: {},
    onlyFor: `requests with ${onlyFor}`,
    appliesTo: ({ action, parameters }) => {
      const value = parameters.bytes(parameter) ?? '';
      return action !== undefined && (parameter === 'assertuser' ? value !== '' : value === example);
    },
    strike: (target) => struck(respondTo({ ...target, request: withoutCookies(target.request) })),
    describe: { advice, request: { [parameter]: example } },
  };
}

export const assertUserFailed = assertionFailed(
  'assert',
  'user',
  'assert=user',
  'logs in, fetches tokens, retries once',
);

export const assertBotFailed = assertionFailed(
  'assert',
  'bot',
  'assert=bot',
  'logs in, retries once; then stops, because the account lacks the right',
);

export const assertNamedUserFailed = assertionFailed(
  'assertuser',
  'Alice',
  'assertuser',
  'logs in as the user, retries once',
);
