import type { HtmlPageKind, HtmlPageTemplate } from '../releases/html-page-template';
import { withPageChrome, type PageChrome } from './page-chrome';

/** A page that a module returns, such as the help (core 2.8). */
export interface ModulePage extends PageChrome {
  readonly kind: HtmlPageKind;
  /** HTML. */
  readonly content: string;
  /** The warnings of the request as indented JSON, for a comment above the page. */
  readonly warnings: string | undefined;
}

export function renderModulePage(page: ModulePage, template: HtmlPageTemplate): string {
  return warningsComment(page.warnings) + withPageChrome(page.content, page.kind, page, template);
}

function warningsComment(warnings: string | undefined): string {
  if (warnings === undefined) return '';
  // No warning may end the comment. Two hyphens occur only in the strings of the JSON.
  return `<!-- API warnings and errors:\n${warnings.replace(/--(?=!?>)/g, '-\\u002d')}\n-->\n`;
}
