import type { WikiDefinition } from '../schemas/generated/wiki-file';
import { Wiki } from './double';
import { Journal } from './journal/journal';
import { releases, defaultRelease } from './releases/releases';
import type { Release } from './releases/release';
import { createAmbient, type SurroundingsOptions } from './surroundings';
import { checkDefinition } from './wiki-file/check-definition';
import type { DebugNames } from './wiki/wiki-model';

/** How a wiki behaves, whatever it holds. */
export interface WikiOptions extends SurroundingsOptions {
  /** Which release of the real software answers. Default: what the definition says, else `1.43`. */
  readonly release?: Release['name'];
  /**
   * Shows the debug block (spec 2.4): `true` with neutral names, `{ names: 'mediawiki' }` with those of real wikis.
   * Default: off.
   */
  readonly debug?: boolean | { readonly names?: DebugNames };
  /** Behaves as if headers were always sent before the session could set its cookie (spec 5). Default: false. */
  readonly headersSent?: boolean;
  /** How much of what was asked is kept for `wiki.requests`, in bytes; 0 keeps nothing. Default: 8 MB. */
  readonly journalBytes?: number;
}

/**
 * Makes a wiki. It shares nothing with any other, needs no network, and holds what the definition says: nothing, where
 * there is none.
 *
 * ```ts
 * const wiki = createWiki({ pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }] });
 * const answer = await wiki.fetch('https://wiki.example/api.php?action=query&list=imageusage&iutitle=File:Cat.jpg&format=json');
 * ```
 *
 * @param definition the form of a wiki file (schemas/wiki-file.schema.json)
 * @throws WikiFileError where the definition breaks its schema
 * @throws WikiContentError where it contradicts itself
 * @throws RangeError for an unknown release or a time that is none
 */
export function createWiki(definition: WikiDefinition = {}, options: WikiOptions = {}): Wiki {
  const checked = checkDefinition(definition, 'createWiki');
  const name = options.release ?? checked.site?.release ?? defaultRelease;
  const release = Object.hasOwn(releases, name) ? releases[name] : undefined;
  if (!release) {
    throw new RangeError(
      `createWiki: there is no release ${JSON.stringify(name)}; there are ${Object.keys(releases).join(', ')}.`,
    );
  }
  const settings = { debug: debugNames(options.debug), headersSent: options.headersSent ?? false };
  return new Wiki(checked, release, createAmbient(options), settings, new Journal(options.journalBytes));
}

function debugNames(debug: WikiOptions['debug']): DebugNames | undefined {
  if (debug === undefined || debug === false) return undefined;
  return debug === true ? 'neutral' : (debug.names ?? 'neutral');
}
