import { sha1Digits36 } from '../text/sha1-digits';
import type { MediaFacts } from './media/media-facts';
import { fileNamespace } from './namespaces';
import type { FileVersion, Page, UploadedFile } from './page';
import { countEdit, noteMissedFiles, pageOfNewText } from './editing';
import { readDependents, useFilesBehindRedirects } from './page-content';
import { initialPatrolState, recordChange, recordLog } from './record-change';
import { currentRevision } from './revisions';
import { prefixedText } from './title';
import type { WikiModel } from './wiki-model';

/** An upload of a file, or of a new version of one. */
export interface Upload {
  /** A name in its canonical form. */
  readonly user: string;
  /** Whether the recent changes list it as that of a bot. */
  readonly bot?: boolean;
  readonly content: Uint8Array;
  /** 40 hexadecimal digits. */
  readonly sha1: string;
  readonly media: MediaFacts;
  /** Of the version, and of its log entry. */
  readonly comment: string;
  /** The text of a page that does not exist yet. Default: the comment. */
  readonly text?: string | undefined;
  /** The summary of the revision of a page that exists. */
  readonly summary?: string | undefined;
  /** Of the revision and the log entry. */
  readonly tags?: readonly string[] | undefined;
}

/**
 * Uploads a file: adds the version, a log entry with its recent change and a revision, of a new page or without a change of
 * its text.
 *
 * @param key of the file
 * @returns the page with the new version
 */
export function uploadFile(wiki: WikiModel, key: string, upload: Upload): Page {
  const page = wiki.pages.findTitle(fileNamespace, key);
  const { content, sha1, media, user, comment } = upload;
  const timestamp = timeOfVersion(wiki, page?.file);
  const { width, height, bitDepth, metadata } = media;
  const version: FileVersion = {
    ...{ timestamp, user, comment, size: content.length, width, height, sha1, metadata, bitDepth, content },
  };
  const file: UploadedFile = {
    mime: media.mime,
    mediaType: media.mediaType,
    bitDepth,
    versions: [version, ...archived(page?.file, wiki.now)],
  };
  return page ? addVersion(wiki, page, file, upload) : addFile(wiki, key, file, upload);
}

/** Publishes an older version of a file again. */
export function revertFile(
  wiki: WikiModel,
  page: Page & { readonly file: UploadedFile },
  version: FileVersion,
  { user, bot, comment }: Pick<Upload, 'user' | 'bot' | 'comment'>,
): Page {
  const { now } = wiki;
  const reverted: FileVersion = {
    ...version,
    ...{ timestamp: timeOfVersion(wiki, page.file), user, comment, replaced: undefined },
  };
  const file = { ...page.file, versions: [reverted, ...archived(page.file, now)] };
  return addVersion(wiki, page, file, { user, bot, comment });
}

/** A second later than the latest version, if that is of the same second. */
function timeOfVersion({ now }: WikiModel, file: UploadedFile | undefined): string {
  const latest = file?.versions[0]?.timestamp;
  if (latest !== now) return now;
  return new Date(Date.parse(now) + 1000).toISOString().replace('.000', '');
}

/** The versions so far, the latest of them replaced now. */
function archived(file: UploadedFile | undefined, now: string): readonly FileVersion[] {
  const [latest, ...older] = file?.versions ?? [];
  if (!file || !latest) return [];
  const next = older[0]?.replaced;
  // Two versions of one second would have one archive name.
  const replaced = next !== undefined && next >= now ? new Date(Date.parse(next) + 1000).toISOString() : now;
  return [{ bitDepth: file.bitDepth, ...latest, replaced: replaced.replace('.000', '') }, ...older];
}

function addFile(
  wiki: WikiModel,
  key: string,
  file: UploadedFile,
  { user, bot, comment, text = comment, tags }: Upload,
): Page {
  const title = { namespace: fileNamespace, key };
  const { now: timestamp, nextRevision: revision } = wiki;
  const page = pageOfNewText(wiki, title, { text, user, timestamp, comment, revision });
  // Only the revision bears the tag of the software (writing 11.2).
  const ownTags = page.target ? wiki.tags.use(['mw-new-redirect']) : [];
  const tagsOfRevision = wiki.tags.sort([...(tags ?? []), ...ownTags]);
  const created: Page = { ...page, authorship: { ...page.authorship!, tags: tagsOfRevision }, file };
  logUpload(wiki, created, 'upload', { user, bot, comment, tags });
  wiki.pages.put(created);
  recordLog(wiki, {
    ...{ type: 'create', action: 'create', title, pageId: created.id, revision, user, timestamp, comment },
  });
  countEdit(wiki, user);
  noteMissedFiles(wiki, created);
  return afterUpload(wiki, created);
}

/** The text of the page stays; its new revision, which counts as no edit, says who uploaded what. */
function addVersion(
  wiki: WikiModel,
  page: Page,
  file: UploadedFile,
  { user, bot, comment, summary, tags = [] }: Pick<Upload, 'user' | 'bot' | 'comment' | 'summary' | 'tags'>,
): Page {
  const { now: timestamp, nextRevision: revision } = wiki;
  const past = currentRevision(wiki, page);
  const name = prefixedText(page, wiki.site.namespaces);
  const what = page.file ? 'uploaded a new version of' : 'uploaded';
  const authorship = {
    ...{ user, timestamp, comment: summary ?? `${user} ${what} [[${name}]]`, minor: false, parent: past.id },
    tags: wiki.tags.sort(tags),
  };
  const changed: Page = { ...page, revision, isNew: false, touched: timestamp, authorship, file };
  logUpload(wiki, changed, page.file ? 'overwrite' : 'upload', { user, bot, comment, tags });
  wiki.pages.addPastRevision(page.id, past);
  wiki.pages.put(changed);
  return afterUpload(wiki, changed);
}

function logUpload(
  wiki: WikiModel,
  { namespace, key, id, revision, text, file }: Page,
  action: 'upload' | 'overwrite',
  { user, bot = false, comment, tags = [] }: Pick<Upload, 'user' | 'bot' | 'comment' | 'tags'>,
): void {
  const version = file?.versions[0];
  recordChange(wiki, {
    type: 'log',
    title: { namespace, key },
    pageId: id,
    revision,
    user,
    bot,
    comment,
    tags,
    text,
    patrolState: initialPatrolState(wiki, 'log', user, 'upload'),
    log: {
      type: 'upload',
      action,
      parameters: { img_sha1: sha1Digits36(version?.sha1 ?? ''), img_timestamp: version?.timestamp },
    },
  });
}

function afterUpload(wiki: WikiModel, page: Page): Page {
  useFilesBehindRedirects(wiki, page);
  readDependents(wiki, [page]);
  return wiki.pages.find(page.id) ?? page;
}
