import type { RecentChange } from '../../../model/recent-changes';
import { isListedBy } from '../../../model/hidden-parts';
import type { User } from '../../../model/user';
import { timestamp } from '../../../text/timestamp';
import type { Title } from '../../../model/title';
import type { WikiModel } from '../../../model/wiki-model';
import type { RecentChangesValues } from './parameters';

type Test = (change: RecentChange) => boolean;

/** What `show` selects changes by. */
export type ShownChange = NonNullable<RecentChangesValues['show']>[number];

/** The values of `rcshow`; whether a page is a redirect is its present state (writing 3.3). */
const shownTests: Readonly<Record<ShownChange, (change: RecentChange, wiki: WikiModel) => boolean>> = {
  minor: ({ minor }) => minor,
  '!minor': ({ minor }) => !minor,
  bot: ({ bot }) => bot,
  '!bot': ({ bot }) => !bot,
  anon: (change, wiki) => hasNoAccount(change, wiki),
  '!anon': (change, wiki) => !hasNoAccount(change, wiki),
  redirect: (change, wiki) => isRedirectNow(change, wiki),
  '!redirect': (change, wiki) => !isRedirectNow(change, wiki),
  patrolled: ({ patrolState }) => patrolState !== 'unpatrolled',
  '!patrolled': ({ patrolState }) => patrolState === 'unpatrolled',
  // Not uploads where only new pages and uploads can be patrolled.
  unpatrolled: ({ patrolState, type }, { site }) => patrolState === 'unpatrolled' && site.patrols(type, undefined),
  autopatrolled: ({ patrolState }) => patrolState === 'autopatrolled',
  '!autopatrolled': ({ patrolState }) => patrolState !== 'autopatrolled',
};

/** Whether an address or a temporary account made it. */
export function hasNoAccount({ user, userId }: RecentChange, { site }: WikiModel): boolean {
  return userId === 0 || site.isTemporary(user);
}

/** Whether the page that has the recorded title now is a redirect. */
export function isRedirectNow({ title }: RecentChange, { pages }: WikiModel): boolean {
  return pages.findTitle(title.namespace, title.key)?.redirect ?? false;
}

/** Whether a change is requested. */
export function changeFilter(
  wiki: WikiModel,
  values: RecentChangesValues,
  title: Title | undefined,
  reader: User | undefined,
): Test {
  const tests = changeTests(wiki, values, values.show ?? [], reader);
  const { tag, type } = values;
  if (title) tests.push(({ title: own }) => own.namespace === title.namespace && own.key === title.key);
  if (tag !== undefined) tests.push(({ tags }) => tags.includes(tag));
  if (values.toponly) tests.push((change) => isCurrent(change, wiki));
  // Log entries repeat the text of the revision before them, so they do not count; with an empty `type`, nothing does.
  if (values.slot !== undefined) tests.push((change) => change.type !== 'log' && type.length > 0);
  return (change) => tests.every((test) => test(change));
}

/** What the lists of changes have in common. @param shown what `show` selects by */
export function changeTests(
  wiki: WikiModel,
  values: Pick<RecentChangesValues, 'namespace' | 'type' | 'user' | 'excludeuser' | 'dir' | 'start' | 'end'>,
  shown: readonly ShownChange[],
  reader: User | undefined,
): Test[] {
  const { namespace, type, user, excludeuser } = values;
  const tests: Test[] = shown.map((name) => (change) => shownTests[name](change, wiki));
  const isNewerFirst = values.dir === 'older';
  const [newest, oldest] = isNewerFirst ? [values.start, values.end] : [values.end, values.start];
  if (newest !== undefined) tests.push(({ timestamp: time }) => time <= timestamp(newest * 1000));
  if (oldest !== undefined) tests.push(({ timestamp: time }) => time >= timestamp(oldest * 1000));
  if (namespace && namespace.length > 0) tests.push((change) => namespace.includes(change.title.namespace));
  if (type.length > 0) tests.push((change) => type.includes(change.type));
  if ((user ?? excludeuser) !== undefined) tests.push((change) => isListedBy(wiki, reader, change, 'user'));
  if (user !== undefined) tests.push((change) => isBy(change, user));
  if (excludeuser !== undefined) tests.push((change) => !isBy(change, excludeuser));
  return tests;
}

function isBy({ user, userId }: RecentChange, who: string): boolean {
  return who.startsWith('#') ? userId !== 0 && who === `#${userId}` : user === who;
}

function isCurrent({ title, revision }: RecentChange, { pages }: WikiModel): boolean {
  return pages.findTitle(title.namespace, title.key)?.revision === revision;
}
