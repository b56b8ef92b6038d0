import { readProperty } from '../../../model/page-properties';
import { declareParameters } from '../../../request/parameter-declarations';
import { ResultMap } from '../../../response/result-tree';
import { isCanonicalInteger } from '../../../text/integer';
import { queryModule } from '../../module';

/** `prop=pageprops`: what the texts of pages set for them, such as a sort key (reading 22.1). */
export const pageProps = queryModule({
  kind: 'prop',
  name: 'pageprops',
  description: { className: 'ApiQueryPageProps' },
  cacheMode: 'public',
  parameters: declareParameters('pp', {
    continue: { type: 'string', holds: 'page id' },
    prop: {
      type: 'string list',
      examples: ['notoc', 'defaultsort', 'displaytitle', 'hiddencat', 'NOTOC', 'wikibase_item'],
    },
  }),
  run(run, values, pages) {
    const { continue: from = '', prop = [] } = values;
    if (from !== '' && !isCanonicalInteger(from)) throw run.badContinue();
    const existing = pages.flatMap((page) => (page.entry.kind === 'existing' ? { page, of: page.entry.page } : []));
    for (const { page, of } of existing.sort((one, other) => one.of.id - other.of.id)) {
      if (of.id < Number(from)) continue;
      const listed = (of.properties ?? [])
        .map(readProperty)
        .filter(({ name }) => prop.length === 0 || prop.includes(name));
      if (listed.length === 0) continue;
      const pageprops = new ResultMap({ association: true });
      for (const { name, value } of listed) pageprops.append(name, value);
      if (run.addToPage(page, { pageprops })) continue;
      run.continueAt('continue', String(of.id));
      break;
    }
  },
});
