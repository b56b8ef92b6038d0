import type {
  HtmlPageHoles,
  HtmlPageLanguageHoles,
  HtmlPagePlaceHoles,
  HtmlUserHoles,
  SiteStyles,
} from './html-page-template';

/**
 * A page up to the start tag of its body, as each release writes it: what the pages of the interface (core 5.2) and
 * `prop=headhtml` of `action=parse` (reading 16.5) have in common. All texts are escaped for their place.
 */
export interface HtmlHead
  extends
    HtmlUserHoles,
    Pick<HtmlPageHoles, 'siteName' | 'server' | 'scriptPath' | 'version' | 'requestId' | 'temporaryAccounts'> {
  /** The language of the interface. */
  readonly language: HtmlPageLanguageHoles;
  /** Classes of the page as a whole, each after a space. */
  readonly classes: string;
  /** The cookie of the browser that can change them, if one can; 1.43. */
  readonly preferenceCookie: string | undefined;
  readonly title: string;
  readonly settings: HeadSettings;
  readonly loads: HeadLoads;
  /** What robots may do, if the page says so. */
  readonly robots: string | undefined;
  readonly viewport: string | undefined;
  /** The link to the form that edits the page. */
  readonly editLink: { readonly title: string; readonly address: string } | undefined;
  /** The language of the wiki: `en`. */
  readonly siteLanguage: string;
  /** The page in addresses. */
  readonly place: Pick<HtmlPagePlaceHoles, 'linkPath' | 'addressName'>;
  /** The address of the licence; empty for none. */
  readonly license: string;
  readonly feed: { readonly title: string; readonly page: string };
  readonly bodyClasses: string;
}

/** The values of `RLCONF`, each as JSON. */
export interface HeadSettings {
  readonly breaksFrames: boolean;
  /** How the language of the page writes numbers and dates. */
  readonly numbers: HtmlPageLanguageHoles['settings'];
  readonly monthNames: string;
  readonly page: HeadPage;
  readonly categories: string;
  /** `"en"` */
  readonly language: string;
  /** `"wikitext"` */
  readonly model: string;
  /** Settings at the end: `"wgIsProbablyEditable":true`. */
  readonly more: readonly string[];
}

/** The page that the settings describe, each text as JSON. */
export interface HeadPage {
  readonly canonicalNamespace: string;
  /** `"ApiHelp"`, or `false`. */
  readonly specialPage: string;
  readonly namespace: number;
  /** `"Talk:Main_Page"` */
  readonly name: string;
  /** `"Main Page"` */
  readonly title: string;
  readonly revision: number;
  readonly id: number;
  readonly isArticle: boolean;
  readonly isRedirect: boolean;
}

/** The modules of scripts and styles that a page loads. */
export interface HeadLoads {
  /**
   * Which modules of the wiki and of the user come first. `all`: also what they have changed, which other pages leave out
   * (`safemode`); those load the options of the user, or nothing of either.
   */
  readonly own: 'all' | 'options' | 'none';
  /** Modules of the skin that only such pages have, which are always empty. */
  readonly emptyUserModules: readonly string[];
  readonly modules: readonly string[];
  /** In the order in which they were added. */
  readonly styles: readonly string[];
  /** Not loaded unless `own` is `all`. */
  readonly siteStyles: SiteStyles;
  /** Empty for the skin without a name in addresses. */
  readonly skin: string;
}

export type HtmlHeadTemplate = (head: HtmlHead) => string;

/** What the settings of a release have besides those of both. */
interface SettingsOfRelease {
  /** After the id of the request. */
  readonly afterId?: string;
  /** Before the language of the content. */
  readonly beforeLanguage?: string;
  /** Those of the client, if it has any. */
  readonly client: string;
}

/** `RLCONF={…};` */
export function settingsStatement(head: HtmlHead, ofRelease: SettingsOfRelease): string {
  const { user, language, settings } = head;
  const { page, numbers } = settings;
  const message = user?.lastSeenMessage;
  return (
    `RLCONF={"wgBreakFrames":${settings.breaksFrames},"wgSeparatorTransformTable":${numbers[0]},` +
    `"wgDigitTransformTable":${numbers[1]},"wgDefaultDateFormat":${numbers[2]},"wgMonthNames":${settings.monthNames},` +
    `"wgRequestId":"${head.requestId}",${ofRelease.afterId ?? ''}` +
    `"wgCanonicalNamespace":${page.canonicalNamespace},"wgCanonicalSpecialPageName":${page.specialPage},` +
    `"wgNamespaceNumber":${page.namespace},"wgPageName":${page.name},"wgTitle":${page.title},` +
    `"wgCurRevisionId":${page.revision},"wgRevisionId":0,"wgArticleId":${page.id},` +
    `"wgIsArticle":${page.isArticle},"wgIsRedirect":${page.isRedirect},"wgAction":"view",` +
    `"wgUserName":${head.userName},"wgUserGroups":${head.userGroups},"wgCategories":${settings.categories},` +
    `${ofRelease.beforeLanguage ?? ''}"wgPageContentLanguage":${settings.language},` +
    `"wgPageContentModel":${settings.model},"wgRelevantPageName":${page.name},"wgRelevantArticleId":${page.id},` +
    ofRelease.client +
    (message === undefined ? '' : `"wgUserNewMsgRevisionId":${message},`) +
    (language.variant === '' ? '' : `"wgUserVariant":${language.variant},`) +
    `${settings.more.join(',')}};`
  );
}

/** `RLSTATE={…};` */
export function moduleStates({ own, emptyUserModules, styles }: HeadLoads): string {
  const isStyle = (name: string) => name.endsWith('.styles');
  const first = [
    ...emptyUserModules.filter(isStyle),
    'site.styles',
    'user.styles',
    ...emptyUserModules.filter((name) => !isStyle(name)),
    'user',
  ];
  const states = [
    ...(own === 'all' ? first.map((name) => `"${name}":"ready"`) : []),
    ...(own === 'none' ? [] : ['"user.options":"loading"']),
    ...styles.map((name) => `"${name}":"ready"`),
  ];
  return `RLSTATE={${states.join(',')}};`;
}

/** `RLPAGEMODULES=[…];`, if there are any. */
export function pageModules({ modules }: HeadLoads): readonly string[] {
  return modules.length === 0 ? [] : [`RLPAGEMODULES=[${modules.map((name) => `"${name}"`).join(',')}];`];
}

/**
 * The links to the styles of a page and the script that loads its scripts, each on its own line.
 *
 * @param end of an element without content: HTML of 1.39 is written like XML
 */
export function loadLinks({ scriptPath, language, loads }: HtmlHead, end: '>' | '/>'): string {
  const skin = loads.skin === '' ? '' : `&amp;skin=${loads.skin}`;
  const stylesheet = (modules: string) =>
    `<link rel="stylesheet" href="${scriptPath}/load.php?${language.loading}modules=${modules}&amp;only=styles${skin}"${end}`;
  const isSafe = loads.own !== 'all';
  const styles = loads.siteStyles.styles && !isSafe;
  const noscript = loads.siteStyles.noscript && !isSafe;
  return [
    ...(loads.styles.length > 0 ? [stylesheet(packedModules(loads.styles))] : []),
    `<script async="" src="${scriptPath}/load.php?${language.loading}modules=startup&amp;only=scripts&amp;raw=1` +
      `${isSafe ? '&amp;safemode=1' : ''}${skin}"></script>`,
    ...(styles || noscript ? [`<meta name="ResourceLoaderDynamicStyles" content=""${end}`] : []),
    ...(styles ? [stylesheet('site.styles')] : []),
    ...(noscript ? [`<noscript>${stylesheet('noscript')}</noscript>`] : []),
  ].join('\n');
}

/** Names of modules in an address: in alphabetical order, those with a common beginning together. */
function packedModules(names: readonly string[]): string {
  const ends = new Map<string, string[]>();
  for (const name of [...names].sort()) {
    const dot = name.lastIndexOf('.');
    const beginning = name.slice(0, dot + 1);
    const known = ends.get(beginning);
    if (known) known.push(name.slice(dot + 1));
    else ends.set(beginning, [name.slice(dot + 1)]);
  }
  return Array.from(ends, ([beginning, rest]) => beginning + rest.join('%2C')).join('%7C');
}

/** Calls that tell scripts of the tokens and the options of the user. */
export function userCalls({ tokens, language: { options } }: HtmlHead): readonly string[] {
  return [
    `mw.user.tokens.set({"patrolToken":${tokens.patrol},"watchToken":${tokens.watch},"csrfToken":${tokens.csrf}});`,
    ...(options === '' ? [] : [`mw.user.options.set(${options});`]),
  ];
}

/** A line of the head, or nothing. */
export const lineOf = (text: string | undefined) => (text === undefined ? '' : `\n${text}`);

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
