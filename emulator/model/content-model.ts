import { userNamespace } from './namespaces';
import type { Titled } from './title';

/** What a page holds: most hold wikitext. */
export type ContentModel = 'wikitext' | 'javascript' | 'css' | 'json';

export const interfaceNamespace = 8;

const modelsByEnding: ReadonlyMap<string, ContentModel> = new Map([
  ['js', 'javascript'],
  ['css', 'css'],
  ['json', 'json'],
]);

/** What pages of a title hold: messages and subpages of users can be programs, styles and data (reading 4.1). */
export function contentModel({ namespace, key }: Titled): ContentModel {
  if (namespace !== interfaceNamespace && !(namespace === userNamespace && key.includes('/'))) return 'wikitext';
  return modelsByEnding.get(key.slice(key.lastIndexOf('.') + 1)) ?? 'wikitext';
}

const formats: Readonly<Record<ContentModel, string>> = {
  wikitext: 'text/x-wiki',
  javascript: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

/** The media type of what a page holds. */
export function contentFormat(model: ContentModel): string {
  return formats[model];
}
