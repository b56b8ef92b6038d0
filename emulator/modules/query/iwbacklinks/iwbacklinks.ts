import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { generateLinkingPages, listLinkingPages, type LinkingKind } from '../langbacklinks/linking-pages';

const linking: Omit<LinkingKind, 'prefix'> = {
  ...({ kind: 'interwikiLinks', prefixParameter: 'prefix' } as const),
  ...({ errorCode: 'invalidparammix', rowPrefix: 'iw' } as const),
};

/** `list=iwbacklinks`: the pages that link to another wiki (reading 20.3). */
export const iwBacklinks = queryModule({
  kind: 'list',
  name: 'iwbacklinks',
  description: { className: 'ApiQueryIWBacklinks' },
  cacheMode: 'public',
  parameters: declareParameters('iwbl', {
    prefix: { type: 'string', examples: ['mw', 'wikipedia', 'fr'] },
    title: { type: 'string', examples: ['Foo', 'Foo_bar', ''] },
    continue: { type: 'string', holds: ['interwiki prefix', 'page key', 'page id'] },
    limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
    prop: { type: 'enumeration list', values: ['iwprefix', 'iwtitle'], default: [] },
    dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
  }),
  run(run, values) {
    listLinkingPages(run, values, { ...linking, prefix: values.prefix });
  },
  generatePages(run, values) {
    return generateLinkingPages(run, values, { ...linking, prefix: values.prefix });
  },
});
