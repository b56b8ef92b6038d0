/** Errors that a real wiki answers for reasons of its own, in its words (core 6.4, 6.5, 8.7; writing 1.5). */
import type { RequestContext } from '../modules/context';
import { mainPath } from '../modules/main';
import type { ActionModule } from '../modules/module';
import { parseInteger } from '../text/integer';
import type { RequestParameters } from '../request/request-parameters';
import type { Message } from '../messages/message';
import { UsageError } from '../messages/usage-error';
import type { ExceptionOptions, FailureOptions } from './failure-options';

/** The default of `Retry-After`, and the least that it is (core 6.5). */
const leastRetryAfter = 5;

/** @param sent the parameters of the request */
export function maximumLagExceeded(
  sent: RequestParameters,
  { lag = 7, host, retryAfter }: FailureOptions['maxlag'],
): UsageError {
  const borne = Number(parseInteger(sent.bytes('maxlag') ?? '') ?? 0);
  const message: Message = {
    code: 'maxlag',
    key: host === undefined ? 'apierror-maxlag-generic' : 'apierror-maxlag',
    parameters: host === undefined ? [lag] : [lag, host],
    data: { host: host ?? '', lag, type: 'db' },
  };
  const wait = retryAfter ?? Math.max(borne, leastRetryAfter);
  return new UsageError(message, mainPath, {
    headers: ['Retry-After', String(wait), 'X-Database-Lag', String(Math.trunc(lag))],
  });
}

export function readOnly({
  reason = 'The database is locked for maintenance.',
}: FailureOptions['readonly']): UsageError {
  const message = {
    code: 'readonly',
    key: 'apierror-readonly',
    parameters: [],
    data: { readonlyreason: reason },
  } as const;
  return new UsageError(message, mainPath);
}

export function badToken(action: ActionModule): UsageError {
  return new UsageError({ code: 'badtoken', key: 'apierror-badtoken', parameters: [] }, action.name);
}

export function rateLimited({ release }: RequestContext, action: ActionModule): UsageError {
  const key = !release.since('1.43') ? 'actionthrottledtext' : 'apierror-ratelimited';
  return new UsageError({ code: 'ratelimited', key, parameters: [] }, action.name);
}

export const usualException = String.raw`Wikimedia\Rdbms\DBQueryError`;

/** Of the code, the namespace of the database's classes is left out; of the text, it is not (core 6.4). */
export function caughtException(
  { requestId }: RequestContext,
  { exception = usualException }: ExceptionOptions,
): UsageError {
  const message: Message = {
    code: `internal_api_error_${exception.replace('Wikimedia\\Rdbms\\', '')}`,
    key: 'apierror-exceptioncaughttype',
    parameters: [requestId, exception],
    data: { errorclass: exception },
  };
  return new UsageError(message, mainPath);
}
