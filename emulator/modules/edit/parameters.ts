import { declareParameters, ParameterSet, type ValuesOf } from '../../request/parameter-declarations';
import { watchExpiryParameter } from '../blocked/watch-user';
import { contentFormats, contentModels } from '../content-values';
import { watchlistParameter } from '../writing/watchlist-choice';

export const firstParameters = declareParameters('', {
  title: { type: 'string', holds: 'page name' },
  pageid: { type: 'integer', isId: true, holds: 'page id' },
  section: { type: 'string', examples: ['0', '1', 'new'] },
  sectiontitle: { type: 'string' },
  text: { type: 'string', described: { type: 'text' } },
  summary: { type: 'string' },
  tags: { type: 'tag list' },
  minor: { type: 'boolean' },
  notminor: { type: 'boolean' },
  bot: { type: 'boolean' },
  baserevid: { type: 'integer', isId: true, holds: 'revision id' },
  basetimestamp: { type: 'timestamp' },
  starttimestamp: { type: 'timestamp' },
  recreate: { type: 'boolean' },
  createonly: { type: 'boolean' },
  nocreate: { type: 'boolean' },
  watch: { type: 'boolean', deprecated: 'action=edit&watch' },
  unwatch: { type: 'boolean', deprecated: 'action=edit&unwatch' },
  ...watchlistParameter,
});

/** Read together with the others on a wiki whose watchlists expire. */
export const expiryParameter = declareParameters('', {
  watchlistexpiry: watchExpiryParameter,
});

export const otherParameters = declareParameters('', {
  md5: { type: 'string' },
  prependtext: { type: 'string', described: { type: 'text' } },
  appendtext: { type: 'string', described: { type: 'text' } },
  undo: { type: 'integer', minimum: 0, isEnforced: true, isId: true, holds: 'revision id' },
  undoafter: { type: 'integer', minimum: 0, isEnforced: true, isId: true, holds: 'revision id' },
  redirect: { type: 'boolean' },
  contentformat: { type: 'enumeration', values: contentFormats },
  contentmodel: { type: 'enumeration', values: contentModels },
  token: { type: 'string', sensitive: true },
});

export const ownParameters = new ParameterSet('', { ...firstParameters.declarations, ...otherParameters.declarations });

/** Where a client goes back to after its temporary account was created, since 1.43; without effect here. */
export const returnParameters = declareParameters('', {
  returnto: { type: 'title', since: '1.43' },
  returntoquery: { type: 'string', default: '', since: '1.43' },
  returntoanchor: { type: 'string', default: '', since: '1.43' },
});

export type EditValues = ValuesOf<typeof ownParameters>;
