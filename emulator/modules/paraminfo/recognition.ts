import { ParameterSet } from '../../request/parameter-declarations';
import type { RequestContext } from '../context';
import { pageSetParameters } from '../page-set/page-set-parameters';

/**
 * What describing a module does besides: the real software makes each module that it describes, and some read
 * parameters while they are made. That warns, and whatever was read is recognized.
 */

/** Modules that name pages as `query` does, by path. */
const withPageSets: readonly string[] = ['watch'];

/** What formats read while they are made. */
const readByFormats: readonly string[] = ['callback', 'wrappedhtml'];

/**
 * Reads what names the pages of a module, where it is one of those.
 *
 * @returns whether it is
 * @throws UsageError where one of these parameters cannot be read
 */
export function readOwnPageSet(context: RequestContext, path: string): boolean {
  if (!withPageSets.includes(path)) return false;
  context.read({ path, parameters: pageSetParameters });
  return true;
}

/**
 * Reads what `action=query` reads besides what names the pages, as if it were to run; `continue` counts for nothing.
 *
 * @throws UsageError where one of these parameters cannot be read
 */
export function readQuery(context: RequestContext, { declarations }: ParameterSet): void {
  const own = Object.entries(declarations).filter(([name]) => !pageSetParameters.find(name));
  context.read({ path: 'query', parameters: new ParameterSet('', Object.fromEntries(own)) });
}

/** Takes for recognized what a format reads while it is made. */
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
