import type { ByRelease, Release } from './release';

/**
 * Every module of a release of MediaWiki, as its `action=paraminfo` describes it on a fresh wiki: `npm run record-surface`
 * writes these files.
 */
export interface RecordedModules {
  readonly release: string;
  /** What `meta=siteinfo` of the recorded wiki calls its software: `MediaWiki 1.43.9`. */
  readonly recordedFrom: string;
  /** Modules by path: `main`, `edit`, `query+search`, `json`. */
  readonly modules: Readonly<Record<string, RecordedModule>>;
}

/** A description in the form of `formatversion=2`, without what every module has and what depends on the wiki. */
export interface RecordedModule {
  readonly name: string;
  readonly path: string;
  /** The parameter that selects the module. Only `main` has none. */
  readonly group?: 'action' | 'format' | 'prop' | 'list' | 'meta';
  readonly prefix: string;
  readonly generator?: true;
  readonly helpurls: readonly string[];
  readonly parameters: readonly RecordedParameter[];
  /** Parameters with a placeholder in their names, such as `contentformat-{slot}`; with their indexes among all parameters. */
  readonly templatedparameters: readonly RecordedParameter[];
}

export interface RecordedParameter {
  readonly index?: number;
  /** Without the prefix. */
  readonly name: string;
  /** The name of a type, or the values of an enumeration. */
  readonly type: string | readonly (string | number)[];
  /** How many values users without and with the right `apihighlimits` may send. */
  readonly lowlimit?: number;
  readonly highlimit?: number;
  /** Paths of modules by the value that selects them. */
  readonly submodules?: Readonly<Record<string, string>>;
  readonly deprecatedvalues?: readonly string[];
  readonly internalvalues?: readonly string[];
  /** Remarks on when it has an effect. */
  readonly info?: readonly { readonly name: string; readonly values?: readonly number[] }[];
}

/** In a build, the first file contains those of all releases (`tools/pack-recorded.cjs`). */
const loaders: ByRelease<() => object> = {
  '1.39': () => require('./modules-1.39.json') as object,
  '1.43': () => require('./modules-1.43.json') as object,
};

/**
 * Loaded when a request is for `action=paraminfo`, or has a name that nothing supported knows
 * (docs/decisions/0007-lazy-loading.md).
 */
export function recordedModules(release: Release): RecordedModules {
  const { contentOf } = require('../text/packed') as typeof import('../text/packed');
  const file = release.choose(loaders)();
  const content = contentOf('isWithFirst' in file ? loaders['1.39']() : file);
  const recorded = content as RecordedModules | ByRelease<RecordedModules>;
  return 'modules' in recorded ? recorded : release.choose(recorded);
}
