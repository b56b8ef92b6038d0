import { findUploadedFile } from '../../model/files';
import { fileNamespace, mediaNamespace } from '../../model/namespaces';
import { isTitle, parseTitle, prefixedKey } from '../../model/title';
import { decodeCharacterReferences } from '../../text/character-references';
import { escapeHtml } from '../../text/escape';
import { encodeAll, filePath } from '../../text/file-path';
import { addressOnServer, articleAddress, encodeForWikiUrl, wikiPaths } from '../../text/wiki-url';
import { UNKNOWN_SERVER } from '../transclusion';
import { withoutMarkers, type FunctionCall, type ParserFunction } from './call';

/** Where the wiki is, as its pages say it. */
export function siteAddress({ context }: Pick<FunctionCall, 'context'>) {
  const { server = UNKNOWN_SERVER, scriptPath, articlePath, settings } = context.source.site;
  return { server, ...wikiPaths({ scriptPath, articlePath, uploadPath: settings.uploadPath }) };
}

/** The address of a title; `undefined` for an invalid one, which is looked for as a template. */
function addressOf(first: string, query: string | undefined, server: string, call: FunctionCall): string | undefined {
  const { rules, source } = call.context;
  const parsed = parseTitle(first, rules);
  if (!isTitle(parsed) || (parsed.key === '' && parsed.interwiki === '')) return undefined;
  const title = parsed.namespace === mediaNamespace ? { ...parsed, namespace: fileNamespace } : parsed;
  const fragment = title.fragment === '' ? '' : `#${title.fragment.replaceAll(' ', '_')}`;
  const interwiki = source.site.interwikiAddress(title.interwiki);
  if (interwiki !== undefined) {
    const address = interwiki.replace('$1', () => encodeForWikiUrl(title.key));
    return (query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address) + fragment;
  }
  const key = prefixedKey(title, rules.namespaces);
  const { scriptPath, articlePath } = siteAddress(call);
  const path = query
    ? `${scriptPath}/index.php?title=${encodeForWikiUrl(key)}&${query}`
    : articleAddress(articlePath, key);
  return server + path + fragment;
}

function address(isFull: boolean, isEscaped: boolean): ParserFunction {
  return (first, [query], call) => {
    const server = isFull ? siteAddress(call).server : '';
    const found = addressOf(first, query?.text, server, call);
    return found !== undefined && isEscaped ? escapeHtml(found) : found;
  };
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
