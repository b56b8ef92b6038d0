import { ParameterSet } from '../../request/parameter-declarations';
import type { RequestContext } from '../context';
import { hasPageSet, pageSetParameters } from '../page-set/page-set-parameters';

/**
 * Side effects of describing a module: MediaWiki creates each module that it describes, and some modules read parameters
 * while they are created. That warns, and whatever was read is recognized.
 */

/** Of an action, what it reads while it is created depends on. */
interface CreatedModule {
  readonly path: string;
  readonly parameters: ParameterSet;
}

const query = 'query';

export const paramInfoPath = 'paraminfo';

/** Whether a module besides `action=query` names pages as `query` does. */
export function hasOwnPageSet({ path, parameters }: CreatedModule): boolean {
  return path !== query && hasPageSet(parameters);
}

/**
 * Reads what an action reads while it is created: its own page set, or, of `action=query`, everything besides the page set,
 * as if it were to run; `continue` has no effect.
 *
 * @throws UsageError if one of these parameters cannot be read
 */
export function readWhileCreated(context: RequestContext, module: CreatedModule): void {
  const { path, parameters } = module;
  if (hasOwnPageSet(module)) context.read({ path, parameters: pageSetParameters });
  if (path !== query) return;
  const own = Object.entries(parameters.declarations).filter(([name]) => !pageSetParameters.find(name));
  context.read({ path, parameters: new ParameterSet('', Object.fromEntries(own)) });
}

/**
 * Reads the page set of `action=query`, which `action=paraminfo` does before everything else.
 *
 * @throws UsageError if one of these parameters cannot be read
 */
export function readPageSetOfQuery(context: RequestContext): void {
  context.read({ path: query, parameters: pageSetParameters });
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
