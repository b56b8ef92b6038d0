import type { WikiAnswer, WikiRequest } from '../exchange';
import { RequestContext } from '../modules/context';
import { help } from '../modules/help';
import { ClientSession } from '../request/client-session';
import { readRequestParameters, type RequestParameters } from '../request/request-parameters';
import { Trace } from '../response/trace';
import type { WikiModel } from '../wiki/wiki-model';
import { answerOtherAddress } from './address';
import { emptyAnswer, forbiddenOrigin } from './answer';
import { conclude } from './conclude';
import { crossOrigin } from './cross-origin';
import { execute } from './execute';
import { breaksDown, internalError } from './internal-error';
import { printHelp, wrappedHelp } from './print-help';
import { printPlain } from './print-plain';
import { printRendering } from './print-rendering';

/**
 * The one straight walk from a request to its answer: address, parameters, session, the checks and the module, the
 * format. Never throws for anything that a client can send.
 */
export function answerRequest(wiki: WikiModel, request: WikiRequest): WikiAnswer {
  const elsewhere = answerOtherAddress(wiki, request);
  if (elsewhere) return elsewhere;

  const startedAt = wiki.ambient.stopwatch();
  const parameters = readRequestParameters(request);
  const client = new ClientSession(wiki, request.headers);
  const trace = wiki.settings.debug === undefined ? undefined : new Trace(wiki.release, wiki.ambient, request);
  trace?.noteSession(client.session, wiki.cookiePrefix, wiki.settings.headersSent);
  const suppressed = isSuppressed(request, parameters);
  const context = new RequestContext(wiki, request, parameters, client, suppressed, trace);
  if (breaksDown(parameters, 'origin')) return internalError(context);
  const origin = crossOrigin(request, parameters);
  if (origin.kind === 'mismatch') return forbiddenOrigin(context);
  if (origin.kind === 'answered') {
    context.crossOriginHeaders = origin.headers;
    context.variesByOrigin = origin.varies;
  }
  if (request.method === 'OPTIONS') return emptyAnswer(context, 200, 'OK');

  if (breaksDown(parameters, 'requestid')) return internalError(context);

  const outcome = execute(context);
  if (outcome.notModified) return emptyAnswer(context, 304, 'Not Modified', outcome.main.maxage);
  if (outcome.action === help && !outcome.error) {
    if (!parameters.has('wrap')) return printHelp(context, outcome.main.maxage, startedAt);
    context.result.root.append('help', wrappedHelp(context, startedAt));
  }
  const printable = conclude(context, outcome, startedAt);
  return printable.format.html ? printRendering(printable) : printPlain(printable);
}

/** Whether the page that asks may be of another site; then nobody is logged in (facts 7.3). */
function isSuppressed(request: WikiRequest, parameters: RequestParameters): boolean {
  return (
    parameters.bytes('callback') !== undefined ||
    parameters.bytes('origin') === '*' ||
    request.headers['treat-as-untrusted'] !== undefined
  );
}
