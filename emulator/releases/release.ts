import type { EscapeWikitext } from '../text/wikitext-escape';
import type { HtmlHeadTemplate } from './html-head';
import type { HtmlPageTemplate } from './html-page-template';
import type { LanguageTags } from './language-tags';

/** The releases of MediaWiki that can be emulated, the oldest first. Everything that lists them derives from this. */
export const releaseNames = ['1.39', '1.43'] as const;

export type ReleaseName = (typeof releaseNames)[number];

/** The newest one. */
export const defaultRelease: ReleaseName = releaseNames.at(-1)!;

/** A value for the oldest release, and one for each later release in which it changed. */
export type ByRelease<Value> = Readonly<Record<'1.39', Value> & Partial<Record<ReleaseName, Value>>>;

/** What differs between releases (core 10). A later profile states only what changed since the one that it is based on. */
export interface ReleaseProfile {
  /** As in `release: "1.43"` of a wiki file. */
  readonly name: string;
  /** The point release that was observed: `1.43.9`. */
  readonly version: string;
  /** `REL1_43` */
  readonly gitBranch: string;
  /** Converts the first character of a title to upper case: `ß` is `SS` in 1.39, `Ss` in 1.43 (core 4.6). */
  readonly upperCaseFirst: (character: string) => string;
  /** The interwiki prefixes of a fresh wiki (core 4.6). */
  readonly interwikiPrefixes: readonly string[];
  /** Their addresses: `https://www.mediawiki.org/wiki/$1`. */
  readonly interwikiMap: ReadonlyMap<string, string>;
  /** The special pages of an English wiki: the names of each page, with the displayed one first. */
  readonly specialPages: readonly string[];
  /** How values from outside are escaped in messages (core 6.1, 10; vectors main/escaped-name-5, main/escaped-name-9). */
  readonly escapeWikitext: EscapeWikitext;
  /** Whether `maxage` and `smaxage` have the minimum 0 (core 1). */
  readonly cacheAgesHaveMinimum: boolean;
  /** Whether an error found after the module was chosen keeps the requested `max-age` (core 4.8). */
  readonly errorsKeepMaxAge: boolean;
  /** Whether the data of `toomanyvalues` begins with the parameter's name (core 2.7). */
  readonly tooManyValuesNamesParameter: boolean;
  /** Whether the raw error format numbers unrecognized parameters by their position (vector main/error-format-raw-unrecognized). */
  readonly numbersUnrecognized: boolean;
  /** `invalidreason` of an empty title (vector main/empty-title-plaintext). */
  readonly emptyTitleText: string;
  /** Whether the raw error format repeats warnings (vector imageusage/raw-warnings). */
  readonly repeatsWarnings: boolean;
  /** The body of the redirect that responses path info (core 7.2). */
  readonly pathInfoText: string;
  /** Whether logging out without being logged in is a warning (vector logout/anonymous). */
  readonly warnsOnAnonymousLogout: boolean;
  /** Whether logging out counts as writing (observed with `Promise-Non-Write-API-Action`). */
  readonly logoutWrites: boolean;
  /** Whether `afcontinue` and `incontinue` accept any text as a number (reading 1.3). */
  readonly acceptsAnyNumber: boolean;
  /** What the debug block puts before each statement (core 9). */
  readonly databaseHost: string;
  /** The pages of the interface (core 5.2). */
  readonly htmlPage: HtmlPageTemplate;
  /** Pages up to the start tag of their body. */
  readonly htmlHead: HtmlHeadTemplate;
  /** The language tags and directions of these pages. */
  readonly languageTags: LanguageTags;
  /** The content language and the type of such a page; the releases send them in opposite orders (core 5.2). */
  readonly pageLanguageHeaders: (contentLanguageTag: string) => readonly string[];
  /** The session cache named in the debug block (core 9). */
  readonly sessionStore: string;
  /** The precision of times of statements in the debug block: whole milliseconds in 1.39 (core 9). */
  readonly statementSeconds: (seconds: number) => number;
  /** The trace line of a statement. */
  readonly statementLine: (caller: string, seconds: number, sql: string) => string;
  /** The page of an internal error, with status 500 (vector main/requestid-with-u1f-json). */
  readonly internalErrorPage: (title: string, text: string, isUsage?: boolean) => string;
  readonly detailedErrorPage: (title: string, text: string, isUsage: boolean) => string;
  /** Class names as the debug block shows them: with their namespace since 1.43 (core 9). */
  readonly qualifiedClass: (method: string) => string;
}

/** A release: its profile, completed by the profiles that it is based on. */
export interface Release extends ReleaseProfile {
  /** Whether this is the named release or a later one: the only way to compare releases. */
  since(name: ReleaseName): boolean;
  /** The value of this release: its own, otherwise that of the release that it is based on. */
  choose<Value>(values: ByRelease<Value>): Value;
}

interface LaterProfile extends Partial<ReleaseProfile> {
  readonly basedOn: Release;
  readonly name: string;
  readonly version: string;
}

interface History {
  /** The names of this release and of those that it is based on, the newest first. */
  readonly history: readonly string[];
}

const first: Pick<Release, 'since' | 'choose'> & History = {
  history: [],
  since(name) {
    return this.history.includes(name);
  },
  choose<Value>(values: ByRelease<Value>): Value {
    const known: Readonly<Record<string, Value | undefined>> = values;
    const name = this.history.find((one) => Object.hasOwn(known, one)) ?? '1.39';
    return known[name] as Value;
  },
};

/** Creates a release from its profile. Getters stay lazy. */
export function release(profile: ReleaseProfile | LaterProfile): Release {
  const base = 'basedOn' in profile ? (profile.basedOn as Release & History) : first;
  const history = { value: [profile.name, ...base.history] };
  return Object.create(base, { ...Object.getOwnPropertyDescriptors(profile), history }) as Release;
}
