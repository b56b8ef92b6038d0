import { memberType } from '../../model/categories';
import { categorySortKey } from '../../model/category-members';
import { compareByCodePoint } from '../../model/file-usage';
import { categoryNamespace, fileNamespace } from '../../model/namespaces';
import type { Page } from '../../model/page';
import type { RecentChange } from '../../model/recent-changes';
import { titleText, type Title } from '../../model/title';
import type { WikiModel } from '../../model/wiki-model';
import type { Integer } from '../../text/integer';
import { timestamp } from '../../text/timestamp';
import type { RequestContext } from '../context';
import { hasNoAccount } from '../query/recentchanges/filter';
import { mayPatrol } from '../query/recentchanges/shown';
import { performerName } from '../writing/performer';

interface Requested {
  readonly namespace?: number | undefined;
  readonly invert: boolean;
  readonly associated: boolean;
  readonly days: Integer;
  readonly limit: Integer;
  readonly from?: number | undefined;
  readonly hideminor: boolean;
  readonly hidebots: boolean;
  readonly hideanons: boolean;
  readonly hideliu: boolean;
  readonly hidepatrolled: boolean;
  readonly hidemyself: boolean;
  readonly tagfilter?: string | undefined;
  readonly inverttags?: boolean | undefined;
  readonly showlinkedto: boolean;
}

/** A change, with the edits before it that are shown with it. */
export interface ShownChange {
  readonly change: RecentChange;
  /** The id of the revision before the oldest of these edits, or 0. */
  readonly oldRevision: number;
}

/**
 * The newest changes, the newest first. Successive edits of a user to a page are one; what has hidden parts is left out.
 *
 * @param target changes of pages that it links to, or that link to it, or of the members of a category
 */
export function shownChanges(
  context: RequestContext,
  target: Title | undefined,
  values: Requested,
): readonly ShownChange[] {
  const shown: { change: RecentChange; oldRevision: number }[] = [];
  for (const change of newestChanges(context, target, values)) {
    const last = shown.at(-1);
    const continues =
      last !== undefined &&
      change.oldRevision !== 0 &&
      !change.log &&
      last.change.pageId === change.pageId &&
      last.change.user === change.user;
    if (continues) last.oldRevision = change.oldRevision;
    else shown.push({ change, oldRevision: change.oldRevision });
  }
  return shown.filter(({ change }) => !change.hidden);
}

/** The number of days that a feed covers at most. */
const mostDays = 90;

function newestChanges(context: RequestContext, target: Title | undefined, values: Requested): readonly RecentChange[] {
  const { wiki, nowSeconds } = context;
  const isRequested = changeTest(context, target, values);
  const compare = orderInASecond(context, target, values);
  const days = Math.min(Number(values.days), mostDays);
  const oldest = Math.max(nowSeconds - days * 86_400, values.from ?? 0);
  const end = timestamp(Math.max(0, oldest) * 1000);
  const most = Number(values.limit);
  let found: readonly RecentChange[] = [];
  let simultaneous: RecentChange[] = [];
  const take = () => {
    found = found.concat(simultaneous.sort(compare));
    simultaneous = [];
  };
  for (const change of wiki.changes.walk(true, undefined)) {
    if (change.timestamp < end) break;
    if (simultaneous[0] && simultaneous[0].timestamp !== change.timestamp) take();
    if (found.length >= most) break;
    if (isRequested(change)) simultaneous.push(change);
  }
  take();
  return found.slice(0, most);
}

type Order = (one: RecentChange, other: RecentChange) => number;

/** Changes of one second come in the order of the index that the wiki finds them in (reading 18.8). */
function orderInASecond({ wiki }: RequestContext, target: Title | undefined, values: Requested): Order {
  if (target?.namespace === categoryNamespace) return orderOfMembers(wiki, target.key);
  if (target) return compareIds;
  const tags = tagsOf(values);
  if (!tags || values.inverttags) return compareKinds;
  return tags.length > 1 ? (one, other) => compareIds(other, one) : compareIds;
}

function compareIds(one: RecentChange, other: RecentChange): number {
  return one.id - other.id;
}

/** New pages last, then by namespace. */
function compareKinds(one: RecentChange, other: RecentChange): number {
  const isNew = ({ type }: RecentChange) => Number(type === 'new');
  return isNew(one) - isNew(other) || one.title.namespace - other.title.namespace || compareIds(one, other);
}

/** Files, pages and categories, each by sort key. */
function orderOfMembers({ pages }: WikiModel, category: string): Order {
  const placeOf = ({ pageId }: RecentChange) => {
    const page = pages.find(pageId);
    const member = page?.categories?.find(({ key }) => key === category);
    return page && member ? { type: memberType(page), key: categorySortKey(page, member.sortPrefix) } : undefined;
  };
  return (one, other) => {
    const [place, next] = [placeOf(one), placeOf(other)];
    const order =
      place && next ? compareByCodePoint(place.type, next.type) || compareByCodePoint(place.key, next.key) : 0;
    return order || compareIds(one, other);
  };
}

type Test = (change: RecentChange) => boolean;

function changeTest(context: RequestContext, target: Title | undefined, values: Requested): Test {
  const tests: Test[] = [];
  if (values.hideminor) tests.push(({ minor }) => !minor);
  if (values.hidebots) tests.push(({ bot }) => !bot);
  tests.push(...userTests(context, values));
  if (values.hidepatrolled && mayPatrol(context)) tests.push(({ patrolState }) => patrolState === 'unpatrolled');
  if (values.hidemyself) {
    const own = performerName(context);
    tests.push(({ user }) => user !== own);
  }
  if (values.namespace !== undefined) tests.push(namespaceTest(values.namespace, values));
  const tags = tagsOf(values);
  if (tags) {
    const isInverted = values.inverttags === true;
    tests.push((change) => tags.some((tag) => change.tags.includes(tag)) !== isInverted);
  }
  if (target) tests.push(targetTest(context, target, values.showlinkedto));
  return (change) => tests.every((test) => test(change));
}

/** To hide users of both kinds hides neither; with bots, it hides those with an account. */
function userTests({ wiki }: RequestContext, { hideanons, hideliu, hidebots }: Requested): readonly Test[] {
  if (hideliu && (hidebots || !hideanons)) return [(change) => hasNoAccount(change, wiki)];
  return hideanons && !hideliu ? [(change) => !hasNoAccount(change, wiki)] : [];
}

/** Bars without any tags select nothing. */
function tagsOf({ tagfilter = '' }: Requested): readonly string[] | undefined {
  return tagfilter === '' ? undefined : tagfilter.split('|');
}

function namespaceTest(namespace: number, { invert, associated }: Requested): Test {
  const isWanted = (own: number) => own === namespace || (associated && namespace >= 0 && own === (namespace ^ 1));
  return ({ title }) => isWanted(title.namespace) !== invert;
}

function targetTest({ wiki }: RequestContext, target: Title, isBackwards: boolean): Test {
  const name = titleText(target);
  const isCategory = target.namespace === categoryNamespace;
  if (isCategory && isBackwards) return () => false;
  if (!isCategory && !isBackwards) {
    const page = wiki.pages.findTitle(target.namespace, target.key);
    const titles = new Set(page && linkedFrom(page));
    return (change) => titles.has(titleText(change.title));
  }
  const concerns = isCategory
    ? ({ categories = [] }: Page) => categories.some(({ key }) => key === target.key)
    : (page: Page) => linkedFrom(page).includes(name);
  const known = new Map<number, boolean>();
  return ({ pageId }) => {
    let result = known.get(pageId);
    if (result === undefined) {
      const changed = pageId === 0 ? undefined : wiki.pages.find(pageId);
      known.set(pageId, (result = changed !== undefined && concerns(changed)));
    }
    return result;
  };
}

/** The titles that a page links to, transcludes or embeds. */
function linkedFrom({ pageLinks = [], templates = [], uses }: Page): readonly string[] {
  return [...pageLinks, ...templates, ...uses.map((key) => titleText({ namespace: fileNamespace, key }))];
}
