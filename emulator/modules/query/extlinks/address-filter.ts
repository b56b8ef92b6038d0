import { indexAddress, normalAddress, type AddressIndex, type LinkRow } from '../../../model/external-links';
import { hostProtocols } from '../../../releases/protocols';
import type { Release } from '../../../releases/release';

/**
 * What `elprotocol` and `elquery` let through (reading 11.3).
 *
 * @returns undefined for a query that no address can match
 */
export function addressFilter(
  query: string,
  protocol: string,
  release: Release,
): ((row: LinkRow) => boolean) | undefined {
  const isNormalised = release.since('1.43');
  const start = protocol === '' ? '' : `${protocol}:${hostProtocols.includes(protocol) ? '//' : ''}`;
  if (query === '') return (row) => (start === '' ? !isSecondRow(row) : row.domain.startsWith(start));
  const starts = start !== '' ? [start] : isNormalised ? ['http://', 'https://'] : ['http://'];
  const filters = starts.map((one) => queryFilter(normalAddress(query), one, isNormalised));
  if (filters.some((one) => one === undefined)) return undefined;
  return (row) => filters.some((passes) => passes?.(row));
}

/** 1.39 has an address without a protocol twice, and lists the row of `http`. */
function isSecondRow({ url, domain }: LinkRow): boolean {
  return url.startsWith('//') && domain.startsWith('https:');
}

type Filter = (row: AddressIndex) => boolean;

function queryFilter(given: string, start: string, isNormalised: boolean): Filter | undefined {
  const isMail = start === 'mailto:';
  const hasHost = start.endsWith('//');
  const query = hasHost ? given.replace(/^[^/?#@]*@/, '') : given;
  const [wildcard = ''] = (isMail ? /^\*[.@]/ : /^\*\./).exec(query) ?? [];
  const rest = query.slice(wildcard.length);
  const hasNumbers = hasHost || !isNormalised || isMail || start === 'news:';
  if (wildcard !== '' && !hasNumbers) return undefined;
  if (wildcard === '*.' && !hasHost && (rest === '' || (isMail && rest.includes('@')))) return undefined;
  const range = wildcard === '' && hasNumbers ? rangeFilter(rest, start, isNormalised) : undefined;
  if (range) return range;
  if (rest.includes('*')) return undefined;
  const index =
    wildcard === '*.' && !hasHost && /^\d{1,5}$/.test(rest)
      ? { domain: `${start}${rest}.`, path: '' }
      : indexAddress(start + (wildcard === '*@' ? `x@${rest}` : rest), isNormalised);
  if (!index) return hasHost && isOtherHostInBrackets(rest) ? () => false : undefined;
  if (isMail) return mailFilter(rest, wildcard, index, isNormalised);
  const path = index.path === '/' && hasHost ? '' : index.path;
  if (!hasHost) {
    const isWithin = !isNormalised && (start === 'news:' || wildcard === '*.');
    if (isWithin) return (row) => row.domain.startsWith(index.domain);
    return (row) => row.domain === index.domain && row.path.startsWith(path);
  }
  const domain = wildcard === '' ? index.domain : index.domain.replace(/:\d+$/, '');
  if (isNormalised) {
    // Addresses of version 6 are found with their port only.
    const isSix = domain.includes('://V6.') && !/:\d+$/.test(domain);
    if (isSix) return () => false;
    if (path === '') return (row) => row.domain.startsWith(domain);
    return (row) => row.domain === domain && row.path.startsWith(path);
  }
  if (wildcard === '') return (row) => row.domain === domain && row.path.startsWith(path);
  // The path does not count beside a wildcard.
  return (row) => row.domain.startsWith(domain);
}

/**
 * Whether a query begins with a bracket and is valid, although its host is no address of version 6: no link has such a
 * host (vectors extlinks/host-in-brackets to extlinks/bracket-with-invalid-port).
 */
function isOtherHostInBrackets(query: string): boolean {
  const [, host = '', port] = /^(\[[^/?#]*?)(?::([^:\]/?#]*))?(?:[/?#]|$)/.exec(query) ?? [];
  // PHP reads a port of up to five characters that begins with a digit, and ignores what follows the digits.
  if (port === undefined) return host !== '' && !/:[\d.]+\.\d+\]$/.test(host);
  return port === '' || (/^\d/.test(port) && port.length <= 5 && Number.parseInt(port, 10) <= 65_535);
}

/** `10.1.*`: whatever follows does not count for 1.39; 1.43 finds none without slashes (vector extlinks/numbers-of-news). */
function rangeFilter(query: string, start: string, isNormalised: boolean): Filter | undefined {
  const hasHost = start.endsWith('//');
  const [, numbers, rest = ''] =
    (hasHost ? /^((?:\d{1,3}\.){1,3})\*(?::\d*)?([/?#].*)?$/s : /^((?:\d{1,3}\.){1,3})\*(\?.*)?$/s).exec(query) ?? [];
  if (numbers === undefined) return undefined;
  const domain = `${start}V4.${numbers}`;
  if (!isNormalised) return (row) => row.domain.startsWith(domain);
  if (!hasHost || rest.startsWith('/')) return () => false;
  return (row) => row.domain.startsWith(domain) && row.path.startsWith(rest === '' ? '' : `/${rest}`);
}

function mailFilter(rest: string, wildcard: string, { domain, path }: AddressIndex, isNormalised: boolean): Filter {
  const at = domain.indexOf('@');
  if (isNormalised) {
    const isWhole = /@./.test(rest) && wildcard === '' && at + 1 < domain.length;
    return isWhole ? (row) => row.domain === domain && row.path.startsWith(path) : () => false;
  }
  if (wildcard === '*@') return (row) => row.domain.startsWith(domain.slice(0, at + 1));
  if (rest.includes('@')) {
    if (at + 1 === domain.length || rest.endsWith('@')) return () => false;
    return (row) => (row.domain + row.path).startsWith(domain + path);
  }
  const host = indexAddress(`mailto:x@${rest}`, false)?.domain ?? '';
  return (row) => row.domain.startsWith(host.slice(0, host.indexOf('@')));
}
