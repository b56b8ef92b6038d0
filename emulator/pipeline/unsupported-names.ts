import { findFormat } from '../formats/registry';
import { decodeParameters } from '../request/decoded-parameters';
import type { RequestContext } from '../modules/context';
import { mainPath, type MainValues } from '../modules/main';
import type { ActionModule } from '../modules/module';
import { UsageError } from '../messages/usage-error';

/** The warnings and errors that say that the wiki does not know a name. */
const unknownCodes: readonly string[] = ['unrecognizedvalues', 'badmodule', 'badvalue', 'badgenerator'];

/** How far a request has come. */
export interface Progress {
  readonly main: MainValues;
  readonly action?: ActionModule;
  /** Whether every module that the request names has read its parameters, unless `action` reads them all itself. */
  readonly parametersRead: boolean;
  /** What is wrong with the request. */
  readonly error?: UsageError;
}

/**
 * Looks for names in a request that real wikis have and this one does not support, and leaves them in the context. It is
 * on the path of every request, so it looks further only where something was not recognized; what there is to know is
 * loaded then.
 *
 * @returns the error that the request ends with; none if the wiki responds anyway
 */
export function findUnsupportedNames(context: RequestContext, progress: Progress): UsageError | undefined {
  const { unsupported } = context.wiki.settings;
  if (unsupported === 'as-unknown' || context.unsupported || !meetsUnknownName(context, progress)) return undefined;
  const { findUnsupported } =
    require('../unsupported/find-unsupported') as typeof import('../unsupported/find-unsupported');
  const names = findUnsupported(context.release, decodeParameters(context.parameters));
  if (names.length === 0) return undefined;
  context.unsupported = names;
  if (unsupported === 'warn') return undefined;
  const { unsupportedText } =
    require('../unsupported/unsupported-name') as typeof import('../unsupported/unsupported-name');
  const transport = unsupported === 'error' ? ({ status: 501 } as const) : {};
  const parameters = [{ plaintext: unsupportedText(names) }];
  return new UsageError({ code: 'notsupported', key: 'wikidouble-notsupported', parameters }, mainPath, transport);
}

function meetsUnknownName(
  { parameters, result }: RequestContext,
  { main, action, parametersRead, error }: Progress,
): boolean {
  if (error && unknownCodes.includes(error.apiMessage.code)) return true;
  for (const { message } of result.warnings) if (unknownCodes.includes(message.code)) return true;
  if (!parametersRead) return false;
  for (const { name, recognized } of parameters.all) {
    if (!recognized && !action?.parameters.find(name) && !findFormat(main.format).parameters.find(name)) return true;
  }
  return false;
}
