/**
 * Messages in `errorformat=html`: parsed inline wikitext (core 6.1; vector main/title-as-html). Values are
 * inserted afterwards, escaped.
 */
import { escapeHtml } from '../text/escape';
import { articleAddress } from '../text/wiki-url';
import type { ReportForm } from './error-format';
import { messageWikitext, type Message } from './message';
import { mailingList } from './english';
import { missingTitle } from './message-texts';

export function messageHtml(message: Message, form: ReportForm): string {
  const values: string[] = [];
  const wikitext = messageWikitext(message, form.language, (value) => `\0${values.push(value) - 1}\0`);
  const html = closeTags(addLinks(inlineHtml(wikitext), message, form));
  return html.replace(/\0(\d+)\0/g, (_, index: string) => escapeHtml(values[Number(index)] ?? ''));
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
  /<\/?(?:var|kbd|samp|code|span|strong|nowiki)>|<(?:var|code|span) dir="ltr">|&(?:lt|gt|amp|quot|rlm);|&#13;|&#\d+;|[<>&\u00a0\x7f]|(?<=[«‹]) | (?=[?:;!%»›\x7f](?![\p{L}\p{N}_]))/gu;

const inlineForms: Readonly<Record<string, string>> = {
  '<nowiki>': '',
  '</nowiki>': '',
  '<': '&lt;',
  '>': '&gt;',
  '&quot;': '"',
  '&rlm;': '&#8207;',
  // A reference to a character that HTML does not allow is text.
  '&#13;': '&amp;#13;',
  ' ': '&#160;',
  '\u00a0': '&#160;',
  '\x7f': '?',
};

/** In Arabic, a space separates what follows from its semicolon, so that it counts as part of the address. */
const mailingListAddress = new RegExp(`${mailingList.replaceAll('.', String.raw`\.`)}(?:&amp;\\w+)?`);

const botPasswords = 'Special:BotPasswords';

function addLinks(html: string, { key }: Message, { scriptPath, articlePath, language }: ReportForm): string {
  switch (key) {
    case 'api-usage-mailinglist-ref':
      return html.replace(mailingListAddress, (address) => {
        return `<a rel="nofollow" class="external free" href="${address}">${address}</a>`;
      });
    case 'apiwarn-deprecation-login-botpw': {
      const address = escapeHtml(articleAddress(articlePath, botPasswords));
      return html.replace(`[[${botPasswords}]]`, `<a href="${address}" title="${botPasswords}">${botPasswords}</a>`);
    }
    case 'badaccess-groups':
      return html.replace(/\[\[([^[\]|]+)\|([^[\]|]+)\]\]/g, (_, title: string, members: string) => {
        const written = encodeURIComponent(title.replaceAll(' ', '_')).replaceAll('%3A', ':');
        const address = `${escapeHtml(scriptPath)}/index.php?title=${written}&amp;action=edit&amp;redlink=1`;
        return `<a href="${address}" class="new" title="${missingTitle(title, language)}">${members}</a>`;
      });
    case 'movenologintext':
      return html.replace(/\[\[([^[\]|]+)\|([^[\]|]+)\]\]/, (_, title: string, text: string) => {
        const address = escapeHtml(articleAddress(articlePath, title));
        return `<a href="${address}" title="${title}">${text}</a>`;
      });
    case 'protectedinterface':
      return html.replace(/\[(https:\S+) ([^\]]+)\]/, '<a rel="nofollow" class="external text" href="$1">$2</a>');
    default:
      return html;
  }
}
