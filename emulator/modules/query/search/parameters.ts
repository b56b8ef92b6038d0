import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { offsetParameters } from '../offset';

export const searchParameters = { '1.39': declareFor('1.39'), '1.43': declareFor('1.43') };

export type SearchValues = ValuesOf<ReturnType<typeof declareFor>>;

function declareFor(release: keyof typeof offsetParameters) {
  return declareParameters('sr', {
    search: {
      ...{ type: 'string', required: true },
      examples: ['alpha', 'way', 'png', '"file used"', 'talk:way', 'tw*', 'way -target', 'text'],
    },
    namespace: { type: 'namespace list', allSpecifier: '*', default: [0] },
    ...offsetParameters[release],
    what: { type: 'enumeration', values: ['title', 'text', 'nearmatch'] },
    info: {
      type: 'enumeration list',
      values: ['totalhits', 'suggestion', 'rewrittenquery'],
      default: ['totalhits', 'suggestion', 'rewrittenquery'],
    },
    prop: {
      type: 'enumeration list',
      values: [
        ...(['size', 'wordcount', 'timestamp', 'snippet', 'titlesnippet', 'redirecttitle', 'redirectsnippet'] as const),
        ...(['sectiontitle', 'sectionsnippet', 'isfilematch', 'categorysnippet', 'score', 'hasrelated'] as const),
        'extensiondata',
      ],
      default: ['size', 'wordcount', 'timestamp', 'snippet'],
      deprecatedValues: {
        score: 'action=query&list=search&srprop=score',
        hasrelated: 'action=query&list=search&srprop=hasrelated',
      },
    },
    interwiki: { type: 'boolean' },
    enablerewrites: { type: 'boolean' },
    sort: { type: 'enumeration', values: ['relevance'], default: 'relevance' },
  });
}
