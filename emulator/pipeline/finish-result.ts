import { findFormat, type OfferedFormat } from '../formats/registry';
import type { FormatValues } from '../formats/format';
import type { RequestContext } from '../modules/context';
import { mainPath } from '../modules/main';
import type { OwnResult } from '../modules/module';
import { isPublic } from '../model/rights';
import { tryReadParameters } from '../request/parameter-reader';
import type { CacheMode } from '../response/cache-headers';
import type { Trailer } from '../messages/error-format';
import { CaughtException, UsageError } from '../messages/usage-error';
import { finishSession } from './wiki-response';
import type { DebugPlace } from '../response/debug-block';
import type { ResultMap } from '../response/result-tree';
import { addOpening, type Outcome } from './execute';
import type { Observer } from './observer';
import { isWrapped, type FinishedResult } from './finished-result';

/**
 * Brings a result to its end: the error or what was not recognized, the session, the debug block, the format's own
 * parameters (core 0, steps 6, 7 and 12).
 */
export function finishResult(
  context: RequestContext,
  outcome: Outcome,
  startedAt: number,
  observer?: Observer,
): FinishedResult {
  const working = outcome.error && !outcome.failedWorking ? undefined : outcome.action;
  const own = working?.ownResult;
  const namesFormat = context.parameters.bytes('format') !== undefined;
  const format = findFormat(
    working?.formatInstead?.(context) ?? (namesFormat ? undefined : own?.usualFormat) ?? outcome.main.format,
  );
  const { substitute } = outcome;
  // A page around a list says nothing of what the request did wrong if its own parameters are wrong.
  const warnsLate = own !== undefined && format.name === 'jsonfm';
  if (outcome.error) {
    // What was to be printed is of no format (vector query/bare-export-of-no-pages-with-parameters-of-a-format).
    if (outcome.error.whilePrinting) warnUnrecognized(context, undefined, own);
    fail(context, outcome, outcome.error);
    context.restrictCaching('private');
  } else if (typeof substitute?.content === 'object') {
    const { fillResult } = require('./substitute') as typeof import('./substitute');
    fillResult(context.result, substitute.content);
  } else if (!warnsLate) warnUnrecognized(context, format, own);

  const cookies = finishSession(context);
  const cacheMode = settleCacheMode(context, outcome, format);
  if (!outcome.error && !substitute) appendDebugBlock(context, observer);

  const sent = outcome.error ? undefined : context.file;
  const { values, error: printerError } = sent?.isPage
    ? { values: format.parameters.defaults }
    : readFormatParameters(context, outcome, format, warnsLate);
  if (warnsLate && !outcome.error && !substitute && !printerError) warnUnrecognized(context, format, own);
  const error = outcome.error ?? printerError ?? (own && refuseWarnings(context, outcome, own, format));
  context.result.finishWarnings(context.reportForm);
  if (own && !error) context.result.root = own.reshape(context.result.root, format.inner.name);
  observer?.end(error);
  const failedLate = outcome.error ? outcome.failedLate === true : printerError !== undefined;
  // Responses of actions that write are never cached, whatever the request says.
  const writes = outcome.action?.writes?.(context.release) ?? false;
  const isKept = error === undefined ? !sent?.isTransient : failedLate && context.release.errorsKeepMaxAge;
  const keepsMaxAge = !writes && isKept;
  const ownMaxAge = own?.maxAge ?? usualMaxAge(outcome, error);
  return {
    context,
    // What cannot be printed is in the format of other actions.
    format: (own ?? working?.formatInstead) && printerError ? findFormat(outcome.main.format) : format,
    values,
    error,
    file: error ? undefined : sent,
    cacheMode: error ? 'private' : cacheMode,
    maxAge: ownMaxAge ?? (keepsMaxAge ? outcome.main.maxage : 0),
    sharedMaxAge: ownMaxAge ?? outcome.main.smaxage,
    setsMaxAgeFirst: ownMaxAge !== undefined,
    contentType: own?.contentType,
    cookies,
    startedAt,
  };
}

/** Of an error, only if the module was at work; a time for shared caches in the request counts instead. */
function usualMaxAge({ action, failedWorking, main }: Outcome, error: UsageError | undefined): number | undefined {
  return Number(main.smaxage) === 0 && (!error || failedWorking) ? action?.maxAge : undefined;
}

/** Fails if there are warnings that the result has no place for. */
function refuseWarnings(
  context: RequestContext,
  outcome: Outcome,
  own: OwnResult,
  format: OfferedFormat,
): UsageError | undefined {
  const refusal = own.refuseWarnings?.(context.parameters, format.inner.name);
  const warnings = refusal && context.result.takeWarnings(context.reportForm);
  if (!refusal || !warnings) return undefined;
  const error = new UsageError({ ...refusal, parameters: [], data: { warnings } }, format.name);
  fail(context, outcome, error);
  return error;
}

function fail(context: RequestContext, outcome: Outcome, error: UsageError): void {
  context.addedStyles.clear();
  context.result.fail(
    [error.apiMessage, ...error.further].map((message) => ({ modulePath: error.modulePath, message })),
    context.reportForm,
    error instanceof CaughtException ? backtrace(context, error) : { name: 'docref', text: reference(context) },
    () => {
      addOpening(context, outcome.main);
    },
  );
}

function backtrace({ reportForm }: RequestContext, { backtrace: message }: CaughtException): Trailer | undefined {
  if (!message) return undefined;
  const { messageWikitext } = require('../messages/message') as typeof import('../messages/message');
  return { name: 'trace', text: messageWikitext(message, reportForm.language) };
}

/** Where to read about the API. */
function reference({ entryPoint, reportForm }: RequestContext): string {
  const { documentationReference } = require('../messages/message-texts') as typeof import('../messages/message-texts');
  return documentationReference(entryPoint, reportForm.language);
}

/** Reports unrecognized parameters (vector main/unrecognized-parameters). The format reads its own parameters later. */
function warnUnrecognized(
  { parameters, result, release }: RequestContext,
  format: OfferedFormat | undefined,
  own: OwnResult | undefined,
): void {
  const hasCallback = parameters.bytes('callback') !== undefined;
  const found = parameters.unrecognized((name) => format !== undefined && isFormatParameter(name, format, hasCallback));
  if (found.length === 0) return;
  const list = found.map(({ name }) => release.escapeWikitext(name));
  // A document of another type loses the numbers (vector rsd/unrecognized-raw).
  const positions =
    release.numbersUnrecognized && own?.contentType === undefined
      ? { positions: found.map(({ position }) => position) }
      : {};
  result.addWarning(mainPath, {
    code: 'unrecognizedparams',
    key: 'apierror-unrecognizedparams',
    parameters: [{ list, type: 'comma', ...positions }, found.length],
  });
}

function isFormatParameter(name: string, format: OfferedFormat, hasCallback: boolean): boolean {
  if (format.parameters.find(name)) return true;
  // jQuery adds it to keep JSONP out of caches (core 1).
  return name === '_' && hasCallback && format.parameters.find('callback') !== undefined;
}

/**
 * Errors and private wikis force private; `uselang=user` and pages make public responses depend on the user (vectors imageusage/headers,
 * imageusage/headers-with-language, imageusage/headers-of-a-user).
 */
function settleCacheMode(context: RequestContext, outcome: Outcome, format: OfferedFormat): CacheMode {
  const requested = isPublic(context.wiki) ? context.cacheMode : 'private';
  // A feed is no page, whatever format the request names (sequence feed-of-chosen-changes).
  const isPage = format.html && (outcome.error !== undefined || !context.file?.isPage);
  const dependsOnUser = isPage || outcome.main.uselang === 'user';
  const mode = requested === 'public' && dependsOnUser ? 'anon-public-user-private' : requested;
  context.trace?.noteCacheMode(requested, mode);
  return mode;
}

function appendDebugBlock(context: RequestContext, observer: Observer | undefined): void {
  const block = createDebugBlock(context, 'result');
  if (block) context.result.root.append('debuginfo', observer?.reshapeDebugBlock?.(block) ?? block);
}

/** The debug block of a request, if the wiki shows it. */
export function createDebugBlock(context: RequestContext, place: DebugPlace): ResultMap | undefined {
  const { trace, wiki, release } = context;
  const names = wiki.settings.debug;
  if (!trace || names === undefined) return undefined;
  const { requestEcho } = require('../request/request-echo') as typeof import('../request/request-echo');
  const { debugBlock } = require('../response/debug-block') as typeof import('../response/debug-block');
  const request = requestEcho(context.request, context.parameters, names);
  return debugBlock({ request, release, environment: wiki.environment, trace, names, place });
}

/**
 * Reads the format's own parameters. If they are wrong, the error takes the place of the result (of an earlier error
 * it does not), two warnings say so, and the format prints with its defaults (core 1, "Printer errors").
 */
function readFormatParameters(
  context: RequestContext,
  outcome: Outcome,
  format: OfferedFormat,
  dropsWarnings: boolean,
): { values: FormatValues; error?: UsageError } {
  const { result } = context;
  const earlier = result.warnings.length;
  const { values, error } = tryReadParameters({ path: format.name, parameters: format.parameters }, context);
  if (!error) {
    const warning = format.inner.warnAbout?.(values);
    if (warning) result.addWarning(format.name, warning);
    return { values };
  }
  // Those of the format stay (vector opensearch/unclean-version-of-a-page).
  if (dropsWarnings && !outcome.error) result.dropWarnings(earlier);
  if (!outcome.error) fail(context, outcome, error);
  result.addWarning(mainPath, { code: 'errorprinterfailed', key: 'apiwarn-errorprinterfailed', parameters: [] });
  result.addWarning(printerName(context, outcome, format), error.apiMessage);
  return { values: { ...format.parameters.defaults, wrappedhtml: values.wrappedhtml }, error };
}

/** A page that fails was to be printed as it is, with no format around it. */
function printerName(context: RequestContext, { action, failedWorking }: Outcome, format: OfferedFormat): string {
  const isPage = action?.page !== undefined && failedWorking === true && !isWrapped(context, action.page);
  return isPage ? 'raw' : format.name;
}
