import type { FileDefinition } from '../../schemas/generated/wiki-file';
import { fileNamespace } from './namespaces';
import type { Page } from './page';
import type { Pages } from './pages';

/** A version of an uploaded file (facts, reading 5.1). */
export interface FileVersion {
  /** `2026-01-31T12:00:00Z` */
  readonly timestamp: string;
  /** A name, or an address. */
  readonly user: string;
  readonly comment: string;
  /** In bytes. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** 40 hexadecimal digits. */
  readonly sha1: string;
}

/** A file that was uploaded. */
export interface UploadedFile {
  /** `image/png` */
  readonly mime: string;
  /** `BITMAP` */
  readonly mediaType: string;
  readonly bitDepth: number;
  /** The newest first. */
  readonly versions: readonly FileVersion[];
}

/** A page whose file was uploaded. */
export type FilePage = Page & { readonly file: UploadedFile };

/** The page of an uploaded file: under the title itself, or where the redirect there leads. */
export function findUploadedFile(pages: Pages, key: string): FilePage | undefined {
  const page = pages.findTitle(fileNamespace, key);
  if (!page || isFilePage(page)) return page;
  const { target } = page;
  if (!page.redirect || target?.namespace !== fileNamespace || target.interwiki !== '') return undefined;
  const led = pages.findTitle(fileNamespace, target.key);
  return led && isFilePage(led) ? led : undefined;
}

function isFilePage(page: Page): page is FilePage {
  return page.file !== undefined;
}

/** What is declared of a file, completed by what is known of its page. */
export function readFile(
  definition: FileDefinition,
  key: string,
  page: { readonly timestamp: string; /** Who uploaded it. */ readonly user: string },
): UploadedFile {
  const mime = definition.mime ?? mimeByEnding.get(key.slice(key.lastIndexOf('.') + 1).toLowerCase()) ?? unknownMime;
  const latest: FileVersion = {
    timestamp: definition.timestamp ?? page.timestamp,
    user: page.user,
    comment: definition.comment ?? '',
    size: definition.size ?? 0,
    width: definition.width ?? 0,
    height: definition.height ?? 0,
    sha1: definition.sha1 ?? sha1OfNothing,
  };
  const older = definition.older?.map((version): FileVersion => ({ ...latest, ...version })) ?? [];
  return { mime, mediaType: mediaType(mime), bitDepth: definition.bitDepth ?? 8, versions: [latest, ...older] };
}

const sha1OfNothing = 'da39a3ee5e6b4b0d3255bfef95601890afd80709';

const unknownMime = 'unknown/unknown';

const mimeByEnding: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['svg', 'image/svg+xml'],
  ['pdf', 'application/pdf'],
  ['webm', 'video/webm'],
  ['mp3', 'audio/mpeg'],
]);

function mediaType(mime: string): string {
  if (mime === 'image/svg+xml') return 'DRAWING';
  if (mime === 'application/pdf') return 'OFFICE';
  switch (mime.slice(0, mime.indexOf('/'))) {
    case 'image':
      return 'BITMAP';
    case 'video':
      return 'VIDEO';
    case 'audio':
      return 'AUDIO';
    default:
      return 'UNKNOWN';
  }
}
