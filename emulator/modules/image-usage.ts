import type { ImageUsageEntry, StrayRedirectLinks } from '../../schemas/generated/image-usage';
import { declareParameters, type ValuesOf } from '../request/parameter-declarations';
import { ParameterProblems } from '../request/parameter-problems';
import { ResultList, resultRecord, type ResultRecord } from '../response/result-tree';
import { UsageError } from '../response/usage-error';
import type { Page } from '../wiki/page';
import type { RequestContext } from './context';
import { continueText, readUsageContinue, type UsagePlace } from './image-usage-continue';
import { findFile } from './image-usage-file';
import { findRedirectUsers, type UserWithLinks } from './image-usage-redirects';
import { queryModule } from './module';
import { badContinue, type QueryRun } from './query-run';
import { imageUsageStatement } from './usage-statements';

const path = 'query+imageusage';

const parameters = declareParameters('iu', {
  title: { type: 'string' },
  pageid: { type: 'integer' },
  continue: { type: 'string' },
  namespace: { type: 'namespace list', allSpecifier: '*' },
  dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
  filterredir: { type: 'enumeration', values: ['all', 'redirects', 'nonredirects'], default: 'all' },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  redirect: { type: 'boolean' },
});

type Values = ValuesOf<typeof parameters>;

/** `list=imageusage`: the pages that embed a file, by id (spec 4.2; facts 4). */
export const imageUsage = queryModule({
  kind: 'list',
  name: 'imageusage',
  cacheMode: 'public',
  parameters,
  run(run, values) {
    const entries = findUsers(run, values).map((user) => entry(user));
    run.output('imageusage', new ResultList(entries, 'iu'));
  },
  generatePages(run, values) {
    const users = findUsers(run, values);
    const pages = users.flatMap(({ page }) => page ?? []);
    return { kind: 'pages', pages: [...pages, ...users.flatMap(({ links }) => links)] };
  },
});

/** The users of one answer; notes where the next one begins. */
function findUsers(run: QueryRun, values: Values): readonly UserWithLinks[] {
  if (run.context.release.repeatsUsageWarnings) run.context.result.repeatValueWarnings(path);
  const limit = values.redirect ? halvedLimit(run.context, run.sentName('iulimit'), values.limit) : values.limit;
  const file = findFile(run, values);
  const from = readFrom(values);
  const namespaces = values.namespace ?? [];
  const descending = values.dir === 'descending';
  // With `iuredirect` redirects stay among the users: the filter is for what they lead to (facts 4.4).
  const filter = values.redirect && values.filterredir === 'nonredirects' ? 'all' : values.filterredir;
  run.context.trace?.addStatement(
    'ApiQueryBacklinks::runFirstQuery',
    imageUsageStatement({ file, namespaces, filter, descending, from, limit }),
  );
  const users = run.context.wiki.pages.usage.usersOf(file, filter);
  // One more than asked for tells whether the list goes on, and where.
  const pages = users?.slice(namespaces, descending, from, limit + 1) ?? [];
  const next = pages.length > limit ? pages.pop() : undefined;
  if (!values.redirect) {
    if (next) run.continueAt('imageusage', 'iucontinue', continueText(next));
    return pages.map((page) => ({ page, links: [] }));
  }
  const question = { namespaces, descending, filter: values.filterredir, limit, from: from?.redirectPlace };
  const redirected = findRedirectUsers(run.context.wiki, pages, question);
  const [start = from] = pages.map((page) => ({ namespace: page.namespace, id: page.id }));
  if (redirected.next && start) {
    run.continueAt('imageusage', 'iucontinue', continueText(from ?? start, redirected.next));
  } else if (next) {
    run.continueAt('imageusage', 'iucontinue', continueText(next));
  }
  return redirected.users;
}

/** With `iuredirect` an answer holds two lists, and the limit of each is halved (facts 4.1). */
function halvedLimit(context: RequestContext, sentName: string, limit: number): number {
  const { maximum, highMaximum } = parameters.declarations.limit;
  const own = (context.highLimits ? highMaximum : maximum) / 2;
  if (context.parameters.bytes(sentName) === 'max') {
    context.result.addLimit('imageusage', own);
    return own;
  }
  if (limit <= own) return limit;
  const problems = new ParameterProblems(path, sentName, context);
  problems.warnOutOfRange(String(limit), 1, own, maximum / 2, highMaximum / 2);
  return own;
}

function readFrom(values: Values): UsagePlace | undefined {
  if (values.continue === undefined) return undefined;
  const place = readUsageContinue(values.continue);
  if (!place) throw new UsageError(badContinue, path);
  return place;
}

function entry({ page, links }: UserWithLinks): ResultRecord {
  const redirlinks = links.length === 0 ? undefined : new ResultList(links.map(plainEntry), 'iu');
  if (!page) return resultRecord<PrintedAs<StrayRedirectLinks>>({ redirlinks });
  const plain = plainEntry(page);
  return redirlinks ? { ...plain, redirlinks } : plain;
}

/** The lists of an entry are lists of the result tree. */
type PrintedAs<Entry> = {
  readonly [Name in keyof Entry]: Entry[Name] extends readonly unknown[] ? ResultList | undefined : Entry[Name];
};

/** What an entry holds without `iuredirect`. */
type PlainEntry = Omit<ImageUsageEntry, 'redirlinks'>;

function plainEntry({ id, namespace, title, redirect }: Page): ResultRecord {
  const entry: PlainEntry = redirect
    ? { pageid: id, ns: namespace, title, redirect: true }
    : { pageid: id, ns: namespace, title };
  return resultRecord(entry);
}
