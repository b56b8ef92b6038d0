import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ResultMap } from '../../../response/result-tree';
import type { DeletedVersion } from '../../../model/file-archive';
import { isHidden, maySeePart, type HiddenPart } from '../../../model/hidden-parts';
import { compareByCodePoint } from '../../../model/file-usage';
import { fileNamespace } from '../../../model/namespaces';
import { holdsRight } from '../../../model/rights';
import { prefixedText } from '../../../model/title';
import { queryModule } from '../../module';
import { readArchiveNumber } from '../deletedrevisions/archive-place';
import { requestedDigest } from '../allimages/digest';
import { metadataList } from '../imageinfo/members';
import type { QueryRun } from '../query-run';
import { commentHtml } from '../recentchanges/comment';
import { changePlaceText, readPlaceTime } from '../recentchanges/continue';
import { readTitlePart } from '../title-part';

const parameters = declareParameters('fa', {
  from: { type: 'string', holds: 'file name' },
  to: { type: 'string', holds: 'file name' },
  prefix: { type: 'string', holds: 'file name' },
  dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
  sha1: { type: 'string' },
  sha1base36: { type: 'string' },
  prop: {
    type: 'enumeration list',
    values: [
      ...(['archivename', 'bitdepth', 'description', 'dimensions', 'mediatype', 'metadata', 'mime'] as const),
      ...(['parseddescription', 'sha1', 'size', 'timestamp', 'user'] as const),
    ],
    default: ['timestamp'],
  },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  continue: { type: 'string', holds: ['file key', 'change timestamp'] },
});

type Values = ValuesOf<typeof parameters>;

/** `list=filearchive`: the versions of files that were deleted, by name, the oldest first (writing 11). */
export const fileArchive = queryModule({
  kind: 'list',
  name: 'filearchive',
  description: { className: 'ApiQueryFilearchive' },
  cacheMode: 'private',
  parameters,
  run(run, values) {
    requireRights(run, values);
    const found = findVersions(run, values);
    const list = run.outputList('fa');
    for (const [index, deleted] of found.entries()) {
      if (index < values.limit && run.addRow(list, rowOf(run, deleted, new Set(values.prop)))) continue;
      run.continueAt(
        'continue',
        `${deleted.key}|${changePlaceText({ timestamp: deleted.version.timestamp, id: deleted.id })}`,
      );
      break;
    }
  },
});

function requireRights(run: QueryRun, { prop }: Values): void {
  const { user, wiki } = run.context;
  if (
    (prop.includes('description') || prop.includes('parseddescription')) &&
    !holdsRight(user, 'deletedhistory', wiki)
  ) {
    throw run.error({ code: 'permissiondenied', key: 'apierror-cantview-deleted-description', parameters: [] });
  }
  if (prop.includes('metadata') && !holdsRight(user, 'deletedtext', wiki)) {
    throw run.error({ code: 'permissiondenied', key: 'apierror-cantview-deleted-metadata', parameters: [] });
  }
}

function findVersions(run: QueryRun, values: Values): DeletedVersion[] {
  const { from, to, prefix, dir } = values;
  const resumed = values.continue === undefined ? undefined : readPlace(values.continue, run);
  const read = (text: string | undefined) => (text === undefined ? undefined : readTitlePart(run, fileNamespace, text));
  const [first, last, beginning] = [read(from), read(to), read(prefix)];
  const sha1 = requestedDigest(run, values);
  const sign = dir === 'descending' ? -1 : 1;
  const compareKeys = (one: string, other: string) => compareByCodePoint(one, other) * sign;
  const compare = (one: DeletedVersion, { key, timestamp, id }: FilePlace) =>
    compareKeys(one.key, key) || compareByCodePoint(one.version.timestamp, timestamp) * sign || (one.id - id) * sign;
  return [...run.context.wiki.fileArchive.all()]
    .filter(({ key, version }) => {
      if (first !== undefined && compareKeys(key, first) < 0) return false;
      if (last !== undefined && compareKeys(key, last) > 0) return false;
      if (beginning !== undefined && !key.startsWith(beginning)) return false;
      return sha1 === undefined || version.sha1 === sha1;
    })
    .filter((one) => !resumed || compare(one, resumed) >= 0)
    .sort((one, { key, version: { timestamp }, id }) => compare(one, { key, timestamp, id }));
}

interface FilePlace {
  readonly key: string;
  readonly timestamp: string;
  readonly id: number;
}

/** @throws UsageError `badcontinue` for a value that no response contains */
function readPlace(text: string, run: QueryRun): FilePlace {
  const [key = '', time = '', id, ...rest] = text.split('|');
  if (id === undefined || rest.length > 0) throw run.badContinue();
  // The time first: 1.39 fails with a wrong one (vector filearchive/continue-at-no-time).
  return { key, timestamp: readPlaceTime(time, run), id: readArchiveNumber(id, run) };
}

/** Numbers are texts here. */
function rowOf({ context }: QueryRun, deleted: DeletedVersion, prop: ReadonlySet<Values['prop'][number]>): ResultMap {
  const { id, key, file, version, archiveName } = deleted;
  const { comment, user, sha1, timestamp, size, width, height, metadata } = version;
  const title = { namespace: fileNamespace, key };
  const row = new ResultMap();
  row.append('id', id);
  row.append('name', key);
  row.append('ns', fileNamespace);
  row.append('title', prefixedText(title, context.namespaces));
  const sees = (part: HiddenPart) => maySeePart(context.wiki, context.user, version, part);
  const seesFile = sees('content');
  if (prop.has('parseddescription') && sees('comment'))
    row.append('parseddescription', commentHtml(context, { comment, title }));
  if ((prop.has('description') || prop.has('parseddescription')) && sees('comment')) row.append('description', comment);
  if (prop.has('user') && sees('user')) {
    row.append('userid', context.wiki.users.find(user)?.id ?? 0);
    row.append('user', user);
  }
  if (prop.has('sha1') && seesFile) row.append('sha1', sha1);
  if (prop.has('timestamp')) row.append('timestamp', timestamp);
  if ((prop.has('size') || prop.has('dimensions')) && seesFile) {
    row.append('size', String(size));
    row.append('height', String(height));
    row.append('width', String(width));
  }
  if (prop.has('mediatype') && seesFile) row.append('mediatype', file.mediaType);
  if (prop.has('metadata') && seesFile) row.append('metadata', metadata ? metadataList(metadata) : null);
  if (prop.has('bitdepth') && seesFile) row.append('bitdepth', String(version.bitDepth ?? file.bitDepth));
  if (prop.has('mime') && seesFile) row.append('mime', file.mime);
  if (prop.has('archivename') && archiveName !== undefined) row.append('archivename', archiveName);
  if (isHidden(version, 'content')) row.append('filehidden', true);
  if (isHidden(version, 'comment')) row.append('commenthidden', true);
  if (isHidden(version, 'user')) row.append('userhidden', true);
  if (isHidden(version, 'restricted')) row.append('suppressed', true);
  return row;
}
