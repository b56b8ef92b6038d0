import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { fillLanguageRow } from './language-link';
import { listLinks } from './listed-links';

/** `prop=langlinks`: the links of a page to the same subject in other languages (reading 20.2). */
export const langLinks = queryModule({
  kind: 'prop',
  name: 'langlinks',
  description: { className: 'ApiQueryLangLinks' },
  cacheMode: 'public',
  parameters: declareParameters('ll', {
    prop: { type: 'enumeration list', values: ['autonym', 'langname', 'url'] },
    lang: { type: 'string', examples: ['fr', 'de', 'ja', 'mw'] },
    title: { type: 'string', examples: ['Port', 'Hafen', 'Le port#Quais'] },
    dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
    inlanguagecode: { type: 'string', default: 'en', examples: ['de', 'fr', 'x'] },
    limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
    continue: { type: 'string', holds: ['page id', 'interwiki prefix'] },
    url: { type: 'boolean', deprecated: 'action=query&prop=langlinks&llurl' },
  }),
  run(run, values, pages) {
    listLinks(run, values, pages, {
      prefix: values.lang,
      ...{ kind: 'languageLinks', prefixParameter: 'lang', isUnique: true },
      fillRow: (row, link, shown) => {
        fillLanguageRow(run.context, row, link, shown);
      },
    });
  },
});
