import type { RedirectFilter, Usage } from '../../../model/file-usage';
import type { Page } from '../../../model/page';
import { titleOfKey, type Titled, titleText } from '../../../model/title';
import { compareTitles } from '../../../model/title-text';
import type { WikiModel } from '../../../model/wiki-model';
import { ResultMap } from '../../../response/result-tree';
import { pageTitle, type PageEntry, type PageSet, type PageSource, type PrintedPage } from '../../page-set/page-set';
import { largestTitleRow, type QueryRun } from '../query-run';
import { compareTargets, placeText, readPlace, type UserOrder, type UserPlace } from './page-continue';

/** A use of pages by others: embedding files, linking, transcluding, redirecting. */
export interface UsageKind {
  /** Whether a title can be used that way. */
  readonly isTarget?: (title: Titled) => boolean;
  readonly usageIn: (wiki: WikiModel) => Usage;
  /** What the title is in that usage. */
  readonly keyOf: (title: Titled) => string;
  /** Whether users are listed by id, whatever namespaces are requested. */
  readonly isById?: true;
}

export interface UserValues {
  readonly prop: readonly string[];
  readonly namespace?: readonly number[] | undefined;
  readonly show?: readonly string[] | undefined;
  readonly limit: number;
  readonly continue?: string | undefined;
}

/** A page that uses a title. */
interface FoundUser {
  readonly target: Titled;
  readonly page: Page;
}

/** Adds the users of pages, existing or not, to the pages. */
export function listUsers(run: QueryRun, values: UserValues, pages: readonly PrintedPage[], kind: UsageKind): void {
  const byTitle = new Map<string, PrintedPage>();
  for (const page of pages) {
    const title = targetOf(page.entry, kind);
    if (title) byTitle.set(titleText(title), page);
  }
  const { users, order } = findUsers(run, values, targetsOf(pages, kind), kind);
  for (const user of users) {
    const page = byTitle.get(titleText(user.target));
    if (!page || run.addPageRow(page, run.prefix, row(user.page, values), largestTitleRow)) continue;
    run.continueAt('continue', placeText(placeOf(user), order));
    break;
  }
}

/** The users as the pages of a generator. */
export function generateUsers(run: QueryRun, values: UserValues, { entries }: PageSet, kind: UsageKind): PageSource {
  const targets = targetsOf(
    entries.map((entry) => ({ entry })),
    kind,
  );
  const { users } = findUsers(run, values, targets, kind);
  return { kind: 'generated titles', titles: users.map(({ page }) => titleOfKey(page)) };
}

/** Special pages have no users, but are in the order. */
function targetOf(entry: PageEntry, { isTarget }: UsageKind): Titled | undefined {
  const title = entry.kind === 'special' ? entry.title : pageTitle(entry);
  return title && (isTarget?.(title) ?? true) ? title : undefined;
}

function targetsOf(pages: readonly Pick<PrintedPage, 'entry'>[], kind: UsageKind): Titled[] {
  const byText = new Map<string, Titled>();
  for (const { entry } of pages) {
    const title = targetOf(entry, kind);
    if (title) byText.set(titleText(title), title);
  }
  return [...byText.values()].sort(compareTitles);
}

/** A map rather than a record: without members it prints as a list. */
function row({ id, namespace, title, redirect, target }: Page, { prop }: UserValues): ResultMap {
  const members = new ResultMap();
  if (prop.includes('pageid')) members.append('pageid', id);
  if (prop.includes('title')) {
    members.append('ns', namespace);
    members.append('title', title);
  }
  if (prop.includes('fragment') && target?.fragment) members.append('fragment', target.fragment);
  if (prop.includes('redirect')) members.append('redirect', redirect);
  return members;
}

function placeOf({ target, page: { namespace, id } }: FoundUser): UserPlace {
  return { target, namespace, id };
}

function differ(values: readonly unknown[]): boolean {
  return new Set(values).size > 1;
}

/** The users of one response, by title, then by what the place of a user is made of; notes where the next one begins. */
function findUsers(
  run: QueryRun,
  values: UserValues,
  targets: readonly Titled[],
  kind: UsageKind,
): { users: readonly FoundUser[]; order: UserOrder } {
  const { limit, namespace: namespaces } = values;
  const order: UserOrder = {
    byTargetNamespace: differ(targets.map(({ namespace }) => namespace)),
    byTarget: differ(targets.map(({ key }) => key)),
    byNamespace: !kind.isById && namespaces !== undefined && namespaces.length > 1,
  };
  // Unlike in `list=imageusage`, namespaces of which none is known are no namespaces at all (reading 3).
  if (targets.length === 0 || namespaces?.length === 0) return { users: [], order };
  const from = readFrom(run, values, order);
  const filter = readFilter(run, values);
  const usage = kind.usageIn(run.context.wiki);
  // As in `first-rows.ts`.
  const isLate = kind.isById && run.context.wiki.site.settings.miserMode;
  const users: FoundUser[] = [];
  for (const target of targets) {
    if (users.length > limit) break;
    const place = from ? compareTargets(target, from.target, order) : 1;
    if (place < 0) continue;
    const all = usage.usersOf(kind.keyOf(target), filter);
    const [first, count] = [place === 0 ? from : undefined, limit + 1 - users.length];
    const found = kind.isById
      ? all?.sliceById(isLate ? [] : (namespaces ?? []), first?.id, count)
      : all?.slice(namespaces ?? [], false, first, count);
    for (const page of found ?? []) users.push({ target, page });
  }
  const next = users.length > limit ? users.pop() : undefined;
  if (next) run.continueAt('continue', placeText(placeOf(next), order));
  return { users: isLate ? users.filter(({ page }) => namespaces?.includes(page.namespace) ?? true) : users, order };
}

function readFrom(run: QueryRun, values: UserValues, order: UserOrder): UserPlace | undefined {
  if (values.continue === undefined) return undefined;
  const place = readPlace(values.continue, order, run.context.release);
  if (!place) throw run.badContinue();
  return place;
}

/** `show` names what all users are, or, with `!`, what they are not: redirects, or redirects to a section. */
function readFilter(run: QueryRun, { show = [] }: UserValues): RedirectFilter {
  const others = show.some((value) => value.startsWith('!'));
  const marked = show.some((value) => !value.startsWith('!'));
  if (marked && others) throw run.contradictoryShow();
  if (marked) return 'redirects';
  return others ? 'nonredirects' : 'all';
}
