/** Results of pages that say that a page has something: they are absent if it has nothing. Every page has a revision. */
export const pageContents: readonly string[] = [
  'categories',
  'categoryinfo',
  'extlinks',
  'fileusage',
  'imageinfo',
  'images',
  'links',
  'linkshere',
  'redirects',
  'templates',
  'transcludedin',
];
