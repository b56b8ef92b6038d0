import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { generateLinkingPages, listLinkingPages } from './linking-pages';

const linking = { kind: 'languageLinks', prefixParameter: 'lang', errorCode: 'nolang', rowPrefix: 'll' } as const;

/** `list=langbacklinks`: the pages that link to another language (reading 20.3). */
export const langBacklinks = queryModule({
  kind: 'list',
  name: 'langbacklinks',
  description: { className: 'ApiQueryLangBacklinks' },
  cacheMode: 'public',
  parameters: declareParameters('lbl', {
    lang: { type: 'string', examples: ['fr', 'de', 'ja', 'mw'] },
    title: { type: 'string', examples: ['Port', 'Hafen', 'Le port#Quais'] },
    continue: { type: 'string', holds: ['interwiki prefix', 'page key', 'page id'] },
    limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
    prop: { type: 'enumeration list', values: ['lllang', 'lltitle'], default: [] },
    dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
  }),
  run(run, values) {
    listLinkingPages(run, values, { ...linking, prefix: values.lang });
  },
  generatePages(run, values) {
    return generateLinkingPages(run, values, { ...linking, prefix: values.lang });
  },
});
