import type { CacheMode } from '../../../response/cache-headers';
import { isTitle, parseTitle, type Title, titleOfKey } from '../../../model/title';
import { queryModule } from '../../module';
import type { QueryRun } from '../query-run';
import { changePlaceText, readChangePlace } from './continue';
import { changeFilter } from './filter';
import { changeEntry } from './output';
import { listChanges, takeChanges, type PageOfChanges } from './page-of-changes';
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
    listChanges(run, 'rc', findChanges(run, values), (change) => changeEntry(run.context, change, values.prop));
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

/** The changes of one response, after the checks in the real order. */
function findChanges(run: QueryRun, values: RecentChangesValues): PageOfChanges {
  const { wiki, user } = run.context;
  const from = values.continue === undefined ? undefined : readChangePlace(values.continue, run);
  const title = readTitle(run, values);
  checkShown(run, values.show ?? [], contradictions);
  if (values.user !== undefined && values.excludeuser !== undefined) throw run.conflict('user', 'excludeuser');
  if (values.prop.includes('patrolled')) requirePatrolRight(run);
  return takeChanges(run, values, from, changeFilter(wiki, values, title, user));
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
