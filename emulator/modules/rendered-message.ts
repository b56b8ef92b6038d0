import type { WikiFacts } from '../rendering/wiki-facts';
import type { Titled } from '../model/title';
import { renderPage } from '../rendering/render-page';
import { wikiFacts } from './parse/facts';
import { readingContext } from './parse/reading-context';
import type { RequestContext } from './context';

/**
 * The HTML of a message with wikitext; a single paragraph is not marked.
 *
 * @param title the page on which it is shown, to which it does not link
 */
export function renderedMessage(context: RequestContext, wikitext: string, title?: Titled, facts?: WikiFacts): string {
  const html = renderedBlocks(context, wikitext, title, facts);
  const [, only] = /^<p>([^]*?)\n?<\/p>\n?$/.exec(html) ?? [];
  return only === undefined || only.includes('</p>') ? html : only;
}

/** The same with all paragraphs marked. */
export function renderedBlocks(
  context: RequestContext,
  wikitext: string,
  title: Titled = { namespace: 0, key: 'API' },
  facts: WikiFacts = wikiFacts(context),
): string {
  const page = { title, id: undefined, length: 0, user: undefined };
  const { html } = renderPage(wikitext, readingContext(context.wiki, page), {
    facts,
    hasEditLinks: false,
    hasContents: false,
  });
  return html;
}
