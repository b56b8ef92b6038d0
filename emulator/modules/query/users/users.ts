import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ResultMap, type ResultRecord } from '../../../response/result-tree';
import { isReservedName } from '../../../model/reserved-names';
import type { User } from '../../../model/user';
import type { RequestContext } from '../../context';
import { queryModule } from '../../module';
import type { QueryRun } from '../query-run';
import { canCreate, userMembers } from './members';

const parameters = declareParameters('us', {
  prop: {
    type: 'enumeration list',
    values: [
      ...(['blockinfo', 'groups', 'groupmemberships', 'implicitgroups', 'rights', 'editcount'] as const),
      ...(['registration', 'emailable', 'gender', 'centralids', 'cancreate'] as const),
    ],
  },
  attachedwiki: { type: 'string', examples: ['wiki', 'foo'] },
  users: { type: 'string list', examples: ['Bob', 'Admin', 'Nobody', '127.0.0.1'] },
  userids: { type: 'integer list', isId: true },
});

type Values = ValuesOf<typeof parameters>;

/** `list=users`: some users, by name or id (writing 6.2). */
export const users = queryModule({
  kind: 'list',
  name: 'users',
  cacheMode: 'public',
  // Who may see a block depends on the user (vectors users/cached-…).
  cacheModeOf: ({ prop }) => (prop?.includes('blockinfo') ? 'anon-public-user-private' : 'public'),
  parameters,
  run(run, values) {
    if (values.users !== undefined && values.userids !== undefined) throw run.conflict('users', 'userids');
    const list = run.outputList('user');
    const entries = values.userids ? ofIds(run, values) : ofNames(run, values);
    for (const { entry, rest } of entries) {
      if (run.addRow(list, entry)) continue;
      run.continueAt(values.userids ? 'userids' : 'users', rest);
      return;
    }
  },
});

interface Entry {
  readonly entry: ResultMap | ResultRecord;
  /** What the next response begins with, if the entry does not fit. */
  readonly rest: string;
}

function ofIds({ context }: QueryRun, { userids = [], prop = [], attachedwiki }: Values): Entry[] {
  return userids.map((id, index) => {
    const user = context.wiki.users.findId(Number(id));
    const rest = userids.slice(index).join('|');
    return { entry: user ? describe(context, user, prop, attachedwiki) : { userid: id, missing: true }, rest };
  });
}

/** What cannot be a name comes first; names are normalized. */
function ofNames({ context }: QueryRun, { users: names = [], prop = [], attachedwiki }: Values): Entry[] {
  const read = names.map((name, index) => {
    return { name, canonical: context.normaliseUserName(name), rest: names.slice(index).join('|') };
  });
  const invalid = read.filter(({ canonical }) => canonical === undefined);
  const valid = read.flatMap(({ canonical, rest }) => (canonical === undefined ? [] : { canonical, rest }));
  return [
    ...invalid.map(({ name, rest }) => ({ entry: { name, invalid: true }, rest })),
    ...valid.map(({ canonical, rest }) => {
      const user = context.wiki.users.find(canonical);
      return { entry: user ? describe(context, user, prop, attachedwiki) : missing(context, canonical, prop), rest };
    }),
  ];
}

function missing(context: RequestContext, name: string, properties: readonly string[]): ResultRecord {
  return { name, missing: true, ...(properties.includes('cancreate') && canCreate(context, name)) };
}

/** The members have an order of their own, whatever the order of the request. */
function describe(
  context: RequestContext,
  user: User,
  properties: readonly string[],
  attachedWiki: string | undefined,
): ResultMap {
  const entry = new ResultMap();
  entry.append('userid', user.id);
  entry.append('name', user.name);
  // The accounts that the software writes with (vector users/of-the-software).
  if (context.release.since('1.43') && isReservedName(user.name)) entry.append('systemuser', true);
  for (const [property, members] of userMembers) {
    if (!properties.includes(property)) continue;
    for (const [name, value] of Object.entries(members(context, user, attachedWiki ?? ''))) {
      if (value !== undefined) entry.append(name, value);
    }
  }
  return entry;
}
