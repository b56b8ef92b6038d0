import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { contentFormats, contentModels } from '../content-values';

const namesToText = [
  ...(['categories', 'displaytitle', 'externallinks', 'images', 'indicators', 'iwlinks', 'langlinks'] as const),
  ...(['links', 'parsewarnings', 'properties', 'revid', 'sections', 'templates', 'text'] as const),
] as const;
const names1_39 = [...namesToText, 'parsetree', 'wikitext'] as const;
const names1_43 = [...namesToText, 'parsetree', 'tocdata', 'wikitext'] as const;

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

const after = {
  wrapoutputclass: { type: 'string', default: 'mw-parser-output' },
  pst: { type: 'boolean' },
  onlypst: { type: 'boolean' },
  effectivelanglinks: { type: 'boolean', deprecated: 'action=parse&effectivelanglinks' },
  section: { type: 'string', examples: ['0', '1', 'new', 'T-1'] },
  sectiontitle: { type: 'string' },
  disablepp: { type: 'boolean', deprecated: 'action=parse&disablepp' },
  disablelimitreport: { type: 'boolean' },
  disableeditsection: { type: 'boolean' },
  disablestylededuplication: { type: 'boolean' },
  generatexml: { type: 'boolean', deprecated: 'action=parse&generatexml' },
  preview: { type: 'boolean' },
  sectionpreview: { type: 'boolean' },
  disabletoc: { type: 'boolean' },
  contentformat: { type: 'enumeration', values: contentFormats },
  contentmodel: { type: 'enumeration', values: contentModels },
} as const;

export const parameters = {
  '1.39': declareParameters('', {
    ...before,
    prop: {
      type: 'enumeration list',
      values: names1_39,
      default: [...usualBeforeSections, 'sections', ...usualAfterSections],
    },
    ...after,
  }),
  '1.43': declareParameters('', {
    ...before,
    prop: {
      type: 'enumeration list',
      values: names1_43,
      default: [...usualBeforeSections, 'sections', 'tocdata', ...usualAfterSections],
    },
    ...after,
  }),
};

export type ParseValues = Omit<ValuesOf<(typeof parameters)['1.43']>, 'prop'> & { readonly prop: readonly Property[] };
