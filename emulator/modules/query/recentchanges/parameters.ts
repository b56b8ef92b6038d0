import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { mediaNamespace, specialNamespace } from '../../../model/namespaces';

/** The parameters of `list=recentchanges` (writing 3.1). */
export const recentChangesParameters = declareParameters('rc', {
  start: { type: 'timestamp' },
  end: { type: 'timestamp' },
  dir: { type: 'enumeration', values: ['newer', 'older'], default: 'older' },
  namespace: { type: 'namespace list', allSpecifier: '*', extra: [mediaNamespace, specialNamespace] },
  user: { type: 'user', anybody: true },
  excludeuser: { type: 'user', anybody: true },
  tag: { type: 'string', examples: ['mw-new-redirect', 'mw-replace'] },
  prop: {
    type: 'enumeration list',
    values: [
      ...(['user', 'userid', 'comment', 'parsedcomment', 'flags', 'timestamp', 'title', 'ids', 'sizes'] as const),
      ...(['redirect', 'patrolled', 'loginfo', 'tags', 'sha1'] as const),
    ],
    default: ['title', 'timestamp', 'ids'],
  },
  show: {
    type: 'enumeration list',
    values: [
      ...(['minor', '!minor', 'bot', '!bot', 'anon', '!anon', 'redirect', '!redirect', 'patrolled'] as const),
      ...(['!patrolled', 'unpatrolled', 'autopatrolled', '!autopatrolled'] as const),
    ],
  },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  type: {
    type: 'enumeration list',
    values: ['edit', 'new', 'log', 'external', 'categorize'],
    default: ['edit', 'new', 'log', 'categorize'],
  },
  toponly: { type: 'boolean' },
  title: { type: 'string' },
  continue: { type: 'string', holds: ['change timestamp', 'change id'] },
  generaterevisions: { type: 'boolean' },
  slot: { type: 'enumeration', values: ['main'] },
});

export type RecentChangesValues = ValuesOf<typeof recentChangesParameters>;
