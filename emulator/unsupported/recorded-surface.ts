import type { ByRelease, Release } from '../releases/release';

/** What a release of MediaWiki offers, as its `action=paraminfo` lists it: `npm run record-surface` writes these files. */
export interface RecordedSurface {
  readonly release: string;
  /** What `meta=siteinfo` of the recorded wiki calls its software: `MediaWiki 1.43.9`. */
  readonly recordedFrom: string;
  /** Modules by path: `main`, `edit`, `query+search`, `json`. */
  readonly modules: Readonly<Record<string, RecordedModule>>;
}

export interface RecordedModule {
  /** The parameter that selects the module. Only `main` has none. */
  readonly group?: 'action' | 'format' | 'prop' | 'list' | 'meta';
  readonly prefix?: string;
  readonly generator?: true;
  /**
   * Names without the prefix. The value lists an enumeration, separated by `|`; it is empty for every other type, for
   * names of modules (which `group` shows), and for enumerations too long to be facts of the software (languages).
   */
  readonly parameters: Readonly<Record<string, string>>;
}

const loaders: ByRelease<() => RecordedSurface> = {
  '1.39': () => require('./surface-1.39.json') as typeof import('./surface-1.39.json') as RecordedSurface,
  '1.43': () => require('./surface-1.43.json') as typeof import('./surface-1.43.json') as RecordedSurface,
};

/** Loaded when a request first has a name that nothing supported knows (docs/decisions/0007-lazy-loading.md). */
export function recordedSurface(release: Release): RecordedSurface {
  return release.choose(loaders)();
}
