/**
 * The pages of the interface, byte for byte (core 5.2): one template per release, a function of
 * a few values, which are already escaped for their place.
 */
export type HtmlPageTemplate = (holes: HtmlPageHoles) => string;

/** The rendering of a response, or the help for a request without an action (core 2.8). */
export type HtmlPageKind = 'result' | 'help';

export interface HtmlPageHoles extends HtmlUserHoles {
  readonly kind: HtmlPageKind;
  /** The content between the heading and the line with the address of the page. */
  readonly content: string;
  readonly words: HtmlPageWords;
  readonly siteName: string;
  /** `https://wiki.example` */
  readonly server: string;
  readonly canonicalServer: string;
  /** The address of the licence; empty for none. */
  readonly license: string;
  /** `` or `/w` */
  readonly scriptPath: string;
  readonly place: HtmlPagePlaceHoles;
  /** `1.43.9` */
  readonly version: string;
  readonly requestId: string;
  /** Whether those who edit without an account get a temporary one. */
  readonly temporaryAccounts: boolean;
  /** Further modules of styles that the page loads. */
  readonly addedStyles: readonly string[];
  /** The styles of the wiki itself. */
  readonly siteStyles: SiteStyles;
  /** The debug block as JSON; empty if debugging is off (core 9). */
  readonly debugInformation: string;
  /** Milliseconds. */
  readonly responseTime: number;
  readonly language: HtmlPageLanguageHoles;
}

/** The texts of the page, as HTML. */
export interface HtmlPageWords {
  readonly heading: string;
  readonly title: string;
  /** As JSON. */
  readonly monthNames: string;
  /** The title of the link to the feed of changes. */
  readonly feed: string;
  /** The text before and after the address of the page. */
  readonly retrieved: readonly [string, string];
}

/** The page in the wiki, whose language names it. */
export interface HtmlPagePlaceHoles {
  /** As JSON: `"Special:ApiHelp"`. */
  readonly name: string;
  /** As JSON, without the namespace: `"ApiHelp"`. */
  readonly title: string;
  /** As the name of a class: `Special_ApiHelp`. */
  readonly className: string;
  /** `/wiki/Special:ApiHelp`, with unescaped letters. */
  readonly path: string;
  /** `/wiki/Special:ApiHelp`, as links have it. */
  readonly linkPath: string;
  /** The name as an address has it: `Special:ApiHelp`. */
  readonly addressName: string;
  /** The page of the recent changes, as an address has it: `Special:RecentChanges`. */
  readonly changes: string;
  /** The wiki's language: `en`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The language of the interface. */
export interface HtmlPageLanguageHoles {
  /** The code of the wiki as JSON: `"zh-hans"`; `null` if it is not valid text. */
  readonly code: string;
  /** `zh-Hans` */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** `lang=zh-hans&amp;`; empty if styles and scripts do not support the language. */
  readonly loading: string;
  /** Whether it is the language of the wiki's pages. */
  readonly isContentLanguage: boolean;
  /** How it writes numbers and dates, as JSON: `["",""]`, `["",""]`, `"dmy"`. */
  readonly settings: readonly [separators: string, digits: string, dates: string];
  /** The variants to choose from; empty if there are none. */
  readonly variants: readonly HtmlPageVariant[];
  /** The chosen variant as JSON; empty if there are none. */
  readonly variant: string;
  /** The options of the client that are not the usual ones, as JSON; empty if there are none. 1.39 includes them in the page. */
  readonly options: string;
}

export interface HtmlPageVariant {
  /** `zh-tw` */
  readonly code: string;
  /** `zh-Hant-TW` */
  readonly tag: string;
}

/** Which styles a wiki has itself, in pages such as `MediaWiki:Common.css`. */
export interface SiteStyles {
  readonly styles: boolean;
  /** Those for browsers without scripts. */
  readonly noscript: boolean;
}

/** The client of a page. */
export interface HtmlUserHoles {
  /** `null` or `"Alice"`, as JSON. */
  readonly userName: string;
  /** `["*"]`, as JSON. */
  readonly userGroups: string;
  /** Absent for an anonymous client. */
  readonly user: HtmlPageUserHoles | undefined;
  /** Each as JSON. */
  readonly tokens: { readonly patrol: string; readonly watch: string; readonly csrf: string };
}

export interface HtmlPageUserHoles {
  readonly id: number;
  readonly editCount: number;
  /** Milliseconds since 1970; `null` if unknown. */
  readonly registration: number | null;
  /** The revision of the talk page before the first new message, if there is one. */
  readonly lastSeenMessage?: number | undefined;
}
