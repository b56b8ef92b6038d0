import { declareParameters, type ValuesOf } from '../request/parameter-declarations';
import { escapeWikitext } from '../response/message';
import { ResultList, resultRecord, type ResultRecord } from '../response/result-tree';
import type { ImageUsageEntry } from '../../schemas/generated/image-usage';
import type { Page } from '../wiki/page';
import type { PagePlace } from '../wiki/sorted-pages';
import { fileNamespace } from '../wiki/namespaces';
import { isTitle, parseTitle, prefixedText } from '../wiki/title';
import type { WikiModel } from '../wiki/wiki-model';
import { readUsageContinue } from './image-usage-continue';
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
});

type Values = ValuesOf<typeof parameters>;

/** `list=imageusage`: the pages that embed a file, by id (spec 4.2; facts 4). */
export const imageUsage = queryModule({
  kind: 'list',
  name: 'imageusage',
  cacheMode: 'public',
  parameters,
  run(run, values) {
    const { wiki } = run.context;
    const file = findFile(run, values);
    const from = readFrom(run, values.continue);
    const { limit } = values;
    const users = wiki.pages.usage.usersOf(file, values.filterredir);
    // One more than asked for tells whether the list goes on, and where.
    const pages = users?.slice(values.namespace ?? [], values.dir === 'descending', from, limit + 1) ?? [];
    const next = pages.length > limit ? pages.pop() : undefined;
    if (next) run.continueAt('imageusage', 'iucontinue', `${next.namespace}|${next.id}`);
    traceStatement(run, values, file, from);
    run.output(
      'imageusage',
      new ResultList(
        pages.map((page) => entry(page, wiki)),
        'iu',
      ),
    );
  },
});

/** What an entry holds without `iuredirect`. */
type Entry = Omit<ImageUsageEntry, 'redirlinks'>;

function entry(page: Page, wiki: WikiModel): ResultRecord {
  const title = prefixedText(page, wiki.site.namespaces);
  const entry: Entry = page.redirect
    ? { pageid: page.id, ns: page.namespace, title, redirect: true }
    : { pageid: page.id, ns: page.namespace, title };
  return resultRecord(entry);
}

function traceStatement({ context }: QueryRun, values: Values, file: string, from: PagePlace | undefined): void {
  context.trace?.addStatement(
    'ApiQueryBacklinks::runFirstQuery',
    imageUsageStatement({
      file,
      namespaces: values.namespace ?? [],
      filter: values.filterredir,
      descending: values.dir === 'descending',
      from,
      limit: values.limit,
    }),
  );
}

/**
 * The key of the file that is asked for. Presence is checked first, then the title, then the namespace (facts 4.6).
 *
 * @throws UsageError `missingparam`, `invalidparammix`, `nosuchpageid`, `invalidtitle`, `bad_image_title`
 */
function findFile(run: QueryRun, { title, pageid }: Values): string {
  const { wiki } = run.context;
  requireOne(run, title !== undefined, pageid !== undefined);
  let found;
  if (title !== undefined) {
    found = parseTitle(title, wiki.site);
    if (!isTitle(found) || found.interwiki !== '') {
      throw run.error(path, {
        code: 'invalidtitle',
        key: 'apierror-invalidtitle',
        parameters: [escapeWikitext(title)],
      });
    }
  } else {
    found = wiki.pages.find(pageid ?? 0);
    if (!found) {
      throw run.error(path, { code: 'nosuchpageid', key: 'apierror-nosuchpageid', parameters: [pageid ?? 0] });
    }
  }
  if (found.namespace !== fileNamespace) {
    throw run.error(path, {
      code: 'bad_image_title',
      key: 'apierror-imageusage-badtitle',
      parameters: ['imageusage'],
    });
  }
  return found.key;
}

function requireOne(run: QueryRun, hasTitle: boolean, hasPageId: boolean): void {
  if (hasTitle !== hasPageId) return;
  const list = { list: ['<var>iutitle</var>', '<var>iupageid</var>'], type: 'text' as const };
  throw run.error(
    path,
    hasTitle
      ? { code: 'invalidparammix', key: 'apierror-invalidparammix', parameters: [list, 2] }
      : { code: 'missingparam', key: 'apierror-missingparam-one-of', parameters: [list, 2] },
  );
}

function readFrom(run: QueryRun, text: string | undefined): PagePlace | undefined {
  if (text === undefined) return undefined;
  const place = readUsageContinue(text);
  if (!place) throw run.error(path, badContinue);
  return place;
}
