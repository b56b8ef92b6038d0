import type { WikiDefinition } from '../schemas/generated/wiki-file';
import { checkOptions, type OptionNames } from './check-options';
import { Wiki } from './wiki';
import { Journal } from './journal/journal';
import { defaultRelease, type ReleaseName } from './releases/release';
import { releases } from './releases/releases';

import { createEnvironment, type EnvironmentOptions } from './environment';
import type { StrictOptions, Strictness } from './journal/strict/strictness';
import { Random } from './model/environment';
import { WikiContentError } from './model/content-error';
import { checkDefinition } from './definition/check-definition';
import { combined } from './definition/builders/definition-parts';
import { createModel } from './definition/create-model';
import { unsupportedModes, type UnsupportedMode } from './model/unsupported-modes';
import type { DebugNames, WikiModel } from './model/wiki-model';

/** How a wiki behaves, whatever its content. */
export interface WikiOptions extends EnvironmentOptions {
  /** The release of MediaWiki to emulate. Default: what the definition says, else `1.43`. */
  readonly release?: ReleaseName;
  /**
   * Shows the debug block (spec 2.4): `true` with neutral names, `{ names: 'mediawiki' }` with those of real wikis.
   * Default: off.
   */
  readonly debug?: boolean | { readonly names?: DebugNames };
  /** Behaves as if headers were always sent before the session could set its cookie (spec 5). Default: false. */
  readonly headersSent?: boolean;
  /**
   * How many bytes of requests and responses are kept for `wiki.requests`; 0 keeps none. Beyond that, responses are
   * shortened, then requests are dropped, the oldest first. Default: 8 MB.
   */
  readonly journalBytes?: number;
  /**
   * Makes requests fail that a real wiki tolerates and a code reviewer would flag (docs/testing.md), with exceptions:
   * `{ except: ['no-user-agent'] }`. Default: false, which only lists the `violations` in `wiki.requests`.
   */
  readonly strict?: boolean | StrictOptions;
  /**
   * What happens to a request that names a module, a parameter or a value that MediaWiki has and wikidouble does not
   * support (docs/supported.md). `error`: it fails with a `NotSupportedError`, over HTTP with status 501. `api-error`:
   * it has status 200 and the API error `notsupported`. `warn`: it gets the response of a wiki without it, and the process
   * warns once. `as-unknown`: the same without a warning. Default: `error`.
   */
  readonly unsupported?: UnsupportedMode;
}

/**
 * Creates a wiki with the content of a definition, in microseconds. It shares nothing with other wikis and needs no
 * network. Without a definition it is empty.
 *
 * ```ts
 * const wiki = createWiki({ pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }] });
 * const response = await wiki.fetch('https://wiki.example/api.php?action=query&list=imageusage&iutitle=File:Cat.jpg&format=json');
 * ```
 *
 * @param definition the form of a wiki file (schemas/wiki-file.schema.json)
 * @throws WikiFileError if the definition breaks its schema
 * @throws WikiContentError if it contradicts itself, with the line if it was read from a file
 * @throws OptionError for an unknown option
 * @throws RangeError for an unknown release, an invalid time, an unknown violation in `strict`, or an unknown value of
 *   `unsupported`
 */
export function createWiki(definition?: WikiDefinition, options: WikiOptions = {}): Wiki {
  checkOptions('createWiki', options, optionNames, (name) =>
    Object.hasOwn(definitionMembers, name) ? 'it belongs in the definition, the first argument.' : undefined,
  );
  const checked: WikiDefinition =
    definition === undefined ? {} : checkDefinition(definition, 'createWiki', Object.keys(optionNames));
  const name = options.release ?? checked.site?.release ?? defaultRelease;
  const release = Object.hasOwn(releases, name) ? releases[name] : undefined;
  if (!release) {
    throw new RangeError(
      `createWiki: there is no release ${JSON.stringify(name)}; there are ${Object.keys(releases).join(', ')}.`,
    );
  }
  const settings = {
    debug: debugNames(options.debug),
    headersSent: options.headersSent ?? false,
    unsupported: unsupportedMode(options),
  };
  const journal = new Journal(options.journalBytes);
  const contents = createContents(checked, release, createEnvironment(options), settings);
  return new Wiki(contents, journal, createStrictness(options));
}

/**
 * Creates a wiki with the content of several definitions: those that `pages`, `users` and `changes` return, and any others.
 *
 * ```ts
 * const wiki = wikiWith(pages(1000, (n) => ({ title: `Page ${n}`, uses: ['File:Cat.jpg'] })), { site: { name: 'Harbour' } });
 * ```
 *
 * To pass options, call `createWiki(combined(…), { seed: 1 })`.
 *
 * @throws as `createWiki`
 */
export function wikiWith(...parts: readonly WikiDefinition[]): Wiki {
  return createWiki(combined(...parts));
}

const optionNames: OptionNames<WikiOptions> = {
  release: true,
  seed: true,
  now: true,
  debug: true,
  headersSent: true,
  journalBytes: true,
  strict: true,
  unsupported: true,
};

const definitionMembers: OptionNames<WikiDefinition> = {
  ...{ site: true, pages: true, users: true, blocks: true, changes: true },
  ...{ deletedPages: true, deletedFiles: true, protectedTitles: true, logs: true, tags: true, newMessages: true },
};

function createContents(...parts: Parameters<typeof createModel>): WikiModel {
  try {
    return createModel(...parts);
  } catch (error) {
    if (!(error instanceof WikiContentError)) throw error;
    const { placeOf } = require('./definition/definition-places') as typeof import('./definition/definition-places');
    throw new WikiContentError(error.path, error.problem, placeOf(parts[0], error.path));
  }
}

function createStrictness({ strict = false, seed }: WikiOptions): Strictness | undefined {
  if (strict === false) return undefined;
  if (strict !== true) checkOptions('createWiki: strict', strict, strictNames);
  const { Strictness } = require('./journal/strict/strictness') as typeof import('./journal/strict/strictness');
  const random = new Random(seed === undefined ? undefined : `strict ${seed}`);
  return new Strictness(strict === true ? {} : strict, random);
}

const strictNames: OptionNames<StrictOptions> = { except: true };

function unsupportedMode({ unsupported = 'error' }: WikiOptions): UnsupportedMode {
  if (unsupportedModes.includes(unsupported)) return unsupported;
  throw new RangeError(
    `createWiki: unsupported is ${JSON.stringify(unsupported)}; it can be ${unsupportedModes.join(', ')}.`,
  );
}

function debugNames(debug: WikiOptions['debug']): DebugNames | undefined {
  if (debug === undefined || debug === false) return undefined;
  if (debug !== true) checkOptions('createWiki: debug', debug, { names: true });
  return debug === true ? 'neutral' : (debug.names ?? 'neutral');
}
