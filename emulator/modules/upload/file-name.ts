import type { Message } from '../../messages/message';
import { fileNamespace } from '../../model/namespaces';
import { extensionOfMime } from '../../model/media/media-types';
import { isTitle, parseTitle } from '../../model/title';
import { decodeCharacterReferences, hasNamedReference } from '../../text/character-references';
import { ResultList } from '../../response/result-tree';
import type { RequestContext } from '../context';
import { allowedExtensions, prohibitedExtensions } from './extensions';

/** In bytes. */
const longestName = 240;

/** The name of a file in the wiki, or what is wrong with the one that the client wants. */
export type FileName = {
  /** The last one, in lower case; empty if there is no title. */ readonly extension: string;
} & ({ readonly key: string } | { readonly key: undefined; readonly error: Message });

/**
 * The name that a file gets: characters that titles cannot have become hyphens, and a name without an extension gets that of
 * the file's type.
 */
export function readFileName(context: RequestContext, wanted: string, mime: string): FileName {
  const { site } = context.wiki;
  const possible = withoutNamespace(context, wanted).replace(/[\x00-\x1f\x7f#<>[\]|{}:/\\]/g, '-');
  const title = parseTitle(possible, site, fileNamespace);
  if (hasNamedReference(possible) || !isTitle(title) || title.namespace !== fileNamespace || title.key === '') {
    return { extension: '', key: undefined, error: illegalName(possible) };
  }
  const [, ...extensions] = title.key.split('.');
  const extension = extensions.at(-1) ?? extensionOfMime(mime);
  const key = extensions.length === 0 && extension !== '' ? `${title.key}.${extension}` : title.key;
  const error = wrongExtension(context, extensions, extension) ?? wrongLength(key, extensions);
  return { extension: extension.toLowerCase(), ...(error ? { key: undefined, error } : { key }) };
}

function withoutNamespace({ wiki }: RequestContext, wanted: string): string {
  const title = parseTitle(wanted, wiki.site);
  if (!isTitle(title) || title.namespace !== fileNamespace || title.interwiki !== '') return wanted;
  // As a title, it has its references decoded; a line feed at its end goes away (details.recorded.json).
  return decodeCharacterReferences(wanted.replace(/^\s*:?[^:]*:/, '').replace(/\n$/, ''));
}

function illegalName(filename: string): Message {
  return { code: 'illegal-filename', key: 'illegal-filename', parameters: [], data: { filename } };
}

/** Every extension counts: servers may run `a.php.png`. */
function wrongExtension(context: RequestContext, extensions: readonly string[], last: string): Message | undefined {
  const allowed = allowedExtensions(context);
  const prohibited = extensions.filter((extension) => prohibitedExtensions.has(extension.toLowerCase()));
  const filetype = last.toLowerCase();
  if (prohibited.length === 0 && allowed.includes(filetype)) return undefined;
  const bad = prohibited.length > 0 ? { list: prohibited, type: 'comma' as const } : filetype;
  return {
    code: 'filetype-banned',
    key: 'filetype-banned-type',
    parameters: [bad, { list: allowed, type: 'comma' }, allowed.length, Math.max(1, prohibited.length)],
    data: {
      filetype,
      allowed: new ResultList([...allowed], 'ext'),
      ...(prohibited.length > 0 && { blacklisted: new ResultList([...prohibited], 'ext') }),
    },
  };
}

function wrongLength(key: string, extensions: readonly string[]): Message | undefined {
  const partLength = key.length - (extensions.at(-1)?.length ?? 0) - 1;
  if (extensions.length > 0 && partLength < 1) {
    return { code: 'filename-tooshort', key: 'filename-tooshort', parameters: [] };
  }
  if (Buffer.byteLength(key) > longestName) {
    return { code: 'filename-toolong', key: 'filename-toolong', parameters: [] };
  }
  return undefined;
}
