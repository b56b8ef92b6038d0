import { isHidden } from '../../model/hidden-parts';
import { softwareTags } from '../../model/software-tags';
import { prefixedKey } from '../../model/title';
import { declareParameters } from '../../request/parameter-declarations';
import { escapeAttribute, escapeHtml } from '../../text/escape';
import { phpEncode } from '../../text/php-encode';
import { contentMessage } from '../../wikitext/content-messages';
import type { RequestContext } from '../context';
import { feedFormat, feedTitle, pageAddress, sendFeed, type FeedItem } from '../feed';
import { actionModule } from '../module';
import { nameOfUser } from '../name-of-user';
import { plainComment } from '../plain-comment';
import type { Contribution } from '../query/usercontribs/filter';
import { endOfPeriod } from './end-of-period';
import { newestContributions } from './newest-contributions';

const parameters = declareParameters('', {
  feedformat: feedFormat,
  user: { type: 'user', accepts: ['ip', 'cidr', 'interwiki', 'id'], required: true },
  namespace: { type: 'namespace' },
  year: { type: 'integer', examples: ['2026', '2020', '9999'] },
  month: { type: 'integer', examples: ['1', '6', '13'] },
  tagfilter: { type: 'enumeration list', values: softwareTags, default: [] },
  deletedonly: { type: 'boolean' },
  toponly: { type: 'boolean' },
  newonly: { type: 'boolean' },
  hideminor: { type: 'boolean' },
  showsizediff: { type: 'boolean' },
});

/** `action=feedcontributions`: the newest revisions of a user as a feed (reading 18.8). */
export const feedContributions = actionModule({
  name: 'feedcontributions',
  description: {
    className: 'ApiFeedContributions',
    helpPages: (release) => (release.since('1.43') ? ['Feedcontributions'] : []),
  },
  cacheMode: 'private',
  parameters,
  // An exception while it works is shown in the format of a browser.
  formatInstead: () => 'jsonfm',
  run({ context }, values) {
    const { wiki } = context;
    const name = contentMessage(wiki, 'contributions');
    const user = nameOfUser(wiki, values.user);
    const shown = newestContributions(context, user, endOfPeriod(context, values), values);
    sendFeed(context, {
      format: values.feedformat,
      title: feedTitle(context, name),
      description: name,
      address: contributionsAddress(context, user),
      items: shown.map((contribution) => item(context, contribution)),
    });
  },
});

/** A name that is not a valid title becomes a parameter instead of part of the path. */
function contributionsAddress(context: RequestContext, user: string): string {
  const page = context.specialPageKey('Contributions');
  if (context.isTitle(user)) return context.currentServer + context.pagePath(`${page}/${user.replaceAll(' ', '_')}`);
  return pageAddress(context, page, `target=${phpEncode(user)}`);
}

/** Hidden parts are hidden from everybody. */
function item(context: RequestContext, { page, revision }: Contribution): FeedItem {
  const { namespaces, wiki } = context;
  const author = isHidden(revision, 'user') ? '' : revision.user;
  const comment = isHidden(revision, 'comment') ? '' : plainComment(revision.comment);
  const text = isHidden(revision, 'content') ? '' : escapeAttribute(revision.text ?? '').replaceAll('\n', '<br />\n');
  const talk = { namespace: page.namespace | 1, key: page.key };
  return {
    title: page.title,
    address: pageAddress(context, prefixedKey(page, namespaces), `diff=${revision.id}`),
    description: `<p>${escapeHtml(author)}${contentMessage(wiki, 'colon-separator')}${escapeHtml(comment)}</p>\n<hr />\n<div>${text}</div>`,
    time: revision.timestamp,
    author,
    comments: context.currentServer + context.pagePath(prefixedKey(talk, namespaces)),
  };
}
