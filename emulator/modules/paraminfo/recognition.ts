import type { ParameterSet } from '../../request/parameter-declarations';
import type { RequestContext } from '../context';

/**
 * Side effects of describing a module: MediaWiki creates each module that it describes, and some modules read parameters
 * while they are created. That warns, and whatever was read is recognized.
 */

export const paramInfoPath = 'paraminfo';

/**
 * Reads what an action reads while it is created.
 *
 * @throws UsageError if one of these parameters cannot be read
 */
export function readWhileCreated(
  context: RequestContext,
  { path, readWhenCreated }: { readonly path: string; readonly readWhenCreated?: ParameterSet | undefined },
): void {
  if (readWhenCreated) context.read({ path, parameters: readWhenCreated });
}

/** What formats read while they are created. */
const readByFormats: readonly string[] = ['callback', 'wrappedhtml'];

/** Marks as recognized what a format reads while it is created. */
export function recognizeForFormat({ parameters }: RequestContext, format: ParameterSet): void {
  for (const name of readByFormats) {
    const received = format.find(name) && parameters.find(name);
    if (received) received.recognized = true;
  }
  if (!format.find('callback') || parameters.bytes('callback') === undefined) return;
  // jQuery adds it to keep JSONP out of caches (core 1).
  const unique = parameters.find('_');
  if (unique) unique.recognized = true;
}
