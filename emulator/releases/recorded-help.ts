import { contentOf } from '../text/packed';
import { releaseNames, type Release } from './release';

/**
 * The texts with which MediaWiki describes its modules, in English, and where it uses them: `npm run record-help` writes
 * `help.json`.
 */
export interface RecordedHelp {
  /** The oldest first. */
  readonly layers: readonly HelpLayer[];
}

/** What a release changed since the one before it; the first has everything. */
export interface HelpLayer {
  readonly release: string;
  /** What `meta=siteinfo` of the recorded wiki calls its software: `MediaWiki 1.43.9`. */
  readonly recordedFrom: string;
  /** Messages by key, as wikitext with `$1` for parameters. Some keys have no text. */
  readonly texts: Readonly<Record<string, string>>;
  /** Modules by path. */
  readonly modules: Readonly<Record<string, ModuleTexts>>;
  /** Those that wikis with a setting describe in another way. */
  readonly settings: Readonly<Record<DescribedSetting, Readonly<Record<string, ModuleTexts>>>>;
}

/** The settings of a site that show in the texts about modules; no two of them show in the same module. */
export const describedSettings = ['watchlistExpiry', 'miserMode'] as const;

export type DescribedSetting = (typeof describedSettings)[number];

/**
 * The messages that describe a module, where they are not those that follow from its names. A key that begins with a hyphen
 * continues `apihelp-PATH`.
 */
export interface ModuleTexts {
  /** Default: `-summary` and `-extended-description`. */
  readonly about?: readonly RecordedMessage[];
  /** Queries with what they show. */
  readonly examples?: readonly (readonly [query: string, message: RecordedMessage])[];
  /** By the name of the parameter. Default: `-param-NAME`. */
  readonly parameters?: Readonly<Record<string, ParameterTexts>>;
  readonly dynamicParameters?: RecordedMessage;
  /** What the messages of parameters get as the prefix, after the first parameter whose values are modules. */
  readonly laterPrefix?: string;
}

export interface ParameterTexts {
  /** Default: `-param-NAME`. */
  readonly about?: readonly RecordedMessage[];
  /** What follows the values. Default: none. */
  readonly appended?: readonly RecordedMessage[];
  /** What precedes the value in the keys of the messages of values. Default: `-paramvalue-NAME-`. */
  readonly valueKey?: string;
  /** The values that are described, in this order. */
  readonly values?: readonly (string | readonly [value: string, message: RecordedMessage])[];
}

/** A key; or with parameters before and after those that every message of its kind has. */
export type RecordedMessage =
  | string
  | readonly [key: string, before: readonly RecordedMessageParameter[], after?: readonly RecordedMessageParameter[]];

export type RecordedMessageParameter =
  string | number | { readonly num: number } | { readonly list: readonly string[]; readonly type: 'comma' | 'text' };

/** The texts of a release. */
export interface HelpTexts {
  text(key: string): string | undefined;
  module(path: string): ModuleTexts;
}

/**
 * Loaded when a page or a description with texts is requested (docs/decisions/0007-lazy-loading.md).
 *
 * @param settings those that are true for the wiki count
 */
export function recordedHelp(
  release: Release,
  settings: Readonly<Partial<Record<DescribedSetting, boolean>>>,
): HelpTexts {
  const { layers } = contentOf(require('./help.json') as object) as RecordedHelp;
  const applied = layers.filter(({ release: name }) =>
    releaseNames.some((known) => known === name && release.since(known)),
  );
  applied.reverse();
  const find = <Value>(of: (layer: HelpLayer) => Value | undefined): Value | undefined => {
    for (const layer of applied) {
      const found = of(layer);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    text: (key) => find(({ texts }) => (Object.hasOwn(texts, key) ? texts[key] : undefined)),
    module(path) {
      const own = (modules: HelpLayer['modules']) => (Object.hasOwn(modules, path) ? modules[path] : undefined);
      for (const setting of describedSettings) {
        const found = settings[setting] === true ? find((layer) => own(layer.settings[setting])) : undefined;
        if (found) return found;
      }
      return find(({ modules }) => own(modules)) ?? {};
    },
  };
}
