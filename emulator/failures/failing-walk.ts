import { answerOtherAddress } from '../entry-point/address';
import { answerRequest } from '../entry-point/answer-request';
import { conclude } from '../entry-point/conclude';
import { crossOrigin } from '../entry-point/cross-origin';
import { execute } from '../entry-point/execute';
import { breaksDown } from '../entry-point/internal-error';
import { printPlain } from '../entry-point/print-plain';
import { printRendering } from '../entry-point/print-rendering';
import type { WikiRequest } from '../exchange';
import { RequestContext } from '../modules/context';
import type { ActionModule } from '../modules/module';
import { ClientSession } from '../request/client-session';
import { parseInteger } from '../request/integer';
import { readRequestParameters, ReceivedParameter, type RequestParameters } from '../request/request-parameters';
import type { UsageError } from '../response/usage-error';
import type { AskedRequest } from './asked-request';
import type { Struck } from './kind-of-failure';

/** How a request fails. */
export interface FailingStep {
  /** @param sent the parameters as the client sent them */
  createError(context: RequestContext, action: ActionModule, sent: RequestParameters): UsageError;
  /** Changes the result once the error stands in it. */
  reviseResult?(context: RequestContext): void;
}

/**
 * Answers a request that is to fail where its work would begin. What is wrong with the request itself comes first, as
 * on a real wiki, and is then the answer.
 *
 * The walk stops where the wiki lags beyond all measure: that check is the last before the work (facts 0, order of
 * checks), and whatever is added before it comes first here as well.
 */
export function answerFailing({ wiki, request, observer }: AskedRequest, step: FailingStep): Struck {
  const elsewhere = answerOtherAddress(wiki, request);
  if (elsewhere) return { answer: elsewhere, struck: false };
  const parameters = readRequestParameters(request);
  const origin = crossOrigin(request, parameters);
  if (!walkable.includes(request.method) || origin.kind === 'mismatch' || breaks(parameters)) {
    return { answer: answerRequest(wiki, request, observer), struck: false };
  }

  const startedAt = wiki.ambient.stopwatch();
  const client = new ClientSession(wiki, request.headers);
  const stopped = stopBeforeWork(readRequestParameters(request));
  const context = new RequestContext(wiki, request, stopped, client, isSuppressed(request, parameters), undefined);
  observer?.begin(context);
  if (origin.kind === 'answered') {
    context.crossOriginHeaders = origin.headers;
    context.variesByOrigin = origin.varies;
  }
  const outcome = execute(context);
  const { action } = outcome;
  const strikes = action !== undefined && outcome.error?.apiMessage.code === 'maxlag';
  const ending = strikes ? { ...outcome, error: step.createError(context, action, parameters) } : outcome;
  const printable = conclude(context, ending, startedAt, observer);
  if (strikes) step.reviseResult?.(context);
  const answer = printable.format.html ? printRendering(printable) : printPlain(printable);
  return { answer, struck: strikes };
}

const walkable = ['GET', 'HEAD', 'POST'];

/** Whether the real software breaks down over the request, before any action (asked). */
function breaks(parameters: RequestParameters): boolean {
  return breaksDown(parameters, 'origin') || breaksDown(parameters, 'requestid');
}

/** Whether the page that asks may be of another site; then nobody is logged in (facts 7.3). */
function isSuppressed(request: WikiRequest, parameters: RequestParameters): boolean {
  return (
    parameters.bytes('callback') !== undefined ||
    parameters.bytes('origin') === '*' ||
    request.headers['treat-as-untrusted'] !== undefined
  );
}

const beyondAllMeasure = '-9007199254740991';

/** Makes a request bear no lag at all; what is no number fails by itself. */
function stopBeforeWork(parameters: RequestParameters): RequestParameters {
  const own = parameters.find('maxlag');
  if (typeof own?.value === 'string' && parseInteger(own.decode(own.value).text) === undefined) return parameters;
  const others = parameters.all.filter(({ name }) => name !== 'maxlag');
  return Object.assign(parameters, { all: [new ReceivedParameter('maxlag', beyondAllMeasure, 'query'), ...others] });
}
