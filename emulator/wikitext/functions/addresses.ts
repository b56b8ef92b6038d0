import { findUploadedFile } from '../../model/files';
import { fileNamespace, mediaNamespace } from '../../model/namespaces';
import { isTitle, parseTitle, prefixedKey, type Title, type TitleRules } from '../../model/title';
import { decodeCharacterReferences } from '../../text/character-references';
import { escapeHtml } from '../../text/escape';
import { encodeAll, filePath } from '../../text/file-path';
import { encodeFragment } from '../../text/fragments';
import { addressOnServer, articleAddress, encodeForWikiUrl, wikiPaths } from '../../text/wiki-url';
import { UNKNOWN_SERVER } from '../transclusion';
import { withoutMarkers, type FunctionCall, type ParserFunction } from './call';

/** Where the wiki is, as its pages say it. */
export function siteAddress({ context }: Pick<FunctionCall, 'context'>) {
  const { server = UNKNOWN_SERVER, scriptPath, articlePath, settings } = context.source.site;
  return { server, ...wikiPaths({ scriptPath, articlePath, uploadPath: settings.uploadPath }) };
}

/** A title, encoded or not; `undefined` for an invalid one, which is looked for as a template. */
function readTitle(text: string, rules: TitleRules): Title | undefined {
  const parsed = parseTitle(text, rules);
  if (isTitle(parsed)) return parsed;
  if (!text.includes('%')) return undefined;
  const again = parseTitle(decodeQuery(text), rules);
  return isTitle(again) ? again : undefined;
}

/**
 * The address of a title; `undefined` for an invalid one.
 *
 * @param server absent for local addresses, which have no fragments
 */
function addressOf(first: string, query: string | undefined, call: FunctionCall, server?: string): string | undefined {
  const { rules, source } = call.context;
  const read = readTitle(first, rules);
  if (read === undefined) return undefined;
  const title = read.namespace === mediaNamespace ? { ...read, namespace: fileNamespace, fragment: '' } : read;
  const elsewhere = source.site.addressElsewhere(server === undefined ? { ...title, fragment: '' } : title, query);
  if (elsewhere !== undefined) return elsewhere;
  const key = prefixedKey(title, rules.namespaces);
  const { scriptPath, articlePath } = siteAddress(call);
  const path = query
    ? `${scriptPath}/index.php?title=${encodeForWikiUrl(key)}&${query}`
    : articleAddress(articlePath, key);
  const hasFragment = server !== undefined && title.fragment !== '';
  return `${server ?? ''}${path}${hasFragment ? `#${encodeFragment(title.fragment.replaceAll(' ', '_'))}` : ''}`;
}

function address(isFull: boolean, isEscaped: boolean): ParserFunction {
  return (first, [query], call) => {
    const found = addressOf(first, query?.text, call, isFull ? siteAddress(call).server : undefined);
    return found !== undefined && isEscaped ? escapeHtml(found) : found;
  };
}

/** As PHP decodes a value of a query: `+` is a space. */
function decodeQuery(text: string): string {
  const bytes = Buffer.from(text.replaceAll('+', ' '), 'utf8').toString('latin1');
  const decoded = bytes.replace(/%([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
  return Buffer.from(decoded, 'latin1').toString('utf8');
}

/** As PHP encodes a value of a query: with `+` for spaces. */
function encodeQuery(text: string): string {
  return encodeAll(text).replaceAll('%20', '+').replaceAll('~', '%7E');
}

export const addressFunctions: Readonly<Record<string, ParserFunction>> = {
  fullurl: address(true, false),
  fullurle: address(true, true),
  localurl: address(false, false),
  localurle: address(false, true),
  canonicalurl: address(true, false),
  canonicalurle: address(true, true),
  filepath: (first, _, call) => {
    const title = parseTitle(first, call.context.rules, fileNamespace);
    if (!isTitle(title) || title.namespace !== fileNamespace) return '';
    const file = findUploadedFile(call.context.source.pages, title.key);
    if (file === undefined) return '';
    const { server, uploadPath } = siteAddress(call);
    return addressOnServer(server, uploadPath) + filePath(file.key);
  },
  urlencode: (first, [option]) => {
    const text = withoutMarkers(first);
    switch (option?.text.toUpperCase()) {
      case 'PATH':
        return encodeAll(text);
      case 'WIKI':
        return encodeForWikiUrl(text.replaceAll(' ', '_').toWellFormed());
      default:
        return encodeQuery(text);
    }
  },
  anchorencode: (first) => {
    const shown = withoutMarkers(first)
      .replace(/\[\[:?([^[\]|]*)(?:\|([^[\]]*))?\]\]/g, (_, target: string, label?: string) => label ?? target)
      .replace(/\[(?:https?:)?\/\/[^\s[\]]*\s*([^[\]]*)\]/g, '$1')
      .replace(/<[^<>]*>/g, '')
      .replace(/'{2,}/g, '');
    const plain = decodeCharacterReferences(shown)
      .replace(/[ _\t\n]+/g, ' ')
      .trim();
    return escapeHtml(plain.replaceAll(' ', '_').replace(/%(?=[\da-f]{2})/gi, '%25'));
  },
};
