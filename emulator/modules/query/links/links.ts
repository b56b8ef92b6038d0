import type { Page } from '../../../model/page';
import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { directionParameter, generateTitles, listTitles, titleListParameters } from './linked-titles';

/** `prop=links`: the pages that a page links to, existing or not (reading 14.2). */
export const links = queryModule({
  kind: 'prop',
  name: 'links',
  cacheMode: 'public',
  parameters: declareParameters('pl', {
    ...titleListParameters,
    titles: { type: 'string list', holds: 'page title' },
    ...directionParameter,
  }),
  run(run, values, pages) {
    listTitles(run, values, pages, { titlesOf, wanted: values.titles });
  },
  generatePages(run, values, pageSet) {
    return generateTitles(run, values, pageSet, { titlesOf, wanted: values.titles });
  },
});

function titlesOf({ pageLinks = [] }: Page): readonly string[] {
  return pageLinks;
}
