/** Errors that a real wiki answers for reasons of its own, in its words (facts 6.4, 6.5, 8.7; writing 1.5; asked). */
import type { RequestContext } from '../modules/context';
import { mainPath } from '../modules/main';
import type { ActionModule } from '../modules/module';
import { parseInteger } from '../request/integer';
import type { RequestParameters } from '../request/request-parameters';
import { UsageError } from '../response/usage-error';
import { failureMessage } from './failure-message';
import type { ExceptionOptions, FailureOptions } from './failure-options';

/** The default of `Retry-After`, and the least that it is (facts 6.5). */
const leastRetryAfter = 5;

/** @param sent the parameters of the request */
export function maximumLagExceeded(
  sent: RequestParameters,
  { lag = 7, host, retryAfter }: FailureOptions['maxlag'],
): UsageError {
  const borne = Number(parseInteger(sent.bytes('maxlag') ?? '') ?? 0);
  const seconds = lag === 1 || lag === -1 ? 'second' : 'seconds';
  const message = failureMessage({
    code: 'maxlag',
    key: host === undefined ? 'apierror-maxlag-generic' : 'apierror-maxlag',
    text: `Waiting for ${host === undefined ? 'a database server' : '$2'}: $1 ${seconds} lagged.`,
    parameters: host === undefined ? [lag] : [lag, host],
    data: { host: host ?? '', lag, type: 'db' },
  });
  const wait = retryAfter ?? Math.max(borne, leastRetryAfter);
  return new UsageError(message, mainPath, {
    headers: ['Retry-After', String(wait), 'X-Database-Lag', String(Math.trunc(lag))],
  });
}

export function readOnly({
  reason = 'The database is locked for maintenance.',
}: FailureOptions['readonly']): UsageError {
  const message = failureMessage({
    code: 'readonly',
    key: 'apierror-readonly',
    text: 'The wiki is currently in read-only mode.',
    data: { readonlyreason: reason },
  });
  return new UsageError(message, mainPath);
}

export function badToken(action: ActionModule): UsageError {
  return new UsageError({ code: 'badtoken', key: 'apierror-badtoken', parameters: [] }, action.name);
}

const limited = {
  '1.39': {
    key: 'actionthrottledtext',
    text:
      'As an anti-abuse measure, you are limited from performing this action too many times in a short space of time, ' +
      'and you have exceeded this limit.\nPlease try again in a few minutes.',
  },
  '1.43': {
    key: 'apierror-ratelimited',
    text: "You've exceeded your rate limit. Please wait some time and try again.",
  },
} as const;

export function rateLimited({ release }: RequestContext, action: ActionModule): UsageError {
  return new UsageError(failureMessage({ code: 'ratelimited', ...limited[release.name] }), action.name);
}

export const usualException = String.raw`Wikimedia\Rdbms\DBQueryError`;

/** Of the code, the namespace of the database's classes is left out; of the text, it is not (facts 6.4). */
export function caughtException(
  { requestId }: RequestContext,
  { exception = usualException }: ExceptionOptions,
): UsageError {
  const message = failureMessage({
    code: `internal_api_error_${exception.replace('Wikimedia\\Rdbms\\', '')}`,
    key: 'apierror-exceptioncaughttype',
    text: '[$1] Caught exception of type $2',
    parameters: [requestId, exception],
    data: { errorclass: exception },
  });
  return new UsageError(message, mainPath);
}
