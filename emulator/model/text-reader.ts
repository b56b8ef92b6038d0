import type { Title, TitleRules } from './title';

/** What a page's wikitext contains. */
export interface TextContent {
  /** Keys of the files that it embeds, each once. */
  readonly files: readonly string[];
  /** Keys of the categories that it puts the page into, each once; absent if there are none. */
  readonly categories?: readonly string[];
  /** The external links, each once; absent if there are none. */
  readonly links?: readonly string[];
  /** The target, if it is a redirect. */
  readonly redirect?: Title;
}

/** Finds the text of a page to transclude. */
export type FindTemplate = (title: Title) => string | undefined;

export type ReadText = (text: string) => TextContent;

/** Creates a reader of wikitext. The reader may cache the results of templates, so no text may change meanwhile. */
export type TextReader = (rules: TitleRules, template: FindTemplate) => ReadText;
