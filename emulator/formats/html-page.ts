import type { HtmlPageTemplate } from '../releases/html-page-template';
import { readAddress } from './behaviour-switches';
import { escapeHtml, escapePreformatted } from '../text/escape';
import { inlineHtml } from '../messages/message-html';
import type { MessageLanguage } from '../messages/language';
import { articleAddress } from '../text/wiki-url';
import { englishPlace } from '../releases/html-page-holes';
import { withPageChrome, type PageChrome } from './page-chrome';
import { pageText } from './page-words';

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
  const text = pageText('api-format-prettyprint-status', [String(page.status), page.statusText], messagesOf(page));
  return `<div class="api-pretty-header api-pretty-status">${inlineHtml(text)}</div>`;
}

function messagesOf({ language }: HtmlPage): MessageLanguage {
  return language?.messages ?? 'en';
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

/** Stands for the address of the plain response while the wikitext is read. */
const addressPlace = '\0';

function notice(page: HtmlPage): string {
  const messages = messagesOf(page);
  if (messages === 'qqx') return noticeKey(page);
  const { innerFormat, plainAddress } = page;
  const key = innerFormat === 'raw' ? '-only-html' : plainAddress === undefined ? '' : '-hyperlinked';
  const parameters = [innerFormat.toUpperCase(), innerFormat, addressPlace];
  const text = pageText(`api-format-prettyprint-header${key}`, parameters, messages);
  const { before, after } = readAddress(plainAddress ?? '');
  const link = `<a rel="nofollow" class="external text" href="${escapeHtml(before)}">`;
  return text
    .split('\n\n')
    .map((paragraph) => {
      const html = noticeLinks(inlineHtml(paragraph), page);
      return html.replace(/^(.*)\[\0 (.*?)\]/s, (_, start: string, choice: string) => {
        if (after === undefined) return `${start}${link}${choice}</a>`;
        // The position of a table of contents ends a paragraph, even though the table is empty.
        return `\n${start}</p>${link}</a><p>${link}${escapeHtml(after)} ${choice}</a>`;
      });
    })
    .map((paragraph) => `<p>${paragraph}\n`)
    .join('</p>');
}

/** Links to the documentation, and to the help of this wiki. */
function noticeLinks(html: string, { scriptPath, articlePath, place = englishPlace }: HtmlPage): string {
  const page = `${place.help}/main`;
  const help =
    place.help === englishPlace.help
      ? `<a href="${escapeHtml(scriptPath)}/api.php?action=help&amp;modules=main">`
      : `<a href="${escapeHtml(articleAddress(articlePath, page))}" title="${escapeHtml(page.replaceAll('_', ' '))}">`;
  return html
    .replace(
      /\[\[mw:([^|\]]*)\|([^\]]*)\]\]/g,
      '<a href="https://www.mediawiki.org/wiki/$1" class="extiw" title="mw:$1">$2</a>',
    )
    .replace(/\[\[Special:ApiHelp\/main\|([^\]]*)\]\]/g, (_, text: string) => `${help}${text}</a>`);
}
