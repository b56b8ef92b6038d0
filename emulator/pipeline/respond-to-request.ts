import type { WikiResponse, WikiRequest } from '../exchange';
import { isSecure, RequestContext } from '../modules/context';
import { ClientSession } from '../request/client-session';
import { readRequestParameters, type RequestParameters } from '../request/request-parameters';
import { maximumUrlBytes } from '../request/sizes';
import type { Trace } from '../response/trace';
import type { UsageError } from '../messages/usage-error';
import type { UnsupportedName } from '../unsupported/unsupported-name';
import type { WikiModel } from '../model/wiki-model';
import type { Breakdown } from './internal-error';
import { emptyResponse, forbiddenOrigin } from './wiki-response';
import { finishResult } from './finish-result';
import { execute, type Interventions } from './execute';
import type { Observer } from './observer';
import { isWrapped, printPlain, type FinishedResult } from './finished-result';

const none: Interventions = {};
const entryPoint = '/api.php';

/**
 * The one straight walk from a request to its response: address, parameters, session, the checks and the module, the
 * format. Never throws for anything that a client can send.
 *
 * @param observer takes note of what happens on the way
 * @param interventions may let the request fail, or respond to it in place of the modules
 * @param parsed the parameters of the request, if the caller has parsed them
 */
export function respondToRequest(
  wiki: WikiModel,
  request: WikiRequest,
  observer?: Observer,
  interventions: Interventions = none,
  parsed?: RequestParameters,
): WikiResponse {
  if (!isToEntryPoint(wiki, request)) {
    const { respondToOtherAddress, withUsualPath } = require('./address') as typeof import('./address');
    const usual = withUsualPath(request);
    return isToEntryPoint(wiki, usual)
      ? respondToRequest(wiki, usual, observer, interventions, parsed)
      : respondToOtherAddress(wiki, request, usual);
  }
  const startedAt = wiki.environment.stopwatch();
  const parameters = parsed ?? readRequestParameters(request);
  if (wiki.site.language !== 'en') useEncodingOf(wiki, parameters);
  const client = new ClientSession(wiki, request.headers, isSecure(request));
  const trace = wiki.settings.debug === undefined ? undefined : createTrace(wiki, request);
  trace?.noteSession(client.session, wiki.cookiePrefix, wiki.settings.headersSent);
  const suppressed = isSuppressed(request, parameters);
  const context = new RequestContext(wiki, request, parameters, client, suppressed, trace);
  observer?.begin(context);
  if (wiki.hasBlocks || client.cookie('BlockID') !== undefined) context.finishBlock = trackBlock(context);
  const refused = parameters.bytes('origin') === undefined ? undefined : refuseOrigin(context);
  if (refused) return refused;
  if (request.method === 'OPTIONS') return emptyResponse(context, 200, 'OK');

  if (breaksDown(parameters, 'requestid')) return failInternally(context, { parameter: 'requestid' });

  const outcome = execute(context, interventions);
  const { substitute } = outcome;
  if (outcome.notModified) return emptyResponse(context, 304, 'Not Modified', outcome.main.maxage);
  if (outcome.action?.page && !outcome.error) {
    const { name, page } = outcome.action;
    const { addWrappedPage, printModulePage } = require('./print-page') as typeof import('./print-page');
    if (!isWrapped(context, page)) return printModulePage(context, page, outcome.main.maxage, startedAt);
    addWrappedPage(context, name, page, startedAt);
  }
  if (typeof substitute?.content === 'string') return stubbing().bodyResponse(substitute, substitute.content);
  const finished = finishResult(context, outcome, startedAt, observer);
  interventions.interruption?.revise?.(context);
  const isForPeople = finished.format.html || finished.file?.isPage;
  const response = isForPeople ? printForPeople(finished) : printPlain(finished);
  if (substitute) return stubbing().withSubstitute(response, substitute);
  return context.unsupported ? withUnsupported(response, context.unsupported, outcome.error) : response;
}

/** Whether a request is to the one address of this API (spec 4), and not too long. */
function isToEntryPoint({ site }: WikiModel, { url, scriptPath = '' }: WikiRequest): boolean {
  const folder = site.scriptPath ?? scriptPath;
  if (url.length > maximumUrlBytes || !url.startsWith(folder) || !url.startsWith(entryPoint, folder.length))
    return false;
  const end = folder.length + entryPoint.length;
  return url.length === end || url[end] === '?';
}

/**
 * Decides about a request from a page of another site, which has the parameter `origin`.
 *
 * @returns the response to a request that is refused
 */
function refuseOrigin(context: RequestContext): WikiResponse | undefined {
  const { crossOrigin } = require('./cross-origin') as typeof import('./cross-origin');
  const { request, parameters, wiki } = context;
  if (breaksDown(parameters, 'origin')) return failInternally(context, { parameter: 'origin' });
  const origin = crossOrigin(request, parameters, wiki.site.settings);
  if (origin.kind === 'mismatch') return forbiddenOrigin(context);
  if (origin.kind === 'several') return failInternally(context, 'header');
  context.crossOriginHeaders = origin.headers;
  context.variesByOrigin = origin.varies;
  return undefined;
}

/**
 * Whether MediaWiki breaks down over a parameter that it also reads where it can report no error: over values
 * that begin with U+001F, which announce several where it takes one (all others are ordinary errors).
 */
function breaksDown(parameters: RequestParameters, name: 'origin' | 'requestid'): boolean {
  return parameters.bytes(name)?.startsWith('\x1f') ?? false;
}

function failInternally(context: RequestContext, over: Breakdown): WikiResponse {
  const { internalError } = require('./internal-error') as typeof import('./internal-error');
  return internalError(context, over);
}

/** Loaded with the first block. */
function trackBlock(context: RequestContext): () => void {
  const tracking = require('../modules/blocked/block-cookie') as typeof import('../modules/blocked/block-cookie');
  return tracking.trackBlock(context);
}

/** Loaded with the first response of a stub. */
function stubbing(): typeof import('./substitute') {
  return require('./substitute') as typeof import('./substitute');
}

function printForPeople(finished: FinishedResult): WikiResponse {
  const { printRendering } = require('./print-rendering') as typeof import('./print-rendering');
  return printRendering(finished);
}

/** Pages, too, have the status of what is not supported: it is no response of a real wiki. */
function withUnsupported(
  response: WikiResponse,
  unsupported: readonly UnsupportedName[],
  error: UsageError | undefined,
): WikiResponse {
  if (error?.transport.status !== 501) return { ...response, unsupported };
  return { ...response, status: 501, statusText: 'Not Implemented', unsupported };
}

function createTrace({ release, environment }: WikiModel, request: WikiRequest): Trace {
  const { Trace } = require('../response/trace') as typeof import('../response/trace');
  return new Trace(release, environment, request);
}

/**
 * Whether the request may come from a page of another site; then it counts as logged out (vectors logout/user-untrusted,
 * logout/user-with-callback).
 */
function isSuppressed(request: WikiRequest, parameters: RequestParameters): boolean {
  return (
    parameters.bytes('callback') !== undefined ||
    parameters.text('origin') === '*' ||
    request.headers['treat-as-untrusted'] !== undefined
  );
}

/** The encoding of values that are not UTF-8 depends on the wiki's language. */
function useEncodingOf({ site }: WikiModel, parameters: RequestParameters): void {
  const encoding = site.contentLanguage?.name('fallback8bitEncoding') ?? 'windows-1252';
  if (encoding === 'windows-1252') return;
  const { eightBitDecoder } =
    require('../request/eight-bit-encodings') as typeof import('../request/eight-bit-encodings');
  const decoder = eightBitDecoder(encoding);
  for (const parameter of parameters.all) parameter.eightBitDecoder = decoder;
}
