import { interfaceText, textIn } from '../messages/interface-texts';
import { monthNames, pageTitle } from '../messages/head-texts';
import type { MessageLanguage } from '../messages/language';
import type { HtmlPageKind, HtmlPageWords } from '../releases/html-page-template';
import { escapeHtml } from '../text/escape';
import { monthKeys } from '../text/written-time';

/** The end of every notice, with the page of the documentation. */
const documentation = (page: string) =>
  `See the [[mw:${page}|complete documentation]], or the [[Special:ApiHelp/main|API help]] for more information.`;

const representation =
  'This is the HTML representation of the $1 format. HTML is good for debugging, but is unsuitable for application use.\n\n' +
  'Specify the <var>format</var> parameter to change the output format. To see the non-HTML representation of the $1 format, set ';

/** The English texts of the page, as wikitext. */
const english = {
  'api-format-title': 'MediaWiki API result',
  'api-help-title': 'MediaWiki API help',
  retrievedfrom: 'Retrieved from "$1"',
  'api-format-prettyprint-header': `${representation}<kbd>format=$2</kbd>.\n\n${documentation('Special:MyLanguage/API')}`,
  'api-format-prettyprint-header-hyperlinked': `${representation}[$3 <kbd>format=$2</kbd>].\n\n${documentation('API')}`,
  'api-format-prettyprint-header-only-html':
    'This is an HTML representation intended for debugging, and is unsuitable for application use.\n\n' +
    documentation('Special:MyLanguage/API'),
  'api-format-prettyprint-status': 'This response would be returned with HTTP status $1 $2.',
} as const;

export type PageTextKey = keyof typeof english;

/** The messages of a page; the recorded languages have texts for all of them. */
export const pageMessages: readonly string[] = [...Object.keys(english), ...monthKeys];

/** A text of the page as wikitext; in `qqx`, its key and its parameters. */
export function pageText(key: PageTextKey, parameters: readonly string[], language: MessageLanguage): string {
  return textIn(english, key, parameters, language);
}

const headings = { result: 'api-format-title', help: 'api-help-title' } as const;

/** @param siteName as HTML */
export function pageWords(kind: HtmlPageKind, siteName: string, language: MessageLanguage): HtmlPageWords {
  const heading = escapeHtml(pageText(headings[kind], [], language));
  const retrieved = pageText('retrievedfrom', ['\0'], language).split('\0');
  return {
    heading,
    title: pageTitle(heading, siteName, language),
    monthNames: monthNames(language),
    feed: interfaceText('site-atom-feed', [siteName], language),
    retrieved: [retrieved[0] ?? '', retrieved[1] ?? ''],
  };
}
