import type { PageOfText } from '../../model/text-reader';
import type { Argument, WikitextContext } from '../transclusion';

export type { Argument } from '../transclusion';

/** What variables and functions know of the page that is read, and what they can ask of its expansion. */
export interface FunctionCall {
  readonly context: WikitextContext;
  /** The page that is read, also within templates. Results that depend on it are not shared between pages. */
  readonly page: PageOfText;
  /** Expands another text, such as a message. */
  expand(text: string): string;
  /** Keeps an extension tag to be read on its own, and returns what stands for it. */
  keepTag(name: string, attributes: string, body: string | undefined): string;
}

/** The result of a variable: `{{PAGENAME}}`. */
export type Variable = (call: FunctionCall) => string;

/**
 * The result of a function: `{{lc:ABC}}`. `undefined` where the wiki looks for a template with that title instead.
 *
 * @param first the first argument, after the colon
 */
export type ParserFunction = (first: string, rest: readonly Argument[], call: FunctionCall) => string | undefined;

/** The markers of extension tags and the like, which most functions on strings remove. */
export function withoutMarkers(text: string): string {
  return /[\0\x7f]/.test(text) ? text.replace(/\0\d+;|\x7f/g, '') : text;
}

/** What PHP reads as an integer at the beginning of a text: 0 for none. */
export function integerOf(text: string): number {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? 0 : value;
}

/** A number as PHP reads it: `12`, `-1.5`, `.5`, `1e3`; `undefined` for other texts. */
export function numberOf(text: string): number | undefined {
  return /^[ \t\n\r\v\f]*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?[ \t\n\r\v\f]*$/i.test(text) ? Number(text) : undefined;
}

/** The characters of a text, by code point, as the wiki counts them. */
export function charactersOf(text: string): string[] {
  return Array.from(text);
}
