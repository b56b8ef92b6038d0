import { ResultList, ResultMap, type ResultValue } from '../../../response/result-tree';
import { changeableByGroup, groupNames, promotedGroups, rightsOfGroup } from '../../../model/rights';
import { people, Statistics } from '../../../model/statistics';
import type { User } from '../../../model/user';
import type { WikiModel } from '../../../model/wiki-model';
import type { RequestContext } from '../../context';
import type { SiteInfoValues } from './parameters';

/** `siprop=statistics` (reading 7.2). */
export function statistics({ wiki }: RequestContext): ResultValue {
  const { pages, articles, edits, images, users, activeUsers: activeusers, admins, jobs } = new Statistics(wiki);
  return { pages, articles, edits, images, users, activeusers, admins, jobs };
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
