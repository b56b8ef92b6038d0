import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { contentFormats, contentModels } from '../content-values';

const text = { type: 'string', described: { type: 'text' } } as const;
const section = { type: 'string', examples: ['0', '1', 'T-1', 'new', '99', 'x'] } as const;
const slots = { type: 'enumeration list', values: ['main'] } as const;
const id = { type: 'integer', isId: true, holds: 'page id' } as const;
const revision = { type: 'integer', isId: true, holds: 'revision id' } as const;

const format = { type: 'enumeration', values: contentFormats } as const;
const model = { type: 'enumeration', values: contentModels } as const;

export const properties = [
  ...(['comment', 'diff', 'diffsize', 'ids', 'parsedcomment', 'rel', 'size', 'timestamp', 'title', 'user'] as const),
] as const;

export const parameters = declareParameters('', {
  fromtitle: { type: 'string', holds: 'page title' },
  fromid: id,
  fromrev: revision,
  fromslots: slots,
  frompst: { type: 'boolean' },
  fromtext: { ...text, deprecated: 'action=compare&fromtext' },
  fromcontentformat: { ...format, deprecated: 'action=compare&fromcontentformat' },
  fromcontentmodel: { ...model, deprecated: 'action=compare&fromcontentmodel' },
  fromsection: { ...section, deprecated: 'action=compare&fromsection' },
  totitle: { type: 'string', holds: 'page title' },
  toid: id,
  torev: revision,
  torelative: { type: 'enumeration', values: ['prev', 'next', 'cur'] },
  toslots: slots,
  topst: { type: 'boolean' },
  totext: { ...text, deprecated: 'action=compare&totext' },
  tocontentformat: { ...format, deprecated: 'action=compare&tocontentformat' },
  tocontentmodel: { ...model, deprecated: 'action=compare&tocontentmodel' },
  tosection: { ...section, deprecated: 'action=compare&tosection' },
  prop: { type: 'enumeration list', values: properties, default: ['diff', 'ids', 'title'] },
  slots: { type: 'enumeration list', values: ['main'], allSpecifier: '*' },
  difftype: { type: 'enumeration', values: ['table', 'unified'], default: 'table', since: '1.43' },
});

export type CompareValues = ValuesOf<typeof parameters>;

/** The parameters of the only slot of each side, which exist if the request names it. */
export const slotParameters = {
  from: declareParameters('', {
    'fromtext-main': text,
    'fromsection-main': section,
    'fromcontentformat-main': format,
    'fromcontentmodel-main': model,
  }),
  to: declareParameters('', {
    'totext-main': text,
    'tosection-main': section,
    'tocontentformat-main': format,
    'tocontentmodel-main': model,
  }),
};
