import { anonymousToken } from '../text/anonymous-token';
import type { MessageLanguage } from '../messages/language';
import type {
  HtmlPageKind,
  HtmlPageLanguageHoles,
  HtmlPagePlaceHoles,
  HtmlPageTemplate,
  HtmlPageVariant,
} from '../releases/html-page-template';
import { escapeHtml, escapeScriptJson } from '../text/escape';
import { articleAddress, encodeForWikiUrl } from '../text/wiki-url';
import { pageWords } from './page-words';

/** What every page of the interface contains about the wiki, the request and the user. */
export interface PageChrome {
  readonly siteName: string;
  /** `https://wiki.example`, or `//wiki.example` */
  readonly server: string;
  /** With a scheme. Default: `server`. */
  readonly canonicalServer?: string;
  /** The address of the licence of the wiki's pages. Default: none. */
  readonly license?: string | undefined;
  /** Whether those who edit without an account get a temporary one; 1.43. Default: false. */
  readonly temporaryAccounts?: boolean | undefined;
  /** Further modules of styles. Default: none. */
  readonly addedStyles?: readonly string[] | undefined;
  /** `` or `/w` */
  readonly scriptPath: string;
  /** `/wiki/$1` or `/w/index.php/$1` */
  readonly articlePath: string;
  /** The exact release: `1.43.9`. */
  readonly version: string;
  readonly requestId: string;
  /** Milliseconds. */
  readonly responseTime: number;
  /** The logged-in user; absent for an anonymous client. */
  readonly user?: PageUser | undefined;
  /** The language of the page. Default: English, on an English wiki. */
  readonly language?: PageLanguage | undefined;
  /** Where the page is on the wiki. Default: English names. */
  readonly place?: PagePlace | undefined;
  /**
   * The debug block as JSON with unescaped characters, as in format version 2. On a wiki that shows it, the pages of errors
   * contain it as well, although their `<pre>` does not.
   */
  readonly debugInformation?: string | undefined;
}

/** What the wiki's own language decides. */
export interface PagePlace {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The page of the help, which every page pretends to be: `Spezial:API-Hilfe`. */
  readonly help: string;
  /** The page of the recent changes: `Spezial:Letzte_Änderungen`. */
  readonly changes: string;
}

export const englishPlace: PagePlace = {
  language: 'en',
  direction: 'ltr',
  help: 'Special:ApiHelp',
  changes: 'Special:RecentChanges',
};

export interface PageLanguage {
  /** `zh-hans`; `null` if it is not UTF-8. */
  readonly code: string | null;
  /** Its BCP 47 tag: `zh-Hans`. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whether it is the language of the wiki's pages. */
  readonly isContentLanguage: boolean;
  readonly messages: MessageLanguage;
  /** How it writes numbers and dates. Default: as English does. */
  readonly settings?: HtmlPageLanguageHoles['settings'];
  /** Its variants, and the chosen one. */
  readonly variants?: readonly HtmlPageVariant[];
  readonly variant?: string;
  /** The options of the client that are not the usual ones. */
  readonly options?: Readonly<Record<string, string | number>> | undefined;
}

const englishSettings: HtmlPageLanguageHoles['settings'] = ['["",""]', '["",""]', '"dmy"'];

const english: PageLanguage = { code: 'en', tag: 'en', direction: 'ltr', isContentLanguage: true, messages: 'en' };

export interface PageUser {
  readonly id: number;
  readonly name: string;
  /** Explicit groups first, then implicit ones: `['sysop', '*', 'user', 'autoconfirmed']`. */
  readonly groups: readonly string[];
  readonly editCount: number;
  /** Milliseconds since 1970, or `null` if it is unknown. */
  readonly registration: number | null;
  /** The revision of the talk page before the first new message, if there is one. */
  readonly lastSeenMessage?: number | undefined;
  /** 1.39 includes them in the page. Default: those of an anonymous client. */
  readonly tokens?: { readonly patrol: string; readonly watch: string; readonly csrf: string } | undefined;
}

const anonymousTokens = { patrol: anonymousToken, watch: anonymousToken, csrf: anonymousToken };

/** Puts HTML content into the page of a release. */
export function withPageChrome(
  content: string,
  kind: HtmlPageKind,
  chrome: PageChrome,
  template: HtmlPageTemplate,
): string {
  const { user, language = english, place = englishPlace } = chrome;
  const siteName = escapeHtml(chrome.siteName);
  const tokens = user?.tokens ?? anonymousTokens;
  return template({
    kind,
    content,
    words: pageWords(kind, siteName, language.messages),
    siteName,
    server: escapeHtml(chrome.server),
    canonicalServer: escapeHtml(chrome.canonicalServer ?? chrome.server),
    license: escapeHtml(chrome.license ?? ''),
    scriptPath: escapeHtml(chrome.scriptPath),
    place: placeHoles(place, chrome.articlePath),
    version: escapeHtml(chrome.version),
    requestId: escapeHtml(chrome.requestId),
    userName: user === undefined ? 'null' : jsonInScript(user.name),
    temporaryAccounts: chrome.temporaryAccounts ?? false,
    addedStyles: chrome.addedStyles ?? [],
    userGroups: user === undefined ? '["*"]' : jsonInScript(user.groups),
    user,
    tokens: {
      patrol: jsonInScript(tokens.patrol),
      watch: jsonInScript(tokens.watch),
      csrf: jsonInScript(tokens.csrf),
    },
    debugInformation: escapeScriptJson(chrome.debugInformation ?? ''),
    responseTime: chrome.responseTime,
    language: languageHoles(language),
  });
}

function placeHoles({ help, changes, language, direction }: PagePlace, articlePath: string): HtmlPagePlaceHoles {
  return {
    name: jsonInScript(help),
    title: jsonInScript(help.slice(help.indexOf(':') + 1).replaceAll('_', ' ')),
    className: help.replace(/[!-,./:-@[-^`{-~]/g, '_').replace(/_+/g, '_'),
    path: escapeHtml(articlePath.replace('$1', () => help)),
    linkPath: escapeHtml(articleAddress(articlePath, help)),
    addressName: escapeHtml(encodeForWikiUrl(help)),
    changes: escapeHtml(encodeForWikiUrl(changes)),
    language: escapeHtml(language),
    direction,
  };
}

function languageHoles({ code, tag, direction, isContentLanguage, ...own }: PageLanguage): HtmlPageLanguageHoles {
  const showsKeys = code === 'qqx';
  return {
    code: code === null ? 'null' : jsonInScript(code),
    tag: code === null ? '' : escapeHtml(tag),
    direction,
    loading: code !== null && !showsKeys && /^[a-z0-9-]{2,}$/.test(code) ? `lang=${code}&amp;` : '',
    isContentLanguage,
    settings: own.settings ?? englishSettings,
    variants: own.variants ?? [],
    variant: own.variant === undefined ? '' : jsonInScript(own.variant),
    options: own.options === undefined ? '' : jsonInScript(own.options),
  };
}

function jsonInScript(value: string | readonly string[] | Readonly<Record<string, string | number>>): string {
  return escapeScriptJson(JSON.stringify(value));
}
