import type { ContentModel } from './content-model';
import { prefixedText, type Title, type TitleRules } from './title';

/** What a page is before or after an edit. */
export interface PageState {
  readonly text: string;
  readonly contentModel: ContentModel;
  /** The target of a redirect. */
  readonly target?: Title | undefined;
}

/** What the software says of an edit: the summary that it has if the user gives none, and the tag that it has in any case. */
export interface EditDescription {
  readonly summary: string;
  readonly tag?: string;
}

/** The maximum length of a summary that the software writes, in bytes. */
const longestSummary = 500;

/** Describes an edit (writing 1.3). @param before undefined for a new page */
export function describeEdit(rules: TitleRules, before: PageState | undefined, after: PageState): EditDescription {
  const described = describeRedirect(rules, before?.target, after) ?? describeSize(before, after);
  const isOtherModel = before !== undefined && before.contentModel !== after.contentModel;
  return described ?? { summary: '', ...(isOtherModel && { tag: 'mw-contentmodelchange' }) };
}

function describeRedirect(rules: TitleRules, from: Title | undefined, after: PageState): EditDescription | undefined {
  const { target } = after;
  if (!from && !target) return undefined;
  const link = (title: Title): string => `[[${fullText(title, rules)}]]`;
  if (!from) return { summary: `Redirected page to ${link(target!)}`, tag: 'mw-new-redirect' };
  if (target) {
    if (fullText(from, rules) === fullText(target, rules)) return { summary: '' };
    const summary = `Changed redirect target from ${link(from)} to ${link(target)}`;
    return { summary, tag: 'mw-changed-redirect-target' };
  }
  return after.text === '' ? undefined : { summary: `Removed redirect to ${link(from)}`, tag: 'mw-removed-redirect' };
}

function fullText(title: Title, { namespaces }: TitleRules): string {
  return prefixedText(title, namespaces) + (title.fragment === '' ? '' : `#${title.fragment}`);
}

function describeSize(before: PageState | undefined, { text }: PageState): EditDescription | undefined {
  if (!before) {
    return { summary: text === '' ? 'Created blank page' : quoted('Created page with', text) };
  }
  const sizeBefore = Buffer.byteLength(before.text);
  if (sizeBefore > 0 && text === '') return { summary: 'Blanked the page', tag: 'mw-blank' };
  if (sizeBefore <= 10 * Buffer.byteLength(text)) return undefined;
  return { summary: quoted('Replaced content with', text), tag: 'mw-replace' };
}

function quoted(beginning: string, text: string): string {
  const most = longestSummary - Buffer.byteLength(beginning) - '"$1" '.length;
  return `${beginning} "${truncatedBytes(text.replace(/[\r\n]/g, ' '), most)}"`;
}

/** At most so many bytes, with an ellipsis where something is missing. */
function truncatedBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  const bytes = Buffer.from(text.slice(0, most)).subarray(0, most - 3);
  const whole = bytes.toString('utf8').replace(/\ufffd+$/, '');
  return `${whole.trimEnd()}...`;
}

/** The title of a section without links and markup. */
export function sectionName(title: string): string {
  return title
    .replace(/\[\[:?([^[|]+)\|([^[]+)\]\]/g, '$2')
    .replace(/\[\[:?([^[]+)\|?\]\]/g, '$1')
    .replace(/\[(?:https?:\/\/|\/\/|mailto:|ftp:\/\/)\S*? ([^[]+)\]/g, '$1')
    .replace(/'{2,}/g, '')
    .replace(/<[^>]*>/g, '');
}
