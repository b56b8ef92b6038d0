import { indexAddress, normalAddress } from '../../../model/external-links';
import type { AddressIndex, LinkRow } from '../../../model/link-row';
import { hostProtocols } from '../../../releases/protocols';
import type { Release } from '../../../releases/release';

/** Lets some links through. */
export interface AddressFilter {
  /** What the addresses of all of them begin with, by which they are found. */
  readonly within: string;
  readonly passes: (row: LinkRow) => boolean;
}

export function passesAny(filters: readonly AddressFilter[], row: LinkRow): boolean {
  return filters.some(({ passes }) => passes(row));
}

/**
 * What `elprotocol` and `elquery` let through (reading 11.3): whatever any of the filters lets through.
 *
 * @returns undefined for a query that no address can match
 */
export function addressFilters(
  query: string,
  protocol: string,
  release: Release,
): readonly AddressFilter[] | undefined {
  const isNormalised = release.since('1.43');
  const start = protocol === '' ? '' : `${protocol}:${hostProtocols.includes(protocol) ? '//' : ''}`;
  if (query === '') {
    return start === '' ? [{ within: '', passes: (row) => !isSecondRow(row) }] : [withinDomain(start)];
  }
  const starts = start !== '' ? [start] : isNormalised ? ['http://', 'https://'] : ['http://'];
  const filters = starts.map((one) => queryFilter(normalAddress(query), one, isNormalised));
  const known = filters.filter((one) => one !== undefined);
  return known.length < filters.length ? undefined : known;
}

function withinDomain(domain: string, path = ''): AddressFilter {
  return { within: domain, passes: (row) => row.domain.startsWith(domain) && row.path.startsWith(path) };
}

/** The links of one domain whose paths begin with this. */
function ofDomain(domain: string, path: string): AddressFilter {
  return { within: domain + path, passes: (row) => row.domain === domain && row.path.startsWith(path) };
}

const none: AddressFilter = { within: '\0', passes: () => false };

/** 1.39 has an address without a protocol twice, and lists the row of `http`. */
function isSecondRow({ url, domain }: LinkRow): boolean {
  return url.startsWith('//') && domain.startsWith('https:');
}

function queryFilter(given: string, start: string, isNormalised: boolean): AddressFilter | undefined {
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
  if (!index) return hasHost && isOtherHostInBrackets(rest) ? none : undefined;
  if (isMail) return mailFilter(rest, wildcard, index, isNormalised);
  const path = index.path === '/' && hasHost ? '' : index.path;
  if (!hasHost) {
    const isWithin = !isNormalised && (start === 'news:' || wildcard === '*.');
    return isWithin ? withinDomain(index.domain) : ofDomain(index.domain, path);
  }
  const domain = wildcard === '' ? index.domain : index.domain.replace(/:\d+$/, '');
  if (isNormalised) {
    // Addresses of version 6 are found with their port only.
    const isSix = domain.includes('://V6.') && !/:\d+$/.test(domain);
    if (isSix) return none;
    return path === '' ? withinDomain(domain) : ofDomain(domain, path);
  }
  // The path does not count beside a wildcard.
  return wildcard === '' ? ofDomain(domain, path) : withinDomain(domain);
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
function rangeFilter(query: string, start: string, isNormalised: boolean): AddressFilter | undefined {
  const hasHost = start.endsWith('//');
  const [, numbers, rest = ''] =
    (hasHost ? /^((?:\d{1,3}\.){1,3})\*(?::\d*)?([/?#].*)?$/s : /^((?:\d{1,3}\.){1,3})\*(\?.*)?$/s).exec(query) ?? [];
  if (numbers === undefined) return undefined;
  const domain = `${start}V4.${numbers}`;
  if (!isNormalised) return withinDomain(domain);
  if (!hasHost || rest.startsWith('/')) return none;
  return withinDomain(domain, rest === '' ? '' : `/${rest}`);
}

function mailFilter(
  rest: string,
  wildcard: string,
  { domain, path }: AddressIndex,
  isNormalised: boolean,
): AddressFilter {
  const at = domain.indexOf('@');
  if (isNormalised) {
    const isWhole = /@./.test(rest) && wildcard === '' && at + 1 < domain.length;
    return isWhole ? ofDomain(domain, path) : none;
  }
  if (wildcard === '*@') return withinDomain(domain.slice(0, at + 1));
  if (rest.includes('@')) {
    if (at + 1 === domain.length || rest.endsWith('@')) return none;
    return { within: domain, passes: (row) => (row.domain + row.path).startsWith(domain + path) };
  }
  const host = indexAddress(`mailto:x@${rest}`, false)?.domain ?? '';
  return withinDomain(host.slice(0, host.indexOf('@')));
}
