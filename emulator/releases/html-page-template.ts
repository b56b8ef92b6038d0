/**
 * The pages of the interface, byte for byte (core 5.2): one template per release, a function of
 * a few values, which are already escaped for their place.
 */
export type HtmlPageTemplate = (holes: HtmlPageHoles) => string;

/** The rendering of a response, or the help for a request without an action (core 2.8). */
export type HtmlPageKind = 'result' | 'help';

export interface HtmlPageHoles {
  readonly kind: HtmlPageKind;
  /** The content between the heading and the line with the address of the page. */
  readonly content: string;
  readonly siteName: string;
  /** `https://wiki.example` */
  readonly server: string;
  readonly canonicalServer: string;
  /** The address of the licence; empty for none. */
  readonly license: string;
  /** `` or `/w` */
  readonly scriptPath: string;
  /** The path of this page on the wiki: `/wiki/Special:ApiHelp`. */
  readonly pagePath: string;
  /** `1.43.9` */
  readonly version: string;
  readonly requestId: string;
  /** `null` or `"Alice"`, as JSON. */
  readonly userName: string;
  /** `["*"]`, as JSON. */
  readonly userGroups: string;
  /** The user of a page for an anonymous client. */
  readonly user: HtmlPageUserHoles | undefined;
  /** Each as JSON; 1.39 includes them in the page. */
  readonly tokens: { readonly patrol: string; readonly watch: string; readonly csrf: string };
  /** The debug block as JSON; empty if debugging is off (core 9). */
  readonly debugInformation: string;
  /** Milliseconds. */
  readonly responseTime: number;
  readonly language: HtmlPageLanguageHoles;
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
  /** Texts are English, or keys of messages. */
  readonly showsKeys: boolean;
  /** Whether it is the language of the wiki's pages. */
  readonly isContentLanguage: boolean;
}

export interface HtmlPageUserHoles {
  readonly id: number;
  readonly editCount: number;
  /** Milliseconds since 1970; `null` if unknown. */
  readonly registration: number | null;
}

/** The first settings of every page, up to the id of the request. */
export const openingSettings = (kind: HtmlPageKind, monthNames: string) =>
  `RLCONF={"wgBreakFrames":${kind === 'help'},"wgSeparatorTransformTable":["",""],"wgDigitTransformTable":["",""],` +
  `"wgDefaultDateFormat":"dmy","wgMonthNames":${monthNames},`;

/** The settings that describe the page, the same for every request. */
export const pageSettings =
  '"wgCanonicalNamespace":"Special","wgCanonicalSpecialPageName":"ApiHelp","wgNamespaceNumber":-1,' +
  '"wgPageName":"Special:ApiHelp","wgTitle":"ApiHelp","wgCurRevisionId":0,"wgRevisionId":0,"wgArticleId":0,' +
  '"wgIsArticle":false,"wgIsRedirect":false,"wgAction":"view",';

/** The last settings of every page. */
export const closingSettings = '"wgIsProbablyEditable":false,"wgRelevantPageIsProbablyEditable":false};';

const longestLine = 1000;

/**
 * Concatenates statements. A new line starts if the name at the start of the next statement would
 * end beyond 1000 bytes.
 */
export function statementLines(statements: readonly string[]): string {
  let text = '';
  let length = 0;
  for (const statement of statements) {
    if (length + nameLength(statement) > longestLine) {
      text += '\n';
      length = 0;
    }
    text += statement;
    length += Buffer.byteLength(statement);
  }
  return text;
}

function nameLength(statement: string): number {
  return statement.indexOf('=');
}

/** @param end of an element without content: HTML of 1.39 is written like XML */
export function licenseLink(address: string, end: '>' | '/>'): string {
  return address === '' ? '' : `\n<link rel="license" href="${address}"${end}`;
}
