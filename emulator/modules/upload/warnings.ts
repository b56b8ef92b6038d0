import { similarFile } from '../../model/similar-file';
import { fileNamespace } from '../../model/namespaces';
import type { FileVersion } from '../../model/page';
import { ResultList, ResultMap, type ResultValue } from '../../response/result-tree';
import type { RequestContext } from '../context';

/** What a client should know before it publishes a file. */
export interface WarnedFile {
  readonly key: string;
  /** The name that the client wants. */
  readonly wanted: string;
  readonly size: number;
  /** 40 hexadecimal digits. */
  readonly sha1: string;
}

/** The warnings about an upload, by name, in their order; undefined if there are none. */
export function uploadWarnings(context: RequestContext, file: WarnedFile): ResultMap | undefined {
  const { pages } = context.wiki;
  const { key, sha1 } = file;
  const warnings = new ResultMap({ association: true });
  const versions = pages.findTitle(fileNamespace, key)?.file?.versions;
  if (hasOtherName(context, file)) warnings.append('badfilename', key);
  if (file.size === 0) warnings.append('empty-file', true);
  if (!versions && wasDeleted(context, key)) warnings.append('was-deleted', key);
  const duplicates = pages.files.withContent(sha1).filter((other) => other !== key);
  const isSame = versions?.[0]?.sha1 === sha1;
  if (duplicates.length > 0) warnings.append('duplicate', new ResultList(duplicates, 'duplicate'));
  else if (!isSame) appendDeleted(context, warnings, sha1);
  const similar = similarFile(pages, key);
  if (similar) warnings.append(similar.warning, similar.warning === 'exists-normalized' ? similar.key : key);
  if (versions) appendVersions(warnings, versions, sha1);
  return warnings.size > 0 ? warnings : undefined;
}

/** Whether a file of the name was deleted, or revisions of its page were (writing 11.2). */
function wasDeleted({ wiki }: RequestContext, key: string): boolean {
  return wiki.fileArchive.hasName(key) || wiki.knownArchive?.find({ namespace: fileNamespace, key }) !== undefined;
}

/** Blanks, and a first letter in lower case, make no other name. */
function hasOtherName({ wiki }: RequestContext, { key, wanted }: WarnedFile): boolean {
  if (wanted === key) return false;
  const name = wanted.replaceAll(' ', '_');
  return key !== wiki.site.upperCaseFirst(name.slice(0, 1)) + name.slice(1);
}

function appendDeleted({ wiki }: RequestContext, warnings: ResultMap, sha1: string): void {
  const deleted = wiki.fileArchive.nameOfContent(sha1);
  if (deleted !== undefined) warnings.append('duplicate-archive', deleted);
}

function appendVersions(warnings: ResultMap, [latest, ...older]: readonly FileVersion[], sha1: string): void {
  if (latest?.sha1 === sha1) warnings.append('nochange', { timestamp: latest.timestamp });
  const same = older.filter((version) => version.sha1 === sha1);
  if (same.length === 0) return;
  const rows = same.map(({ timestamp }): ResultValue => ({ timestamp }));
  warnings.append('duplicateversions', new ResultList(rows, 'ver'));
}
