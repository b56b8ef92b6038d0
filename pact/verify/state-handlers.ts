/** Provider states of the user, with the handlers that set them up. */
import { resolve } from 'node:path';

import { messageOf } from '../../emulator/text/message-of';
import type { ProviderState } from '../contract/contract';
import { isObject } from '../contract/pointer';

/** What a handler knows about the wiki. */
export interface HandledWiki {
  /** The address of its `api.php`. */
  readonly api: string;
}

/**
 * Sets up a state. It returns the values for the generators of the interaction: `{ 'page.title': … }` for
 * `${page.title}`.
 */
export type StateHandler = (params: Readonly<Record<string, unknown>>, wiki: HandledWiki) => unknown;

/** By the name of the state: the functions that set it up and undo it. */
export type StateHandlers = ReadonlyMap<string, { readonly setup?: StateHandler; readonly teardown?: StateHandler }>;

/**
 * Reads handlers from a file of JavaScript that exports them by name, as functions or as `{ setup, teardown }`.
 *
 * @throws Error if the file cannot be loaded, or exports something else
 */
export async function loadStateHandlers(file: string): Promise<StateHandlers> {
  let loaded: unknown;
  try {
    loaded = await import(resolve(file));
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`The state handlers in ${file} cannot be loaded: ${reason}`, { cause: error });
  }
  const exported = isObject(loaded) && isObject(loaded.default) ? loaded.default : loaded;
  if (!isObject(exported)) throw new Error(`${file} exports no state handlers.`);
  return new Map(Object.entries(exported).map(([name, handler]) => [name, readHandler(name, handler, file)]));
}

function readHandler(name: string, handler: unknown, file: string): { setup?: StateHandler; teardown?: StateHandler } {
  if (isHandler(handler)) return { setup: handler };
  const { setup, teardown } = isObject(handler) ? handler : {};
  if (isHandler(setup) || isHandler(teardown)) {
    return { ...(isHandler(setup) ? { setup } : {}), ...(isHandler(teardown) ? { teardown } : {}) };
  }
  throw new Error(`${file}: the handler of "${name}" is neither a function nor an object with setup or teardown.`);
}

function isHandler(value: unknown): value is StateHandler {
  return typeof value === 'function';
}

/** A template for the user's handler. */
export function handlerTemplate({ name, params }: ProviderState): string {
  const names = Object.keys(params).filter((param) => /^[A-Za-z_$][\w$]*$/.test(param));
  const parameters = names.length > 0 ? `{ ${names.join(', ')} }` : '_';
  return [
    'module.exports = {',
    `  ${JSON.stringify(name)}: async (${parameters}, { api }) => {`,
    '    // Set up the state on the wiki, and return the values that the interaction needs, such as',
    "    // { 'page.title': 'Gallery' } for ${page.title}.",
    '  },',
    '};',
  ].join('\n');
}
