/** Errors of edits that tests can also cause on purpose (docs/faults.md). */
import type { Message } from '../../messages/message';
import type { Release } from '../../releases/release';

export const editConflict: Message = { code: 'editconflict', key: 'edit-conflict', parameters: [] };

export const badMd5: Message = { code: 'badmd5', key: 'apierror-badmd5', parameters: [] };

/** @param kilobytes the limit, in units of 1,024 bytes */
export function contentTooBig(release: Release, kilobytes: number): Message {
  const worded = release.since('1.43') ? {} : { text: earlierText };
  return { code: 'contenttoobig', key: 'apierror-contenttoobig', parameters: [kilobytes], ...worded };
}

const earlierText = 'The content you supplied exceeds the article size limit of $1 kibibytes.';
