import { isHidden } from '../../../model/hidden-parts';
import type { Page } from '../../../model/page';
import { revisionUserId, walkRevisions } from '../../../model/revisions';
import { explicitGroupsOf, groupsWithRight } from '../../../model/rights';
import type { WikiModel } from '../../../model/wiki-model';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { castToInteger, isCanonicalInteger } from '../../../text/integer';
import { moduleByRelease, queryModule, type QueryModule } from '../../module';
import type { PrintedPage } from '../../page-set/page-set';
import { allRights1_39, allRights1_43, rightsOfEverybody1_43 } from '../allusers/all-rights';
import { largestTitleRow, type QueryRun } from '../query-run';

function parametersWith(rights: readonly string[]) {
  return declareParameters('pc', {
    group: { type: 'group list' },
    excludegroup: { type: 'group list' },
    rights: { type: 'enumeration list', values: rights },
    excluderights: { type: 'enumeration list', values: rights },
    limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
    continue: { type: 'string', holds: ['page id', 'page id'] },
  });
}

type Values = ValuesOf<ReturnType<typeof parametersWith>>;

/** `prop=contributors`: the accounts that edited a page, and how many others did (reading 5.5). */
export const contributors = moduleByRelease({
  '1.39': moduleWith(allRights1_39),
  '1.43': moduleWith(allRights1_43.filter((right) => !rightsOfEverybody1_43.includes(right))),
});

function moduleWith(rights: readonly string[]): QueryModule {
  return queryModule({
    kind: 'prop',
    name: 'contributors',
    cacheMode: 'public',
    parameters: parametersWith(rights),
    run(run, values, pages) {
      const given = exclusive.filter((name) => values[name] !== undefined);
      if (given.length > 1) throw run.conflict(...given);
      const from = readFrom(run, values);
      const existing = pages.flatMap((page) => (page.entry.kind === 'existing' ? { page, of: page.entry.page } : []));
      const left = existing
        .filter(({ of }) => of.id >= (from?.pageId ?? -Infinity))
        .sort((one, other) => one.of.id - other.of.id)
        .map(({ page, of }) => ({ page, of, authors: authorsOf(run.context.wiki, of) }));
      for (const { page, authors } of left) {
        if (authors.others > 0) run.addToPage(page, { anoncontributors: authors.others }, largestTitleRow);
      }
      listAccounts(run, values, left, from);
    },
  });
}

/** At most one of these is sent. */
const exclusive = ['group', 'excludegroup', 'rights', 'excluderights'] as const;

interface PageAuthors {
  /** The names of accounts by their ids. */
  readonly accounts: readonly (readonly [id: number, name: string])[];
  /** How many authors have no account. */
  readonly others: number;
}

/** Hidden authors count for nobody. */
function authorsOf(wiki: WikiModel, page: Page): PageAuthors {
  const accounts = new Map<number, string>();
  const others = new Set<string>();
  for (const revision of walkRevisions(wiki, page, true)) {
    if (isHidden(revision, 'user')) continue;
    const id = revisionUserId(wiki, revision);
    if (id === 0) others.add(revision.user);
    else accounts.set(id, revision.user);
  }
  return { accounts: [...accounts].sort(([one], [other]) => one - other), others: others.size };
}

interface AuthoredPage {
  readonly page: PrintedPage;
  readonly of: Page;
  readonly authors: PageAuthors;
}

function listAccounts(run: QueryRun, values: Values, pages: readonly AuthoredPage[], from: Place | undefined): void {
  const isListed = accountFilter(run, values);
  let count = 0;
  for (const { page, of, authors } of pages) {
    for (const [userid, name] of authors.accounts) {
      if ((of.id === from?.pageId && userid < from.userId) || !isListed(name)) continue;
      if (count++ < values.limit && run.addPageRow(page, 'user', { userid, name }, largestTitleRow)) continue;
      run.continueAt('continue', `${of.id}|${userid}`);
      return;
    }
  }
}

/** By the groups that accounts were added to; rights that come with other groups do not count. */
function accountFilter(run: QueryRun, values: Values): (name: string) => boolean {
  const { wiki } = run.context;
  const { group, excludegroup, rights, excluderights } = values;
  const withRights = (names: readonly string[]) => names.flatMap((right) => groupsWithRight(right, wiki));
  const isIn = (name: string, groups: readonly string[]) =>
    explicitGroupsOf(wiki.users.find(name), wiki).some((each) => groups.includes(each));
  const wanted = rights && rights.length > 0 ? withRights(rights) : group;
  if (wanted && (wanted.length > 0 || rights)) return (name) => isIn(name, wanted);
  const unwanted = excluderights ? withRights(excluderights) : (excludegroup ?? []);
  return (name) => !isIn(name, unwanted);
}

interface Place {
  readonly pageId: number;
  readonly userId: number;
}

/** Reads `pccontinue`: page and account of the first row. */
function readFrom(run: QueryRun, { continue: text }: Values): Place | undefined {
  if (text === undefined) return undefined;
  const parts = text.split('|');
  const areNumbers = run.context.release.acceptsAnyNumber || parts.every(isCanonicalInteger);
  if (parts.length !== 2 || !areNumbers) throw run.badContinue();
  const [pageId, userId] = parts.map(castToInteger);
  return { pageId: pageId!, userId: userId! };
}
