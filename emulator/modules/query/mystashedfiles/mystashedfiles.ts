import { isCanonicalInteger } from '../../../text/integer';
import { declareParameters } from '../../../request/parameter-declarations';
import type { ResultRecord } from '../../../response/result-tree';
import type { StashedFile } from '../../../model/upload-stash';
import { queryModule } from '../../module';
import type { QueryRun } from '../query-run';

const parameters = declareParameters('msf', {
  prop: { type: 'enumeration list', values: ['size', 'type'], default: [] },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  continue: { type: 'string' },
});

/** `list=mystashedfiles`: the files that the user has sent and not published, the oldest first (writing 11). */
export const myStashedFiles = queryModule({
  kind: 'list',
  name: 'mystashedfiles',
  description: { className: 'ApiQueryMyStashedFiles', helpPages: ['mystashedfiles'] },
  cacheMode: 'private',
  parameters,
  run(run, { prop, limit, continue: from }) {
    const { user, wiki } = run.context;
    if (!user)
      throw run.error({ code: 'stashnotloggedin', key: 'apierror-mustbeloggedin-uploadstash', parameters: [] });
    if (from !== undefined && !isCanonicalInteger(from)) throw run.badContinue();
    const list = run.outputList('file');
    const files = wiki.stash.ofUser(user.id).filter(({ id }) => from === undefined || id >= Number(from));
    for (const [index, file] of files.entries()) {
      if (index < limit && run.addRow(list, rowOf(run, file, prop))) continue;
      run.continueAt('continue', String(file.id));
      break;
    }
  },
});

function rowOf(run: QueryRun, file: StashedFile, prop: readonly string[]): ResultRecord {
  const { key, isPartial, content, media } = file;
  const { width, height, bitDepth, mime, mediaType } = media;
  const isUnknown = mime === 'unknown/unknown' && !run.context.release.since('1.43');
  return {
    filekey: key,
    status: isPartial ? 'chunks' : 'finished',
    ...(prop.includes('size') && { size: content.length, width, height, bits: bitDepth }),
    ...(prop.includes('type') && { mimetype: isUnknown ? null : mime, mediatype: mediaType }),
  };
}
