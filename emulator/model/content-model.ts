import { interfaceNamespace, userNamespace } from './namespaces';
import type { Titled } from './title';

/** The content model of a page, which is mostly wikitext. */
export type ContentModel = 'wikitext' | 'javascript' | 'css' | 'json' | 'text';

/** The models that titles have. */
export type TitleModel = Exclude<ContentModel, 'text'>;

const modelsByEnding: ReadonlyMap<string, TitleModel> = new Map([
  ['js', 'javascript'],
  ['css', 'css'],
  ['json', 'json'],
]);

/** The content model by title: messages and user subpages can be scripts, styles and data (vector revisions/content-models). */
export function contentModel({ namespace, key }: Titled): TitleModel {
  if (namespace !== interfaceNamespace && !(namespace === userNamespace && key.includes('/'))) return 'wikitext';
  return modelsByEnding.get(key.slice(key.lastIndexOf('.') + 1)) ?? 'wikitext';
}

/** The content model of a page or a revision: its own, or that of its title. */
export function modelOf(
  title: Titled,
  { contentModel: own }: { readonly contentModel?: ContentModel | undefined },
): ContentModel {
  return own ?? contentModel(title);
}

/** What a page keeps of its content model, so that it stays when the page is moved: nothing if it is ordinary wikitext. */
export function keptModel(title: Titled, model: ContentModel): ContentModel | undefined {
  return model === 'wikitext' && contentModel(title) === 'wikitext' ? undefined : model;
}

/** Whether texts of the model have files, categories and links; all but wikitext have no redirects and sections. */
export function hasLinks(model: ContentModel): boolean {
  return model === 'wikitext' || model === 'javascript' || model === 'css';
}

const formats: Readonly<Record<ContentModel, string>> = {
  wikitext: 'text/x-wiki',
  javascript: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  text: 'text/plain',
};

/** The media type of a content model. */
export function contentFormat(model: ContentModel): string {
  return formats[model];
}

/** Whether a text of the model may be in a format: of an unknown one, in those of no other (vectors parse/unknown-model-…). */
export function hasFormat(model: ContentModel | 'unknown', format: string): boolean {
  return model === 'unknown' ? !Object.values(formats).includes(format) : format === formats[model];
}
