import { compareByCodePoint } from '../../../model/file-usage';
import { mergeSorted } from '../../../model/merge-sorted';
import { explicitGroupsOf, groupsWithRight, implicitGroups, rightsOf, rightsOfGroup } from '../../../model/rights';
import type { User } from '../../../model/user';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ResultList, ResultMap } from '../../../response/result-tree';
import { moduleByRelease, queryModule, type QueryModule } from '../../module';
import type { RequestContext } from '../../context';
import { activeUsers } from '../../../model/active-users';
import { namesWithin } from '../names-within';
import type { QueryRun } from '../query-run';
import { userMembers } from '../users/members';
import { allRights1_39, allRights1_43, rightsOfEverybody1_43 } from './all-rights';

function parametersWith(rights: readonly string[]) {
  return declareParameters('au', {
    from: { type: 'string', examples: ['A', 'Bob', 'b'] },
    to: { type: 'string', examples: ['B', 'Bob', 'b'] },
    prefix: { type: 'string', examples: ['A', 'Bo', 'b'] },
    dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
    group: { type: 'group list' },
    excludegroup: { type: 'group list' },
    rights: { type: 'enumeration list', values: rights },
    prop: {
      type: 'enumeration list',
      values: ['blockinfo', 'groups', 'implicitgroups', 'rights', 'editcount', 'registration', 'centralids'],
    },
    limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
    witheditsonly: { type: 'boolean' },
    activeusers: { type: 'boolean' },
    attachedwiki: { type: 'string', examples: ['wiki', 'foo'] },
    excludenamed: { type: 'boolean', since: '1.43' },
    excludetemp: { type: 'boolean', since: '1.43' },
  });
}

type Values = ValuesOf<ReturnType<typeof parametersWith>>;

/** `list=allusers`: the accounts by name (writing 18.2). */
export const allUsers = moduleByRelease({ '1.39': moduleWith(allRights1_39), '1.43': moduleWith(allRights1_43) });

function moduleWith(rights: readonly string[]): QueryModule {
  return queryModule({
    kind: 'list',
    name: 'allusers',
    description: { className: 'ApiQueryAllUsers' },
    cacheMode: 'anon-public-user-private',
    parameters: parametersWith(rights),
    run(run, values) {
      const groups = requestedGroups(run, values);
      if (groups?.length === 0) {
        // Without the name of its elements, which format=rawfm shows.
        run.output(new ResultList([], ''));
        return;
      }
      const active = values.activeusers ? activeUsers(run.context.wiki) : undefined;
      const list = run.outputList('u');
      let count = 0;
      for (const name of requestedNames(run, values, groups)) {
        const user = run.context.wiki.users.find(name);
        if (!user || (active && !active.has(name)) || !isRequested(run.context, user, values, groups)) continue;
        if (count++ < values.limit && run.addRow(list, describe(run.context, user, values, active?.get(name))))
          continue;
        run.continueAt('from', name);
        return;
      }
    },
  });
}

/** The names between the bounds of those who are, or were, in one of the requested groups. */
function requestedNames(run: QueryRun, values: Values, groups: readonly string[] | undefined): Iterable<string> {
  const { site, users } = run.context.wiki;
  const descending = values.dir === 'descending';
  const [from, to, prefix] = [values.from, values.to, values.prefix].map((text) =>
    text?.replaceAll('_', ' ').replace(/^./u, site.upperCaseFirst),
  );
  const { directory } = users;
  const walk = (first: string | undefined): Iterable<string> => {
    if (!groups) return directory.namesFrom(first, descending);
    const lists = groups.map((group) => directory.membersFrom(group, first, descending));
    return mergeSorted(lists, (one, other) => compareByCodePoint(one, other) * (descending ? -1 : 1));
  };
  return namesWithin(walk, { from: [from], to, prefix, descending });
}

/**
 * The groups of which an account needs one: those of `group` and those that have one of the rights. `undefined` lists everybody,
 * and an empty list nobody. In 1.39, nobody belongs to groups without members of their own, such as `user`; in 1.43, a right that
 * everybody has selects no group (vectors allusers/right-*).
 */
function requestedGroups(run: QueryRun, { group, excludegroup, rights = [] }: Values): readonly string[] | undefined {
  const { wiki, release } = run.context;
  const ofEverybody = release.since('1.43') ? rightsOfEverybody1_43 : [];
  const withRights = rights.flatMap((right) => (ofEverybody.includes(right) ? '*' : groupsWithRight(right, wiki)));
  if (rights.length > 0 && withRights.length === 0) return [];
  const isOfAll = release.since('1.43') && (withRights.includes('*') || withRights.includes('user'));
  const groups = rights.length === 0 ? group : [...(group ?? []), ...(isOfAll ? [] : withRights)];
  if (groups !== undefined && excludegroup !== undefined) throw run.conflict('group', 'excludegroup');
  return groups && groups.length > 0 ? [...new Set(groups)] : undefined;
}

function isRequested(
  { wiki }: RequestContext,
  user: User,
  values: Values,
  groups: readonly string[] | undefined,
): boolean {
  const { excludegroup = [], witheditsonly, excludenamed, excludetemp } = values;
  if (witheditsonly && (user.editCount ?? 0) === 0) return false;
  const isTemporary = wiki.site.isTemporary(user.name);
  if (isTemporary ? excludetemp : excludenamed && wiki.site.settings.temporaryAccounts) return false;
  const own = explicitGroupsOf(user, wiki);
  if (groups && !groups.some((each) => own.includes(each))) return false;
  return !excludegroup.some((each) => own.includes(each));
}

const order = [
  'centralids',
  'blockinfo',
  'editcount',
  'recentactions',
  'registration',
  'groups',
  'implicitgroups',
  'rights',
] as const;

/**
 * The members have an order of their own; implicit groups come first, and so do their rights in 1.39 (vector
 * allusers/all-properties).
 *
 * @param actions how often the user changed something lately
 */
function describe(
  context: RequestContext,
  user: User,
  { prop = [], attachedwiki = '' }: Values,
  actions?: number,
): ResultMap {
  const { wiki } = context;
  const row = new ResultMap();
  row.append('userid', user.id);
  row.append('name', user.name);
  const groups = [...implicitGroups(user, wiki), ...[...explicitGroupsOf(user, wiki)].sort()];
  for (const property of order) {
    if (property === 'recentactions') {
      if (actions !== undefined) row.append(property, actions);
      continue;
    }
    if (!prop.includes(property)) continue;
    if (property === 'groups' || property === 'implicitgroups') {
      const listed = property === 'groups' ? groups : implicitGroups(user, wiki);
      row.append(property, new ResultList([...listed], 'g', 'array', { typeLast: true }));
      continue;
    }
    if (property === 'rights') {
      row.append('rights', rightsList(context, user, groups));
      continue;
    }
    for (const [name, value] of Object.entries(userMembers.get(property)?.(context, user, attachedwiki) ?? {})) {
      if (value !== undefined) row.append(name, value);
    }
  }
  return row;
}

/** 1.39 keeps the rights of all groups in one list, from which it takes out what is repeated (writing 18.2). */
function rightsList({ wiki, release }: RequestContext, user: User, groups: readonly string[]): ResultList {
  if (release.since('1.43')) return new ResultList(rightsOf(user, wiki), 'r', 'array', { typeLast: true });
  const rights = rightsOf(user, wiki, groups);
  const all = groups.flatMap((group) => rightsOfGroup(group, wiki));
  // Entered backwards, so that the first place of a right stays.
  const first = new Map(all.map((right, index) => [right, index] as const).reverse());
  return new ResultList(rights, 'r', 'array', { typeLast: true, keys: rights.map((right) => first.get(right) ?? 0) });
}
