import type { MessageLanguage } from '../messages/language';
import {
  englishPlace,
  languageHoles,
  placeHoles,
  userHoles,
  type PagePlace,
  type PageUser,
  type ShownLanguage,
} from '../releases/html-page-holes';
import type { HtmlPageKind, HtmlPageTemplate, SiteStyles } from '../releases/html-page-template';
import { escapeHtml, escapeScriptJson } from '../text/escape';
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
  /** The wiki's own styles. Default: none. */
  readonly siteStyles?: SiteStyles | undefined;
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

/** The language of a page of the interface. */
export interface PageLanguage extends ShownLanguage {
  readonly messages: MessageLanguage;
}

const english: PageLanguage = { code: 'en', tag: 'en', direction: 'ltr', isContentLanguage: true, messages: 'en' };

const noSiteStyles: SiteStyles = { styles: false, noscript: false };

/** Puts HTML content into the page of a release. */
export function withPageChrome(
  content: string,
  kind: HtmlPageKind,
  chrome: PageChrome,
  template: HtmlPageTemplate,
): string {
  const { user, language = english, place = englishPlace } = chrome;
  const siteName = escapeHtml(chrome.siteName);
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
    ...userHoles(user),
    temporaryAccounts: chrome.temporaryAccounts ?? false,
    addedStyles: chrome.addedStyles ?? [],
    siteStyles: chrome.siteStyles ?? noSiteStyles,
    debugInformation: escapeScriptJson(chrome.debugInformation ?? ''),
    responseTime: chrome.responseTime,
    language: languageHoles(language),
  });
}
