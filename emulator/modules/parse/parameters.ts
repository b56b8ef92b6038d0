import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { pageSkinNames } from '../../releases/page-skins';
import { skins } from '../../releases/site-info-skins';
import { contentFormats, contentModels } from '../content-values';

const namesToText = [
  ...([
    'categories',
    'categorieshtml',
    'displaytitle',
    'encodedjsconfigvars',
    'externallinks',
    'headhtml',
    'images',
  ] as const),
  ...(['indicators', 'iwlinks', 'jsconfigvars', 'langlinks', 'limitreportdata', 'limitreporthtml'] as const),
  ...(['links', 'modules', 'parsetree'] as const),
  ...(['parsewarnings', 'parsewarningshtml', 'properties', 'revid', 'sections', 'subtitle'] as const),
  ...(['templates', 'text'] as const),
] as const;
const names1_39 = [...namesToText, 'wikitext', 'headitems'] as const;
const names1_43 = [...namesToText, 'tocdata', 'wikitext', 'headitems'] as const;
const deprecation = {
  deprecatedValues: { headitems: 'action=parse&prop=headitems' },
  deprecationMessages: { headitems: 'apiwarn-deprecation-parse-headitems' },
} as const;

export type Property = (typeof names1_43)[number];

const usualBeforeSections = [
  'text',
  'langlinks',
  'categories',
  'links',
  'templates',
  'images',
  'externallinks',
] as const;
const usualAfterSections = ['revid', 'displaytitle', 'iwlinks', 'properties', 'parsewarnings'] as const;

const before = {
  title: { type: 'string', holds: 'page name' },
  text: { type: 'string', described: { type: 'text' } },
  revid: { type: 'integer', isId: true, holds: 'revision id' },
  summary: { type: 'string' },
  page: { type: 'string', holds: 'page name' },
  pageid: { type: 'integer', isId: true, holds: 'page id' },
  redirects: { type: 'boolean' },
  oldid: { type: 'integer', isId: true, holds: 'revision id' },
} as const;

const wrapoutputclass = { type: 'string', default: 'mw-parser-output' } as const;

const afterClass = {
  pst: { type: 'boolean' },
  onlypst: { type: 'boolean' },
  effectivelanglinks: { type: 'boolean', deprecated: 'action=parse&effectivelanglinks' },
  section: { type: 'string', examples: ['0', '1', 'new', 'T-1'] },
  sectiontitle: { type: 'string' },
  disablepp: { type: 'boolean', deprecated: 'action=parse&disablepp' },
  disablelimitreport: { type: 'boolean' },
  disableeditsection: { type: 'boolean' },
  disablestylededuplication: { type: 'boolean' },
  showstrategykeys: { type: 'boolean' },
  generatexml: { type: 'boolean', deprecated: 'action=parse&generatexml' },
  preview: { type: 'boolean' },
  sectionpreview: { type: 'boolean' },
  disabletoc: { type: 'boolean' },
} as const;

const last = {
  contentformat: { type: 'enumeration', values: contentFormats },
  contentmodel: { type: 'enumeration', values: contentModels },
} as const;

export const parameters = {
  '1.39': declareParameters('', {
    ...before,
    prop: {
      type: 'enumeration list',
      values: names1_39,
      ...deprecation,
      default: [...usualBeforeSections, 'sections', ...usualAfterSections],
    },
    wrapoutputclass,
    ...afterClass,
    useskin: { type: 'enumeration', values: pageSkinNames['1.39'], known: skins['1.39'].map(([code]) => code) },
    ...last,
  }),
  '1.43': declareParameters('', {
    ...before,
    prop: {
      type: 'enumeration list',
      values: names1_43,
      ...deprecation,
      default: [...usualBeforeSections, 'sections', 'tocdata', ...usualAfterSections],
    },
    wrapoutputclass,
    /** Lets extensions show the page in their own way: there are none. */
    usearticle: { type: 'boolean' },
    ...afterClass,
    useskin: { type: 'enumeration', values: pageSkinNames['1.43'], known: skins['1.43'].map(([code]) => code) },
    ...last,
  }),
};

export type ParseValues = Omit<ValuesOf<(typeof parameters)['1.43']>, 'prop'> & { readonly prop: readonly Property[] };
