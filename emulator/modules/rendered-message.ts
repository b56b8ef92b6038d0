import { renderPage } from '../rendering/render-page';
import { wikiFacts } from './parse/facts';
import { readingContext } from './parse/reading-context';
import type { RequestContext } from './context';

/** The HTML of a message with wikitext that a user wrote; a single paragraph is not marked. */
export function renderedMessage(context: RequestContext, wikitext: string): string {
  const page = { title: { namespace: 0, key: 'API' }, id: undefined, length: 0, user: undefined };
  const facts = wikiFacts(context);
  const { html } = renderPage(wikitext, readingContext(context.wiki, page), {
    facts,
    hasEditLinks: false,
    hasContents: false,
  });
  const [, only] = /^<p>([^]*?)\n?<\/p>\n?$/.exec(html) ?? [];
  return only === undefined || only.includes('</p>') ? html : only;
}
