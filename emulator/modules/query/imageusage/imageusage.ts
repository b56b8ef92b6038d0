import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ParameterProblems } from '../../../request/parameter-problems';
import { placeText, readUsageContinue, redirectPlaceText, type UsagePlace } from './continue';
import { findFile } from './file';
import { outputUsers, type FoundUsers } from './output';
import { findRedirectUsers } from './redirects';
import { queryModule } from '../../module';
import type { QueryRun } from '../query-run';
import { imageUsageStatement } from '../usage-statements';

const parameters = declareParameters('iu', {
  title: { type: 'string', holds: 'file title' },
  pageid: { type: 'integer', isId: true },
  continue: {
    type: 'string',
    // The last six where redirects are followed (core 4.5).
    holds: ['namespace', 'page id', 'namespace', 'file key', 'namespace', 'page id', 'page id', 'page id'],
  },
  namespace: { type: 'namespace list', allSpecifier: '*' },
  dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
  filterredir: { type: 'enumeration', values: ['all', 'redirects', 'nonredirects'], default: 'all' },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  redirect: { type: 'boolean' },
});

type Values = ValuesOf<typeof parameters>;

/** `list=imageusage`: the pages that embed a file, by id (spec 4.2; core 4). */
export const imageUsage = queryModule({
  kind: 'list',
  name: 'imageusage',
  description: { className: 'ApiQueryBacklinks' },
  exactlyOneOf: ['title', 'pageid'],
  cacheMode: 'public',
  schema: 'urn:wikidouble:image-usage',
  parameters,
  run(run, values) {
    outputUsers(run, findUsers(run, values));
  },
  generatePages(run, values) {
    const { users } = findUsers(run, values);
    const pages = users.flatMap(({ page }) => page ?? []);
    return { kind: 'pages', pages: [...pages, ...users.flatMap(({ links }) => links)] };
  },
});

/** The users of one response; notes where the next one begins. */
function findUsers(run: QueryRun, values: Values): FoundUsers {
  run.context.result.repeatWarnings(run.path);
  const limit = values.redirect ? halvedLimit(run, values.limit) : values.limit;
  const file = findFile(run, values);
  const from = readFrom(run, values);
  const namespaces = values.namespace ?? [];
  const descending = values.dir === 'descending';
  // With `iuredirect` redirects stay among the users: the filter applies to the second level (core 4.4).
  const filter = values.redirect && values.filterredir === 'nonredirects' ? 'all' : values.filterredir;
  run.context.trace?.addStatement(
    'ApiQueryBacklinks::runFirstQuery',
    imageUsageStatement({ file, namespaces, filter, descending, from, limit }),
  );
  const users = run.context.wiki.pages.usage.usersOf(file, filter);
  // One more than requested shows whether the list continues, and where.
  const pages = users?.slice(namespaces, descending, from, limit + 1) ?? [];
  const next = pages.length > limit ? pages.pop() : undefined;
  const [first] = pages;
  const start = from?.start ?? (first && placeText(first)) ?? '';
  if (!values.redirect) {
    if (next) run.continueAt('continue', placeText(next));
    return { users: pages.map((page) => ({ page, links: [] })), start, middle: from?.middle, cut: from?.cut };
  }
  const question = { namespaces, descending, filter: values.filterredir, limit, from: from?.redirectPlace };
  const redirected = findRedirectUsers(run.context.wiki, pages, question);
  if (redirected.next) run.continueAt('continue', `${start}|${redirectPlaceText(redirected.next)}`);
  else if (next) run.continueAt('continue', placeText(next));
  const middle = from?.middle ?? (redirected.first && redirectPlaceText(redirected.first));
  return { users: redirected.users, start, middle, cut: from?.cut };
}

/** With `iuredirect` a response holds two lists, and the limit of each is halved (core 4.1). */
function halvedLimit(run: QueryRun, limit: number): number {
  const { context } = run;
  const sentName = run.parameter('limit');
  const { maximum, highMaximum } = parameters.declarations.limit;
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

function readFrom(run: QueryRun, values: Values): UsagePlace | undefined {
  if (values.continue === undefined) return undefined;
  const place = readUsageContinue(values.continue);
  if (!place) throw run.badContinue();
  return place;
}
