import { wrongOwner } from '../../../messages/exceptions';
import { CaughtException } from '../../../messages/usage-error';
import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { isStashKey } from '../../upload/stash';
import { writtenValue } from '../../written-value';
import type { QueryRun } from '../query-run';
import { describeFileOfStash, stashProperties } from './members';

const parameters = declareParameters('sii', {
  filekey: { type: 'string list' },
  sessionkey: { type: 'string list', deprecated: 'action=query&prop=stashimageinfo&siisessionkey' },
  prop: { type: 'enumeration list', values: stashProperties, default: ['timestamp', 'url'] },
  urlwidth: { type: 'integer', default: -1 },
  urlheight: { type: 'integer', default: -1 },
  urlparam: { type: 'string', default: '' },
});

/** `prop=stashimageinfo`: files that the user has sent and not published (writing 11). Thumbnails of them are not described. */
export const stashImageInfo = queryModule({
  kind: 'prop',
  name: 'stashimageinfo',
  description: { className: 'ApiQueryStashImageInfo', helpPages: ['Stashimageinfo'] },
  cacheMode: 'public',
  hidesFromSome: true,
  parameters,
  run(run, { filekey, sessionkey, prop }) {
    const { user, wiki } = run.context;
    if (!user) throw run.error({ code: 'notloggedin', key: 'apierror-mustbeloggedin-uploadstash', parameters: [] });
    if (!filekey && !sessionkey) throw run.missingAtLeastOneOf('filekey', 'sessionkey');
    const rows = [...(filekey ?? []), ...(sessionkey ?? [])].map((key) => {
      if (!isStashKey(key)) throw keyError(run, 'uploadstash-bad-path-bad-format', key);
      const file = wiki.stash.find(key);
      if (!file) throw keyError(run, 'uploadstash-file-not-found', key);
      if (file.userId !== user.id) throw new CaughtException(run.context, wrongOwner(key));
      return describeFileOfStash(run.context, file, new Set(prop));
    });
    if (rows.length === 0) return;
    const list = run.outputList('sii');
    for (const row of rows) if (!run.addRow(list, row)) break;
  },
});

function keyError(run: QueryRun, key: 'uploadstash-bad-path-bad-format' | 'uploadstash-file-not-found', text: string) {
  return run.error({ code: key, key, parameters: [writtenValue(run.context, text)] });
}
