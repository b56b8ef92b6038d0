import { interfaceNamespace, mainNamespace } from '../model/namespaces';
import type { Site } from '../model/site';
import { isTitle, parseTitle, prefixedText, titleOfKey, type Title, type Titled } from '../model/title';
import type { WikiModel } from '../model/wiki-model';

/**
 * The main page: what the page `MediaWiki:Mainpage` says, or what the content language calls it. A text that is not a title is
 * ignored (reading 7.1).
 */
export function mainPageTitle(wiki: WikiModel): Title {
  const { site } = wiki;
  const own = ownText(wiki);
  const named = own === undefined ? undefined : readTitle(expanded(own, wiki), site);
  return (
    named ??
    readTitle(site.mainPage, site) ??
    titleOfKey({ namespace: mainNamespace, key: site.mainPage.replaceAll(' ', '_') })
  );
}

export function isMainPage(wiki: WikiModel, { namespace, key }: Titled): boolean {
  const title = mainPageTitle(wiki);
  return title.namespace === namespace && title.key === key;
}

/** The text that names the main page: as the page `MediaWiki:Mainpage` writes it (sequence main-page, steps 4 and 5). */
export function mainPageText(wiki: WikiModel): string {
  const own = ownText(wiki);
  const text = own === undefined ? wiki.site.mainPage : expanded(own, wiki);
  // What cannot be expanded is not tried again.
  return text.includes('{{') ? prefixedText(mainPageTitle(wiki), wiki.site.namespaces) : text;
}

/** The wiki's own text of the message; 1.43 passes over a redirect (sequence main-page, step 15). */
function ownText(wiki: WikiModel): string | undefined {
  const page = wiki.pages.findTitle(interfaceNamespace, 'Mainpage');
  return page?.redirect && wiki.release.since('1.43') ? undefined : page?.text;
}

/** The text of the message, with what its templates and variables give. */
function expanded(text: string, wiki: WikiModel): string {
  if (!text.includes('{{')) return text;
  const { expandedMessage } = require('./expanded-message') as typeof import('./expanded-message');
  return expandedMessage(text, wiki, 'Mainpage');
}

function readTitle(text: string, site: Site): Title | undefined {
  const parsed = parseTitle(text.trim(), site);
  return isTitle(parsed) ? parsed : undefined;
}
