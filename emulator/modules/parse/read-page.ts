import type { TextContent } from '../../model/text-reader';
import { mainNamespace } from '../../model/namespaces';
import type { Titled } from '../../model/title';
import { renderPage, type RenderedPage } from '../../rendering/render-page';
import { isBlockedEverywhere } from '../blocked-everywhere';
import type { RequestContext } from '../context';
import { isMainPage } from '../main-page';
import { requireSupported } from '../require-supported';
import { performerName } from '../writing/performer';
import { wikiFacts } from './facts';
import { isRead, plainHtml, plainPage } from './page-text';
import type { ParseValues } from './parameters';
import { readingContext } from './reading-context';
import { leavesContents, skinOf } from './skin';
import type { ParseTarget } from './target';

/** What a text contains, and its HTML. */
interface Parsed {
  readonly rendered: RenderedPage;
  readonly content: TextContent;
  readonly html: string;
}

/** What decides on the HTML of a page. */
type ReadingValues = Partial<Pick<ParseValues, 'preview' | 'disableeditsection' | 'disabletoc' | 'useskin' | 'prop'>>;

/** A text as it is read for a page. */
export function readPage(
  context: RequestContext,
  target: Pick<ParseTarget, 'title' | 'page' | 'model' | 'facts'>,
  text: string,
  values: ReadingValues = {},
): Parsed {
  const { wiki } = context;
  const { title, page, model } = target;
  const skin = skinOf(context, values.useskin);
  const isLeft = leavesContents(skin, values);
  const plain = model === 'wikitext' ? undefined : plainHtml(context, text, model, isLeft);
  if (plain !== undefined && !isRead(model)) return { rendered: plainPage(model), content: { files: [] }, html: plain };
  const user = values.preview ? performerName(context) : undefined;
  const ofPage = {
    title,
    id: page?.id,
    length: Buffer.byteLength(text),
    user,
    ...target.facts,
    isScript: model !== 'wikitext',
  };
  const reading = readingContext(wiki, ofPage);
  const rendered = renderPage(text, reading, {
    facts: wikiFacts(context),
    hasEditLinks: !values.disableeditsection && (!skin.asksBeforeEditing || isEditable(context, title)),
    hasContents: !values.disabletoc,
    leavesContents: isLeft,
    editLinks: skin.editLinks,
  });
  const content = wiki.readTexts()(text.replace(EMPTY_LABEL, '').replace(SUBSTITUTION, '&#123;&#123;'), ofPage);
  if (plain === undefined) return { rendered, content, html: rendered.html };
  // Scripts and styles have links, but no sections; 1.43 counts their headings (vector parse/contents-of-script).
  const showsContents = context.release.since('1.43') && rendered.showsContents;
  return { rendered: { ...rendered, sections: [], showsContents }, content, html: plain };
}

/** Whether a skin that asks finds a page editable: it does not look at other pages, and leaves out the main page (reading 16.4). */
function isEditable(context: RequestContext, title: Titled): boolean {
  if (title.namespace < mainNamespace || isMainPage(context.wiki, title)) return false;
  const { whatForbids } = require('../query/info/actions') as typeof import('../query/info/actions');
  return !isBlockedEverywhere(context) && whatForbids(context, 'edit', title, { isQuick: true }).length === 0;
}

/** No links, unless saving the text fills in the label. */
const EMPTY_LABEL = /\[\[[^[\]|]*\|\]\]/g;

/** Nothing is substituted until the text is saved. */
const SUBSTITUTION = /\{\{(?=[ \t\n]{0,20}subst:)/gi;

/** Refuses what cannot be shown as a real wiki shows it. @throws UsageError `notsupported` */
export function requireRendered(context: RequestContext, { tags }: RenderedPage): void {
  const names = [...tags].filter((name) => name !== 'nowiki').map((name) => `the HTML of <${name}>`);
  requireSupported(
    context,
    names.map((name) => ({ name, module: 'parse', parameter: 'prop', value: 'text' })),
  );
}
