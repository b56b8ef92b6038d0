import type { WikiAnswer, WikiRequest } from '../exchange';
import { RequestContext } from '../modules/context';
import { ClientSession } from '../request/client-session';
import { readRequestParameters, type RequestParameters } from '../request/request-parameters';
import type { Trace } from '../response/trace';
import type { UsageError } from '../messages/usage-error';
import type { UnsupportedName } from '../unsupported/unsupported-name';
import type { WikiModel } from '../model/wiki-model';
import { answerOtherAddress } from './address';
import { emptyAnswer, forbiddenOrigin } from './answer';
import { conclude } from './conclude';
import { crossOrigin } from './cross-origin';
import { execute, type Interruption } from './execute';
import { breaksDown, internalError } from './internal-error';
import type { Observer } from './observer';
import { printPlain } from './print-plain';
import type { Printable } from './printable';

/**
 * The one straight walk from a request to its answer: address, parameters, session, the checks and the module, the
 * format. Never throws for anything that a client can send.
 *
 * @param observer takes note of what happens on the way
 * @param interruption may let the request fail
 */
export function answerRequest(
  wiki: WikiModel,
  request: WikiRequest,
  observer?: Observer,
  interruption?: Interruption,
): WikiAnswer {
  const elsewhere = answerOtherAddress(wiki, request);
  if (elsewhere) return elsewhere;

  const startedAt = wiki.ambient.stopwatch();
  const parameters = readRequestParameters(request);
  const client = new ClientSession(wiki, request.headers);
  const trace = wiki.settings.debug === undefined ? undefined : createTrace(wiki, request);
  trace?.noteSession(client.session, wiki.cookiePrefix, wiki.settings.headersSent);
  const suppressed = isSuppressed(request, parameters);
  const context = new RequestContext(wiki, request, parameters, client, suppressed, trace);
  observer?.begin(context);
  if (breaksDown(parameters, 'origin')) return internalError(context, 'parameter');
  const origin = crossOrigin(request, parameters);
  if (origin.kind === 'mismatch') return forbiddenOrigin(context);
  if (origin.kind === 'several') return internalError(context, 'header');
  if (origin.kind === 'answered') {
    context.crossOriginHeaders = origin.headers;
    context.variesByOrigin = origin.varies;
  }
  if (request.method === 'OPTIONS') return emptyAnswer(context, 200, 'OK');

  if (breaksDown(parameters, 'requestid')) return internalError(context, 'parameter');

  const outcome = execute(context, interruption);
  if (outcome.notModified) return emptyAnswer(context, 304, 'Not Modified', outcome.main.maxage);
  if (outcome.action?.name === 'help' && !outcome.error) {
    const { printHelp, wrappedHelp } = require('./print-help') as typeof import('./print-help');
    if (parameters.bytes('wrap') === undefined) return printHelp(context, outcome.main.maxage, startedAt);
    context.result.root.append('help', wrappedHelp(context, startedAt));
  }
  const printable = conclude(context, outcome, startedAt, observer);
  interruption?.revise?.(context);
  const answer = printable.format.html ? printForPeople(printable) : printPlain(printable);
  return context.unsupported ? withUnsupported(answer, context.unsupported, outcome.error) : answer;
}

function printForPeople(printable: Printable): WikiAnswer {
  const { printRendering } = require('./print-rendering') as typeof import('./print-rendering');
  return printRendering(printable);
}

/** Pages, too, have the status of what is not supported: it is no answer of a real wiki. */
function withUnsupported(
  answer: WikiAnswer,
  unsupported: readonly UnsupportedName[],
  error: UsageError | undefined,
): WikiAnswer {
  if (error?.transport.status !== 501) return { ...answer, unsupported };
  return { ...answer, status: 501, statusText: 'Not Implemented', unsupported };
}

function createTrace({ release, ambient }: WikiModel, request: WikiRequest): Trace {
  const { Trace } = require('../response/trace') as typeof import('../response/trace');
  return new Trace(release, ambient, request);
}

/** Whether the page that asks may be of another site; then nobody is logged in (core 7.3). */
function isSuppressed(request: WikiRequest, parameters: RequestParameters): boolean {
  return (
    parameters.bytes('callback') !== undefined ||
    parameters.text('origin') === '*' ||
    request.headers['treat-as-untrusted'] !== undefined
  );
}
