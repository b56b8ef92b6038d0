import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { boundParameters, extentParameters, generateAllUses, listAllUses, type AllUsesKind } from '../usage/all-uses';

const kind: AllUsesKind = { usageIn: ({ pages }) => pages.usage, elementName: 'f' };

/** `list=allfileusages`: every use of every file, existing or not, by file, then page (reading 1). */
export const allFileUsages = queryModule({
  kind: 'list',
  name: 'allfileusages',
  description: { className: 'ApiQueryAllLinks' },
  cacheMode: 'public',
  parameters: declareParameters('af', {
    ...boundParameters,
    continue: { type: 'string', holds: ['file key', 'page id'] },
    from: { type: 'string', holds: 'file name' },
    to: { type: 'string', holds: 'file name' },
    prefix: { type: 'string', holds: 'file name' },
    prop: { type: 'enumeration list', values: ['ids', 'title'], default: ['title'] },
    ...extentParameters,
  }),
  run(run, values) {
    listAllUses(run, values, kind);
  },
  generatePages(run, values) {
    return generateAllUses(run, values, kind);
  },
});
