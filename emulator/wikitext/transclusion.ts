import type { Title, TitleRules } from '../model/title';

/** What reading wikitext needs to know of its wiki. */
export interface WikitextContext {
  readonly rules: TitleRules;
  /** The text of a page to transclude; `undefined` where there is no such page. */
  readonly template: (title: Title) => string | undefined;
  /** What templates give, kept for other pages; to be shared only among pages for which no template changes. */
  readonly expanded?: SharedExpansions;
}

/** What templates without parameters give, by prefixed key. */
export type SharedExpansions = Map<string, TemplateExpansion>;

/** What a template gives where it is used without parameters. */
export interface TemplateExpansion {
  readonly text: string;
  /** How many further templates deep it goes. */
  readonly height: number;
  /** What it took of the lengths that a page may have in transcluded texts, and in arguments. */
  readonly transcluded: number;
  readonly substituted: number;
  /** Whether nothing was cut off and no gallery was met, so that it gives the same wherever it is used. */
  readonly isShareable: boolean;
}

/** The templates that a text is inside of, innermost first. */
export interface TemplatePath {
  readonly key: string;
  readonly depth: number;
  readonly outer: TemplatePath | undefined;
}

/** A `<gallery>` that was met; the expanded text holds its number instead (`galleryMark`). */
export interface Gallery {
  readonly attributes: string;
  readonly body: string;
  readonly path: TemplatePath | undefined;
}

export type Parameters = ReadonlyMap<string, string>;

/** Stands for text that cannot be part of a title, such as `<nowiki>`: no title may hold it. */
export const OPAQUE = '\x7f';

/** `\0` and a number and `;`. */
export function galleryMark(index: number): string {
  return `\0${index};`;
}

/** What one pass over a text asks the expansion of the page for. */
export interface Transcluder {
  readonly galleries: Gallery[];
  /** What `{{name|…}}` gives; `undefined` for what is no transclusion and stays as it is. */
  transclude(name: string, readParameters: () => Parameters, path: TemplatePath | undefined): string | undefined;
  /** An argument where it is put in for a parameter. */
  substitute(argument: string): string;
}
