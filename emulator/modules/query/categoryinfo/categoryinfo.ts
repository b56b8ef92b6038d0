import { declareParameters } from '../../../request/parameter-declarations';
import { ResultMap } from '../../../response/result-tree';
import { compareByCodePoint } from '../../../model/file-usage';
import { categoryNamespace } from '../../../model/namespaces';
import { queryModule } from '../../module';
import { isHiddenCategory } from '../categories/categories';
import { pageTitle } from '../../page-set/page-set';

/** A bound of the bytes that the module adds to a page. */
const largestPage = 128;

/** `prop=categoryinfo`: how many members a category has, whether or not it has a page (reading 5.2). */
export const categoryInfo = queryModule({
  kind: 'prop',
  name: 'categoryinfo',
  description: { className: 'ApiQueryCategoryInfo' },
  cacheMode: 'public',
  parameters: declareParameters('ci', { continue: { type: 'string', holds: 'page key' } }),
  run(run, values, pages) {
    const { categories } = run.context.wiki.pages;
    const found = pages.flatMap((printed) => {
      const title = pageTitle(printed.entry);
      const size = title?.namespace === categoryNamespace ? categories.sizeOf(title.key) : undefined;
      return title && size ? [{ printed, key: title.key, size }] : [];
    });
    const from = values.continue;
    for (const { printed, key, size } of found.sort((a, b) => compareByCodePoint(a.key, b.key))) {
      if (from !== undefined && compareByCodePoint(key, from) < 0) continue;
      const { pages: plain, files, subcategories: subcats } = size;
      const counted = new ResultMap({ elementName: 'ci' });
      counted.append('size', plain + files + subcats);
      counted.append('pages', plain);
      counted.append('files', files);
      counted.append('subcats', subcats);
      counted.append('hidden', isHiddenCategory(run, key));
      if (run.addToPage(printed, { categoryinfo: counted }, largestPage)) continue;
      run.continueAt('continue', key);
      break;
    }
  },
});
