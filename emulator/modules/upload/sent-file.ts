import { createHash } from 'node:crypto';
import { describeMedia, mediaSettings } from '../../model/media/describe-media';
import type { MediaFacts } from '../../model/media/media-facts';
import type { RequestContext } from '../context';

/** The bytes of a file, and what is read from them. */
export interface SentFile {
  readonly content: Uint8Array;
  /** 40 hexadecimal digits. */
  readonly sha1: string;
  readonly media: MediaFacts;
}

/** @param filename whose extension decides about the type of text files, which can have any bytes */
export function readSentFile({ release }: RequestContext, content: Uint8Array, filename = ''): SentFile {
  const sha1 = createHash('sha1').update(content).digest('hex');
  const settings = mediaSettings(release);
  const media = describeMedia(content, settings);
  const isText = media.mime === 'unknown/unknown' && filename.toLowerCase().endsWith('.txt');
  return { content, sha1, media: isText ? describeMedia(content, settings, 'text/plain') : media };
}
