import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { watchExpiryParameter } from '../blocked/watch-user';

/** The size of the largest file, in bytes. */
export const maximumFileBytes = 104_857_600;

export const uploadParameters = declareParameters('', {
  filename: { type: 'string' },
  comment: { type: 'string', default: '' },
  tags: { type: 'tag list' },
  text: { type: 'string', described: { type: 'text' } },
  watch: { type: 'boolean', deprecated: 'action=upload&watch' },
  watchlist: { type: 'enumeration', values: ['watch', 'preferences', 'nochange'], default: 'preferences' },
  watchlistexpiry: watchExpiryParameter,
  ignorewarnings: { type: 'boolean' },
  file: { type: 'upload' },
  url: { type: 'string' },
  filekey: { type: 'string' },
  sessionkey: { type: 'string', deprecated: 'action=upload&sessionkey' },
  stash: { type: 'boolean' },
  filesize: { type: 'integer', minimum: 0, maximum: maximumFileBytes },
  offset: { type: 'integer', minimum: 0 },
  chunk: { type: 'upload' },
  async: { type: 'boolean' },
  checkstatus: { type: 'boolean' },
  token: { type: 'string', sensitive: true },
});

export type UploadValues = ValuesOf<typeof uploadParameters>;
