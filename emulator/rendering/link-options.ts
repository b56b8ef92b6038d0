import { renderQuotes } from '../wikitext/html/quotes';
import type { WikitextContext } from '../wikitext/transclusion';
import type { HeldHtml } from './marks';
import type { WikiFacts } from './wiki-facts';

/** What the links of a page add to it. */
export interface FoundByLinks {
  /** By the keys of the categories; undefined without a label. */
  readonly categoryLabels: Map<string, string | undefined>;
  /** Modules of scripts that it needs. */
  modules: Set<string>;
}

/** What rendering links needs. */
export interface InnerLinkOptions {
  readonly context: WikitextContext;
  readonly facts: WikiFacts;
  readonly held: HeldHtml;
  readonly found: FoundByLinks;
  /** 1.43 and later: links to sections of the page itself, and white space around categories. */
  readonly isRecent: boolean;
  /** Renders the links of a caption. */
  readonly renderCaption: (text: string) => string;
  readonly restore: (text: string) => string;
}

/**
 * The name of a missing picture in its place; 1.39 escapes quotation marks (vector parse/names-of-missing-pictures).
 * Apostrophes in it are italics and bold text (vector parse/apostrophes-in-names-of-files).
 */
export function shownName(text: string, isRecent: boolean): string {
  const shown = text.replaceAll('&', '&amp;');
  return renderQuotes(isRecent ? shown : shown.replaceAll('"', '&quot;'));
}

/** A text in an attribute. */
export function escapeTitle(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
