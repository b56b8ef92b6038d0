import type { CacheMode } from '../../../response/cache-headers';
import type { RecentChange } from '../../../model/recent-changes';
import { isTitle, parseTitle, type Title, titleOfKey } from '../../../model/title';
import { queryModule } from '../../module';
import type { QueryRun } from '../query-run';
import { changePlaceText, readChangePlace } from './continue';
import { changeFilter } from './filter';
import { changeEntry } from './output';
import { recentChangesParameters, type RecentChangesValues } from './parameters';
import { checkShown, filtersByPatrol, requirePatrolRight } from './shown';

/** `list=recentchanges`: what was changed of late, the newest first (writing 3). */
export const recentChanges = queryModule({
  kind: 'list',
  name: 'recentchanges',
  description: { className: 'ApiQueryRecentChanges' },
  cacheMode: 'public',
  hidesFromSome: true,
  cacheModeOf,
  parameters: recentChangesParameters,
  run(run, values) {
    const { changes, next } = findChanges(run, values);
    const list = run.outputList('rc');
    for (const change of changes) {
      if (run.addRow(list, changeEntry(run.context, change, values.prop))) continue;
      run.continueAt('continue', changePlaceText(change));
      return;
    }
    if (next) run.continueAt('continue', changePlaceText(next));
  },
  generatePages(run, values) {
    const { changes, next } = findChanges(run, values);
    const [first] = changes;
    if (first) run.startAt('continue', changePlaceText(first));
    if (next) run.continueAt('continue', changePlaceText(next));
    if (!values.generaterevisions)
      return { kind: 'generated titles', titles: changes.map(({ title }) => titleOfKey(title)) };
    const { pages } = run.context.wiki;
    const made = changes.filter(({ revision, pageId }) => revision !== 0 && pages.find(pageId));
    return { kind: 'revisions', revisions: made.map(({ revision }) => revision), generated: true };
  },
});

interface FoundChanges {
  readonly changes: readonly RecentChange[];
  /** The first that the limit leaves for the next response. */
  readonly next: RecentChange | undefined;
}

/** The changes of one response, after the checks in the real order. */
function findChanges(run: QueryRun, values: RecentChangesValues): FoundChanges {
  const { context } = run;
  const { wiki } = context;
  const from = values.continue === undefined ? undefined : readChangePlace(values.continue, run);
  const title = readTitle(run, values);
  checkShown(run, values.show ?? [], contradictions);
  if (values.user !== undefined && values.excludeuser !== undefined) throw run.conflict('user', 'excludeuser');
  if (values.prop.includes('patrolled')) requirePatrolRight(run);

  const isWanted = changeFilter(wiki, values, title, context.user);
  const changes: RecentChange[] = [];
  for (const change of wiki.changes.walk(values.dir === 'older', from)) {
    if (!isWanted(change)) continue;
    if (changes.length === values.limit) return { changes, next: change };
    changes.push(change);
  }
  return { changes, next: undefined };
}

function readTitle(run: QueryRun, { title: text, namespace }: RecentChangesValues): Title | undefined {
  if (text === undefined) return undefined;
  const { wiki, release } = run.context;
  const title = parseTitle(text, wiki.site);
  if (!isTitle(title) || title.interwiki !== '') {
    const shown = release.escapeWikitext(text);
    throw run.error({ code: 'invalidtitle', key: 'apierror-invalidtitle', parameters: [shown] });
  }
  const contradicts = namespace !== undefined && namespace.length > 0 && !namespace.includes(title.namespace);
  if (contradicts && release.since('1.43')) throw run.conflict('namespace', 'title');
  return title;
}

/** Values of `rcshow` that cannot be true of one change. */
const contradictions = [
  ['minor', '!minor'],
  ['bot', '!bot'],
  ['anon', '!anon'],
  ['redirect', '!redirect'],
  ['patrolled', '!patrolled'],
  ['patrolled', 'unpatrolled'],
  ['!patrolled', 'unpatrolled'],
  ['autopatrolled', '!autopatrolled'],
  ['autopatrolled', 'unpatrolled'],
  ['autopatrolled', '!patrolled'],
] as const;

/** What only some may see makes a response private, such as patrol marks. */
function cacheModeOf({ show = [], prop }: RecentChangesValues): CacheMode {
  if (filtersByPatrol(show)) return 'private';
  return prop.includes('parsedcomment') ? 'anon-public-user-private' : 'public';
}
