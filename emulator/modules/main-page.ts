import { interfaceNamespace, mainNamespace } from '../model/namespaces';
import type { Site } from '../model/site';
import { isTitle, parseTitle, titleOfKey, type Title } from '../model/title';
import type { WikiModel } from '../model/wiki-model';

/**
 * The main page: what the page `MediaWiki:Mainpage` says, or what the content language calls it. A text that is not a title is
 * ignored (reading 7.1).
 */
export function mainPageTitle(wiki: WikiModel): Title {
  const { site } = wiki;
  const own = wiki.pages.findTitle(interfaceNamespace, 'Mainpage')?.text;
  const named = own === undefined ? undefined : readTitle(expanded(own, wiki), site);
  return (
    named ??
    readTitle(site.mainPage, site) ??
    titleOfKey({ namespace: mainNamespace, key: site.mainPage.replaceAll(' ', '_') })
  );
}

/** The text of the message, with what its templates and variables give. */
function expanded(text: string, wiki: WikiModel): string {
  if (!text.includes('{{')) return text;
  const { Expansion } = require('../wikitext/expansion') as typeof import('../wikitext/expansion');
  const find = ({ namespace, key }: Title) => wiki.pages.findTitle(namespace, key);
  return new Expansion({
    rules: wiki.site,
    source: wiki,
    page: { title: { namespace: interfaceNamespace, key: 'Mainpage' } },
    template: (title) => find(title)?.text,
    exists: (title) => find(title) !== undefined,
  }).expandPage(text);
}

function readTitle(text: string, site: Site): Title | undefined {
  const parsed = parseTitle(text.trim(), site);
  return isTitle(parsed) ? parsed : undefined;
}
