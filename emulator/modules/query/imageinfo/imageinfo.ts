import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import type { Message } from '../../../messages/message';
import { compareByCodePoint } from '../../../model/file-usage';
import { findUploadedFile, type FilePage, type SharedFile } from '../../../model/files';
import { fileNamespace } from '../../../model/namespaces';
import { timestamp } from '../../../text/timestamp';
import { isTitle, parseTitle } from '../../../model/title';
import { describeMissingFile, describeVersion, fileProperties, type RequestedProperties } from './members';
import { queryModule } from '../../module';
import { pageTitle } from '../../page-set/page-set';
import type { PrintedPage } from '../../page-set/page-set';
import type { QueryRun } from '../query-run';

const parameters = declareParameters('ii', {
  prop: { type: 'enumeration list', values: fileProperties, default: ['timestamp', 'user'] },
  limit: { type: 'limit', default: 1, maximum: 500, highMaximum: 5000 },
  start: { type: 'timestamp' },
  end: { type: 'timestamp' },
  /** In pixels; -1 for a thumbnail of any width. */
  urlwidth: { type: 'integer', default: -1 },
  urlheight: { type: 'integer', default: -1 },
  /** Of what describes a file in its own bytes; there is none here. */
  metadataversion: { type: 'string', default: '1', examples: ['1', '2', 'latest'] },
  /** Without an effect, like the next one: no file says something in several languages. */
  extmetadatalanguage: { type: 'string', default: 'en', examples: ['de', 'x'] },
  extmetadatamultilang: { type: 'boolean' },
  extmetadatafilter: { type: 'string list', examples: ['DateTime', 'ObjectName', 'datetime'] },
  urlparam: { type: 'string', default: '', examples: ['120px', 'qlow-120px', 'langde-120px'] },
  badfilecontexttitle: { type: 'string' },
  continue: { type: 'string', holds: 'file key' },
  /** Files of shared repositories do not count. */
  localonly: { type: 'boolean' },
});

type Values = ValuesOf<typeof parameters>;

/** `prop=imageinfo`: the versions of uploaded files (reading 5.1). */
export const imageInfo = queryModule({
  kind: 'prop',
  name: 'imageinfo',
  description: { className: 'ApiQueryImageInfo' },
  cacheMode: 'public',
  hidesFromSome: true,
  parameters,
  run(run, values, pages) {
    requireContextTitle(run, values);
    const requested = fileTitles(pages);
    if (requested.length === 0) return;
    const from = readFrom(run, values);
    const thumbnails = isAboutThumbnails(values) ? { ...thumbnailsModule(), described: 0 } : undefined;
    for (const { printed, key } of requested) {
      if (from && compareByCodePoint(key, from.key) < 0) continue;
      const start = key === from?.key ? from.start : startOf(values);
      if (!describeFile(run, values, { printed, key, start, alone: requested.length === 1, thumbnails })) break;
    }
  },
});

/** Checked before anything else, even if no file is requested. A bad file is bad on every page here. */
function requireContextTitle(run: QueryRun, { badfilecontexttitle: text }: Values): void {
  if (text === undefined) return;
  const title = parseTitle(text, run.context.wiki.site);
  if (isTitle(title) && title.interwiki === '') return;
  const key: Message['key'] = 'apierror-bad-badfilecontexttitle';
  throw run.error({ code: 'invalid-title', key, parameters: [run.prefix] });
}

interface RequestedFile {
  readonly printed: PrintedPage;
  readonly key: string;
}

function fileTitles(pages: readonly PrintedPage[]): RequestedFile[] {
  const files = pages.flatMap((printed): RequestedFile[] => {
    const title = pageTitle(printed.entry);
    return title?.namespace === fileNamespace ? [{ printed, key: title.key }] : [];
  });
  return files.sort((a, b) => compareByCodePoint(a.key, b.key));
}

function startOf({ start }: Values): string | undefined {
  return start === undefined ? undefined : timestamp(start * 1000);
}

function isAboutThumbnails({ urlwidth, urlheight, urlparam }: Values): boolean {
  return urlwidth !== -1 || urlheight !== -1 || urlparam !== '';
}

/** Loaded when a request is about thumbnails. */
function thumbnailsModule(): typeof import('./thumbnail') {
  return require('./thumbnail') as typeof import('./thumbnail');
}

interface DescribedFile extends RequestedFile {
  /** The newest version that counts. */
  readonly start: string | undefined;
  /** No other file was requested; only then does the list of its versions continue. */
  readonly alone: boolean;
  /** How many have been described in this response. */
  readonly thumbnails: (typeof import('./thumbnail') & { described: number }) | undefined;
}

/**
 * Adds the requested properties of a file.
 *
 * @returns whether it fitted
 */
function describeFile(
  run: QueryRun,
  values: Values,
  { printed, key, start, alone, thumbnails }: DescribedFile,
): boolean {
  const requested: RequestedProperties = new Set(values.prop);
  const { pages, site } = run.context.wiki;
  const page = findUploadedFile(pages, key) ?? (values.localonly ? undefined : site.sharedFiles?.get(key));
  const repository = page && ('repository' in page ? page.repository.name : 'local');
  const found = { imagerepository: repository ?? '', ...(requested.has('badfile') && { badfile: false }) };
  if (!run.addToPage(printed, found)) {
    run.continueAt('continue', placeText(key, page?.file.versions[0]?.timestamp ?? ''));
    return false;
  }
  if (!page) {
    if (!requested.has('badfile') && !requested.has('uploadwarning')) return true;
    if (values.urlparam !== '') thumbnails?.warnOfMissingHandler(run, key);
    // Nothing is older than what is not there, and everything newer.
    if (values.end !== undefined) return true;
    return run.addPageRow(printed, 'ii', describeMissingFile(run.context, printed.entry, requested));
  }
  const thumbnail = thumbnails?.requestThumbnail(run, values, page);
  const versions = versionsBetween(page, start, values.end === undefined ? undefined : timestamp(values.end * 1000));
  for (const [count, { index, version }] of versions.entries()) {
    if (count === values.limit) {
      if (alone) run.continueAt('start', version.timestamp);
      break;
    }
    const hasRoom = !thumbnails || !requested.has('url') || thumbnails.described++ < thumbnails.mostThumbnails;
    const row =
      hasRoom &&
      describeVersion(run.context, page, index, requested, {
        thumbnail,
        extended: values.extmetadatafilter,
      });
    if (row && run.addPageRow(printed, 'ii', row)) continue;
    if (alone) run.continueAt('start', version.timestamp);
    else run.continueAt('continue', placeText(key, version.timestamp));
    return false;
  }
  return true;
}

function versionsBetween({ file }: FilePage | SharedFile, start: string | undefined, end: string | undefined) {
  return file.versions.flatMap((version, index) => {
    const isWithin =
      (start === undefined || version.timestamp <= start) && (end === undefined || version.timestamp >= end);
    return isWithin ? [{ index, version }] : [];
  });
}

function placeText(key: string, time: string): string {
  return `${key}|${time.replace(/\D/g, '')}`;
}

/** Reads `iicontinue`: `<file key>|<YYYYMMDDHHMMSS>` of the first version to list. */
function readFrom(
  run: QueryRun,
  { continue: text }: Values,
): { readonly key: string; readonly start: string | undefined } | undefined {
  if (text === undefined) return undefined;
  const [key, time, ...rest] = text.split('|');
  if (key === undefined || time === undefined || rest.length > 0) throw run.badContinue();
  const [, year, month, day, hours, minutes, seconds] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(time) ?? [];
  if (year === undefined) return { key, start: undefined };
  return { key, start: `${year}-${month!}-${day!}T${hours!}:${minutes!}:${seconds!}Z` };
}
