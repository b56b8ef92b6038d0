import type { StashedFile } from '../../model/upload-stash';
import type { User } from '../../model/user';
import type { ResultList } from '../../response/result-tree';
import { errorList } from '../writing/error-list';
import type { RequestContext } from '../context';
import type { ActionRun } from '../module-run';
import { writtenValue } from '../written-value';
import type { SentFile } from './sent-file';

/** Whether a text has the form of a key; a line feed may follow (vector stashimageinfo/line-feed-at-the-end). */
export function isStashKey(text: string): boolean {
  return /^[\w.-]+\.\w*\n?$/.test(text);
}

/**
 * The file of a user under a key of the stash.
 *
 * @throws UsageError `uploadstash-bad-path-bad-format`, `uploadstash-file-not-found`, `uploadstash-wrong-owner`
 */
export function fileOfStash(run: ActionRun, user: User, filekey: string): StashedFile {
  if (!isStashKey(filekey)) {
    const key = 'uploadstash-bad-path-bad-format';
    throw run.error({ code: key, key, parameters: [writtenValue(run.context, filekey)] });
  }
  const file = run.context.wiki.stash.find(filekey);
  if (!file) {
    throw run.error({ code: 'uploadstash-file-not-found', key: 'uploadstash-file-not-found', parameters: [filekey] });
  }
  if (file.userId !== user.id) {
    throw run.error({ code: 'uploadstash-wrong-owner', key: 'uploadstash-wrong-owner', parameters: [filekey] });
  }
  return file;
}

/** Keeps a file that is not published, and says under which key. */
export function stash(
  { context }: ActionRun,
  user: User,
  file: SentFile,
  from: 'request' | 'stash' | 'chunk',
): { filekey: string; sessionkey: string } | { stasherrors: ResultList } {
  const { content, sha1, media } = file;
  const { wiki } = context;
  const isPartial = from === 'chunk' && content.length > 0;
  const kept = wiki.stash.add(
    { content, sha1, media, userId: user.id, timestamp: wiki.now, isPartial },
    from === 'stash' ? 'localcopy ' : 'php',
  );
  // It is refused, and there nevertheless.
  if (content.length === 0) {
    return { stasherrors: stashErrors(context, 'UploadStashZeroLengthFileException', 'File is zero length.') };
  }
  return { filekey: kept.key, sessionkey: kept.key };
}

/** Why a file could not be kept. */
export function stashErrors({ reportForm }: RequestContext, exception: string, reason: string): ResultList {
  const key = 'uploadstash-exception';
  return errorList([{ code: key, key, parameters: [exception, reason] }], reportForm);
}
