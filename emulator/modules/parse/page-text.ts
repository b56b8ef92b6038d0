import type { Title } from '../../model/title';
import { jsonTable } from '../../rendering/json-table';
import { escapeAttribute, escapeHtmlText, escapeStart, escapeUnbreakable } from '../../text/escape';
import type { RenderedPage } from '../../rendering/render-page';
import type { RequestContext } from '../context';
import { interfaceMessage } from '../interface-message';
import { preferredVariant } from '../content-variant';
import { pageLanguage } from '../page-language';
import { limitReport, reportComment, type LimitReport } from './limit-report';
import { leavesContents, skinOf } from './skin';
import type { ParseValues } from './parameters';
import type { ParseTarget } from './target';

/** `text`: the HTML of a page with the element around it (reading 16). */
export function pageText(context: RequestContext, target: ParseTarget, html: string, values: ParseValues): string {
  const { wrapoutputclass, disablelimitreport, disablepp } = values;
  const report = disablelimitreport || disablepp ? undefined : reportOf(context, target);
  const within = html + (report ? reportComment(report, cacheNote(context, target, report.time, values)) : '');
  return wrapoutputclass === '' ? within : wrapped(context, target.title, within, escapedClass(context, values));
}

/** The limit report of a text, if it is read as wikitext. */
export function reportOf(context: RequestContext, { model, text }: ParseTarget): LimitReport | undefined {
  return isRead(model) ? limitReport(context, text === '' ? 0 : 1) : undefined;
}

const writtenOnce = { "'": '&#039;', '\t': '&#9;', '\n': '&#10;', '\r': '&#13;' };
/** A reference that HTML does not allow is text. */
const writtenAnew = { ...writtenOnce, "'": '&#39;', '\r': '&amp;#13;' };

/** 1.43 writes classes anew where it looks for the place of a table of contents (vectors parse/class-with-…). */
function escapedClass(context: RequestContext, values: ParseValues): string {
  const isWrittenAnew = context.release.since('1.43') && !leavesContents(skinOf(context, values.useskin), values);
  const references: Readonly<Record<string, string>> = isWrittenAnew ? writtenAnew : writtenOnce;
  return escapeAttribute(values.wrapoutputclass).replace(/['\t\n\r]/g, (sign) => references[sign]!);
}

/**
 * The element around a page.
 *
 * @param name its class, escaped
 */
export function wrapped(context: RequestContext, title: Title, within: string, name = 'mw-parser-output'): string {
  if (!context.release.since('1.43')) return `<div class="${name}">${within}</div>`;
  const { code, htmlCode, direction } = pageLanguage(context, title);
  // The variant that the client prefers (vector languages/interface-of-pages-chinese).
  const variant = code === context.wiki.site.language ? preferredVariant(context) : undefined;
  const shown = variant === undefined ? htmlCode : context.release.languageTags.tag(variant);
  return `<div class="mw-content-${direction} ${name}" lang="${shown}" dir="${direction}">${within}</div>`;
}

/** Notes that the text of a page was rendered in the form in which a real wiki keeps it. */
export function noteRendered({ wiki }: RequestContext, { page, revision }: ParseTarget, values: ParseValues): void {
  if (!page || !revision?.isCurrent || !isUsual(values) || isPreview(values)) return;
  if (!wiki.renderedPages.has(page)) wiki.renderedPages.set(page, 'api-parse');
}

/** Which cache of the wiki keeps the page, if it is wikitext; 1.39 shows as a preview what it has kept already (reading 16). */
function cacheNote(
  { wiki, release }: RequestContext,
  { page, revision, pageId, model }: ParseTarget,
  time: string,
  values: ParseValues,
): string {
  if (!revision || model !== 'wikitext' || !isUsual(values)) return '';
  if (isPreview(values)) {
    const isKept = page && revision.isCurrent && wiki.renderedPages.has(page);
    if (!isKept || release.since('1.43')) return '';
  }
  if (!revision.isCurrent) {
    const key = `wiki:rcache:${revision.id}:dateformat=default`;
    return `\n<!-- Saved in RevisionOutputCache with key ${key} and timestamp ${time} and revision id ${revision.id}.\n -->\n`;
  }
  const cause = (page && wiki.renderedPages.get(page)) ?? 'api-parse';
  const reason = release.since('1.43') ? ` Rendering was triggered because: ${cause}` : '';
  const key = `wiki:pcache:idhash:${pageId}-0!canonical`;
  return `\n<!-- Saved in parser cache with key ${key} and timestamp ${time} and revision id ${revision.id}.${reason}\n -->\n`;
}

function isUsual({ section, wrapoutputclass }: ParseValues): boolean {
  return section === undefined && usualClasses.has(wrapoutputclass);
}

function isPreview({ preview, sectionpreview }: ParseValues): boolean {
  return preview || sectionpreview;
}

/** Pages are kept with the usual class, which a request can leave out (reading 16). */
const usualClasses: ReadonlySet<string> = new Set(['', 'mw-parser-output']);

/** Whether texts of a content model are read as wikitext. */
export function isRead(model: string): boolean {
  return model === 'wikitext' || model === 'javascript' || model === 'css';
}

/**
 * The HTML of a text that is no wikitext.
 *
 * @param isLeft whether 1.43 does not look for the place of a table of contents, and always keeps the first line break
 *   (vectors parse/model-css-with-categories, model-css-empty)
 */
export function plainHtml(context: RequestContext, text: string, model: string, isLeft = false): string {
  const html = htmlOfModel(context, text, model, isLeft);
  return context.release.since('1.43') ? escapeUnbreakable(html) : html;
}

function htmlOfModel(context: RequestContext, text: string, model: string, isLeft: boolean): string {
  const isRecent = context.release.since('1.43');
  if (model === 'json') return jsonHtml(context, text);
  if (model === 'text') return isRecent ? `<pre>${escapeAttribute(text)}</pre>` : escapeAttribute(text);
  if (model === 'unknown') {
    return '<div class="error"><strong>Warning:</strong> Content model unknown is not supported on this wiki.</div>';
  }
  const kind = model === 'javascript' ? 'js' : model;
  const escaped = isRecent ? escapeHtmlText(text) : escapeStart(text);
  return `<pre class="mw-code mw-${kind}" dir="ltr">${isRecent && !isLeft && /^[^\n]/.test(text) ? '' : '\n'}${escaped}\n</pre>\n`;
}

function jsonHtml(context: RequestContext, text: string): string {
  const { interfaceLanguage, release } = context;
  const isRecent = release.since('1.43');
  const table = jsonTable(text, {
    emptyArray: interfaceMessage(context, 'content-json-empty-array'),
    emptyObject: interfaceMessage(context, 'content-json-empty-object'),
    escape: isRecent ? escapeHtmlText : escapeStart,
  });
  // The parameter that says what is wrong is not filled in.
  if (table === undefined)
    return escapeHtmlText(
      interfaceMessage(context, 'invalid-json-data', ...(interfaceLanguage === 'qqx' ? [] : ['$1'])),
    );
  return isRecent ? `<div class="noresize">${table}</div>` : table;
}

/** What there is of a text that is no wikitext. */
export function plainPage(model: string): RenderedPage {
  return model === 'json' ? { ...emptyPage, styles: new Set(['mediawiki.content.json']) } : emptyPage;
}

const emptyPage: RenderedPage = {
  ...{
    html: '',
    sections: [],
    showsContents: false,
    hasEditLinks: false,
    defaultSort: undefined,
    hasTitleFirst: false,
  },
  ...{ categoryLabels: new Map(), switches: new Set(), indicators: new Map(), tags: new Set() },
  ...{ modules: new Set(), styles: new Set() },
};
