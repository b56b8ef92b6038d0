import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ownerParameters } from './owner';

/** The parameters of `list=watchlist` (writing 19.1). */
export const watchlistParameters = declareParameters('wl', {
  allrev: { type: 'boolean' },
  start: { type: 'timestamp' },
  end: { type: 'timestamp' },
  namespace: { type: 'namespace list', allSpecifier: '*' },
  user: { type: 'user', anybody: true },
  excludeuser: { type: 'user', anybody: true },
  dir: { type: 'enumeration', values: ['newer', 'older'], default: 'older' },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  prop: {
    type: 'enumeration list',
    values: [
      ...(['ids', 'title', 'flags', 'user', 'userid', 'comment', 'parsedcomment', 'timestamp', 'patrol'] as const),
      ...(['sizes', 'notificationtimestamp', 'loginfo', 'tags', 'expiry'] as const),
    ],
    default: ['ids', 'title', 'flags'],
  },
  show: {
    type: 'enumeration list',
    values: [
      ...(['minor', '!minor', 'bot', '!bot', 'anon', '!anon', 'patrolled', '!patrolled'] as const),
      ...(['autopatrolled', '!autopatrolled', 'unread', '!unread'] as const),
    ],
  },
  type: {
    type: 'enumeration list',
    values: ['edit', 'new', 'log', 'external', 'categorize'],
    default: ['edit', 'new', 'log', 'categorize'],
  },
  ...ownerParameters,
  continue: { type: 'string', holds: ['change timestamp', 'change id'] },
});

export type WatchlistValues = ValuesOf<typeof watchlistParameters>;
