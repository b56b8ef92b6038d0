import { fileNamespace } from '../../model/namespaces';
import { holdsRight } from '../../model/rights';
import type { StashedFile } from '../../model/upload-stash';
import { notTooLong, withoutSpaceAround } from '../../model/comment';
import { uploadFile } from '../../model/uploading';
import { transformedText } from '../edit/stored-text';
import type { User } from '../../model/user';
import type { Message } from '../../messages/message';
import { UsageError } from '../../messages/usage-error';
import { ResultMap } from '../../response/result-tree';
import { missingRight } from '../login/missing-right';
import { actionModule } from '../module';
import type { RequestContext } from '../context';
import type { ActionRun } from '../module-run';
import { performerOf } from '../writing/performer';
import { prefersToWatch } from '../writing/watchlist-choice';
import { requireTagging } from '../writing/require-tagging';
import { whatForbids } from '../query/info/actions';
import { uploadChunk } from './chunks';
import { readFileName } from './file-name';
import { uploadParameters, type UploadValues } from './parameters';
import { describeStashed, describeUploaded } from './result';
import { readSentFile, type SentFile } from './sent-file';
import { fileOfStash, stash, stashErrors } from './stash';
import { contentProblem } from './verification';
import { uploadWarnings } from './warnings';

/** `action=upload`: publishes a file, or keeps it in the stash (writing 11). */
export const upload = actionModule({
  name: 'upload',
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters: uploadParameters,
  run(run, values) {
    const { wiki, parameters, user } = run.context;
    if (!wiki.site.uploads) throw run.error({ code: 'uploaddisabled', key: 'uploaddisabled', parameters: [] });
    const filekey = values.filekey ?? values.sessionkey;
    const chunk = parameters.file('chunk');
    if (!chunk) requireOneSource(run, { ...values, filekey });
    if (values.checkstatus && filekey !== undefined) {
      reportProgress(run, filekey);
      return;
    }
    const { filename } = values;
    if (filename === undefined) {
      throw run.error({ code: 'nofilename', key: 'apierror-missingparam', parameters: ['filename'] });
    }
    if (chunk) {
      const offset = Number(values.offset ?? NaN);
      if (offset !== 0 && filekey === undefined) {
        throw run.error({ code: 'filekeyneeded', key: 'apierror-upload-filekeyneeded', parameters: [] });
      }
      const uploader = requireUploader(run);
      uploadChunk(run, { ...values, filename, filekey }, uploader, readSentFile(run.context, chunk.content));
      return;
    }
    if (values.url !== undefined) {
      throw run.error({ code: 'copyuploaddisabled', key: 'copyuploaddisabled', parameters: [] });
    }
    if (filekey !== undefined && !/^[\w.-]+\.\w*$/.test(filekey)) {
      throw run.error({ code: 'invalid-file-key', key: 'apierror-invalid-file-key', parameters: [] });
    }
    if (filekey !== undefined && !user) throw mustBeLoggedIn(run, 'stashnotloggedin');
    const uploader = requireUploader(run);
    const stashed = filekey === undefined ? undefined : fileOfStash(run, uploader, filekey);
    const file = stashed ?? readSentFile(run.context, parameters.file('file')!.content, filename);
    publishOrStash(run, values, uploader, { filename, file, stashed });
  },
});

/** @throws UsageError `missingparam`, `invalidparammix` */
function requireOneSource(run: ActionRun, { url, filekey }: Pick<UploadValues, 'url' | 'filekey'>): void {
  const file = run.context.parameters.file('file');
  const isSent = file !== undefined && (file.name !== '' || !run.context.release.since('1.43'));
  const sent = [...(isSent ? ['file'] : []), ...(url === undefined ? [] : ['url'])];
  if (filekey !== undefined) sent.push('filekey');
  if (sent.length === 0) throw run.missingOneOf('filekey', 'file', 'url');
  if (sent.length > 1) throw run.conflict(...sent);
}

/** Of an upload in chunks; whatever else there is, it is complete. */
function reportProgress(run: ActionRun, filekey: string): void {
  const { user, wiki } = run.context;
  const progress = user && wiki.stash.progressOf(user.id, filekey);
  if (!progress) {
    throw run.error({ code: 'missingresult', key: 'apierror-upload-missingresult', parameters: [] });
  }
  run.respond({ result: 'Continue', stage: 'uploading', offset: progress.offset });
}

function mustBeLoggedIn(run: ActionRun, code: 'mustbeloggedin' | 'stashnotloggedin'): UsageError {
  return run.error({ code, key: 'apierror-mustbeloggedin', parameters: [{ message: 'action-upload' }] });
}

function requireUploader(run: ActionRun): User {
  const { user, wiki } = run.context;
  if (!user) throw mustBeLoggedIn(run, 'mustbeloggedin');
  if (!holdsRight(user, 'upload', wiki)) throw run.error(missingRight(run.context, 'upload'));
  if (wiki.hasBlocks) {
    const { blocksAgainst } = require('../blocked/blocked') as typeof import('../blocked/blocked');
    const [block, ...further] = blocksAgainst(run.context, 'upload', { namespace: fileNamespace, key: '' });
    if (block) throw run.error(block, further);
  }
  return user;
}

/** A file that a client wants to publish under a name. */
interface Candidate {
  readonly filename: string;
  readonly file: SentFile;
  /** Where it came from, if not from the request. */
  readonly stashed: StashedFile | undefined;
}

function publishOrStash(run: ActionRun, values: UploadValues, user: User, candidate: Candidate): void {
  const { context } = run;
  const { filename, file, stashed } = candidate;
  const key = requireValidFile(run, user, candidate);
  if (!values.stash) noteFileOfBlocked(context, key);
  const { sha1, content } = file;
  const warnings = uploadWarnings(context, { key, wanted: filename, size: content.length, sha1 });
  if (warnings && !values.ignorewarnings) {
    run.respond({ result: 'Warning', warnings, ...stash(run, user, file, stashed ? 'stash' : 'request') });
  } else if (values.stash) {
    const kept = context.wiki.stash.add({ ...file, userId: user.id, timestamp: context.wiki.now }, origin(stashed));
    const keys = { filekey: kept.key, sessionkey: kept.key };
    run.respond({
      result: 'Success',
      ...(warnings && { warnings }),
      ...keys,
      imageinfo: describeStashed(context, kept),
    });
  } else {
    publish(run, values, user, { key, file, stashed, warnings });
  }
}

/** What a block says about the page of a file is found out with the file (writing 11.3). */
function noteFileOfBlocked(context: RequestContext, key: string): void {
  const { wiki } = context;
  if (!wiki.hasBlocks || wiki.hasFile(key)) return;
  const { clientBlocks } = require('../blocked/blocked') as typeof import('../blocked/blocked');
  if (clientBlocks(context).length > 0) wiki.missedFiles.add(key);
}

function origin(stashed: StashedFile | undefined): 'php' | 'localcopy ' {
  return stashed ? 'localcopy ' : 'php';
}

/**
 * Checks the content, the name and what protects it.
 *
 * @returns the name that the file gets
 * @throws UsageError `empty-file`, `verification-error`, `illegal-filename` …
 */
function requireValidFile(run: ActionRun, user: User, { filename, file, stashed }: Candidate): string {
  const { context } = run;
  const { content, media } = file;
  if (content.length === 0) throw run.error({ code: 'empty-file', key: 'empty-file', parameters: [] });
  const name = readFileName(context, filename, media.mime);
  const wrong = contentProblem(context, content, media.mime, name.extension);
  if (wrong) throw run.error(wrong);
  if (name.key === undefined) {
    const { error } = name;
    throw run.error(error.code === 'filetype-banned' ? error : recoverable(run, user, error, file, stashed));
  }
  const title = { namespace: fileNamespace, key: name.key };
  const isMissing = !context.wiki.pages.findTitle(fileNamespace, name.key);
  const [forbidden] = [
    ...whatForbids(context, 'edit', title),
    ...whatForbids(context, 'upload', title),
    ...(isMissing ? whatForbids(context, 'create', title) : []),
  ];
  if (forbidden) throw run.error(recoverable(run, user, forbidden, file, stashed));
  return name.key;
}

/** The file is kept, so that the client can send another name for it. */
function recoverable(
  run: ActionRun,
  user: User,
  message: Message,
  file: SentFile,
  stashed: StashedFile | undefined,
): Message {
  const keys = stash(run, user, file, stashed ? 'stash' : 'request');
  return { ...message, data: { ...message.data, ...keys, invalidparameter: 'filename' } };
}

interface Publication {
  readonly key: string;
  readonly file: SentFile;
  readonly stashed: StashedFile | undefined;
  readonly warnings: ResultMap | undefined;
}

function publish(
  run: ActionRun,
  values: UploadValues,
  user: User,
  { key, file, stashed, warnings }: Publication,
): void {
  const { context } = run;
  const { wiki } = context;
  const title = { namespace: fileNamespace, key };
  const before = wiki.pages.findTitle(fileNamespace, key);
  requireTagging(run, values.tags);
  if (before?.file?.versions[0]?.sha1 === file.sha1) throw noChange(run, before.title);
  const { text, tags } = values;
  const comment = withoutSpaceAround(values.comment);
  const saved = transformedText(context, title, before?.id, text ?? values.comment);
  const upload = { ...performerOf(context), comment: notTooLong(comment), text: saved, tags };
  const page = uploadFile(wiki, key, { ...file, ...upload });
  if (shouldWatch(context, values)) wiki.watchlist.watch(user.id, title, watchedUntil(run, values));
  if (stashed) wiki.stash.remove(stashed.key);
  run.respond({
    result: 'Success',
    filename: key,
    ...(warnings && { warnings }),
    imageinfo: describeUploaded(context, page, comment, before !== undefined),
  });
}

/** Nothing is published, and nothing is left to keep in the stash. */
function noChange(run: ActionRun, title: string): UsageError {
  const parameters = [title];
  const stasherrors = stashErrors(run.context, 'UploadStashBadPathException', "Path doesn't exist.");
  return run.error({ code: 'fileexists-no-change', key: 'fileexists-no-change', parameters, data: { stasherrors } });
}

/** In milliseconds since 1970, on a wiki whose watchlists expire. */
function watchedUntil(run: ActionRun, { watchlistexpiry }: UploadValues): number | undefined {
  if (watchlistexpiry === undefined || !run.context.wiki.site.settings.watchlistExpiry) return undefined;
  const { readExpiry } = require('../watch/expiry') as typeof import('../watch/expiry');
  return readExpiry(run, watchlistexpiry, 'watchlistexpiry');
}

function shouldWatch(context: RequestContext, { watch, watchlist }: UploadValues): boolean {
  if (watch) return true;
  return watchlist === 'preferences' ? prefersToWatch(context, ['watchuploads']) : watchlist !== 'nochange';
}
