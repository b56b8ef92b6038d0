import type { HtmlPageTemplate } from '../releases/html-page-template';
import { readAddress } from './behaviour-switches';
import { escapeHtml, escapePreformatted } from '../text/escape';
import { withPageChrome, type PageChrome } from './page-chrome';

/** A response that is shown as a page: with `*fm`, or without `format` (core 5.2). */
export interface HtmlPage extends PageChrome {
  /** The format that the page shows; `raw` has no plain form. */
  readonly innerFormat: 'json' | 'xml' | 'php' | 'raw';
  /** The response in that format, indented as the page shows it. */
  readonly text: string;
  /** The status of the plain response. */
  readonly status: number;
  readonly statusText: string;
  /**
   * The address of the plain response (`plainFormatAddress`); `undefined` for POST, whose parameters are not in the address, and
   * for `raw`.
   */
  readonly plainAddress: string | undefined;
}

/** The result in the page (core 5.2). */
export function preformatted(text: string): string {
  return `<pre class="api-pretty-content">${escapePreformatted(text)}</pre>`;
}

/** The HTML page of a response: a notice that the format is not for programs, and the response as text. */
export function renderHtmlPage(page: HtmlPage, template: HtmlPageTemplate): string {
  const content =
    `<div class="api-pretty-header">${notice(page)}</p></div>` +
    (page.status === 200 ? '' : statusNotice(page)) +
    preformatted(page.text);
  return withPageChrome(content, 'result', page, template);
}

function statusNotice(page: HtmlPage): string {
  const { status } = page;
  const statusText = escapeHtml(page.statusText);
  const notice = showsKeys(page)
    ? `(api-format-prettyprint-status: ${status}, ${statusText})`
    : `This response would be returned with HTTP status ${status} ${statusText}.`;
  return `<div class="api-pretty-header api-pretty-status">${notice}</div>`;
}

function showsKeys({ language }: HtmlPage): boolean {
  return language?.code === 'qqx';
}

/** The keys of the notices with their parameters (core 5.2). */
function noticeKey({ innerFormat, plainAddress }: HtmlPage): string {
  const name = innerFormat.toUpperCase();
  if (innerFormat === 'raw') return `<p>(api-format-prettyprint-header-only-html: ${name})\n`;
  if (plainAddress === undefined) return `<p>(api-format-prettyprint-header: ${name}, ${innerFormat})\n`;
  const { before, after } = readAddress(plainAddress);
  // Full stops at the end of an address are not part of the link.
  const linked = before.replace(/\.+$/, '');
  const address = escapeHtml(linked);
  const link = `<a rel="nofollow" class="external free" href="${address}">${address}</a>`;
  // The position of a table of contents ends a paragraph, even though the table is empty.
  const rest = before.slice(linked.length) + (after === undefined ? ')\n' : `</p><p>${escapeHtml(after)})`);
  return `<p>(api-format-prettyprint-header-hyperlinked: ${name}, ${innerFormat}, ${link}${rest}`;
}

function notice(page: HtmlPage): string {
  if (showsKeys(page)) return noticeKey(page);
  const { innerFormat, plainAddress } = page;
  if (innerFormat === 'raw') {
    return (
      '<p>This is an HTML representation intended for debugging, and is unsuitable for application use.\n</p>' +
      documentation('Special:MyLanguage/API', page.scriptPath)
    );
  }
  const name = innerFormat.toUpperCase();
  const choice = `<kbd>format=${innerFormat}</kbd>`;
  const { before, after } = readAddress(plainAddress ?? '');
  const link = `<a rel="nofollow" class="external text" href="${escapeHtml(before)}">`;
  let form = choice;
  if (after !== undefined) form = `</p>${link}</a><p>${link}${escapeHtml(after)} ${choice}</a>`;
  else if (plainAddress !== undefined) form = `${link}${choice}</a>`;
  return (
    `<p>This is the HTML representation of the ${name} format. HTML is good for debugging, but is unsuitable for ` +
    `application use.\n</p><p>${after === undefined ? '' : '\n'}Specify the <var>format</var> parameter to change the output format. ` +
    `To see the non-HTML representation of the ${name} format, set ${form}.\n</p>` +
    documentation(plainAddress === undefined ? 'Special:MyLanguage/API' : 'API', page.scriptPath)
  );
}

function documentation(title: string, scriptPath: string): string {
  return (
    `<p>See the <a href="https://www.mediawiki.org/wiki/${title}" class="extiw" title="mw:${title}">complete ` +
    `documentation</a>, or the <a href="${escapeHtml(scriptPath)}/api.php?action=help&amp;modules=main">API help</a> ` +
    'for more information.\n'
  );
}
