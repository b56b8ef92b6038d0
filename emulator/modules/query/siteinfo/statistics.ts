import { ResultList, ResultMap, type ResultValue } from '../../../response/result-tree';
import { changeableByGroup, groupNames, promotedGroups, rightsOfGroup } from '../../../model/rights';
import { isReservedName } from '../../../model/reserved-names';
import type { User } from '../../../model/user';
import type { WikiModel } from '../../../model/wiki-model';
import type { RequestContext } from '../../context';
import { activeUsers } from '../active-users';
import type { SiteInfoValues } from './parameters';

/**
 * `siprop=statistics`: counted, unless the wiki file has the number. Articles are not counted, because they are pages with
 * links; no job waits (reading 7.2).
 */
export function statistics({ wiki }: RequestContext): ResultValue {
  const users = people(wiki);
  const given = wiki.site.settings.statistics ?? {};
  return {
    pages: wiki.pages.size,
    articles: given.articles ?? 0,
    edits: given.edits ?? countEdits(wiki),
    images: given.images ?? wiki.pages.countFiles,
    users: users.length,
    activeusers: given.activeUsers ?? activeUsers(wiki).size,
    admins: users.filter(({ groups }) => groups.includes('sysop')).length,
    jobs: given.jobs ?? 0,
  };
}

/** Accounts that the software writes with were never registered, and so never counted. */
function people({ users }: WikiModel): User[] {
  return [...users.all()].filter(({ name }) => !isReservedName(name));
}

/** A page was created by one edit, and changed by those in the recent changes. */
function countEdits({ pages, changes }: WikiModel): number {
  let edits = pages.size;
  for (const { type } of changes.walk(true, undefined)) if (type === 'edit') edits++;
  return edits;
}

/** `siprop=usergroups`: the groups with their rights, how many users are in them, and which groups these may change. */
export function userGroups({ wiki }: RequestContext, { numberingroup }: SiteInfoValues): ResultList {
  const users = numberingroup ? people(wiki) : [];
  const rows = groupNames(wiki).map((name) => {
    const row = new ResultMap();
    row.append('name', name);
    row.append('rights', new ResultList([...rightsOfGroup(name, wiki)], 'permission'));
    const number = numberingroup ? membersOf(name, users, wiki) : undefined;
    if (number !== undefined) row.append('number', number);
    const { add, remove, addSelf, removeSelf } = changeableByGroup(name, wiki);
    const changes = { add, remove, 'add-self': addSelf, 'remove-self': removeSelf };
    for (const [change, groups] of Object.entries(changes)) {
      if (groups.length > 0) row.append(change, new ResultList([...groups], 'group'));
    }
    return row;
  });
  return new ResultList(rows, 'group');
}

/** Groups of anonymous clients, and those that users belong to without being added, have no count. */
function membersOf(group: string, users: readonly User[], { site }: WikiModel): number | undefined {
  if (group === '*' || promotedGroups(site).includes(group)) return undefined;
  return group === 'user' ? users.length : users.filter(({ groups }) => groups.includes(group)).length;
}
