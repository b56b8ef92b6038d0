import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { boundParameters, extentParameters, generateAllUses, listAllUses, type AllUsesKind } from '../usage/all-uses';

const kind: AllUsesKind = { usageIn: ({ pages }) => pages.allRedirectUsage, elementName: 'r' };

/** `list=allredirects`: every redirect to every page, also of other wikis, existing or not, by title, then page (reading 1.5). */
export const allRedirects = queryModule({
  kind: 'list',
  name: 'allredirects',
  description: { className: 'ApiQueryAllLinks' },
  cacheMode: 'public',
  parameters: declareParameters('ar', {
    ...boundParameters,
    prop: { type: 'enumeration list', values: ['fragment', 'ids', 'interwiki', 'title'], default: ['title'] },
    namespace: { type: 'namespace', default: 0, extra: [-2, -1] },
    ...extentParameters,
  }),
  run(run, values) {
    listAllUses(run, values, kind);
  },
  generatePages(run, values) {
    return generateAllUses(run, values, kind);
  },
});
