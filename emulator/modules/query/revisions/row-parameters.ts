import { declareParameters } from '../../../request/parameter-declarations';
import { contentFormats } from '../../content-values';
import { revisionProperties } from './requested-text';

/** What the rows of revisions contain, in every module that lists them. */
export function rowParameters(module: string, prefix: string) {
  return {
    prop: {
      type: 'enumeration list',
      values: revisionProperties,
      default: ['ids', 'timestamp', 'flags', 'comment', 'user'],
      deprecatedValues: { parsetree: `action=query&${module}&${prefix}prop=parsetree` },
    },
    slots: { type: 'enumeration list', values: ['main'], allSpecifier: '*' },
  } as const;
}

/** What a request says of the only slot, if it names that (vectors revisions/format-of-a-slot and further ones). */
export function slotParameters(prefix: string) {
  return declareParameters(prefix, { 'contentformat-main': { type: 'enumeration', values: contentFormats } });
}

/** How many revisions a response has at most. */
export const rowLimit = { type: 'limit', maximum: 500, highMaximum: 5000 } as const;

/** What is shown of texts in which form, in all these modules; all but the section belongs to the old form. */
export function textParameters(module: string, prefix: string) {
  const deprecated = (name: string) => ({ deprecated: `action=query&${module}&${prefix}${name}` });
  return {
    expandtemplates: { type: 'boolean', ...deprecated('expandtemplates') },
    generatexml: { type: 'boolean', ...deprecated('generatexml') },
    parse: { type: 'boolean', ...deprecated('parse') },
    section: { type: 'string', examples: ['0', '1', 'T-1', '9', 'x'] },
    diffto: { type: 'string', ...deprecated('diffto'), examples: ['prev', 'next', 'cur', '0', 'x'] },
    difftotext: { type: 'string', ...deprecated('difftotext') },
    difftotextpst: { type: 'boolean', ...deprecated('difftotextpst') },
    contentformat: { type: 'enumeration', values: contentFormats, ...deprecated('contentformat') },
  } as const;
}

/** What lists of the revisions of all pages begin with. */
export function listParameters(module: string, prefix: string) {
  return {
    ...rowParameters(module, prefix),
    limit: rowLimit,
    ...textParameters(module, prefix),
    user: { type: 'user', anybody: true },
    namespace: { type: 'namespace list', allSpecifier: '*' },
    start: { type: 'timestamp' },
    end: { type: 'timestamp' },
    dir: { type: 'enumeration', values: ['newer', 'older'], default: 'older' },
  } as const;
}
