import type { Message } from '../../messages/message';
import { ResultList } from '../../response/result-tree';
import type { RequestContext } from '../context';
import { belongTogether } from './extensions';
import { scriptInSvg } from './svg-scripts';

/** Media types that no wiki takes ($wgMimeTypeExclusions). */
const refusedTypes: ReadonlySet<string> = new Set([
  ...['text/html', 'text/javascript', 'text/x-javascript', 'application/x-shellscript', 'application/x-php'],
  ...['text/x-php', 'text/x-python', 'text/x-perl', 'text/x-bash', 'text/x-sh', 'text/x-csh', 'text/scriptlet'],
  ...['application/x-msdownload', 'application/x-msmetafile', 'application/java', 'application/xml', 'text/xml'],
  ...['application/x-sh'],
]);

/**
 * What is wrong with the content of a file.
 *
 * @param extension that the client wants
 */
export function contentProblem(
  context: RequestContext,
  content: Uint8Array,
  mime: string,
  extension: string,
): Message | undefined {
  if (refusedTypes.has(mime)) return problem('filetype-badmime', mime);
  const asBrowserSees = browserType(context, content, mime, extension);
  if (asBrowserSees !== undefined) return problem('filetype-bad-ie-mime', asBrowserSees);
  if (extension !== '' && !belongTogether(mime, extension)) return problem('filetype-mime-mismatch', extension, mime);
  if (mime === 'image/svg+xml') return scriptInSvg(context, content);
  return looksLikeHtml(beginning(content)) ? problem('uploadscripted') : undefined;
}

export function problem(key: Message['key'], ...parameters: readonly string[]): Message {
  const details = new ResultList([key, ...parameters], 'detail');
  return { code: 'verification-error', key, parameters, data: { details } };
}

/** A dangerous type that an old browser would see in the first bytes. */
function browserType(
  { release }: RequestContext,
  content: Uint8Array,
  mime: string,
  extension: string,
): string | undefined {
  if (release.since('1.43')) return undefined;
  const begin = beginning(content);
  if (begin.startsWith('MZ')) return 'application/x-msdownload';
  if (mime === 'image/svg+xml') {
    return extension !== 'svg' && begin.includes('<?xml') ? 'text/xml' : undefined;
  }
  return looksLikeHtml(begin) ? 'text/html' : undefined;
}

function beginning(content: Uint8Array): string {
  return Buffer.from(content.buffer, content.byteOffset, Math.min(256, content.byteLength)).toString('latin1');
}

function looksLikeHtml(begin: string): boolean {
  return /<(?:html|head|body|script|title|plaintext|a href|img|pre|table)/i.test(begin);
}
