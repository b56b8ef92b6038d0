import type { Page } from '../../../model/page';
import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { directionParameter, generateTitles, listTitles, titleListParameters } from '../links/linked-titles';

/** `prop=templates`: the pages that a page transcludes, existing or not (reading 14.2). */
export const templates = queryModule({
  kind: 'prop',
  name: 'templates',
  description: { className: 'ApiQueryLinks' },
  cacheMode: 'public',
  parameters: declareParameters('tl', {
    ...titleListParameters,
    templates: { type: 'string list', holds: 'page title' },
    ...directionParameter,
  }),
  run(run, values, pages) {
    listTitles(run, values, pages, { titlesOf, wanted: values.templates });
  },
  generatePages(run, values, pageSet) {
    return generateTitles(run, values, pageSet, { titlesOf, wanted: values.templates });
  },
});

function titlesOf({ templates: titles = [] }: Page): readonly string[] {
  return titles;
}
