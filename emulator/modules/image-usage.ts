import { declareParameters, type ValuesOf } from '../request/parameter-declarations';
import { escapeWikitext, type Message } from '../response/message';
import { ResultList, resultRecord, type ResultRecord } from '../response/result-tree';
import { UsageError } from '../response/usage-error';
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
    const entries = findUsers(run, values).map((page) => entry(page, run.context.wiki));
    run.output('imageusage', new ResultList(entries, 'iu'));
  },
  generatePages: (run, values) => ({ kind: 'pages', pages: findUsers(run, values) }),
});

/** The pages of one answer; notes where the next one begins. */
function findUsers(run: QueryRun, values: Values): Page[] {
  const file = findFile(run, values);
  const from = readFrom(values.continue);
  const { limit } = values;
  const users = run.context.wiki.pages.usage.usersOf(file, values.filterredir);
  // One more than asked for tells whether the list goes on, and where.
  const pages = users?.slice(values.namespace ?? [], values.dir === 'descending', from, limit + 1) ?? [];
  const next = pages.length > limit ? pages.pop() : undefined;
  if (next) run.continueAt('imageusage', 'iucontinue', `${next.namespace}|${next.id}`);
  traceStatement(run, values, file, from);
  return pages;
}

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
      throw usageError({
        code: 'invalidtitle',
        key: 'apierror-invalidtitle',
        parameters: [escapeWikitext(title)],
      });
    }
  } else {
    found = wiki.pages.find(pageid ?? 0);
    if (!found) {
      throw usageError({ code: 'nosuchpageid', key: 'apierror-nosuchpageid', parameters: [pageid ?? 0] });
    }
  }
  if (found.namespace !== fileNamespace) {
    throw usageError({
      code: 'bad_image_title',
      key: 'apierror-imageusage-badtitle',
      parameters: ['imageusage'],
    });
  }
  return found.key;
}

function requireOne(run: QueryRun, hasTitle: boolean, hasPageId: boolean): void {
  if (hasTitle !== hasPageId) return;
  const names = [run.sentName('iutitle'), run.sentName('iupageid')].map((name) => `<var>${name}</var>`);
  const list = { list: names, type: 'text' as const };
  throw usageError(
    hasTitle
      ? { code: 'invalidparammix', key: 'apierror-invalidparammix', parameters: [list, 2] }
      : { code: 'missingparam', key: 'apierror-missingparam-one-of', parameters: [list, 2] },
  );
}

function readFrom(text: string | undefined): PagePlace | undefined {
  if (text === undefined) return undefined;
  const place = readUsageContinue(text);
  if (!place) throw usageError(badContinue);
  return place;
}

function usageError(message: Message): UsageError {
  return new UsageError(message, path);
}
