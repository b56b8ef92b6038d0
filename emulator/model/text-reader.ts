import type { Title, TitleRules } from './title';

/** What a text says of the page that has it. */
export interface TextContent {
  /** Keys of the files that it embeds, each once. */
  readonly files: readonly string[];
  /** Keys of the categories that it puts the page into, each once; absent if there are none. */
  readonly categories?: readonly string[];
  /** Where it leads, if it is a redirect. */
  readonly redirect?: Title;
}

/** Finds the text of a page to transclude. */
export type FindTemplate = (title: Title) => string | undefined;

export type ReadText = (text: string) => TextContent;

/** Makes what reads wikitext. What it makes may remember what templates give, so no text may change meanwhile. */
export type TextReader = (rules: TitleRules, template: FindTemplate) => ReadText;
