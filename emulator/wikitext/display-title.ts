import { isTitle, parseTitle, type Titled, type TitleRules } from '../model/title';
import { decodeCharacterReferences } from '../text/character-references';
import { escapeHtmlText, escapeUnbreakable } from '../text/escape';
import { plainText } from './html/entities';
import { renderLineQuotes } from './html/quotes';
import { sanitise } from './html/sanitise';
import { tidyInline } from './html/tidy';
import type { PageSetting, Uses } from './transclusion';

/** Elements that a title may not contain. */
const REFUSED = new Set(
  'blockquote br caption dd div dl h1 h2 h3 h4 h5 h6 hr li ol p rb rp rt rtc ruby table td th tr ul'.split(' '),
);
/** Styles that could show another title than that of the page. */
const HIDING = /display|visibility|user-select/i;

/** The HTML of a title that a page asks for: `{{DISPLAYTITLE:''Alpha''}}` (reading 16.1). */
export function displayTitleHtml(written: string): string {
  const html = sanitise(renderLineQuotes(written), REFUSED).replace(/ style="([^"]*)"/g, (attribute, style: string) => {
    return HIDING.test(style) ? ' style="/* attempt to bypass $wgRestrictDisplayTitle */"' : attribute;
  });
  return tidyInline(html).replace(/[^<>]+(?=<|$)/g, asWritten);
}

/** Text between tags, with references only where they are necessary. */
function asWritten(text: string): string {
  return escapeUnbreakable(escapeHtmlText(decodeCharacterReferences(text)));
}

/** Whether HTML shows the title of a page, perhaps in another form. */
export function isTitleOf({ namespace, key }: Titled, html: string, rules: TitleRules): boolean {
  const named = parseTitle(plainText(html).replace(/[ \t\r\n]+/g, ' '), rules);
  return (
    isTitle(named) &&
    named.interwiki === '' &&
    named.fragment === '' &&
    named.namespace === namespace &&
    named.key === key
  );
}

/** The accepted title that counts, as HTML; undefined if none was accepted. */
export function chooseDisplayTitle(accepted: readonly PageSetting[]): string | undefined {
  let displayTitle: string | undefined;
  for (const { written, replaces } of accepted) if (replaces || displayTitle === undefined) displayTitle = written;
  return displayTitle;
}

/** A title as warnings show it. */
export function warnedTitle(html: string): string {
  return decodeCharacterReferences(decodeCharacterReferences(html));
}

/** The properties of a page that its text sets with a value, in the order in which it does (vector parse/properties-in-their-order). */
export function propertiesInOrder(
  isTitleFirst: boolean,
  sortKey: string | undefined,
  title: string | undefined,
): (readonly [name: string, value: string])[] {
  const sort = sortKey === undefined ? [] : [['defaultsort', sortKey] as const];
  const shown = title === undefined ? [] : [['displaytitle', title] as const];
  return isTitleFirst ? [...shown, ...sort] : [...sort, ...shown];
}

/** Whether the page is given a title to show before it is given a sort key. */
export function hasTitleFirst(uses: Uses | undefined): boolean {
  let isFirst: boolean | undefined;
  uses?.walk(({ kind }, sortSoFar) => {
    if (kind === 'display title') isFirst ??= sortSoFar === undefined;
  });
  return isFirst === true;
}
