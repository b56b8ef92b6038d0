import type { WikiAnswer } from '../exchange';
import { findFormat, type OfferedFormat } from '../formats/registry';
import type { FormatValues } from '../formats/format';
import type { RequestContext } from '../modules/context';
import { mainPath } from '../modules/main';
import { tryReadParameters } from '../request/parameter-reader';
import { requestEcho } from '../request/request-echo';
import type { CacheMode } from '../response/cache-mode';
import { debugBlock } from '../response/debug-block';
import { escapeWikitext } from '../response/message';
import { documentationReference } from '../response/message-texts';
import type { UsageError } from '../response/usage-error';
import { finishSession, openingHeaders, requestIdHeader } from './answer';
import { addOpening, type Outcome } from './execute';
import { printHelp, wrappedHelp } from './print-help';
import { plainCacheHeaders, printRendering } from './print-rendering';

/** A result that is ready to be printed. */
export interface Printable {
  readonly context: RequestContext;
  readonly outcome: Outcome;
  readonly format: OfferedFormat;
  readonly values: FormatValues;
  readonly error: UsageError | undefined;
  readonly cacheMode: CacheMode;
  /** Seconds that the client may keep the answer for. */
  readonly maxAge: number;
  readonly cookies: readonly string[];
  /** What `stopwatch()` gave when the request came in. */
  readonly startedAt: number;
}

/** Turns what a request produced into its answer (facts 0, steps 5 to 7 and 12; facts 5 and 7.1). */
export function print(context: RequestContext, outcome: Outcome, startedAt: number): WikiAnswer {
  const { result } = context;
  const format = findFormat(outcome.main.format);
  const isHelp = outcome.action?.name === 'help' && outcome.error === undefined;
  const isHelpPage = isHelp && !context.parameters.has('wrap');
  if (outcome.error) fail(context, outcome, outcome.error);
  else if (isHelp && !isHelpPage) result.root.append('help', wrappedHelp(context, startedAt));
  if (!outcome.error && !isHelpPage) warnUnrecognized(context, format);

  const cookies = finishSession(context);
  const cacheMode = finalCacheMode(context, outcome, format.html || isHelpPage);
  if (!outcome.error && !isHelpPage) appendDebugBlock(context);

  const { values, error: printerError } = readFormatParameters(context, outcome, format);
  const error = outcome.error ?? printerError;
  result.finishWarnings(context.errorFormat);
  const late = printerError !== undefined || outcome.failedLate === true;
  const printable: Printable = {
    context,
    outcome,
    format,
    values,
    error,
    cacheMode: error ? 'private' : cacheMode,
    maxAge: error && !(late && context.release.errorsKeepMaxAge) ? 0 : outcome.main.maxage,
    cookies,
    startedAt,
  };
  if (isHelpPage) return printHelp(printable);
  return format.html ? printRendering(printable) : printPlain(printable);
}

function printPlain(printable: Printable): WikiAnswer {
  const { context, format, values, error } = printable;
  const headers = [...openingHeaders(context, printable.cookies), ...errorHeaders(error)];
  const { contentType, fileName } = format.inner.sentAs(values);
  headers.push('Content-Type', contentType, 'X-Frame-Options', 'DENY');
  headers.push('Content-Disposition', `inline; filename=${fileName}`);
  headers.push(...plainCacheHeaders(printable), requestIdHeader, context.requestId);
  const { status, statusText } = statusOf(error);
  return { status, statusText, headers, body: format.inner.print(context.result.root, values, false) };
}

/** `MediaWiki-API-Error`, after the headers that belong to the error itself (facts 7.1). */
export function errorHeaders(error: UsageError | undefined): readonly string[] {
  return error ? [...(error.transport.headers ?? []), 'MediaWiki-API-Error', error.apiMessage.code] : [];
}

/** What the plain formats are sent with. */
export function statusOf(error: UsageError | undefined): { status: number; statusText: string } {
  return error?.transport.status === 405
    ? { status: 405, statusText: 'Method Not Allowed' }
    : { status: 200, statusText: 'OK' };
}

function fail(context: RequestContext, outcome: Outcome, error: UsageError): void {
  context.result.fail(
    { modulePath: error.modulePath, message: error.apiMessage },
    context.errorFormat,
    documentationReference(context.entryPoint),
    () => {
      addOpening(context, outcome.main);
    },
  );
}

/** Reports what no module and no format knew (facts 2.8). The format's own parameters are read later. */
function warnUnrecognized({ parameters, result, release }: RequestContext, format: OfferedFormat): void {
  const found = parameters.unrecognized((name) => isFormatParameter(name, format, parameters.has('callback')));
  if (found.length === 0) return;
  const list = found.map(({ name }) => escapeWikitext(name));
  const positions = release.numbersUnrecognized ? { positions: found.map(({ position }) => position) } : {};
  result.addWarning(mainPath, {
    code: 'unrecognizedparams',
    key: 'apierror-unrecognizedparams',
    parameters: [{ list, type: 'comma', ...positions }, found.length],
  });
}

function isFormatParameter(name: string, format: OfferedFormat, hasCallback: boolean): boolean {
  if (format.parameters.find(name)) return true;
  // jQuery adds it to keep JSONP out of caches (facts 1).
  return name === '_' && hasCallback && format.parameters.find('callback') !== undefined;
}

/** Errors force private; `uselang=user` and pages make public answers depend on who asks (facts 4.8). */
function finalCacheMode(context: RequestContext, outcome: Outcome, html: boolean): CacheMode {
  const asked = context.cacheMode;
  const dependsOnUser = html || outcome.main.uselang === 'user';
  const mode = asked === 'public' && dependsOnUser ? 'anon-public-user-private' : asked;
  context.trace?.noteCacheMode(asked, mode);
  return mode;
}

function appendDebugBlock(context: RequestContext): void {
  const { trace, wiki, release } = context;
  const names = wiki.settings.debug;
  if (!trace || names === undefined) return;
  const request = requestEcho(context.request, context.parameters, names);
  context.result.root.append('debuginfo', debugBlock({ request, release, ambient: wiki.ambient, trace, names }));
}

/**
 * Reads the format's own parameters. If they are wrong, the error takes the place of the result (of an earlier error
 * it does not), two warnings say so, and the format prints with its defaults (facts 1, "Printer errors").
 */
function readFormatParameters(
  context: RequestContext,
  outcome: Outcome,
  format: OfferedFormat,
): { values: FormatValues; error?: UsageError } {
  const { values, error } = tryReadParameters({ path: format.name, parameters: format.parameters }, context);
  if (!error) {
    const warning = format.inner.warnAbout?.(values);
    if (warning) context.result.addWarning(format.name, warning);
    return { values };
  }
  if (!outcome.error) fail(context, outcome, error);
  context.result.addWarning(mainPath, {
    code: 'errorprinterfailed',
    key: 'apiwarn-errorprinterfailed',
    parameters: [],
  });
  context.result.addWarning(format.name, error.apiMessage);
  return { values: { ...format.parameters.defaults, wrappedhtml: values.wrappedhtml }, error };
}
