import { invalidName } from '../../../messages/exceptions';
import { CaughtException } from '../../../messages/usage-error';
import { isTitle, parseTitle, prefixedText, titleOfKey, type Titled } from '../../../model/title';
import { compareTitles } from '../../../model/title-text';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ResultList } from '../../../response/result-tree';
import { isCanonicalInteger } from '../../../text/integer';
import { queryModule } from '../../module';
import type { QueryRun } from '../query-run';
import { ownerParameters, watchlistOwner } from '../watchlist/owner';

const parameters = declareParameters('wr', {
  continue: { type: 'string', holds: ['namespace', 'page key'] },
  namespace: { type: 'namespace list', allSpecifier: '*' },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  prop: { type: 'enumeration list', values: ['changed'] },
  show: { type: 'enumeration list', values: ['changed', '!changed'] },
  ...ownerParameters,
  dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
  fromtitle: { type: 'string', holds: 'page name' },
  totitle: { type: 'string', holds: 'page name' },
});

type Values = ValuesOf<typeof parameters>;

/** A title that is watched, and since when it has changes that the user has not seen. */
interface WatchedTitle extends Titled {
  readonly changed: string | undefined;
}

/** `list=watchlistraw`: the titles that a user watches, each with its talk page (writing 19.2). */
export const watchlistRaw = queryModule({
  kind: 'list',
  name: 'watchlistraw',
  description: { className: 'ApiQueryWatchlistRaw' },
  cacheMode: 'private',
  parameters,
  run(run, values) {
    const { titles, next } = findTitles(run, values);
    const { namespaces } = run.context.wiki.site;
    const list = new ResultList([], 'wr');
    // Unlike other lists it stands beside "query" (sequence watchlists).
    run.context.result.root.append('watchlistraw', list);
    for (const { changed, ...title } of titles) {
      const row = {
        ns: title.namespace,
        title: prefixedText(title, namespaces),
        changed: values.prop?.includes('changed') ? changed : undefined,
      };
      if (run.addRow(list, row)) continue;
      run.continueAt('continue', placeText(title));
      return;
    }
    if (next) run.continueAt('continue', placeText(next));
  },
  generatePages(run, values) {
    const { titles, next } = findTitles(run, values);
    if (next) run.continueAt('continue', placeText(next));
    return { kind: 'generated titles', titles: titles.map((title) => titleOfKey(title)) };
  },
});

function findTitles(
  run: QueryRun,
  values: Values,
): { titles: readonly WatchedTitle[]; next: WatchedTitle | undefined } {
  const { wiki } = run.context;
  const owner = watchlistOwner(run, values);
  const { limit, namespace: namespaces = [], show = [] } = values;
  if (show.includes('changed') && show.includes('!changed')) throw run.contradictoryShow();
  const from = values.continue === undefined ? undefined : readPlace(run, values.continue);
  const sign = values.dir === 'descending' ? -1 : 1;
  const [first, last] = [readBound(run, values.fromtitle), readBound(run, values.totitle)];
  const start = from && first && compareTitles(from, first) * sign < 0 ? first : (from ?? first);
  const found: WatchedTitle[] = [];
  for (const title of wiki.watchlist.titlesFrom(owner.id, sign < 0, start)) {
    if (namespaces.length > 0 && !namespaces.includes(title.namespace)) continue;
    if (last && compareTitles(title, last) * sign > 0) break;
    const changed = wiki.watchlist.unseenSince(owner.id, title);
    if (show.length > 0 && show.includes('changed') !== (changed !== undefined)) continue;
    found.push({ ...title, changed });
    if (found.length > limit) break;
  }
  return { titles: found.slice(0, limit), next: found[limit] };
}

function placeText({ namespace, key }: Titled): string {
  return `${namespace}|${key}`;
}

const noKey = /^[_ ]|[\t\n\r]|[_ ]$/;

function readPlace(run: QueryRun, text: string): Titled {
  const [namespace = '', key, ...rest] = text.split('|');
  if (key === undefined || rest.length > 0 || !isCanonicalInteger(namespace)) throw run.badContinue();
  // Whatever cannot be a title otherwise can be a place (vectors watchlistraw/continue-at-…).
  if (noKey.test(key) || (key === '' && namespace !== '0')) throw run.badContinue();
  return { namespace: Number(namespace), key };
}

/** Reads the beginning of a title. One that ends with a space makes the wiki fail internally (vector watchlistraw/space-at-the-end). */
function readBound(run: QueryRun, text: string | undefined): Titled | undefined {
  if (text === undefined) return undefined;
  const { wiki, release } = run.context;
  const title = parseTitle(`${text}x`, wiki.site);
  const key = isTitle(title) && title.interwiki === '' && title.fragment === '' ? title.key.slice(0, -1) : '';
  if (!isTitle(title) || key === '') {
    throw run.error({ code: 'invalidtitle', key: 'apierror-invalidtitle', parameters: [release.escapeWikitext(text)] });
  }
  if (key.endsWith('_')) throw new CaughtException(run.context, invalidName(key));
  return { namespace: title.namespace, key };
}
