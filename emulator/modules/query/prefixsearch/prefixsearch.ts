import { prefixedText, type Title, titleText } from '../../../model/title';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import type { ResultRecord } from '../../../response/result-tree';
import { moduleByRelease, queryModule, type QueryModule } from '../../module';
import { offsetParameters } from '../offset';
import type { QueryRun } from '../query-run';
import { completeTitles } from './complete-titles';

/** `list=prefixsearch`: the titles that begin with a text (reading 18.5). */
export const prefixSearch = moduleByRelease({
  '1.39': declare(declareFor('1.39')),
  '1.43': declare(declareFor('1.43')),
});

type Values = ValuesOf<ReturnType<typeof declareFor>>;

function declareFor(release: keyof typeof offsetParameters) {
  return declareParameters('ps', {
    search: {
      ...{ type: 'string', required: true },
      examples: ['a', 'way', 'Way r', 'talk:', 'file:t', 'special:re', 'user:b', '#a', 'Special:Log', ':w'],
    },
    namespace: { type: 'namespace list', allSpecifier: '*', default: [0] },
    ...offsetParameters[release],
  });
}

function declare(parameters: ReturnType<typeof declareFor>): QueryModule {
  return queryModule({
    kind: 'list',
    name: 'prefixsearch',
    description: { className: 'ApiQueryPrefixSearch' },
    cacheMode: 'public',
    parameters,
    run(run, values) {
      const list = run.outputList('ps');
      for (const [index, title] of findTitles(run, values).entries()) {
        if (run.addRow(list, row(run, title))) continue;
        run.continueAt('offset', Number(values.offset) + index);
        return;
      }
    },
    generatePages(run, values) {
      const titles = findTitles(run, values);
      const told = titles.map((title, place): [string, ResultRecord] => {
        return [titleText(title), { index: Number(values.offset) + place + 1 }];
      });
      return { kind: 'generated titles', titles, told: new Map(told) };
    },
  });
}

/** Notes where the next response begins. */
function findTitles(run: QueryRun, values: Values): readonly Title[] {
  const [offset, limit] = [Number(values.offset), values.limit];
  const { titles, hasMore } = completeTitles(run.context.wiki, values, { offset, limit });
  if (hasMore) run.continueAt('offset', offset + limit);
  return titles;
}

function row({ context: { wiki } }: QueryRun, title: Title): ResultRecord {
  const page = wiki.pages.findTitle(title.namespace, title.key);
  const named = { ns: title.namespace, title: prefixedText(title, wiki.site.namespaces) };
  return page ? { ...named, pageid: page.id } : { ...named, special: true };
}
