import { interfaceNamespace } from '../model/namespaces';
import type { Title } from '../model/title';
import type { WikiModel } from '../model/wiki-model';
import { Expansion } from '../wikitext/expansion';

/** No page has this title. */
export const frameTitle = '\u{f8ff}';

/**
 * The text of a message, with what its templates and variables give.
 *
 * @param key the page of the message in the MediaWiki namespace
 * @param frame the text of the template `frameTitle`
 */
export function expandedMessage(text: string, wiki: WikiModel, key: string, frame?: string): string {
  const find = ({ namespace, key: name }: Title) => wiki.pages.findTitle(namespace, name);
  return new Expansion({
    rules: wiki.site,
    source: wiki,
    page: { title: { namespace: interfaceNamespace, key } },
    template: (title) => (title.key === frameTitle ? frame : find(title)?.text),
    exists: (title) => find(title) !== undefined,
    hasFile: () => true,
  }).expandPage(text);
}
