import type { StashedFile } from '../../model/upload-stash';
import type { User } from '../../model/user';
import type { ResultMap } from '../../response/result-tree';
import type { ActionRun } from '../module-run';
import { readFileName } from './file-name';
import type { UploadValues } from './parameters';
import { describeStashed } from './result';
import { readSentFile, type SentFile } from './sent-file';
import { fileOfStash, stash } from './stash';
import { contentProblem } from './verification';
import { uploadWarnings, type WarnedFile } from './warnings';

/** The smallest part of a file but the last, in bytes ($wgMinUploadChunkSize). */
const smallestChunk = 1024;

type ChunkValues = UploadValues & { readonly filename: string };

/** Adds a part of a file to those before it. With the last one, the file is complete, and in the stash. */
export function uploadChunk(run: ActionRun, values: ChunkValues, user: User, chunk: SentFile): void {
  const { context } = run;
  const { filename, filekey } = values;
  const offset = Number(values.offset ?? 0);
  const before = offset === 0 || filekey === undefined ? undefined : fileOfStash(run, user, filekey);
  const name = readFileName(context, filename, chunk.media.mime);
  if (name.key === undefined) {
    throw run.error({ code: 'illegal-filename', key: 'illegal-filename', parameters: [] });
  }
  // Until the file is complete, its first part stands for all.
  const first = before ?? chunk;
  const described = { key: name.key, wanted: filename };
  const warnings = uploadWarnings(context, { ...described, size: first.content.length, sha1: first.sha1 });
  if (warnings && !values.ignorewarnings) {
    run.respond({ result: 'Warning', warnings, ...stash(run, user, first, 'chunk') });
    return;
  }
  const size = Number(values.filesize ?? 0);
  const end = offset + chunk.content.length;
  if (end > size) throw run.error({ code: 'invalid-chunk', key: 'apierror-invalid-chunk', parameters: [] });
  if (end < size && chunk.content.length < smallestChunk) {
    const parameters = [{ num: smallestChunk }];
    throw run.error({ code: 'chunk-too-small', key: 'apierror-chunk-too-small', parameters });
  }
  const stored = before ? append(run, before, offset, chunk) : begin(run, user, chunk, name.extension);
  if (end < size) continueUpload(run, stored, end, warnings);
  else completeUpload(run, stored, described);
}

/** @throws UsageError `stashfailed` if the file is not what its name says, which keeps the part nevertheless */
function begin(run: ActionRun, user: User, { content, sha1, media }: SentFile, extension: string): StashedFile {
  const { wiki } = run.context;
  const part = { content, sha1, media, userId: user.id, timestamp: wiki.now, isPartial: true };
  const stored = wiki.stash.add(part, 'php');
  if (contentProblem(run.context, content, media.mime, extension)) {
    throw run.error({ code: 'stashfailed', key: 'verification-error', parameters: [] });
  }
  return stored;
}

/** @throws UsageError `stashfailed` if it does not follow the parts before */
function append(run: ActionRun, before: StashedFile, offset: number, chunk: SentFile): StashedFile {
  if (before.content.length !== offset) {
    const data = { offset: String(before.content.length) };
    throw run.error({ code: 'stashfailed', key: 'invalid-chunk-offset', parameters: [], data });
  }
  return run.context.wiki.stash.replace(before.key, Buffer.concat([before.content, chunk.content]));
}

function continueUpload(
  run: ActionRun,
  { key, userId }: StashedFile,
  end: number,
  warnings: ResultMap | undefined,
): void {
  run.context.wiki.stash.setProgress(userId, key, { offset: end });
  run.respond({ ...(warnings && { warnings }), result: 'Continue', offset: end, filekey: key });
}

function completeUpload(run: ActionRun, stored: StashedFile, name: Pick<WarnedFile, 'key' | 'wanted'>): void {
  const { context } = run;
  const { stash: files, now } = context.wiki;
  const { content, sha1, media } = readSentFile(context, stored.content, name.wanted);
  files.remove(stored.key);
  files.setProgress(stored.userId, stored.key, undefined);
  const file = files.add({ content, sha1, media, userId: stored.userId, timestamp: now }, 'chunkedupload ');
  const warnings = uploadWarnings(context, { ...name, size: content.length, sha1 });
  const imageinfo = describeStashed(context, file);
  run.respond({ ...(warnings && { warnings }), result: 'Success', filekey: file.key, imageinfo });
}
