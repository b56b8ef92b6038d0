import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { boundParameters, extentParameters, generateAllUses, listAllUses, type AllUsesKind } from '../usage/all-uses';

const kind: AllUsesKind = { usageIn: ({ pages }) => pages.linkUsage, elementName: 'l', isNumbered: true };

/** `list=alllinks`: every link to every page, existing or not, by title, then page (reading 1.5). */
export const allLinks = queryModule({
  kind: 'list',
  name: 'alllinks',
  description: { className: 'ApiQueryAllLinks' },
  cacheMode: 'public',
  parameters: declareParameters('al', {
    ...boundParameters,
    prop: { type: 'enumeration list', values: ['ids', 'title'], default: ['title'] },
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
