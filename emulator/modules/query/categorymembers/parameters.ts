import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';

const sortKey = { type: 'string', examples: ['', 'A', 'b', 'M', 'p', 'Ü'] } as const;
const hexSortKey = { type: 'string', examples: ['', '41', '4d', '6F', '4', 'xy', 'c39c'] } as const;

export const categoryMembersParameters = declareParameters('cm', {
  title: { type: 'string', holds: 'category title' },
  pageid: { type: 'integer', isId: true },
  prop: {
    type: 'enumeration list',
    values: ['ids', 'title', 'sortkey', 'sortkeyprefix', 'type', 'timestamp'],
    default: ['ids', 'title'],
  },
  namespace: { type: 'namespace list', allSpecifier: '*' },
  type: { type: 'enumeration list', values: ['page', 'subcat', 'file'], default: ['page', 'subcat', 'file'] },
  continue: { type: 'string', holds: ['member type', 'sort key', 'page id'] },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  sort: { type: 'enumeration', values: ['sortkey', 'timestamp'], default: 'sortkey' },
  dir: {
    type: 'enumeration',
    values: ['asc', 'desc', 'ascending', 'descending', 'newer', 'older'],
    default: 'ascending',
  },
  start: { type: 'timestamp' },
  end: { type: 'timestamp' },
  starthexsortkey: hexSortKey,
  endhexsortkey: hexSortKey,
  startsortkeyprefix: sortKey,
  endsortkeyprefix: sortKey,
  startsortkey: { ...sortKey, deprecated: 'action=query&list=categorymembers&cmstartsortkey' },
  endsortkey: { ...sortKey, deprecated: 'action=query&list=categorymembers&cmendsortkey' },
});

export type CategoryMembersValues = ValuesOf<typeof categoryMembersParameters>;
