/** What siteinfo says of English, so that an English wiki needs no recorded data. */
export const englishNames = {
  mainpage: 'Main Page',
  linktrail: '/^([a-z]+)(.*)$/sD',
  linkprefix: '',
  linkprefixcharset: '',
  fallback8bitEncoding: 'windows-1252',
  page: ['["",""]', '["",""]', '"dmy"'],
  numbers: ['−1,234,567,890.25', '1,234', '12,345', '0,123,456,789'],
} as const;

/** The names of texts that a language has one of. */
export type LanguageName = Exclude<keyof typeof englishNames, 'numbers' | 'page'>;

export function englishName(name: LanguageName): string {
  return englishNames[name];
}
