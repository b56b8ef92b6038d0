/** Adds revisions of other wikis to pages (writing 17). */
import { keptComment, notTooLong } from './comment';
import { keptModel, type ContentModel } from './content-model';
import { noteMessage } from './new-messages';
import { addNullRevision } from './null-revision';
import { pageContent, pageOfText, readDependents, useFilesBehindRedirects } from './page-content';
import type { Page } from './page';
import { recordChange, recordLog } from './record-change';
import type { Revision } from './revision';
import { currentRevision, walkRevisions } from './revisions';
import { prefixedText, type Titled } from './title';
import type { WikiModel } from './wiki-model';

/** A revision of another wiki. */
export interface ImportedRevision {
  /** A name, also one with the prefix of the other wiki, or an address. */
  readonly user: string;
  readonly timestamp: string;
  readonly comment: string;
  readonly minor: boolean;
  readonly text: string;
  readonly contentModel: ContentModel;
}

/** Adds a revision where its time puts it. It becomes the current one if it is newer than that. */
export function addImportedRevision(
  wiki: WikiModel,
  { namespace, key }: Titled,
  imported: ImportedRevision,
  importer: string,
): void {
  const { user, timestamp, comment, minor, text, contentModel } = imported;
  const before = wiki.pages.findTitle(namespace, key);
  const id = wiki.nextRevision;
  const parent = before ? revisionAt(wiki, before, timestamp) : 0;
  const current = before && currentRevision(wiki, before);
  if (before && current && current.timestamp >= timestamp) {
    const kept = keptModel(before, contentModel);
    const facts = { id, parent, user, timestamp, comment, minor, tags: [], text, length: Buffer.byteLength(text) };
    const revision: Revision = { ...facts, ...(kept && { contentModel: kept }) };
    wiki.pages.addPastRevision(before.id, revision);
    return;
  }
  const bare = {
    ...{ id: before?.id ?? wiki.pages.highestId + 1, namespace, key },
    title: before?.title ?? prefixedText({ namespace, key }, wiki.site.namespaces),
    ...{ revision: id, isNew: !before, touched: timestamp, ...(before?.file && { file: before.file }) },
    authorship: { user, timestamp, comment, minor, tags: [], parent },
  };
  const joined = { at: wiki.now, before: before?.categories };
  const facts = pageOfText({ ...bare, redirect: false, uses: [], length: 0 });
  const page: Page = { ...bare, ...pageContent({ text, contentModel, joined }, wiki.readTexts(), facts) };
  if (before && current) wiki.pages.addPastRevision(before.id, current);
  wiki.pages.put(page);
  useFilesBehindRedirects(wiki, page);
  readDependents(wiki, [page]);
  const change = {
    type: 'edit',
    title: { namespace, key },
    user: importer,
    minor,
    oldRevision: current?.id ?? 0,
  } as const;
  noteMessage(wiki, change);
}

/** The id of the last revision of a page at a time; 0 if there was none. */
function revisionAt(wiki: WikiModel, page: Page, timestamp: string): number {
  for (const { id } of walkRevisions(wiki, page, true, { timestamp })) return id;
  return 0;
}

export interface FinishedImport {
  /** A name in its canonical form, or an address. */
  readonly user: string;
  readonly bot: boolean;
  /** How many revisions were imported: at least one. */
  readonly count: number;
  readonly summary: string;
  readonly tags: readonly string[];
}

/** Records that revisions of a page were imported: as a revision without changes, and in the log. */
export function finishImport(wiki: WikiModel, { namespace, key }: Titled, finished: FinishedImport): void {
  const page = wiki.pages.findTitle(namespace, key);
  if (!page) return;
  const { user, bot, count, summary, tags: given } = finished;
  const tags = wiki.tags.use(given);
  const detail = `${count} ${count === 1 ? 'revision' : 'revisions'} imported`;
  // Space at the end of the summary stays in the revision (sequence import-summaries).
  const { revision } = addNullRevision(wiki, page, {
    user,
    timestamp: wiki.now,
    comment: notTooLong(summary === '' ? detail : `${detail}: ${summary}`),
    tags,
  });
  recordChange(wiki, {
    ...{ type: 'log', title: { namespace, key }, pageId: page.id, revision, user, bot, tags, text: page.text },
    comment: keptComment(summary),
    log: { type: 'import', action: 'upload', parameters: { count } },
  });
}

/** An entry of the log of another wiki. */
export interface ImportedEntry {
  readonly type: string;
  readonly action: string;
  readonly title: Titled;
  readonly user: string;
  readonly timestamp: string;
  readonly comment: string;
}

/** Adds a log entry, unless there is the same. Its parameters are not kept. */
export function addImportedEntry(wiki: WikiModel, entry: ImportedEntry): void {
  const { type, action, timestamp } = entry;
  const title = { namespace: entry.title.namespace, key: entry.title.key };
  for (const same of wiki.logs.walk(true, { timestamp, id: Infinity }, { title, action: `${type}/${action}` })) {
    if (same.timestamp === timestamp) return;
    break;
  }
  recordLog(wiki, { ...entry, title, pageId: 0 });
}
