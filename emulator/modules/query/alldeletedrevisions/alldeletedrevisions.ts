import { exceptions } from '../../../messages/exceptions';
import { CaughtException } from '../../../messages/usage-error';
import { type Title, titleOfKey, titleText } from '../../../model/title';
import { compareTitles } from '../../../model/title-text';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ResultList } from '../../../response/result-tree';
import { isCanonicalInteger } from '../../../text/integer';
import { queryModule } from '../../module';
import type { PageSource } from '../../page-set/page-set';
import { readArchiveNumber } from '../deletedrevisions/archive-place';
import {
  archiveSelection,
  generatorLimit,
  prepareRows,
  type ArchivedList,
  firstArchived,
  type FirstArchived,
} from '../deletedrevisions/archived-rows';
import type { QueryRun } from '../query-run';
import { describeRevision } from '../revisions/members';
import { listParameters, slotParameters } from '../revisions/row-parameters';
import { listByTitle, titleRow } from '../revisions/rows-by-title';
import { titleBounds } from './title-bounds';

const parameters = declareParameters('adr', {
  ...listParameters('list=alldeletedrevisions', 'adr'),
  from: { type: 'string', holds: 'page name' },
  to: { type: 'string', holds: 'page name' },
  prefix: { type: 'string', holds: 'page name' },
  excludeuser: { type: 'user', anybody: true },
  tag: { type: 'string', examples: ['mw-new-redirect', 'mw-replace'] },
  continue: { type: 'string', holds: ['namespace', 'page key', 'change timestamp', 'revision id'] },
  generatetitles: { type: 'boolean' },
});

type Values = ValuesOf<typeof parameters>;

/** `list=alldeletedrevisions`: deleted revisions by title, or those of one author by time (writing 6.8). */
export const allDeletedRevisions = queryModule({
  kind: 'list',
  name: 'alldeletedrevisions',
  description: { className: 'ApiQueryAllDeletedRevisions' },
  cacheMode: 'public',
  hidesFromSome: true,
  parameters,
  slotParameters: slotParameters('adr'),
  run(run, values) {
    if (selectsNoNamespace(run, values)) {
      // Without the name of its elements, which format=rawfm shows (writing 6.8).
      run.output(new ResultList());
      return;
    }
    requireMode(run, values);
    const most = prepareRows(run, values, 'list=alldeletedrevisions');
    const { context } = run;
    listByTitle(
      run,
      firstInNamespaces(run, values, most),
      (revision) => describeRevision(run, revision, revision, values),
      ({ namespace, key }, title, revisions) =>
        titleRow(context.wiki.pages.findTitle(namespace, key)?.id ?? 0, namespace, title, revisions),
    );
  },
  generatePages(run, values): PageSource {
    if (selectsNoNamespace(run, values)) return { kind: 'revisions', revisions: [], generated: true };
    requireMode(run, values);
    const onlyTitles = values.generatetitles && values.user === undefined;
    if (onlyTitles && values.dir === 'older') {
      run.warn({ code: 'performance', key: 'apiwarn-alldeletedrevisions-performance', parameters: [run.prefix] });
    }
    const most = generatorLimit(values.limit);
    if (onlyTitles && values.dir === 'newer') return generateTitles(run, values, most);
    const { found, next, placeText } = firstInNamespaces(run, values, most);
    failByUser(run, values);
    if (next) run.continueAt('continue', placeText(next));
    if (values.generatetitles) return { kind: 'generated titles', titles: found.map(titleOfKey) };
    return { kind: 'revisions', revisions: found.map(({ id }) => id), generated: true };
  },
});

/** An empty list of namespaces selects nothing, before anything else is checked (vector alldeletedrevisions/no-namespace). */
function selectsNoNamespace(run: QueryRun, { namespace }: Values): boolean {
  if (namespace?.length !== 0) return false;
  // 1.43 has read the parameters twice by then (vector alldeletedrevisions/no-namespace-warnings).
  if (run.context.release.since('1.43')) run.context.result.repeatWarnings(run.path);
  return true;
}

/** @throws UsageError `invalidparammix` for parameters that do not go with an author, or only with one */
function requireMode(run: QueryRun, values: Values): void {
  run.context.result.repeatWarnings(run.path);
  if (values.user !== undefined) {
    const name = (['from', 'to', 'prefix', 'excludeuser'] as const).find((each) => values[each] !== undefined);
    // The names are those of a list, even of a generator.
    const key = 'apierror-invalidparammix-cannotusewith';
    const parameters = name && [`${run.prefix}${name}`, `${run.prefix}user`];
    if (parameters) throw run.error({ code: 'invalidparammix', key, parameters });
    return;
  }
  const name = (['start', 'end'] as const).find((each) => values[each] !== undefined);
  if (!name) return;
  const key = 'apierror-invalidparammix-mustusewith';
  throw run.error({ code: 'invalidparammix', key, parameters: [`${run.prefix}${name}`, `${run.prefix}user`] });
}

/** Real wikis fail where a generator is to look at authors. */
function failByUser({ context }: QueryRun, { user, excludeuser }: Values): void {
  if (user === undefined && excludeuser === undefined) return;
  throw new CaughtException(context, exceptions.archiveByUser);
}

/** Each title once, in ascending order. */
function generateTitles(run: QueryRun, values: Values, most: number): PageSource {
  const from = values.continue === undefined ? undefined : readTitlePlace(run, values.continue);
  const { found } = findArchived(run, { ...values, continue: undefined });
  failByUser(run, values);
  const titles = new Map<string, Title>();
  for (const revision of found) {
    if (from && compareTitles(revision, from) < 0) continue;
    const { namespace, key } = revision;
    if (titles.has(titleText(revision))) continue;
    if (titles.size === most) {
      run.continueAt('continue', `${namespace}|${key}`);
      break;
    }
    titles.set(titleText(revision), titleOfKey(revision));
  }
  return { kind: 'generated titles', titles: [...titles.values()] };
}

function readTitlePlace(run: QueryRun, text: string): { readonly namespace: number; readonly key: string } {
  const [namespace = '', key, ...rest] = text.split('|');
  if (key === undefined || rest.length > 0) throw run.badContinue();
  return { namespace: readArchiveNumber(namespace, run), key };
}

/** Those of a user are chosen by namespace once they are found, all others before that. */
function firstInNamespaces(run: QueryRun, values: Values, most: number): FirstArchived {
  const { namespace, user } = values;
  const list = findArchived(run, user === undefined ? values : { ...values, namespace: undefined });
  return firstArchived(run, list, most, (title) => namespace?.includes(title.namespace) ?? true);
}

function findArchived(run: QueryRun, values: Values): ArchivedList {
  const { namespace, from, to, prefix, dir } = values;
  const { release } = run.context;
  const bounds = { from, to, prefix, sign: dir === 'newer' ? 1 : -1 };
  // Each selected namespace reads them (vectors alldeletedrevisions/bound-*).
  const namespaces = namespace ?? run.context.wiki.site.namespaces.selectableIds.map(Number);
  const isInBounds = new Map(namespaces.map((id) => [id, titleBounds(run, bounds, id)]));
  // A prefix that is a number fails (vector alldeletedrevisions/prefix-of-digits).
  if (prefix !== undefined && isCanonicalInteger(prefix) && release.since('1.43')) {
    throw new CaughtException(run.context, exceptions.numberAsPrefix);
  }
  const select = archiveSelection(run, values, values.user === undefined ? 'title' : 'time');
  const titles = [...(run.context.wiki.knownArchive?.all() ?? [])].filter((title) =>
    isInBounds.get(title.namespace)?.(title.key),
  );
  return select(titles.flatMap(({ revisions }) => revisions));
}
