import {
  hostProtocols,
  indexAddress,
  normalAddress,
  type AddressIndex,
  type LinkRow,
} from '../../../model/external-links';
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

function queryFilter(query: string, start: string, isNormalised: boolean): Filter | undefined {
  const isMail = start === 'mailto:';
  const hasHost = start.endsWith('//');
  const [wildcard = ''] = (isMail ? /^\*[.@]/ : /^\*\./).exec(query) ?? [];
  const rest = query.slice(wildcard.length);
  const mayBeRange = hasHost || !isNormalised || isMail || start === 'news:';
  const range = mayBeRange && wildcard === '' ? /^((?:\d{1,3}\.){1,3})\*(\/.*)?$/s.exec(rest) : null;
  // Without slashes 1.43 finds none (vector extlinks/numbers-without-slashes).
  if (range && !hasHost)
    return range[2] === undefined ? addressRange(`${start}V4.${range[1] ?? ''}`, '', false) : undefined;
  if (range) return addressRange(`${start}V4.${range[1] ?? ''}`, range[2] ?? '', isNormalised);
  if (rest.includes('*')) return undefined;
  const index = indexAddress(start + (wildcard === '*@' ? `x@${rest}` : rest), isNormalised);
  if (!index) return undefined;
  if (isMail) return mailFilter(rest, wildcard, index, isNormalised);
  const path = index.path === '/' && hasHost ? '' : index.path;
  if (!hasHost) {
    if (start !== 'news:' && isNormalised) return (row) => row.domain === index.domain && row.path.startsWith(path);
    if (start === 'news:' && !isNormalised) return (row) => row.domain.startsWith(index.domain);
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

function addressRange(domain: string, path: string, isNormalised: boolean): Filter {
  return isNormalised && path !== '' ? () => false : (row) => row.domain.startsWith(domain);
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
