import type { FileMetadata } from '../page';

/** What is known of a file from its bytes. */
export interface MediaFacts {
  /** `image/png` */
  readonly mime: string;
  /** `BITMAP` */
  readonly mediaType: string;
  /** In pixels; 0 for what has no size. */
  readonly width: number;
  readonly height: number;
  /** Bits per color channel; 0 where that is not known. */
  readonly bitDepth: number;
  /** In the order in which it is listed; undefined for what is not read. */
  readonly metadata: readonly FileMetadata[] | undefined;
}

/** What a reader of one format finds. */
export type ReadMedia = Pick<MediaFacts, 'width' | 'height' | 'bitDepth' | 'metadata'>;

/** A file that is broken, or of a format without a reader. */
export const unreadable: ReadMedia = { width: 0, height: 0, bitDepth: 0, metadata: [{ name: '_error', value: '0' }] };
