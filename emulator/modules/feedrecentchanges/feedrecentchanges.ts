import { prefixedKey, prefixedText } from '../../model/title';
import { declareParameters } from '../../request/parameter-declarations';
import { contentMessage } from '../../wikitext/content-messages';
import type { RequestContext } from '../context';
import { feedFormat, mostItems, pageAddress, sendFeed, type FeedItem } from '../feed';
import { actionModule } from '../module';
import { readWikiTitle } from '../writing/page-of-request';
import { changeHtml } from './change-html';
import { shownChanges, type ShownChange } from './shown-changes';

const parameters = declareParameters('', {
  feedformat: feedFormat,
  namespace: { type: 'namespace' },
  invert: { type: 'boolean' },
  associated: { type: 'boolean' },
  days: { type: 'integer', default: 7, minimum: 1, examples: ['1', '30', '9999'] },
  limit: { type: 'integer', default: mostItems, minimum: 1, maximum: mostItems },
  from: { type: 'timestamp' },
  hideminor: { type: 'boolean' },
  hidebots: { type: 'boolean' },
  hideanons: { type: 'boolean' },
  hideliu: { type: 'boolean' },
  hidepatrolled: { type: 'boolean' },
  hidemyself: { type: 'boolean' },
  hidecategorization: { type: 'boolean' },
  tagfilter: { type: 'string', examples: ['mw-new-redirect', 'mw-blank|mw-replace'] },
  inverttags: { type: 'boolean', since: '1.43' },
  target: { type: 'string', holds: 'page title' },
  showlinkedto: { type: 'boolean' },
});

/** `action=feedrecentchanges`: the newest changes as a feed, with what they changed (reading 18.8). */
export const feedRecentChanges = actionModule({
  name: 'feedrecentchanges',
  description: {
    className: 'ApiFeedRecentChanges',
    helpPages: (release) => (release.since('1.43') ? ['Feedrecentchanges'] : []),
  },
  cacheMode: 'public',
  maxAge: 15,
  parameters,
  // An exception while it works is shown in the format of a browser.
  formatInstead: () => 'jsonfm',
  run(run, values) {
    const { context } = run;
    const target = values.target === undefined ? undefined : readWikiTitle(run, values.target);
    const shown = shownChanges(context, target, values);
    sendFeed(context, {
      format: values.feedformat,
      ...headOf(context, target && prefixedText(target, context.namespaces)),
      items: shown.map((change) => item(context, change)),
    });
  },
});

function headOf(context: RequestContext, target: string | undefined) {
  const { wiki } = context;
  const address = (page: string) => context.currentServer + context.pagePath(context.specialPageKey(page));
  // Two spaces follow the name of the wiki.
  const title = (text: string) => `${wiki.site.name}  - ${text} [${wiki.site.language}]`;
  if (target === undefined) {
    return {
      title: title(contentMessage(wiki, 'recentchanges')),
      description: contentMessage(wiki, 'recentchanges-feed-description'),
      address: address('Recentchanges'),
    };
  }
  return {
    title: title(contentMessage(wiki, 'recentchangeslinked-title', target)),
    description: contentMessage(wiki, 'recentchangeslinked-feed'),
    address: address('Recentchangeslinked'),
  };
}

function item(context: RequestContext, shown: ShownChange): FeedItem {
  const { namespaces } = context;
  const { title, user, timestamp, revision } = shown.change;
  const key = prefixedKey(title, namespaces);
  return {
    title: prefixedText(title, namespaces),
    address:
      revision === 0
        ? context.currentServer + context.pagePath(key)
        : pageAddress(context, key, `diff=${revision}`, `oldid=${shown.oldRevision}`),
    description: changeHtml(context, shown),
    time: timestamp,
    author: user,
    ...(title.namespace >= 0 && {
      comments:
        context.currentServer + context.pagePath(prefixedKey({ ...title, namespace: title.namespace | 1 }, namespaces)),
    }),
  };
}
