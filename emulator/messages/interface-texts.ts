import type { MessageLanguage } from './language';

/** What the interface adds to the HTML of pages, in English. */
const english = {
  pagetitle: '$1 - {{SITENAME}}',
  'site-atom-feed': '$1 Atom feed',
  edit: 'Edit',
  toc: 'Contents',
  editsection: 'edit',
  editsectionhint: 'Edit section: $1',
  redirectto: 'Redirect to:',
  'thumbnail-more': 'Enlarge',
  'mobile-frontend-editor-edit': 'Edit',
} as const;

export type InterfaceTextKey = keyof typeof english;

export const interfaceTextKeys = Object.keys(english) as readonly InterfaceTextKey[];

/** A text of the interface; in `qqx`, its key and its parameters. */
export function interfaceText(key: InterfaceTextKey, parameters: readonly string[], language: MessageLanguage): string {
  return textIn(english, key, parameters, language);
}

/** The text with a key in a language, which has texts for all of them, or else in English. */
export function textIn<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  key: Key,
  parameters: readonly string[],
  language: MessageLanguage,
): string {
  if (language === 'qqx') return parameters.length === 0 ? `(${key})` : `(${key}: ${parameters.join(', ')})`;
  const translated = language === 'en' ? undefined : language.text(key, parameters, String);
  return translated ?? texts[key].replace(/\$(\d)/g, (_, position: string) => parameters[Number(position) - 1] ?? '');
}
