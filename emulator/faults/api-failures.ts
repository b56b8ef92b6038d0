/** The failures of the wiki itself: which requests can fail so, and what becomes of those that do. */
import { respondToRequest } from '../pipeline/respond-to-request';
import { badToken, caughtException, maximumLagExceeded, rateLimited, readOnly } from './api-errors';
import type { AskedRequest } from './asked-request';
import { blockInfo, blocked } from './block-error';
import { errorPage } from './error-page';
import { respondWithFault } from './failing-walk';
import type { FailureKind, NoOptions } from './failure-options';
import { struck, type KindOfFailure, type KindsOfFailure } from './kind-of-failure';
import { hasSession, loseSession, withoutCookies } from './lost-session';
import type { OutsideFailure } from './outside-failures';
import { addErrorData, withoutReference } from './revised-result';
import { withMaximumResultSize } from './small-result';

const anyAction = {
  onlyFor: 'requests for an action other than help',
  applies: ({ action }: AskedRequest) => action !== undefined && action.name !== 'help',
};

const writing = {
  onlyFor: 'POST requests for an action that writes',
  applies: ({ action, wiki, request }: AskedRequest) =>
    request.method === 'POST' && action?.writes?.(wiki.release) === true,
};

const withToken = {
  onlyFor: 'POST requests for an action that needs a token',
  applies: ({ action, request }: AskedRequest) => request.method === 'POST' && action?.needsToken !== undefined,
};

/** Whoever asks is a stranger to the wiki for this request; the rest is the wiki's own answer. */
function assertion(
  onlyFor: string,
  parameter: 'assert' | 'assertuser',
  isAsserted: (value: string) => boolean,
): KindOfFailure<NoOptions> {
  return {
    onlyFor: `requests with ${onlyFor}`,
    applies: ({ action, parameters }) => action !== undefined && isAsserted(parameters.bytes(parameter) ?? ''),
    strike: ({ wiki, request, observer }) => struck(respondToRequest(wiki, withoutCookies(request), observer)),
  };
}

export const apiFailures: KindsOfFailure<Exclude<FailureKind, OutsideFailure>> = {
  maxlag: {
    ...anyAction,
    strike: (asked, options) =>
      respondWithFault(asked, { createError: ({ parameters }) => maximumLagExceeded(parameters, options) }),
  },
  readonly: {
    ...writing,
    strike: (asked, options) => respondWithFault(asked, { createError: () => readOnly(options) }),
  },
  ratelimited: {
    ...withToken,
    strike: (asked) => respondWithFault(asked, { createError: rateLimited }),
  },
  badtoken: {
    ...withToken,
    strike: (asked) => respondWithFault(asked, { createError: (_context, action) => badToken(action) }),
  },
  'session-lost': {
    onlyFor: 'requests with the cookie of a session',
    applies: ({ wiki, request }) => hasSession(wiki, request),
    strike: ({ wiki, request, observer }, { everywhere = false }) =>
      struck(respondToRequest(wiki, loseSession(wiki, request, everywhere), observer)),
  },
  assertuserfailed: assertion('assert=user', 'assert', (value) => value === 'user'),
  assertbotfailed: assertion('assert=bot', 'assert', (value) => value === 'bot'),
  assertnameduserfailed: assertion('assertuser', 'assertuser', (value) => value !== ''),
  blocked: {
    ...withToken,
    strike: (asked, options) =>
      respondWithFault(asked, {
        createError: (context, action) => blocked(context, action, options),
        reviseResult: (context) => {
          addErrorData(context.result.root, 'blockinfo', blockInfo(context, options));
        },
      }),
  },
  'internal-error': {
    ...anyAction,
    strike: (asked, options) =>
      respondWithFault(asked, {
        createError: (context) => caughtException(context, options),
        reviseResult: ({ result }) => {
          result.root = withoutReference(result.root);
        },
      }),
  },
  'error-page': { ...anyAction, strike: ({ wiki }, options) => struck(errorPage(wiki, options)) },
  'truncated-result': {
    onlyFor: 'requests with action=query',
    applies: ({ action }) => action?.name === 'query',
    strike: ({ wiki, request, observer }, { bytes = 50 }) =>
      struck(respondToRequest(withMaximumResultSize(wiki, bytes), request, observer)),
  },
};
