import type { RequestContext } from '../modules/context';
import { mainPath, type MainValues } from '../modules/main';
import type { ActionModule } from '../modules/module';
import { tryReadParameters } from '../request/parameter-reader';
import { timestamp } from '../text/timestamp';
import { UsageError } from '../messages/usage-error';
import {
  checkAssertions,
  checkMaximumLag,
  checkMethod,
  checkPromise,
  checkReadOnly,
  checkReadRight,
  checkWriteRight,
  checkToken,
  warnWithoutContentType,
} from './checks';
import { errorLanguage, interfaceLanguage, reportForm } from './languages';
import { surfaceOf } from './api-surface';
import type { Substitute, Substitution } from './substitute';
import { findUnsupportedNames, type Progress } from './unsupported-names';

/** How far a request came. */
export interface Outcome {
  readonly main: MainValues;
  /** The action, where the parameters named one. */
  readonly action?: ActionModule;
  readonly error?: UsageError;
  /** Whether the error occurred after the action had read its parameters; 1.39 then keeps `maxage` (core 4.8). */
  readonly failedLate?: boolean;
  /** Whether it came out of the work itself, after all checks. */
  readonly failedWorking?: boolean;
  /** `If-None-Match: *` (core 7.1). */
  readonly notModified?: boolean;
  /** What a test responds in place of the modules. */
  readonly substitute?: Substitute;
}

/** What a test makes of a request on its way. */
export interface Interventions {
  readonly interruption?: Interruption | undefined;
  readonly substitution?: Substitution | undefined;
}

/** Lets a request fail on purpose where its work would begin; what is wrong with the request itself comes first. */
export interface Interruption {
  /**
   * Stands where the wiki's lag is checked, the last check before the work (core 0).
   *
   * @returns what is done in place of the work; `undefined` for the work itself
   * @throws UsageError that the request is to fail with
   */
  interrupt(context: RequestContext, action: ActionModule): (() => void) | undefined;
  /** Changes the result once it is complete, but not yet printed. */
  revise?(context: RequestContext): void;
}

/** Runs the checks and the action, in the real wiki's order (core 0). */
export function execute(context: RequestContext, interventions: Interventions = {}): Outcome {
  const { interruption } = interventions;
  const { actions, main: parameters } = surfaceOf(context.release);
  const { values: main, error } = tryReadParameters({ path: mainPath, parameters }, context);
  context.interfaceLanguage = interfaceLanguage(context, main);
  context.reportForm = reportForm(context, main);
  const substituted = trySubstitute(context, main, error, interventions);
  if (substituted) return substituted;
  if (error) return { main, error: findUnsupportedNames(context, { main, error, parametersRead: true }) ?? error };
  addOpening(context, main);

  const action = actions.get(main.action);
  if (!action) return { main };
  context.cacheMode = action.cacheMode;
  let late = false;
  let interrupted = false;
  let working = false;
  try {
    checkAssertions(context, main);
    const work = action.prepare(context);
    // Before anything is done. Modules of queries read theirs later, but a query changes nothing.
    requireSupported(context, { main, action, parametersRead: !action.selectors });
    checkToken(context, action);
    late = true;
    checkReadRight(context, action);
    checkWriteRight(context, action);
    checkPromise(context, action);
    checkReadOnly(context, action);
    interrupted = true;
    const replacement = interruption?.interrupt(context, action);
    interrupted = false;
    if (!action.ignoresLag) checkMaximumLag(main.maxlag);
    if (isConditional(context)) return { main, action, notModified: true };
    checkMethod(context, action);
    warnWithoutContentType(context);
    working = true;
    context.wiki.clientAddress = context.request.remoteAddress;
    (replacement ?? work)();
    requireSupported(context, { main, action, parametersRead: true });
    return { main, action };
  } catch (error_) {
    if (!(error_ instanceof UsageError)) throw error_;
    const failedLate = late && !action.writes?.(context.release);
    const unsupported = interrupted
      ? undefined
      : findUnsupportedNames(context, { main, action, error: error_, parametersRead: true });
    return { main, action, error: unsupported ?? error_, failedLate, failedWorking: working };
  } finally {
    context.wiki.clientAddress = undefined;
  }
}

/**
 * The outcome of a request that a test responds to itself, whatever modules it names. Its assertions are checked, and faults
 * may strike it; the other checks are the modules' own.
 *
 * @param error what is wrong with the parameters of every request
 */
function trySubstitute(
  context: RequestContext,
  main: MainValues,
  error: UsageError | undefined,
  { interruption, substitution }: Interventions,
): Outcome | undefined {
  if (!substitution?.appliesTo(context)) return undefined;
  const action = surfaceOf(context.release).actions.get(context.parameters.text('action') ?? main.action);
  // The action is read first: if the wiki does not have it, the error is about it.
  if (error && action) return { main, error };
  try {
    checkAssertions(context, main);
    if (action) interruption?.interrupt(context, action);
  } catch (error_) {
    if (!(error_ instanceof UsageError)) throw error_;
    return { main, error: error_ };
  }
  const substitute = substitution.respond(context);
  if (!substitute) return undefined;
  addOpening(context, main);
  return { main, substitute };
}

/** @throws UsageError where the request names something that real wikis have and this one does not support */
function requireSupported(context: RequestContext, progress: Progress): void {
  // A module with a page for people responds whatever else the request names.
  if (progress.action?.page) return;
  const error = findUnsupportedNames(context, progress);
  if (error) throw error;
}

/** The members that every response begins with, if they were requested (core 0, step 1). */
export function addOpening(context: RequestContext, main: MainValues): void {
  const { root } = context.result;
  if (main.requestid !== undefined) root.append('requestid', main.requestid);
  if (main.curtimestamp) {
    root.append('curtimestamp', timestamp(context.wiki.environment.clock.now()));
  }
  if (main.responselanginfo) {
    root.append('uselang', context.interfaceLanguage);
    root.append('errorlang', errorLanguage(context, main));
  }
}

function isConditional({ request }: RequestContext): boolean {
  return request.headers['if-none-match'] === '*' && (request.method === 'GET' || request.method === 'HEAD');
}
