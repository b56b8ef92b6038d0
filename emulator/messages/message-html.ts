/**
 * Messages in `errorformat=html`: parsed inline wikitext (core 6.1; vector main/title-as-html). Values are
 * inserted afterwards, escaped.
 */
import { decodeCharacterReferences } from '../text/character-references';
import { escapeHtml, escapeLinkAttribute } from '../text/escape';
import { articleAddress, encodeForWikiUrl } from '../text/wiki-url';
import type { ReportForm } from './error-format';
import { isWrittenWikitext, messageWikitext, type Message, type MessageParameter } from './message';
import { mailingList } from './english';

export function messageHtml(message: Message, form: ReportForm): string {
  if (form.render && withRenderedValues.has(message.key) && message.parameters.some(hasWikitext)) {
    return form.render(messageWikitext({ ...message, parameters: message.parameters.map(asWritten) }, form.language));
  }
  const values: string[] = [];
  const isLong = longMessages.has(message.key);
  const written: string[] = [];
  const shown = isLong ? withMarks(message, written) : message;
  const wikitext = messageWikitext(shown, form.language, (value) => `\0${values.push(value) - 1}\0`);
  const inline = inlineHtml(wikitext);
  const html = isLong ? longHtml(inline, written, form) : inParagraphs(closeTags(addLinks(inline, message, form)));
  return html.replace(/\0(\d+)\0/g, (_, index: string) => escapeHtml(values[Number(index)] ?? ''));
}

/** Those that do not protect a value of the request. */
const withRenderedValues: ReadonlySet<string> = new Set([
  'apierror-nosuchsection-what',
  'apierror-sectionsnotsupported-what',
  'apiwarn-unrecognizedvalues',
  'uploadstash-bad-path-bad-format',
  'uploadstash-file-not-found',
]);

function hasWikitext(parameter: MessageParameter): boolean {
  if (typeof parameter !== 'object' || parameter === null) return false;
  return 'wikitext' in parameter || ('list' in parameter && parameter.list.some(hasWikitext));
}

/** Templates in it are not expanded yet. */
function asWritten(parameter: MessageParameter): MessageParameter {
  if (typeof parameter !== 'object' || parameter === null) return parameter;
  if ('wikitext' in parameter) return { wikitext: parameter.wikitext, expanded: parameter.wikitext };
  return 'list' in parameter ? { ...parameter, list: parameter.list.map(asWritten) } : parameter;
}

/** Blank lines separate paragraphs (vector languages/paragraphs-portuguese); a single paragraph is not marked. */
function inParagraphs(html: string): string {
  if (!html.includes('\n\n')) return html;
  return html
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph}\n</p>`)
    .join('');
}

/** Those of several paragraphs. */
const longMessages: ReadonlySet<string> = new Set([
  'alreadyrolled',
  'autoblockedtext',
  'blockedtext',
  'blockedtext-composite',
  'blockedtext-partial',
]);

/** The message with marks where users wrote wikitext, which is converted separately. */
function withMarks(message: Message, written: string[]): Message {
  const parameters = message.parameters.map((parameter): MessageParameter => {
    return isWrittenWikitext(parameter) ? `\x01${written.push(parameter.expanded) - 1}\x01` : parameter;
  });
  return { ...message, parameters };
}

/** Loaded with the first message that needs it. */
function blocks() {
  return require('./block-html') as typeof import('./block-html');
}

function longHtml(inline: string, written: readonly string[], form: ReportForm): string {
  const { blockHtml, userHtml, wikiLinks } = blocks();
  const whole = inline.replace(/\x01(\d+)\x01/g, (_, index: string) => userHtml(written[Number(index)] ?? ''));
  return blockHtml(wikiLinks(whole, form));
}

/** Some translations begin an element twice instead of ending it; its ends then follow the paragraph. */
function closeTags(html: string): string {
  const ends: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)(var|kbd|samp|code)>/g)) {
    if (slash === '') ends.unshift(`</${name}>`);
    else ends.shift();
  }
  return ends.length === 0 ? html : `${html}\n${ends.join('')}`;
}

/** Converts a line of wikitext without links; supports the tags in our messages. */
export function inlineHtml(wikitext: string): string {
  return wikitext.replace(inlineSyntax, (found) => inlineForms[found] ?? (found.length > 1 ? found : '&amp;'));
}

/**
 * Tags and character references, which stay; markup characters; and punctuation that French typography keeps together.
 * A space is not changed if a letter, digit or underscore follows the punctuation.
 */
const inlineSyntax =
  /<\/?(?:var|kbd|samp|code|span|strong|em|nowiki)>|<(?:var|code|span) dir="ltr">|&(?:lt|gt|amp|quot|rlm);|&#13;|&#\d+;|[<>&\u00a0\x7f]|(?<=[«‹]) | (?=[?:;!%»›\x7f](?![\p{L}\p{N}_]))/gu;

const inlineForms: Readonly<Record<string, string>> = {
  '<nowiki>': '',
  '</nowiki>': '',
  '<': '&lt;',
  '>': '&gt;',
  '&rlm;': '&#8207;',
  // A reference to a character that HTML does not allow is text.
  '&#13;': '&amp;#13;',
  ' ': '&#160;',
  '\u00a0': '&#160;',
  '\x7f': '?',
};

/** In Arabic, a space separates what follows from its semicolon, so that it counts as part of the address. */
const mailingListAddress = new RegExp(`${mailingList.replaceAll('.', String.raw`\.`)}(?:&amp;\\w+)?`);

function addLinks(html: string, { key }: Message, form: ReportForm): string {
  const { scriptPath, articlePath, localTitle = String, missingTitle = String } = form;
  switch (key) {
    case 'api-usage-mailinglist-ref':
      return html.replace(mailingListAddress, (address) => {
        return `<a rel="nofollow" class="external free" href="${address}">${address}</a>`;
      });
    case 'badaccess-groups':
    case 'titleprotected':
      return html.replace(/\[\[([^[\]|]+)\|([^[\]|]+)\]\]/g, (_, title: string, members: string) => {
        const written = encodeForWikiUrl(title.replaceAll(' ', '_'));
        const address = `${escapeHtml(scriptPath)}/index.php?title=${written}&amp;action=edit&amp;redlink=1`;
        return `<a href="${address}" class="new" title="${escapeLinkAttribute(missingTitle(title))}">${members}</a>`;
      });
    case 'abusefilter-warning':
      return html.replace(/'''(.+?)'''/, '<b>$1</b>');
    case 'articleexists':
    case 'fileexists-no-change':
    case 'redirectexists':
      return addPageLinks(html, form);
    case 'cascadeprotected':
      return form.language === 'qqx' ? addPageLinks(html, form) : addPageList(html, form);
    case 'apierror-bad-watchlist-token':
    case 'apiwarn-deprecation-login-botpw':
    case 'movenologintext':
      return html.replace(/\[\[([^[\]|]+)(?:\|([^[\]|]+))?\]\]/, (_, title: string, text: string = title) =>
        linkToPage(articlePath, localTitle(title), text),
      );
    case 'protectedinterface':
      return html.replace(/\[(https:\S+) ([^\]]+)\]/, '<a rel="nofollow" class="external text" href="$1">$2</a>');
    default:
      return html;
  }
}

function linkToPage(articlePath: string, title: string, html: string, css = ''): string {
  const address = escapeHtml(articleAddress(articlePath, title.replaceAll(' ', '_')));
  return `<a href="${address}"${css} title="${escapeLinkAttribute(title.replaceAll('_', ' '))}">${html}</a>`;
}

/** Links to pages that exist. */
function addPageLinks(html: string, { articlePath, isRedirect }: ReportForm): string {
  return html.replace(/\[\[:([^[\]|]+)\]\]/g, (_, title: string) => {
    const css = isRedirect?.(decodeCharacterReferences(title)) ? ' class="mw-redirect"' : '';
    return linkToPage(articlePath, title, title, css);
  });
}

/** A paragraph and a list of pages that exist (writing 6.4). */
function addPageList(html: string, form: ReportForm): string {
  const start = html.indexOf('\n* ');
  if (start < 0) return html;
  const items = html.slice(start).trim().split('\n');
  const list = items.map((item) => `<li>${addPageLinks(item.slice(2), form)}</li>`).join('\n');
  return `<p>${html.slice(0, start)}\n</p>\n<ul>${list}</ul>\n`;
}
