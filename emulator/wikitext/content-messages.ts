import type { TextSource } from '../model/text-reader';

/** Texts of the interface that become part of pages, in English. */
const english = {
  // Behind the section that an edit was about.
  'colon-separator': ': ',
  newsectionsummary: '/* $1 */ new section',
  // What feeds are called.
  contributions: 'User contributions',
  recentchanges: 'Recent changes',
  'recentchanges-feed-description': 'Track the most recent changes to the wiki in this feed.',
  'recentchangeslinked-feed': 'Related changes',
  'recentchangeslinked-title': 'Changes related to "$1"',
  watchlist: 'Watchlist',
  // Wikitext, with a name and a nickname.
  signature: '[[{{ns:user}}:$1|$2]] ([[{{ns:user_talk}}:$1|talk]])',
  'signature-anon': '[[{{#special:Contributions}}/$1|$2]]',
  'restricted-displaytitle':
    '<strong>Warning:</strong> Display title "$1" was ignored since it is not equivalent to the page\'s actual title.',
  'duplicate-displaytitle': '<strong>Warning:</strong> Display title "$2" overrides earlier display title "$1".',
  'duplicate-defaultsort': '<strong>Warning:</strong> Default sort key "$2" overrides earlier default sort key "$1".',
} as const;

export type ContentMessage = keyof typeof english;

export const contentMessages = Object.keys(english) as readonly ContentMessage[];

/** A text of the interface in the language of the wiki, whatever language a request selects (reading 16.1). */
export function contentMessage({ site }: TextSource, key: ContentMessage, ...parameters: readonly string[]): string {
  const text = site.contentLanguage?.messages?.get(key)?.[0] ?? english[key];
  return text.replace(/\$([12])/g, (written, index: string) => parameters[Number(index) - 1] ?? written);
}
