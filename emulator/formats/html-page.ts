import type { HtmlPageTemplate } from '../releases/html-page-template';
import { escapeHtml, preformatted } from './html-text';
import { surround, type PageSurroundings } from './page-surroundings';

/** An answer that is to be shown as a page: `*fm`, or no `format` at all (facts 5.2). */
export interface HtmlPage extends PageSurroundings {
  /** What the page shows; `raw` has no form of its own. */
  readonly innerFormat: 'json' | 'xml' | 'php' | 'raw';
  /** The answer in that format, indented as the page shows it. */
  readonly text: string;
  /** What the answer would be sent with if it were not a page. */
  readonly status: number;
  readonly statusText: string;
  /**
   * The address of the answer in that format (`plainFormatAddress`); `undefined` for POST, whose parameters no address
   * holds. `raw` has none.
   */
  readonly plainAddress: string | undefined;
}

/** The page for people around an answer: a notice that it is no format for programs, and the answer as text. */
export function renderHtmlPage(page: HtmlPage, template: HtmlPageTemplate): string {
  const content =
    `<div class="api-pretty-header">${notice(page)}\n</p></div>` +
    (page.status === 200 ? '' : statusNotice(page)) +
    preformatted(page.text);
  return surround(content, 'result', page, template);
}

function statusNotice({ status, statusText }: HtmlPage): string {
  return (
    '<div class="api-pretty-header api-pretty-status">' +
    `This response would be returned with HTTP status ${status} ${escapeHtml(statusText)}.</div>`
  );
}

function notice(page: HtmlPage): string {
  const { innerFormat, plainAddress } = page;
  if (innerFormat === 'raw') {
    return (
      '<p>This is an HTML representation intended for debugging, and is unsuitable for application use.\n</p>' +
      documentation('Special:MyLanguage/API', page.scriptPath)
    );
  }
  const name = innerFormat.toUpperCase();
  const choice = `<kbd>format=${innerFormat}</kbd>`;
  const form =
    plainAddress === undefined
      ? choice
      : `<a rel="nofollow" class="external text" href="${escapeHtml(plainAddress)}">${choice}</a>`;
  return (
    `<p>This is the HTML representation of the ${name} format. HTML is good for debugging, but is unsuitable for ` +
    'application use.\n</p><p>Specify the <var>format</var> parameter to change the output format. ' +
    `To see the non-HTML representation of the ${name} format, set ${form}.\n</p>` +
    documentation(plainAddress === undefined ? 'Special:MyLanguage/API' : 'API', page.scriptPath)
  );
}

function documentation(title: string, scriptPath: string): string {
  return (
    `<p>See the <a href="https://www.mediawiki.org/wiki/${title}" class="extiw" title="mw:${title}">complete ` +
    `documentation</a>, or the <a href="${escapeHtml(scriptPath)}/api.php?action=help&amp;modules=main">API help</a> ` +
    'for more information.'
  );
}
