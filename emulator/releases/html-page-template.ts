/**
 * The pages of the interface as a release writes them, byte for byte (core 5.2): one template a release, a function of
 * a few holes. Everything in the holes is escaped already for the place where it goes.
 */
export type HtmlPageTemplate = (holes: HtmlPageHoles) => string;

/** The rendering of a response, or the help for a request without an action (core 2.8). */
export type HtmlPageKind = 'result' | 'help';

export interface HtmlPageHoles {
  readonly kind: HtmlPageKind;
  /** What stands between the heading and the line that says where the page comes from. */
  readonly content: string;
  readonly siteName: string;
  /** `https://wiki.example` */
  readonly server: string;
  /** `` or `/w` */
  readonly scriptPath: string;
  /** `1.43.9` */
  readonly version: string;
  readonly requestId: string;
  /** `null` or `"Alice"`, as JSON. */
  readonly userName: string;
  /** `["*"]`, as JSON. */
  readonly userGroups: string;
  /** Nobody: the page is for a client that is not logged in. */
  readonly user: HtmlPageUserHoles | undefined;
  /** Each as JSON; 1.39 writes them into the page. */
  readonly tokens: { readonly patrol: string; readonly watch: string; readonly csrf: string };
  /** The debug block as JSON, or nothing where debugging is off (core 9). */
  readonly debugInformation: string;
  /** Milliseconds. */
  readonly responseTime: number;
  readonly language: HtmlPageLanguageHoles;
}

/** The language of the interface. */
export interface HtmlPageLanguageHoles {
  /** The code of the wiki as JSON: `"zh-hans"`; `null` where it is no text. */
  readonly code: string;
  /** `zh-Hans` */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** `lang=zh-hans&amp;`; nothing where styles and scripts do not know the language. */
  readonly loading: string;
  /** Texts are English, or keys of messages. */
  readonly showsKeys: boolean;
  /** Whether it is the language of the wiki's pages. */
  readonly isContentLanguage: boolean;
}

export interface HtmlPageUserHoles {
  readonly id: number;
  readonly editCount: number;
  /** Milliseconds since 1970, or `null` where it is not known. */
  readonly registration: number | null;
}

/** The settings that every page begins with, up to the identifier of the request. */
export const openingSettings = (kind: HtmlPageKind, monthNames: string) =>
  `RLCONF={"wgBreakFrames":${kind === 'help'},"wgSeparatorTransformTable":["",""],"wgDigitTransformTable":["",""],` +
  `"wgDefaultDateFormat":"dmy","wgMonthNames":${monthNames},`;

/** The settings that describe the page, the same for every request. */
export const pageSettings =
  '"wgCanonicalNamespace":"Special","wgCanonicalSpecialPageName":"ApiHelp","wgNamespaceNumber":-1,' +
  '"wgPageName":"Special:ApiHelp","wgTitle":"ApiHelp","wgCurRevisionId":0,"wgRevisionId":0,"wgArticleId":0,' +
  '"wgIsArticle":false,"wgIsRedirect":false,"wgAction":"view",';

/** The settings that every page ends with. */
export const closingSettings = '"wgIsProbablyEditable":false,"wgRelevantPageIsProbablyEditable":false};';

const longestLine = 1000;

/**
 * Writes statements one after the other. A new line begins where the name that the next statement starts with would
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
