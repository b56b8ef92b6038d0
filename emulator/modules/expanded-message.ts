import { interfaceNamespace } from '../model/namespaces';
import type { Title } from '../model/title';
import type { WikiModel } from '../model/wiki-model';

/**
 * The text of a message, with what its templates and variables give.
 *
 * @param key the page of the message in the MediaWiki namespace
 */
export function expandedMessage(text: string, wiki: WikiModel, key: string): string {
  if (!text.includes('{{')) return text;
  const { Expansion } = require('../wikitext/expansion') as typeof import('../wikitext/expansion');
  const find = ({ namespace, key: name }: Title) => wiki.pages.findTitle(namespace, name);
  return new Expansion({
    rules: wiki.site,
    source: wiki,
    page: { title: { namespace: interfaceNamespace, key } },
    template: (title) => find(title)?.text,
    exists: (title) => find(title) !== undefined,
  }).expandPage(text);
}
