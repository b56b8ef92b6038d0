import type { Integer } from '../../../text/integer';
import type { RedirectFilter } from '../../../model/file-usage';
import type { PagePlace } from '../../../model/sorted-pages';
import type { Titled } from '../../../model/title';
import type { LimitParameter } from '../../../request/parameter-declarations';
import { ParameterProblems } from '../../../request/parameter-problems';
import type { PageSource } from '../../page-set/page-set';
import type { QueryRun } from '../query-run';
import { placeText, readUsageContinue, redirectPlaceText, type UsagePlace } from './list-continue';
import { outputUsers, type FoundUsers } from './list-output';
import { findRedirectUsers, type RedirectKind } from './redirect-users';

const limitParameter = {
  type: 'limit',
  default: 10,
  maximum: 500,
  highMaximum: 5000,
} as const satisfies LimitParameter;

/** What the lists of the users of one title take besides the title and the place where they go on. */
export const userListParameters = {
  namespace: { type: 'namespace list', allSpecifier: '*' },
  dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
  filterredir: { type: 'enumeration', values: ['all', 'redirects', 'nonredirects'], default: 'all' },
  limit: limitParameter,
} as const;

export interface UserListValues {
  readonly title: string | undefined;
  readonly pageid: Integer | undefined;
  readonly continue?: string | undefined;
  readonly namespace?: readonly number[] | undefined;
  readonly dir: string;
  readonly filterredir: string;
  readonly limit: number;
  readonly redirect?: boolean;
}

/** What a list is of. */
export interface UserListKind extends RedirectKind {
  readonly findTarget: (run: QueryRun, values: Pick<UserListValues, 'title' | 'pageid'>) => Titled;
  /** Notes the statement for the debug block. */
  readonly trace?: (run: QueryRun, requested: RequestedUsers) => void;
}

/** What the first statement of a list asks for. */
export interface RequestedUsers {
  readonly key: string;
  readonly namespaces: readonly number[];
  readonly filter: RedirectFilter;
  readonly descending: boolean;
  readonly from: PagePlace | undefined;
  readonly limit: number;
}

export function listUsersOfTitle(run: QueryRun, values: UserListValues, kind: UserListKind): void {
  outputUsers(run, findUsers(run, values, kind));
}

/** The users as the pages of a generator. */
export function generateUsersOfTitle(run: QueryRun, values: UserListValues, kind: UserListKind): PageSource {
  const { users } = findUsers(run, values, kind);
  const pages = users.flatMap(({ page }) => page ?? []);
  return { kind: 'pages', pages: [...pages, ...users.flatMap(({ links }) => links)] };
}

/** The users of one response; notes where the next one begins. */
function findUsers(run: QueryRun, values: UserListValues, kind: UserListKind): FoundUsers {
  run.context.result.repeatWarnings(run.path);
  const limit = values.redirect ? halvedLimit(run, values.limit) : values.limit;
  const key = kind.keyOf(kind.findTarget(run, { title: values.title, pageid: values.pageid }));
  const from = readFrom(run, values);
  const namespaces = values.namespace ?? [];
  const descending = values.dir === 'descending';
  const requestedFilter = values.filterredir as RedirectFilter;
  // With `iuredirect` redirects stay among the users: the filter applies to the second level (core 4.4).
  const filter = values.redirect && requestedFilter === 'nonredirects' ? 'all' : requestedFilter;
  kind.trace?.(run, { key, namespaces, filter, descending, from, limit });
  const users = kind.usageIn(run.context.wiki).usersOf(key, filter);
  // One more than requested shows whether the list continues, and where.
  const pages = users?.slice(namespaces, descending, from, limit + 1) ?? [];
  const next = pages.length > limit ? pages.pop() : undefined;
  const [first] = pages;
  const start = from?.start ?? (first && placeText(first)) ?? '';
  if (!values.redirect) {
    if (next) run.continueAt('continue', placeText(next));
    return { users: pages.map((page) => ({ page, links: [] })), start, middle: from?.middle, cut: from?.cut };
  }
  const question = { namespaces, descending, filter: requestedFilter, limit, from: from?.redirectPlace };
  const redirected = findRedirectUsers(run.context.wiki, pages, question, kind);
  if (redirected.next) run.continueAt('continue', `${start}|${redirectPlaceText(redirected.next)}`);
  else if (next) run.continueAt('continue', placeText(next));
  const middle = from?.middle ?? (redirected.first && redirectPlaceText(redirected.first));
  return { users: redirected.users, start, middle, cut: from?.cut };
}

/** With `iuredirect` a response holds two lists, and the limit of each is halved (core 4.1). */
function halvedLimit(run: QueryRun, limit: number): number {
  const { context } = run;
  const sentName = run.parameter('limit');
  const { maximum, highMaximum } = limitParameter;
  const own = (context.highLimits ? highMaximum : maximum) / 2;
  if (context.parameters.text(sentName) === 'max') {
    run.addLimit(own);
    return own;
  }
  if (limit <= own) return limit;
  const problems = new ParameterProblems(run.path, sentName, context);
  problems.warnOutOfRange(String(limit), 1, own, maximum / 2, highMaximum / 2);
  return own;
}

function readFrom(run: QueryRun, values: UserListValues): UsagePlace | undefined {
  if (values.continue === undefined) return undefined;
  const place = readUsageContinue(values.continue);
  if (!place) throw run.badContinue();
  return place;
}
