import { anonymousToken } from '../text/anonymous-token';
import { escapeHtml, escapeScriptJson } from '../text/escape';
import { articleAddress, encodeForWikiUrl } from '../text/wiki-url';
import type { HtmlPageLanguageHoles, HtmlPagePlaceHoles, HtmlPageVariant, HtmlUserHoles } from './html-page-template';

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

/** The language that a page is shown in. */
export interface ShownLanguage {
  /** `zh-hans`; `null` if it is not UTF-8. */
  readonly code: string | null;
  /** Its BCP 47 tag: `zh-Hans`. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whether it is the language of the wiki's pages. */
  readonly isContentLanguage: boolean;
  /** How it writes numbers and dates. Default: as English does. */
  readonly settings?: HtmlPageLanguageHoles['settings'] | undefined;
  /** Its variants, and the chosen one. */
  readonly variants?: readonly HtmlPageVariant[];
  readonly variant?: string | undefined;
  /** The options of the client that are not the usual ones. */
  readonly options?: Readonly<Record<string, string | number>> | undefined;
}

export const englishSettings: HtmlPageLanguageHoles['settings'] = ['["",""]', '["",""]', '"dmy"'];

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

export function userHoles(user: PageUser | undefined): HtmlUserHoles {
  const tokens = user?.tokens ?? anonymousTokens;
  return {
    userName: user === undefined ? 'null' : jsonInScript(user.name),
    userGroups: user === undefined ? '["*"]' : jsonInScript(user.groups),
    user,
    tokens: {
      patrol: jsonInScript(tokens.patrol),
      watch: jsonInScript(tokens.watch),
      csrf: jsonInScript(tokens.csrf),
    },
  };
}

export function placeHoles({ help, changes, language, direction }: PagePlace, articlePath: string): HtmlPagePlaceHoles {
  return {
    name: jsonInScript(help),
    title: jsonInScript(help.slice(help.indexOf(':') + 1).replaceAll('_', ' ')),
    className: escapeClass(help),
    path: escapeHtml(articlePath.replace('$1', () => help)),
    linkPath: escapeHtml(articleAddress(articlePath, help)),
    addressName: escapeHtml(encodeForWikiUrl(help)),
    changes: escapeHtml(encodeForWikiUrl(changes)),
    language: escapeHtml(language),
    direction,
  };
}

export function languageHoles({
  code,
  tag,
  direction,
  isContentLanguage,
  ...own
}: ShownLanguage): HtmlPageLanguageHoles {
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

/** A value in a script. */
export function jsonInScript(value: string | readonly string[] | Readonly<Record<string, string | number>>): string {
  return escapeScriptJson(JSON.stringify(value));
}

/** A title as the name of a class. */
export function escapeClass(title: string): string {
  return escapeHtml(
    title
      .replace(/[!-,./:-@[\]^`{-~]/g, '_')
      .replace(/_+/g, '_')
      .replace(/_$/, ''),
  );
}
