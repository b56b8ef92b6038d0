import { ResultList, ResultMap, type ResultValue } from '../../../response/result-tree';
import { changeableByGroup, groupNames, promotedGroups, rightsOfGroup } from '../../../model/rights';
import { isReservedName } from '../../../model/reserved-names';
import { findRevision } from '../../../model/revisions';
import type { User } from '../../../model/user';
import type { WikiModel } from '../../../model/wiki-model';
import type { RequestContext } from '../../context';
import { activeUsers } from '../active-users';
import type { SiteInfoValues } from './parameters';

/** `siprop=statistics`: counted, unless the wiki file has the number; no job waits (reading 7.2). */
export function statistics({ wiki }: RequestContext): ResultValue {
  const users = people(wiki);
  const given = wiki.site.settings.statistics ?? {};
  return {
    pages: wiki.pages.size,
    articles: given.articles ?? wiki.pages.articleCount.of(wiki.site.namespaces.contentIds),
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

/** Actions in the log that count as an edit without a revision. */
const editsWithoutRevision = ['delete/delete', 'delete/delete_redir', 'delete/restore'];

/** Those whose revision is no edit. */
const revisionsWithoutEdit = ['upload/overwrite', 'upload/revert', 'import/upload', 'import/interwiki'];

const protections = ['protect/protect', 'protect/modify', 'protect/unprotect'];

function countEdits(wiki: WikiModel): number {
  const { pages, knownArchive, logs } = wiki;
  const countAll = (actions: readonly string[]) => actions.reduce((sum, action) => sum + logs.countOf(action), 0);
  const revisions = pages.size + pages.history.size + (knownArchive?.size ?? 0);
  const others = countAll(editsWithoutRevision) - countAll(revisionsWithoutEdit);
  return revisions + others - countRedirectsOfMerges(wiki) - countLateFiles(wiki) - countProtections(wiki);
}

/** The redirect that a merge of a whole history leaves is no edit. */
function countRedirectsOfMerges({ pages, logs }: WikiModel): number {
  let count = 0;
  for (const { title } of logs.walk(true, undefined, { action: 'merge/merge' })) {
    const page = pages.findTitle(title.namespace, title.key);
    if (page?.redirect && pages.history.countOf(page.id) === 0) count++;
  }
  return count;
}

/** A protection has a revision of its own, which is no edit, unless no page has the title. */
function countProtections({ logs }: WikiModel): number {
  let count = 0;
  for (const action of protections) {
    for (const { pageId } of logs.walk(true, undefined, { action })) if (pageId !== 0) count++;
  }
  return count;
}

/** A file for a page that was there has a revision of its own, which is no edit. */
function countLateFiles(wiki: WikiModel): number {
  let count = 0;
  for (const { title, revision } of wiki.logs.walk(true, undefined, { action: 'upload/upload' })) {
    const page = wiki.pages.findTitle(title.namespace, title.key);
    const stored = (page && findRevision(wiki, page, revision)) ?? wiki.knownArchive?.findRevision(revision);
    if (stored && stored.parent !== 0) count++;
  }
  return count;
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
