import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';

/** The parameters of `list=usercontribs` (writing 18.1). */
export const userContribsParameters = declareParameters('uc', {
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  start: { type: 'timestamp' },
  end: { type: 'timestamp' },
  continue: { type: 'string', holds: ['change timestamp', 'revision id'] },
  user: { type: 'user list', accepts: ['ip', 'interwiki'] },
  userids: { type: 'integer list', isId: true },
  userprefix: { type: 'string', examples: ['A', 'B', '127.'] },
  iprange: { type: 'string', examples: ['127.0.0.0/24', '127.0.0.1/32', '::/32'] },
  dir: { type: 'enumeration', values: ['newer', 'older'], default: 'older' },
  namespace: { type: 'namespace list', allSpecifier: '*' },
  prop: {
    type: 'enumeration list',
    values: [
      ...(['ids', 'title', 'timestamp', 'comment', 'parsedcomment', 'size', 'sizediff', 'flags', 'patrolled'] as const),
      'tags',
    ],
    default: ['ids', 'title', 'timestamp', 'comment', 'size', 'flags'],
  },
  show: {
    type: 'enumeration list',
    values: [
      ...(['minor', '!minor', 'patrolled', '!patrolled', 'autopatrolled', '!autopatrolled'] as const),
      ...(['top', '!top', 'new', '!new'] as const),
    ],
  },
  tag: { type: 'string', examples: ['mw-new-redirect', 'mw-replace'] },
  toponly: { type: 'boolean', deprecated: 'action=query&list=usercontribs&uctoponly' },
});

export type UserContribsValues = ValuesOf<typeof userContribsParameters>;
