import { exceptions } from '../../messages/exceptions';
import { messageWikitext } from '../../messages/message';
import { CaughtException, UsageError } from '../../messages/usage-error';
import type { RecentChange } from '../../model/recent-changes';
import { prefixedKey, prefixedText } from '../../model/title';
import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { Continuation } from '../../response/continuation';
import { contentMessage } from '../../wikitext/content-messages';
import type { RequestContext } from '../context';
import { interfaceMessage } from '../interface-message';
import { feedFormat, feedTitle, mostItems, pageAddress, sendFeed, type FeedItem } from '../feed';
import { actionModule } from '../module';
import { readPageSetOfQuery } from '../page-set/page-set-parameters';
import { QueryRun } from '../query/query-run';

import { visibilityOf } from '../query/recentchanges/visibility';
import { watchlistParameters } from '../query/watchlist/parameters';
import { watchedChanges, watchlist } from '../query/watchlist/watchlist';
import { sectionFragment } from './section-fragment';

const { excludeuser, show, type, owner, token } = watchlistParameters.declarations;

/** In the order of the list, which decides about its errors (vector feedwatchlist/two-wrong-users). */
const listParameters = declareParameters('wl', { excludeuser, show, type, owner, token });

const ownParameters = declareParameters('', {
  feedformat: feedFormat,
  hours: { type: 'integer', default: 24, minimum: 1, maximum: 72 },
  linktosections: { type: 'boolean' },
});

const parameters = declareParameters('', {
  ...ownParameters.declarations,
  allrev: { type: 'boolean' },
  wlowner: owner,
  wltoken: token,
  wlshow: show,
  wltype: type,
  wlexcludeuser: excludeuser,
});

/** 1.39 takes any text for the parameters of the list, and reads them with the list. */
const uncheckedParameters = declareParameters('', {
  ...ownParameters.declarations,
  allrev: { type: 'string' },
  wlowner: { type: 'string' },
  wltoken: token,
  wlshow: { type: 'string' },
  wltype: { type: 'string' },
  wlexcludeuser: { type: 'string' },
});

type OwnValues = ValuesOf<typeof ownParameters>;
/** What of the request the list needs. */
interface Requested {
  readonly list: ValuesOf<typeof listParameters>;
  readonly allrev: boolean;
}

/** What the feed asks `list=watchlist` for. */
const prop = ['title', 'user', 'comment', 'timestamp', 'ids'] as const;

/** `action=feedwatchlist`: what was changed of late of the pages that a user watches, as a feed (reading 18.8). */
export const feedWatchlist = actionModule({
  name: 'feedwatchlist',
  description: { className: 'ApiFeedWatchlist', helpPages: () => ['Watchlist_feed'] },
  cacheMode: 'private',
  parameters,
  // An exception while it works is shown in the format of a browser.
  formatInstead: () => 'jsonfm',
  prepare(run) {
    const { context } = run;
    if (context.release.since('1.43')) {
      // To know the parameters of the list, 1.43 creates `action=query` (vector feedwatchlist/page-set-of-a-query).
      readPageSetOfQuery(context);
      const values = run.read(parameters);
      const { allrev, wlowner, wltoken, wlshow, wltype, wlexcludeuser } = values;
      const list = { excludeuser: wlexcludeuser, show: wlshow, type: wltype, owner: wlowner, token: wltoken };
      return () => {
        sendWatchlist(context, values, () => ({ list, allrev }));
      };
    }
    const values = run.read(uncheckedParameters);
    return () => {
      // 1.39 cannot pass on parameters with several values (sequence feeds).
      if (values.wlshow !== undefined || values.wltype !== undefined) {
        throw new CaughtException(context, exceptions.notList);
      }
      // An empty value and 0 count as false (sequence feed-of-all-revisions).
      const allrev = values.allrev !== undefined && values.allrev !== '' && values.allrev !== '0';
      sendWatchlist(context, values, () => ({ list: run.read(listParameters), allrev }));
    };
  },
});

/** @param read returns the values of all parameters, or throws an error, which becomes an item */
function sendWatchlist(
  context: RequestContext,
  { feedformat, hours, linktosections }: OwnValues,
  read: () => Requested,
): void {
  const name = contentMessage(context.wiki, 'watchlist');
  const { items, hasFailed } = itemsOf(context, Number(hours), linktosections, read);
  sendFeed(context, {
    format: feedformat,
    title: feedTitle(context, ...(hasFailed ? ['Error', name] : [name])),
    description: name,
    address: context.currentServer + context.pagePath(context.specialPageKey('Watchlist')),
    items,
    ...(hasFailed && { isTransient: true }),
  });
}

/** The errors of the list are items, too. */
function itemsOf(
  context: RequestContext,
  hours: number,
  linksToSections: boolean,
  read: () => Requested,
): { items: readonly FeedItem[]; hasFailed?: true } {
  try {
    // The list is a request of its own, to which a user is logged in wherever the client's page is from.
    const loggedIn = Object.create(context, { sameOriginSuppressed: { value: false } }) as RequestContext;
    const changes = watchedOf(loggedIn, hours, read());
    return { items: changes.flatMap((change) => item(loggedIn, change, linksToSections)) };
  } catch (error) {
    if (!(error instanceof UsageError) || error instanceof CaughtException) throw error;
    const items = [error.apiMessage, ...error.further].map((message) => ({
      title: interfaceMessage(context, 'api-feed-error-title', message.code),
      address: '',
      description: messageWikitext(message, context.interfaceTexts),
    }));
    return { items, hasFailed: true };
  }
}

function watchedOf(context: RequestContext, hours: number, { list, allrev }: Requested): readonly RecentChange[] {
  return watchedChanges(new QueryRun(context, Continuation.begin(), watchlist), {
    ...{ prop, allrev, dir: 'older', limit: mostItems, end: context.nowSeconds - hours * 3600 },
    ...{ start: undefined, namespace: undefined, user: undefined, continue: undefined },
    ...{ excludeuser: list.excludeuser, show: list.show, type: list.type, owner: list.owner, token: list.token },
  }).found.changes;
}

/** The item of a change; none for a log entry whose page is hidden. A log entry without a revision links to the log. */
function item(context: RequestContext, change: RecentChange, linksToSections: boolean): readonly FeedItem[] {
  const { namespaces } = context;
  const { seesAction, seesUser, seesComment } = visibilityOf(context, change, prop);
  if (!seesAction) return [];
  const author = seesUser ? change.user : '';
  const comment = seesComment ? change.comment : '';
  const address =
    change.revision === 0 && change.log
      ? pageAddress(context, context.specialPageKey('Log'), `logid=${change.log.id}`)
      : pageAddress(context, prefixedKey(change.title, namespaces), `diff=${change.revision}`);
  return [
    {
      title: prefixedText(change.title, namespaces),
      address: address + (linksToSections ? sectionFragment(comment) : ''),
      description: `${comment} (${author})`,
      time: change.timestamp,
      author,
    },
  ];
}
