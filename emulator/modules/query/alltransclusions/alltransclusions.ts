import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { boundParameters, extentParameters, generateAllUses, listAllUses, type AllUsesKind } from '../usage/all-uses';

const kind: AllUsesKind = { usageIn: ({ pages }) => pages.templateUsage, elementName: 't', isNumbered: true };

/** `list=alltransclusions`: every transclusion of every page, existing or not, by title, then page (reading 1.5). */
export const allTransclusions = queryModule({
  kind: 'list',
  name: 'alltransclusions',
  description: { className: 'ApiQueryAllLinks' },
  cacheMode: 'public',
  parameters: declareParameters('at', {
    ...boundParameters,
    prop: { type: 'enumeration list', values: ['ids', 'title'], default: ['title'] },
    namespace: { type: 'namespace', default: 10, extra: [-2, -1] },
    ...extentParameters,
  }),
  run(run, values) {
    listAllUses(run, values, kind);
  },
  generatePages(run, values) {
    return generateAllUses(run, values, kind);
  },
});
