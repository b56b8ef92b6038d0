import { ResultMap, type ResultValue } from '../../../response/result-tree';
import type { Message } from '../../../messages/message';
import { messageWikitext } from '../../../messages/message';
import type { FilePage, NewFile, SharedFile } from '../../../model/files';
import type { FileVersion } from '../../../model/page';
import type { ImageBox } from '../../../rendering/wiki-facts';
import type { RequestContext } from '../../context';
import type { QueryRun } from '../query-run';
import { encodeAll, filePath } from '../../../text/file-path';

/** What a request says of thumbnails: -1 and an empty text if it says nothing. */
export interface ThumbnailParameters {
  readonly urlwidth: number | bigint;
  readonly urlheight: number | bigint;
  readonly urlparam: string;
}

/** The thumbnail that is requested of a file. */
export interface RequestedThumbnail {
  readonly width: number;
  /** Absent if only the width limits it. */
  readonly height?: number | undefined;
  /** What precedes the width in the name of the thumbnail: `qlow-`, `langde-`. */
  readonly variant: string;
}

/** How the files of a media type are scaled (reading 5.1). */
interface Scaling {
  /** Thumbnails are PNG files. */
  readonly asPng?: true;
  /** Even in full size, a browser needs the thumbnail. */
  readonly always?: true;
  /** It has no pixels: a thumbnail may be larger than the file. */
  readonly vector?: true;
  /** Files of any size are scaled; others have at most 12.5 megapixels. */
  readonly anyArea?: true;
  /** There are no thumbnails, but parameters are checked. */
  readonly none?: true;
  /** The variants that `iiurlparam` may name, before the width. */
  readonly variants?: RegExp;
}

const scalings: Readonly<Record<string, Scaling>> = {
  'image/png': {},
  'image/gif': {},
  'image/jpeg': { anyArea: true, variants: /^(qlow)-/ },
  'image/webp': { asPng: true },
  'image/x-bmp': { asPng: true, always: true },
  'image/x-xcf': { asPng: true, always: true },
  'image/svg+xml': { asPng: true, always: true, vector: true, anyArea: true, variants: /^(lang[a-z]+(?:-[a-z]+)*)-/ },
  'image/tiff': { none: true, always: true },
};

/** In pixels. */
const largestArea = 12_500_000;

/** The shorter side of what 1.43 makes of a vector image, in pixels. */
const longestVectorSide = 5120;

/** The file extensions that have icons of their own. */
const icons = new Set([
  ...['svg', 'pdf', 'txt', 'ogg', 'djvu', 'dvi', 'tar', 'exe', 'ps', 'psd', 'rm', 'mid', 'mov', 'xcf', 'c', 'cpp', 'h'],
  ...['html', 'iso', 'ttf', 'deb', 'o', 'rpm', 'java'],
]);

/** In pixels, of both sides. */
export const iconSize = 120;

/** How many thumbnails a response describes. */
export const mostThumbnails = 50;

/** Neither missing files nor those of some types can be scaled with `iiurlparam` (vector imageinfo/url-parameter-of-a-missing-file). */
export function warnOfMissingHandler(run: QueryRun, key: string): void {
  const parameters = [run.context.escapeWikitext(key)];
  run.warn({ code: 'nothumb-noimagehandler', key: 'apiwarn-nothumb-noimagehandler', parameters });
}

/**
 * What is requested of one file, from the parameters for all of them.
 *
 * @throws UsageError `invalidurlparam`, `urlparamnormal` for a size that no thumbnail of the file can have
 */
export function requestThumbnail(
  run: QueryRun,
  { urlwidth, urlheight, urlparam }: ThumbnailParameters,
  { key, file }: FilePage | SharedFile,
): RequestedThumbnail {
  const name = run.context.escapeWikitext(key);
  const scaling = scalings[file.mime];
  const latest = file.versions[0]!;
  const height = Number(urlheight) === -1 ? undefined : Number(urlheight);
  // A height of 0 is one, too (vector imageinfo/thumbnail-without-height).
  const usualWidth = height === undefined ? undefined : latest.width;
  let width = Number(urlwidth) === -1 ? usualWidth : Number(urlwidth);
  let variant = '';
  if (urlparam !== '' && !scaling) {
    warnOfMissingHandler(run, key);
  } else if (urlparam !== '') {
    const given = readParameter(urlparam, scaling?.variants);
    if (!given) {
      const parameters = [run.prefix, name];
      run.warn({ code: 'badurlparam', key: 'apiwarn-badurlparam', parameters });
    } else {
      if (width !== undefined && width !== Number(given.width)) {
        const parameters = [run.prefix, given.width, width];
        run.warn({ code: 'urlparamwidth', key: 'apiwarn-urlparamwidth', parameters });
      }
      if (Number(given.width) === 0) {
        const parameters = [run.prefix, 'width', given.width];
        throw run.error({ code: 'invalidurlparam', key: 'apierror-invalidurlparam', parameters });
      }
      width ??= Number(given.width);
      variant = given.variant;
    }
  }
  const isPossible = width !== undefined && width > 0 && (height ?? 0) >= 0 && latest.width > 0 && latest.height > 0;
  if (scaling && !isPossible) {
    const parameters = [name];
    throw run.error({ code: 'urlparamnormal', key: 'apierror-urlparamnormal', parameters });
  }
  return { width: width ?? 0, height, variant };
}

/** Reads `120px`, `qlow-120px`, `langde-120px`. English is the usual language of an image. */
function readParameter(text: string, variants: RegExp | undefined): { width: string; variant: string } | undefined {
  const found = variants?.exec(text)?.[1];
  const rest = found === undefined ? text : text.slice(found.length + 1);
  const width = /^(\d+)px\n?$/.exec(rest)?.[1];
  return width === undefined
    ? undefined
    : { width, variant: found === undefined || found === 'langen' ? '' : `${found}-` };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a file and its thumbnails are. */
export interface ThumbnailPlace {
  /** The address of the folder that `api.php` is in. */
  readonly script: string;
  /** The same of the wiki that has been asked. */
  readonly ownScript: string;
  /** The address of the folder of its files. */
  readonly uploads: string;
}

export type ThumbnailMembers = Readonly<Record<string, ResultValue | undefined>>;

interface PlacedVersion {
  readonly page: FilePage | SharedFile | NewFile;
  readonly version: FileVersion;
  /** The name of an older version. */
  readonly archiveName: string | undefined;
}

/** The members that a thumbnail adds to a version of a file, in order. */
export function describeThumbnail(
  context: RequestContext,
  place: ThumbnailPlace,
  { page, version, archiveName }: PlacedVersion,
  requested: RequestedThumbnail,
): ThumbnailMembers {
  const { mime } = page.file;
  const isShared = 'repository' in page;
  const scaling = scalings[mime];
  if (!scaling) {
    return { thumburl: iconAddress(place.ownScript, page.key), thumbwidth: iconSize, thumbheight: iconSize };
  }
  const size = sizeWithin(version, requested);
  if (scaling.none) {
    const { width, height } = isShared ? size : { width: iconSize, height: iconSize };
    return { thumburl: iconAddress(place.script, page.key), thumbwidth: width, thumbheight: height, thumbmime: null };
  }
  const placed = { page, version, archiveName };
  const address = (wanted: Size): string =>
    addressOf(context, place.uploads, placed, scaling, wanted, requested.variant);
  const isOriginal = isFull(context, scaling, version, size, requested.variant);
  if (!isOriginal && isTooLarge(scaling, version)) {
    return { thumberror: tooLarge(context, isShared ? page.repository.name : undefined) };
  }
  const shown = isOriginal ? version : size;
  const thumburl = address(size);
  const responsiveUrls = new ResultMap();
  for (const factor of [1.5, 2]) {
    const box = { width: Math.round(shown.width * factor), height: Math.round(shown.height * factor) };
    const url = address(sizeWithin(version, box));
    if (url !== thumburl) responsiveUrls.append(String(factor), url);
  }
  return {
    ...{ thumburl, thumbwidth: shown.width, thumbheight: shown.height },
    thumbmime: scaling.asPng ? 'image/png' : mime,
    responsiveUrls: responsiveUrls.size > 0 ? responsiveUrls : undefined,
  };
}

/** Where a version of a file is in a size: a thumbnail, or the file itself. */
function addressOf(
  context: RequestContext,
  uploads: string,
  { page, version, archiveName }: PlacedVersion,
  scaling: Scaling,
  wanted: Size,
  variant: string,
): string {
  const path = filePath(page.key, archiveName);
  if (isFull(context, scaling, version, wanted, variant)) return uploads + path;
  const name = `${variant}${pixelWidth(context, scaling, version, wanted)}px-${page.key}`;
  return `${uploads}/thumb${path}/${encodeAll(name)}${scaling.asPng ? '.png' : ''}`;
}

function isTooLarge({ anyArea }: Scaling, { width, height }: Size): boolean {
  return !anyArea && width * height > largestArea;
}

/** The address of what pages show of a file within a box: the file itself if it is too large to be scaled. */
export function shownAddress(
  context: RequestContext,
  uploads: string,
  page: FilePage | SharedFile,
  box: ImageBox,
): string {
  const version = page.file.versions[0]!;
  const scaling = scalings[page.file.mime]!;
  if (isTooLarge(scaling, version)) return uploads + filePath(page.key);
  const placed = { page, version, archiveName: undefined };
  return addressOf(context, uploads, placed, scaling, sizeWithin(version, box), '');
}

/** Whether pages show a file of a type; otherwise, they link to it. Real wikis do not scale images that move, of WebP. */
export function isShownInPages(mime: string, { width, height, metadata }: FileVersion): boolean {
  const scaling = scalings[mime];
  if (!scaling || scaling.none || width === 0 || height === 0) return false;
  return !metadata?.some(({ name, value }) => name === 'animated' && value === true);
}

/** The size of an image within a box, in whole pixels. */
export function sizeWithin(image: Size, { width, height }: ImageBox): Size {
  if (height === undefined || width * image.height <= height * image.width) {
    return { width, height: Math.round((image.height * width) / image.width) };
  }
  const exact = (image.width * height) / image.height;
  const rounded = Math.ceil(exact);
  const fits = Math.round((rounded * image.height) / image.width) <= height;
  return { width: Math.max(1, fits ? rounded : Math.floor(exact)), height };
}

/** Whether a browser gets the file itself. */
function isFull(
  { release }: RequestContext,
  { always, asPng }: Scaling,
  image: Size,
  { width }: Size,
  variant: string,
): boolean {
  if (always || variant !== '' || (asPng && !release.since('1.43'))) return false;
  return width >= image.width;
}

/** The width that the name of a thumbnail contains: the browser scales what is larger. */
function pixelWidth({ release }: RequestContext, { vector }: Scaling, image: Size, { width }: Size): number {
  if (!vector) return Math.min(width, image.width);
  if (!release.since('1.43')) return width;
  return Math.min(width, Math.round((longestVectorSide * image.width) / Math.min(image.width, image.height)));
}

/** The icon of a file that has no thumbnails. */
export function iconAddress(script: string, key: string): string {
  const extension = key.slice(key.lastIndexOf('.') + 1).toLowerCase();
  const icon = icons.has(extension) ? `fileicon-${extension}` : 'fileicon';
  return `${script}/resources/assets/file-type-icons/${icon}.png`;
}

/** In the language of the interface. */
function tooLarge(context: RequestContext, repository: string | undefined): string {
  const language = context.interfaceTexts;
  const write = (key: Message['key'], ...parameters: Message['parameters']) =>
    messageWikitext({ code: '', key, parameters }, language);
  const megapixels = typeof language === 'string' ? '12.5' : language.formatNumber(largestArea / 1e6);
  // Of sizes, the parameters are not shown.
  const area = language === 'qqx' ? '(size-megapixel)' : write('size-megapixel', megapixels);
  const error = write('thumbnail_error', write('thumbnail_toobigimagearea', area));
  if (repository === undefined) return error;
  const name = language === 'qqx' ? `(shared-repo-name-${repository} / shared-repo)` : write('shared-repo');
  return write('thumbnail_error_remote', name, error);
}
