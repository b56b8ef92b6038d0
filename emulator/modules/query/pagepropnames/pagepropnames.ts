import { compareByCodePoint } from '../../../model/file-usage';
import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';

/** `list=pagepropnames`: the names of the properties that any page has (reading 22.3). */
export const pagePropNames = queryModule({
  kind: 'list',
  name: 'pagepropnames',
  description: { className: 'ApiQueryPagePropNames' },
  cacheMode: 'public',
  parameters: declareParameters('ppn', {
    continue: { type: 'string', examples: ['notoc', 'e', 'zz', 'a|b', ''] },
    limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  }),
  run(run, { continue: from = '', limit }) {
    if (from.includes('|')) throw run.badContinue();
    const names = run.context.wiki.pages.propertyUsage.names.filter((name) => compareByCodePoint(name, from) >= 0);
    const list = run.outputList('p');
    for (const [index, propname] of names.entries()) {
      if (index < limit && run.addRow(list, { propname })) continue;
      run.continueAt('continue', propname);
      return;
    }
  },
});
