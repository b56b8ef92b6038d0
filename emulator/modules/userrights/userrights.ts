import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { ResultList, ResultMap } from '../../response/result-tree';
import type { Message } from '../../messages/message';
import { keptComment } from '../../model/comment';
import { changeMemberships, type MembershipChange } from '../../model/memberships';
import { changeableGroups, explicitGroupsOf, holdsRight } from '../../model/rights';
import type { User } from '../../model/user';
import { timestamp } from '../../text/timestamp';
import { watchExpiryParameter, watchUserPage } from '../blocked/watch-user';
import { actionModule } from '../module';
import { nameOfUser } from '../name-of-user';
import type { ActionRun } from '../module-run';
import { isOwnToken } from '../token-types';
import { readEnd } from '../writing/absolute-expiry';
import { performerOf } from '../writing/performer';
import { requireNotBlocked } from '../writing/require-not-blocked';
import { requireTagging } from '../writing/require-tagging';

const parameters = declareParameters('', {
  user: { type: 'user', accepts: ['id'] },
  userid: { type: 'integer', deprecated: 'action=userrights&userid', isId: true },
  add: { type: 'group list' },
  expiry: { type: 'string list', allowsDuplicates: true, default: ['infinite'], examples: ['1 week', 'infinite'] },
  remove: { type: 'group list' },
  reason: { type: 'string', default: '' },
  // Before the tags (vector userrights/no-token-but-unknown-tags).
  token: { type: 'string', sensitive: true, required: true },
  tags: { type: 'tag list' },
  watchuser: { type: 'boolean', since: '1.43' },
  watchlistexpiry: { ...watchExpiryParameter, since: '1.43' },
});

type Values = ValuesOf<typeof parameters>;

/** `action=userrights`: adds a user to groups, and removes them from others (writing 6.2). */
export const userRights = actionModule({
  name: 'userrights',
  description: { className: 'ApiUserrights', helpPages: ['User_group_membership'] },
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'userrights',
  writes: () => true,
  parameters,
  prepare(run) {
    const values = run.read(parameters);
    if (hasWrongToken(run)) findUser(run, values);
    return () => {
      changeRights(run, values);
    };
  },
});

/** Before a wrong token is refused, the user is looked up (vector userrights/wrong-token-without-a-user). */
function hasWrongToken(run: ActionRun): boolean {
  const { parameters: sent } = run.context;
  const token = sent.text('token') ?? '';
  return token !== '' && !sent.query.has('token') && !isOwnToken(run.context, 'userrights', token);
}

function changeRights(run: ActionRun, values: Values): void {
  const { context } = run;
  const { wiki } = context;
  // Who may change all groups may do so while blocked (sequence group-errors, step 27).
  if (!holdsRight(context.user, 'userrights', wiki)) requireNotBlocked(run);
  const ends = readEnds(run, values);
  const user = findUser(run, values);
  requireTagging(run, values.tags);
  const change = permitted(run, user, values, ends);
  if (changesMemberships(user, explicitGroupsOf(user, wiki), change)) {
    changeMemberships(wiki, user, change, {
      ...performerOf(context),
      comment: keptComment(values.reason),
      tags: values.tags ?? [],
    });
  }
  if (values.watchuser) watchUserPage(run, user.name, values.watchlistexpiry);
  run.respond({
    user: user.name,
    userid: user.id,
    added: inPlaces(change.add, values.add),
    removed: inPlaces(change.remove, values.remove),
    ...(context.release.since('1.43') && { watchuser: values.watchuser }),
  });
}

/** Whether a user ends up with other memberships, or in another order: the last group may be removed and added again (sequence same-groups). */
function changesMemberships(user: User, held: readonly string[], { add, remove, expiry }: MembershipChange): boolean {
  const after = [...new Set([...held.filter((group) => !remove.includes(group)), ...add])];
  if (after.length !== held.length || after.some((group, index) => group !== held[index])) return true;
  return add.some((group) => user.groupExpiry?.[group] !== expiry?.[group]);
}

/** Groups by their places in the request: a list as long as none before them was left out (sequence bases, step 12). */
function inPlaces(groups: readonly string[], requested: readonly string[] = []): ResultList | ResultMap {
  const places = groups.map((group) => requested.indexOf(group));
  if (places.every((place, index) => place === index)) return new ResultList([...groups], 'group');
  const map = new ResultMap({ keyed: { elementName: 'group', listIfDense: true } });
  groups.forEach((group, index) => {
    map.append(String(places[index]), group);
  });
  return map;
}

/** When the memberships end that are added, by group; one end is that of all. */
function readEnds(run: ActionRun, { add = [], expiry }: Values): Readonly<Record<string, string | undefined>> {
  if (add.length === 0) return {};
  const now = run.context.wiki.environment.clock.now();
  if (expiry.length !== 1 && expiry.length !== add.length) throw wrongNumber(run, expiry.length, add.length);
  const ends = add.map((group, index) => {
    const text = expiry[expiry.length === 1 ? 0 : index] ?? '';
    const end = readEnd(text, now);
    const parameters = [run.context.escapeWikitext(text)];
    if (end === undefined) throw run.error({ code: 'invalidexpiry', key: 'apierror-invalidexpiry', parameters });
    if (end < now) throw run.error({ code: 'pastexpiry', key: 'apierror-pastexpiry', parameters });
    return [group, end === Infinity ? undefined : timestamp(end)] as const;
  });
  return Object.fromEntries(ends);
}

/** Both counts have a form of their own. */
function wrongNumber(run: ActionRun, given: number, needed: number) {
  const text = `$1 expiry ${given === 1 ? 'timestamp was' : 'timestamps were'} provided where $2 ${needed === 1 ? 'was' : 'were'} needed.`;
  const message: Message = {
    code: 'toofewexpiries',
    key: 'apierror-toofewexpiries',
    text,
    parameters: [given, needed],
  };
  return run.error(message);
}

function findUser(run: ActionRun, { user: name, userid }: Values): User {
  const { users } = run.context.wiki;
  const { release } = run.context;
  if (name !== undefined && userid !== undefined) throw run.conflict('user', 'userid');
  if (name === undefined && userid === undefined) throw run.missingOneOf('user', 'userid');
  if (userid !== undefined) {
    const found = users.findId(Number(userid));
    if (found) return found;
    throw run.error({ code: 'invaliduser', key: 'noname', parameters: [] });
  }
  const text = name ?? '';
  if (text.includes('@')) {
    throw run.error(
      release.since('1.43')
        ? { code: 'permissiondenied', key: 'apierror-permissiondenied-userrights-interwiki', parameters: [] }
        : { code: 'nointerwikiuserrights', key: 'userrights-no-interwiki', parameters: [] },
    );
  }
  const shown = nameOfUser({ users }, text);
  const found = users.find(shown);
  if (found) return found;
  throw run.error({ code: 'nosuchuser', key: 'nosuchusershort', parameters: [shown] });
}

/** What of the change the performer may make, and what changes something; the rest is ignored. */
function permitted(
  run: ActionRun,
  user: User,
  { add = [], remove = [] }: Values,
  expiry: Readonly<Record<string, string | undefined>>,
): MembershipChange {
  const { context } = run;
  const { wiki, user: performer } = context;
  const changeable = changeableGroups(performer, wiki);
  const isSelf = performer?.id === user.id;
  const mayAdd = [...changeable.add, ...(isSelf ? changeable.addSelf : [])];
  const mayRemove = [...changeable.remove, ...(isSelf ? changeable.removeSelf : [])];
  const held = explicitGroupsOf(user, wiki);
  const removed = remove.filter((group) => mayRemove.includes(group) && held.includes(group));
  const added = add.filter((group) => {
    if (!mayAdd.includes(group)) return false;
    if (!held.includes(group) || removed.includes(group)) return true;
    const [before, after] = [user.groupExpiry?.[group], expiry[group]];
    if (before === after) return false;
    // Whoever may not remove a user may not end the membership earlier.
    const isShorter = after !== undefined && (before === undefined || after < before);
    return !isShorter || mayRemove.includes(group);
  });
  return { add: added, remove: removed, expiry };
}
