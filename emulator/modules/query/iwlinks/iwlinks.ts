import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { interwikiUrl } from '../../page-set/page-set-output';
import { listLinks } from '../langlinks/listed-links';

/** `prop=iwlinks`: the links of a page to other wikis (reading 20.2). */
export const iwLinks = queryModule({
  kind: 'prop',
  name: 'iwlinks',
  description: { className: 'ApiQueryIWLinks' },
  cacheMode: 'public',
  parameters: declareParameters('iw', {
    prop: { type: 'enumeration list', values: ['url'] },
    prefix: { type: 'string', examples: ['mw', 'wikipedia', 'fr'] },
    title: { type: 'string', examples: ['Foo', 'Foo_bar', ''] },
    dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
    limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
    continue: { type: 'string', holds: ['page id', 'interwiki prefix', 'page key'] },
    url: { type: 'boolean', deprecated: 'action=query&prop=iwlinks&iwurl' },
  }),
  run(run, values, pages) {
    listLinks(run, values, pages, {
      prefix: values.prefix,
      ...{ kind: 'interwikiLinks', prefixParameter: 'prefix', isUnique: false },
      fillRow: (row, { prefix, title }, shown) => {
        const found = { namespace: 0, key: title, interwiki: prefix, fragment: '' };
        const url = shown.includes('url') ? interwikiUrl(run.context, found) : undefined;
        row.append('prefix', prefix);
        if (url !== undefined) row.append('url', url);
        row.append('title', title);
      },
    });
  },
});
