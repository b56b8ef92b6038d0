import { interfaceNamespace, userNamespace } from './namespaces';
import type { Titled } from './title';

/** The content model of a page, which is mostly wikitext. */
export type ContentModel = 'wikitext' | 'javascript' | 'css' | 'json';

const modelsByEnding: ReadonlyMap<string, ContentModel> = new Map([
  ['js', 'javascript'],
  ['css', 'css'],
  ['json', 'json'],
]);

/** The content model by title: messages and user subpages can be scripts, styles and data (vector revisions/content-models). */
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

/** The media type of a content model. */
export function contentFormat(model: ContentModel): string {
  return formats[model];
}
