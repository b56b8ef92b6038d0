import type { Message } from '../../../messages/message';
import { rawParameter, reportText } from '../../../messages/reports';
import { ResultList, ResultMap, type ResultValue } from '../../../response/result-tree';
import { revisionsByAuthor } from '../../../model/authors';
import {
  changeableGroups,
  explicitGroupsOf,
  groupsOf,
  holdsRight,
  implicitGroups,
  rightsOf,
} from '../../../model/rights';
import { ownOptions } from '../../../model/own-options';
import type { User } from '../../../model/user';
import type { WikiModel } from '../../../model/wiki-model';
import type { RequestContext } from '../../context';
import { missingRight } from '../../login/missing-right';
import { rateLimits } from './limits';
import { defaultOptions, languagePreferences, optionMap } from './options';
import { siteOptions } from './site-options';

/** The value of a member; absent where there is nothing to say. */
export type Added = ResultValue | undefined;

type Members = (
  context: RequestContext,
  user: User | undefined,
  attachedWiki: string,
) => Readonly<Record<string, Added>>;

/**
 * What each property adds to `meta=userinfo`, in this order (vector userinfo/properties-of-a-user).
 */
export const userInfoMembers: readonly (readonly [property: string, members: Members])[] = [
  ['blockinfo', blockMembers],
  ['hasmsg', ({ wiki, request }, user) => ({ messages: wiki.users.hasMessages(user?.name ?? request.remoteAddress) })],
  ['groups', ({ wiki }, user) => ({ groups: groupList(groupsOf(user, wiki), 'array') })],
  ['groupmemberships', ({ wiki }, user) => ({ groupmemberships: memberships(user, wiki) })],
  ['implicitgroups', ({ wiki }, user) => ({ implicitgroups: groupList(implicitGroups(user, wiki), 'array') })],
  ['rights', ({ wiki }, user) => ({ rights: new ResultList(rightsOf(user, wiki), 'r', 'array') })],
  ['changeablegroups', (context, user) => ({ changeablegroups: changeable(context, user) })],
  ['options', (context, user) => ({ options: options(context, user) })],
  ['editcount', (_, user) => ({ editcount: user?.editCount ?? 0 })],
  ['ratelimits', ({ wiki }, user) => ({ ratelimits: ownRateLimits(user, wiki) })],
  ['theoreticalratelimits', ({ wiki }, user) => ({ theoreticalratelimits: rateLimits(user, wiki) })],
  ['realname', (_, user) => ({ realname: user?.realName ?? '' })],
  ['email', ({ wiki }, user) => ({ email: email(user, wiki) })],
  ['registrationdate', (_, user) => ({ registrationdate: user?.registered })],
  ['acceptlang', ({ request }) => ({ acceptlang: languages(request.headers['accept-language'] ?? '') })],
  ['unreadcount', ({ wiki }, user) => ({ unreadcount: user ? unreadCount(wiki.watchlist.countUnseen(user.id)) : 0 })],
  ['centralids', centralIdsOf],
  ['latestcontrib', ({ wiki }, user) => ({ latestcontrib: user && latestContribution(user, wiki) })],
  ['cancreateaccount', canCreateAccount],
];

/** When the newest revision of a user was saved, whatever of it is hidden. */
function latestContribution({ name }: User, wiki: WikiModel): string | undefined {
  const [latest] = revisionsByAuthor(wiki).of(name)?.walk(true) ?? [];
  return latest?.timestamp;
}

/** Where real wikis stop counting (writing 4.4). */
const mostUnread = 1000;

function unreadCount(count: number): number | string {
  return count < mostUnread ? count : `${mostUnread}+`;
}

function groupList(groups: readonly string[], arrayType?: 'array'): ResultList {
  return new ResultList([...groups], 'g', arrayType);
}

/** The groups that a user was added to, each with the end of the membership. */
export function memberships(user: User | undefined, wiki: WikiModel): ResultList {
  const own = [...explicitGroupsOf(user, wiki)].sort();
  return new ResultList(
    own.map((group) => ({ group, expiry: user?.groupExpiry?.[group] ?? 'infinity' })),
    'groupmembership',
    'array',
  );
}

/** Which groups the user may change, of others and of their own. */
function changeable({ wiki }: RequestContext, user: User | undefined): ResultValue {
  const { add, remove, addSelf, removeSelf } = changeableGroups(user, wiki);
  return {
    add: groupList(add),
    remove: groupList(remove),
    'add-self': groupList(addSelf),
    'remove-self': groupList(removeSelf),
  };
}

/** What the user has set comes first. */
function options(context: RequestContext, user: User | undefined): ResultMap {
  const defaults = defaultsOf(context);
  const rest = Object.entries(defaults).filter(([name]) => user?.options?.[name] === undefined);
  return optionMap([...ownOptions(user?.options), ...rest]);
}

/** The preferences of users who have set none. */
export function defaultsOf(context: RequestContext): Readonly<Record<string, string | number | boolean>> {
  const { release, namespaces, wiki } = context;
  const searched = namespaces.selectableIds.map((id) => [`searchNs${id}`, 0] as const);
  const defaults: Record<string, string | number | boolean> = {
    ...release.choose(defaultOptions),
    ...siteOptions(context),
    ...languagePreferences(wiki.site),
  };
  // Those of the wiki's own namespaces follow the others.
  for (const [name, value] of searched) defaults[name] ??= value;
  return defaults;
}

function ownRateLimits(user: User | undefined, wiki: WikiModel): ResultMap {
  if (holdsRight(user, 'noratelimit', wiki)) return new ResultMap({ association: true });
  return rateLimits(user, wiki);
}

/** A program sees the address only if it was granted private information. */
function email(user: User | undefined, wiki: WikiModel): string | undefined {
  return holdsRight(user, 'viewmyprivateinfo', wiki) ? (user?.email ?? '') : undefined;
}

function languages(header: string): ResultList {
  const items = acceptedLanguages(header).map(({ code, weight }) => {
    const entry = new ResultMap({ contentMember: 'code', fractions: ['q'] });
    entry.append('q', weight);
    entry.append('code', code);
    return entry;
  });
  return new ResultList(items, 'lang');
}

/** The name of the wiki's database, which `uiattachedwiki` may name. */
const wikiId = 'wiki';

/** The ids of a user in central systems: the wiki itself is the only one. */
export function centralIdsOf(
  _: RequestContext,
  user: User | undefined,
  attachedWiki: string,
): Readonly<Record<string, Added>> {
  return {
    centralids: ofLocal(user?.id ?? 0),
    attachedlocal: ofLocal(user !== undefined),
    // To PHP, both are no name.
    ...(!['', '0'].includes(attachedWiki) && { attachedwiki: ofLocal(user !== undefined && attachedWiki === wikiId) }),
  };
}

/** What the only provider of central accounts says: the wiki itself. */
function ofLocal(value: ResultValue): ResultMap {
  const map = new ResultMap({ association: true });
  map.append('local', value);
  return map;
}

function canCreateAccount(context: RequestContext, user: User | undefined): Readonly<Record<string, Added>> {
  const reasons = holdsRight(user, 'createaccount', context.wiki) ? [] : [missingRight(context, 'createaccount')];
  const block = blockAgainstCreation(context);
  if (block) reasons.push(block);
  const errors = reasons.map((reason) => describedMessage(context, reason));
  return {
    cancreateaccount: errors.length === 0,
    ...(errors.length > 0 && { cancreateaccounterror: new ResultList(errors, 'error') }),
  };
}

/** Loaded on a wiki with blocks. */
function blockAgainstCreation(context: RequestContext): Message | undefined {
  if (!context.wiki.hasBlocks) return undefined;
  const blocked = require('../../blocked/blocked') as typeof import('../../blocked/blocked');
  return blocked.blockAgainstCreation(context);
}

/** `blockinfo`; loaded on a wiki with blocks. */
function blockMembers(context: RequestContext): Readonly<Record<string, Added>> {
  if (!context.wiki.hasBlocks) return {};
  const { errorInfo } = require('../../blocked/blocked') as typeof import('../../blocked/blocked');
  const { dataMembers } = require('../../../messages/reports') as typeof import('../../../messages/reports');
  return dataMembers(errorInfo(context));
}

/** A message in a result; in the older form of errors, it still has a form of its own. */
export function describedMessage(context: RequestContext, message: Message): ResultValue {
  if (context.reportForm.format !== 'bc') return reportText(message, context.reportForm);
  const params = message.parameters.map((parameter): ResultValue => {
    if (typeof parameter !== 'object' || parameter === null) return parameter;
    if (!('list' in parameter)) return rawParameter(parameter);
    return { list: new ResultList(parameter.list.map(String)), type: parameter.type };
  });
  return { message: message.key, params: new ResultList(params, 'param'), code: message.code, type: 'error' };
}

/** A language tag with parts of up to eight letters, and its weight. Anything else in the header is ignored. */
const wanted = /([a-z]{1,8}(?:-[a-z]{1,8})*|\*)\s*(?:;\s*q\s*=\s*(1(?:\.0{0,3})?|0(?:\.[0-9]{0,3})?)?)?/g;

/**
 * The languages of an `Accept-Language` header by weight, without those of weight 0. If a language occurs twice, the later
 * weight counts at the earlier position (reading 6.1).
 */
export function acceptedLanguages(header: string): { readonly code: string; readonly weight: number }[] {
  const weights = new Map<string, number>();
  for (const [, code = '', weight] of header.toLowerCase().matchAll(wanted)) {
    weights.set(code, weight === undefined ? 1 : Number(weight));
  }
  return Array.from(weights, ([code, weight]) => ({ code, weight }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
}
