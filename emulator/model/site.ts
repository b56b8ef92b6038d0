import type { LinkWords } from '../text/link-words';
import { encodeForWikiUrl } from '../text/wiki-url';
import type { TimeWords } from '../text/written-time';
import type { ContentLanguage } from '../languages/content-language';
import type { Release } from '../releases/release';
import type { RateLimitSettings } from './rate-limits';
import type { ConfiguredGroups, GroupSettings, PromotionSettings } from './rights-settings';
import { NamespaceTable, type NamespaceDeclaration } from './namespaces';
import type { SpecialPages } from './special-pages';
import type { Repository, SharedFile } from './files';
import type { Title, TitleRules } from './title';

/** Settings of a site; everything has a default. */
export interface SiteSettings {
  readonly name?: string;
  readonly server?: string;
  readonly scriptPath?: string;
  readonly articlePath?: string;
  readonly language?: string;
  readonly case?: 'first-letter' | 'case-sensitive';
  readonly namespaces?: readonly NamespaceDeclaration[];
  readonly canonicalServer?: string;
  readonly interwiki?: readonly (string | InterwikiSettings)[];
  readonly uploadPath?: string;
  readonly mainPageIsDomainRoot?: boolean;
  readonly logo?: string;
  readonly timeZone?: string;
  readonly license?: { readonly text?: string; readonly url?: string };
  readonly fileExtensions?: readonly string[];
  readonly miserMode?: boolean;
  readonly exceptionDetails?: boolean;
  readonly frameOptions?: 'DENY' | 'SAMEORIGIN' | 'none';
  readonly crossOriginSites?: readonly string[];
  readonly crossOriginExceptions?: readonly string[];
  readonly cookies?: CookieDefinition;
  readonly statistics?: StatisticsSettings;
  readonly extensions?: readonly Readonly<Record<string, string>>[];
  readonly skins?: readonly SkinSettings[];
  readonly uploads?: boolean;
  /** Other wikis whose files the wiki shows as well. */
  readonly repositories?: readonly Repository[];
  /** Whether the wiki has the extension ParserFunctions. */
  readonly parserFunctions?: boolean;
  /** In bytes. */
  readonly maximumResultSize?: number;
  /** Why the wiki is read-only; absent if it is not. */
  readonly readOnly?: string;
  /** With which requests to run jobs are signed; absent if any signature is accepted. */
  readonly secretKey?: string;
  /** How often users may act. */
  readonly rateLimits?: RateLimitSettings;
  /** Whether those who edit without an account get a temporary one; 1.43. */
  readonly temporaryAccounts?: boolean;
  /** Whether entries of watchlists may expire. */
  readonly watchlistExpiry?: boolean;
  /** The longest time for which one may watch a page without an end: `6 months`; `never` for any. */
  readonly watchlistExpiryMaximum?: string;
  /** Seconds without a request after which a session is forgotten. */
  readonly sessionLifetime?: number;
  /** Which changes can be patrolled; all by default. */
  readonly patrolling?: { readonly changes?: boolean; readonly newPages?: boolean; readonly uploads?: boolean };
  readonly groups?: Readonly<Record<string, GroupSettings>>;
  readonly autopromotion?: Readonly<Record<string, PromotionSettings>>;
}

/** An interwiki prefix and where it leads. */
export interface InterwikiSettings {
  readonly prefix: string;
  /** With `$1` for the title. */
  readonly url: string;
  readonly api?: string;
  readonly local?: boolean;
  readonly transclusion?: boolean;
  readonly wikiId?: string;
}

/** How a wiki sets its cookies. */
export interface CookieDefinition {
  readonly prefix?: string;
  readonly domain?: string;
  readonly path?: string;
  readonly secure?: boolean;
  readonly httpOnly?: boolean;
  readonly sameSite?: 'None' | 'Lax' | 'Strict';
  /** In seconds. */
  readonly expiration?: number;
  /** In seconds. */
  readonly rememberedExpiration?: number;
}

/** Numbers that are reported instead of counted. */
export interface StatisticsSettings {
  readonly articles?: number;
  readonly edits?: number;
  readonly images?: number;
  readonly activeUsers?: number;
  readonly jobs?: number;
}

export interface SkinSettings {
  readonly code: string;
  readonly name: string;
  readonly default?: boolean;
  readonly unusable?: boolean;
}

let lastUsual:
  | {
      readonly name: string;
      readonly language: string;
      readonly release: Release;
      readonly table: NamespaceTable;
    }
  | undefined;

/** The names of a wiki, and how it parses titles. */
export class Site implements TitleRules {
  /** The files that the wiki shares with others, by key. */
  sharedFiles: ReadonlyMap<string, SharedFile> | undefined;
  readonly name: string;
  /** Scheme and host, if the definition names them. */
  readonly server: string | undefined;
  /** `` or `/w`, if the definition names it. */
  readonly scriptPath: string | undefined;
  /** `/wiki/$1`, if the definition names it. */
  readonly articlePath: string | undefined;
  /** Whether files can be uploaded; here it only shows. */
  readonly uploads: boolean;
  readonly language: string;
  readonly upperCaseFirst: (character: string) => string;
  readonly firstLetter: 'first-letter' | 'case-sensitive';
  /** In bytes; larger results are truncated (core 4.5). */
  readonly maximumResultSize: number | undefined;
  private madeNamespaces: NamespaceTable | undefined;
  private madeSpecialPages: SpecialPages | undefined;
  private madeInterwikiPrefixes: ReadonlySet<string> | undefined;
  private madeGroups: ConfiguredGroups | undefined;

  constructor(
    /** The given settings; everything else has its default. */
    readonly settings: SiteSettings,
    private readonly release: Release,
  ) {
    this.name = settings.name ?? 'TestWiki';
    this.server = settings.server;
    this.scriptPath = settings.scriptPath;
    this.articlePath = settings.articlePath;
    this.uploads = settings.uploads ?? false;
    this.language = settings.language ?? 'en';
    if (settings.namespaces) this.madeNamespaces = this.makeNamespaces(settings.namespaces);
    if (settings.interwiki) this.madeInterwikiPrefixes = new Set(settings.interwiki.map(prefixOf));
    this.upperCaseFirst = this.contentLanguage?.upperCaseFirst ?? release.upperCaseFirst;
    this.firstLetter = settings.case ?? 'first-letter';
    this.maximumResultSize = settings.maximumResultSize;
  }

  /** Those of a fresh wiki are built when first needed: they cost more than everything else in an empty wiki. */
  get namespaces(): NamespaceTable {
    this.madeNamespaces ??= this.usualNamespaces();
    return this.madeNamespaces;
  }

  /** The words of times in the content language. */
  get timeWords(): TimeWords {
    const { englishTimeWords } = require('../text/written-time') as typeof import('../text/written-time');
    return this.contentLanguage?.timeWords ?? englishTimeWords;
  }

  /** The letters around links that belong to them. */
  get linkWords(): LinkWords {
    const { englishLinkWords } = require('../text/link-words') as typeof import('../text/link-words');
    return this.contentLanguage?.linkWords ?? englishLinkWords;
  }

  /** The words of times in another language. */
  timeWordsIn(code: string): TimeWords {
    const { contentLanguage } =
      require('../languages/content-language') as typeof import('../languages/content-language');
    return contentLanguage(code, this.release).timeWords;
  }

  /** What the language decides; `undefined` for English, which needs no recorded data. */
  get contentLanguage(): ContentLanguage | undefined {
    if (this.language === 'en') return undefined;
    const { contentLanguage } =
      require('../languages/content-language') as typeof import('../languages/content-language');
    return contentLanguage(this.language, this.release);
  }

  /** The name of a namespace in a variant of the content language; undefined if it has no other one there. */
  variantNamespace(variant: string, id: number): string | undefined {
    if (variant === this.language) return undefined;
    const names = this.contentLanguage?.variantOf(variant).namespaces;
    return names?.find((one) => one.id === id)?.name.replace('$1', () => this.name);
  }

  /** What the content language calls the main page. */
  get mainPage(): string {
    return this.contentLanguage?.name('mainpage') ?? 'Main Page';
  }

  get specialPages(): SpecialPages {
    if (this.madeSpecialPages) return this.madeSpecialPages;
    const { SpecialPages: Pages } = require('./special-pages') as typeof import('./special-pages');
    return (this.madeSpecialPages = new Pages(this.contentLanguage?.specialPageNames ?? this.release.specialPages));
  }

  get redirectWords(): readonly string[] | undefined {
    return this.contentLanguage?.magicWord('redirect')?.aliases;
  }

  get interwikiPrefixes(): ReadonlySet<string> {
    this.madeInterwikiPrefixes ??= new Set(this.release.interwikiPrefixes);
    return this.madeInterwikiPrefixes;
  }

  /** The address of the pages of an interwiki prefix, with `$1` for the title, if it is known. */
  private interwikiAddress(prefix: string): string | undefined {
    return this.interwikiSettings(prefix)?.url ?? this.release.interwikiMap.get(prefix);
  }

  /** The address of a title of another wiki, if it is known; its fragment depends on whose wiki that is (reading 20.1). */
  addressElsewhere({ interwiki, key, fragment }: Title, query = ''): string | undefined {
    const address = this.interwikiAddress(interwiki)?.replace('$1', () => encodeForWikiUrl(key));
    if (address === undefined) return undefined;
    const found = query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
    if (fragment === '') return found;
    const { encodeFragment, encodeFragmentElsewhere } =
      require('../text/fragments') as typeof import('../text/fragments');
    const encode = this.interwikiSettings(interwiki)?.local ? encodeFragment : encodeFragmentElsewhere;
    return `${found}#${encode(fragment.replaceAll(' ', '_'))}`;
  }

  /** What a wiki file says of a prefix. */
  interwikiSettings(prefix: string): InterwikiSettings | undefined {
    for (const one of this.settings.interwiki ?? []) if (typeof one === 'object' && one.prefix === prefix) return one;
    return undefined;
  }

  /** The name of the language that a prefix or a code stands for; undefined for any other. */
  languageName(code: string): string | undefined {
    const { languageName } =
      require('../releases/site-info-languages') as typeof import('../releases/site-info-languages');
    return languageName(code, this.release);
  }

  /** An option of an embedded file in English: `thumb` for `mini`. */
  imageOption(written: string): string {
    return this.contentLanguage?.imageOption(written) ?? written;
  }

  /** Whether edits, or new pages at least, can be patrolled. */
  get patrolsPages(): boolean {
    const { changes = true, newPages = true } = this.settings.patrolling ?? {};
    return changes || newPages;
  }

  /**
   * Whether a change can be patrolled.
   *
   * @param logType of a log entry, the type of its log
   */
  patrols(type: string, logType: string | undefined): boolean {
    const { changes = true, newPages = true, uploads = true } = this.settings.patrolling ?? {};
    return changes || (newPages && type === 'new') || (uploads && logType === 'upload');
  }

  /** Whether a name is that of a temporary account. */
  isTemporary(name: string): boolean {
    return this.settings.temporaryAccounts === true && name.startsWith('~');
  }

  /** The groups, where the settings differ from a fresh wiki. */
  get configuredGroups(): ConfiguredGroups | undefined {
    const { groups, autopromotion } = this.settings;
    if (!groups && !autopromotion) return undefined;
    const { ConfiguredGroups: Groups } = require('./rights-settings') as typeof import('./rights-settings');
    this.madeGroups ??= new Groups(this.settings, this.release);
    return this.madeGroups;
  }

  /** The wikis of a test suite mostly have the same names, so that the last table often serves again. */
  private usualNamespaces(): NamespaceTable {
    const { name, language, release } = this;
    if (lastUsual?.name !== name || lastUsual.language !== language || lastUsual.release !== release) {
      lastUsual = { name, language, release, table: this.makeNamespaces([]) };
    }
    return lastUsual.table;
  }

  private makeNamespaces(extra: readonly NamespaceDeclaration[]): NamespaceTable {
    const { contentLanguage } = this;
    return new NamespaceTable({
      siteName: this.name,
      ...(contentLanguage && { localized: contentLanguage.namespaces }),
      extra,
    });
  }
}

function prefixOf(interwiki: string | InterwikiSettings): string {
  return typeof interwiki === 'string' ? interwiki : interwiki.prefix;
}
