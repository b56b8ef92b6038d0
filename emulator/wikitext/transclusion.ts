import type { Title, TitleRules } from '../model/title';

/** What the reader of wikitext needs from the wiki. */
export interface WikitextContext {
  readonly rules: TitleRules;
  /** The text of a page to transclude; `undefined` if the page does not exist. */
  readonly template: (title: Title) => string | undefined;
  /** Cached results of templates; may be shared only between pages for which no template changes. */
  readonly expanded?: SharedExpansions;
}

/** Results of templates without parameters, by prefixed key. */
export type SharedExpansions = Map<string, TemplateExpansion>;

/** The result of a template without parameters. */
export interface TemplateExpansion {
  readonly text: string;
  /** The depth of the templates within it. */
  readonly height: number;
  /** Its share of the maximum lengths of transcluded texts and of arguments. */
  readonly transcluded: number;
  readonly substituted: number;
  /** Whether nothing was truncated and no gallery was found, so that the result is the same everywhere. */
  readonly isShareable: boolean;
}

/** The templates that contain a text, innermost first. */
export interface TemplatePath {
  readonly key: string;
  readonly depth: number;
  readonly outer: TemplatePath | undefined;
}

/** A `<gallery>`; the expanded text contains its number instead (`galleryMark`). */
export interface Gallery {
  readonly attributes: string;
  readonly body: string;
  readonly path: TemplatePath | undefined;
}

export type Parameters = ReadonlyMap<string, string>;

/** Replaces text that cannot be part of a title, such as `<nowiki>`: no title may contain it. */
export const OPAQUE = '\x7f';

/** `\0` and a number and `;`. */
export function galleryMark(index: number): string {
  return `\0${index};`;
}

/** What a pass over a text needs from the expansion of the page. */
export interface Transcluder {
  readonly galleries: Gallery[];
  /** Expands `{{name|…}}`; `undefined` if it is not a transclusion and stays unchanged. */
  transclude(name: string, readParameters: () => Parameters, path: TemplatePath | undefined): string | undefined;
  /** Inserts an argument for a parameter. */
  substitute(argument: string): string;
}
