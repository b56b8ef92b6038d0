import { domainToUnicode } from 'node:url';

import type { Release } from '../releases/release';
import { hostProtocols, plainProtocols } from '../releases/protocols';
import type { ExternalLinkUsage } from './external-link-usage';
import type { AddressIndex, LinkRow } from './link-row';
import { canonicalAddress } from './ip-address';
import type { Page } from './page';

/** The external links of every page, each with its id; kept up to date as pages come and go. */
export class ExternalLinks {
  private rows = new Map<number, readonly LinkRow[]>();
  private highestId = 0;
  /** Created when the links of all pages are first listed. */
  private heldUsage: ExternalLinkUsage | undefined;

  constructor(private readonly release: Release | undefined) {}

  copy(): ExternalLinks {
    const copy = new ExternalLinks(this.release);
    copy.rows = new Map(this.rows);
    copy.highestId = this.highestId;
    copy.heldUsage = this.heldUsage?.copy();
    return copy;
  }

  /** The rows of a page, in the order of their ids. */
  rowsOf(pageId: number): readonly LinkRow[] {
    return this.rows.get(pageId) ?? [];
  }

  /** The links of all pages. */
  get usage(): ExternalLinkUsage {
    if (this.heldUsage) return this.heldUsage;
    const { ExternalLinkUsage: Usage } = require('./external-link-usage') as typeof import('./external-link-usage');
    this.heldUsage = new Usage();
    for (const [pageId, rows] of this.rows) this.heldUsage.add(pageId, rows);
    return this.heldUsage;
  }

  /** Rows that a page keeps keep their ids; those that come get the next ones, in the order that was declared if it was. */
  put({ id, links = [], declaresLinks = false }: Pick<Page, 'id' | 'links' | 'declaresLinks'>): void {
    const held = this.rows.get(id);
    if (!held && links.length === 0) return;
    const wanted = new Map<string, Omit<LinkRow, 'id'>>();
    const isNormalised = this.release?.since('1.43') ?? true;
    for (const row of links.flatMap((url) => rowsOfAddress(url, isNormalised))) {
      const key = rowKey(row);
      if (!wanted.has(key)) wanted.set(key, row);
    }
    const kept = (held ?? []).filter((row) => wanted.delete(rowKey(row)));
    const rows = [...wanted.values()];
    const ordered = isNormalised && !declaresLinks ? groupedByDomain(rows) : rows;
    const added = ordered.map((row): LinkRow => ({ id: ++this.highestId, ...row }));
    this.heldUsage?.remove(id, held ?? []);
    const now = [...kept, ...added];
    this.heldUsage?.add(id, now);
    if (now.length === 0) this.rows.delete(id);
    else this.rows.set(id, now);
  }

  remove({ id }: Pick<Page, 'id'>): void {
    this.heldUsage?.remove(id, this.rowsOf(id));
    this.rows.delete(id);
  }
}

function rowKey({ url, domain, path }: Omit<LinkRow, 'id'>): string {
  return `${domain} ${path} ${url}`;
}

/** 1.43 stores new rows of one domain together. */
function groupedByDomain<Row extends AddressIndex>(rows: readonly Row[]): readonly Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.domain);
    if (group) group.push(row);
    else groups.set(row.domain, [row]);
  }
  return [...groups.values()].flat();
}

/**
 * The rows of an address: 1.39 has two of one without a protocol, 1.43 takes it for `https`. What only looks like an address has none
 * (sequence links-that-are-no-addresses).
 */
function rowsOfAddress(url: string, isNormalised: boolean): readonly Omit<LinkRow, 'id'>[] {
  const protocols = !url.startsWith('//') ? [''] : isNormalised ? ['https:'] : ['http:', 'https:'];
  return protocols.flatMap((protocol) => {
    const index = indexAddress(protocol + url, isNormalised);
    return index ? [{ url: isNormalised ? normalisedAddress(index) : url, ...index }] : [];
  });
}

/** An address in its parts; undefined for what is no address. */
interface AddressParts {
  readonly scheme: string;
  readonly hasHost: boolean;
  readonly host: string;
  readonly port: string;
  readonly path: string;
}

function partsOf(url: string): AddressParts | undefined {
  const colon = url.indexOf(':');
  const scheme = url.slice(0, colon).toLowerCase();
  if (colon < 0) return undefined;
  const hasHost = url.startsWith('//', colon + 1);
  if (hasHost !== hostProtocols.includes(scheme) || (!hasHost && !plainProtocols.includes(scheme))) return undefined;
  const rest = url.slice(colon + (hasHost ? 3 : 1));
  const end = rest.search(hasHost ? /[/?#]/ : /[?#]/);
  const [authority, path] = end < 0 ? [rest, ''] : [rest.slice(0, end), rest.slice(end)];
  // A number behind a colon is taken for a port.
  if (!hasHost) return /^\d{1,5}(?:\/|$)/.test(rest) ? undefined : { scheme, hasHost, host: authority, port: '', path };
  const [, host = '', port = ''] = /^(.*?)(?::(\d*))?$/s.exec(authority.slice(authority.lastIndexOf('@') + 1)) ?? [];
  if (host === '' || host.includes(':') !== host.startsWith('[') || Number(port) > 65_535) return undefined;
  if (host.startsWith('[') && (!host.endsWith(']') || canonicalAddress(host.slice(1, -1)) === undefined))
    return undefined;
  return { scheme, hasHost, host, port: Number(port) === 0 ? '' : port, path };
}

/** Whether a text that looks like a link is one. */
export function isAddress(url: string): boolean {
  return partsOf(url.startsWith('//') ? `https:${url}` : url) !== undefined;
}

/** How an address is found; undefined for what is none. */
export function indexAddress(url: string, isNormalised: boolean): AddressIndex | undefined {
  const parts = partsOf(url);
  if (!parts) return undefined;
  const { scheme, hasHost, host, port, path } = parts;
  if (hasHost) {
    const domain = `${scheme}://${reversedHost(host)}${port === '' ? '' : `:${port}`}`;
    const rooted = path.startsWith('/') ? path : `/${path}`;
    return { domain, path: isNormalised ? withoutDots(rooted) : rooted };
  }
  if (scheme === 'mailto') {
    const at = host.indexOf('@');
    const [local, domain] = at < 0 ? [host, ''] : [host.slice(0, at), host.slice(at + 1)];
    return { domain: `mailto:${reversedLabels(domain, isNormalised)}@${local}`, path };
  }
  if (isNormalised && scheme !== 'news') {
    return { domain: `${scheme}:`, path: host === '' ? `/${path}` : host + path };
  }
  return { domain: `${scheme}:${host === '' ? '.' : reversedLabels(host, isNormalised)}`, path };
}

function reversedLabels(host: string, isNormalised: boolean): string {
  if (host === '') return '';
  const lower = host.toLowerCase();
  if (!isNormalised && isVersion4(lower)) return `V4.${lower}.`;
  const encoded = lower.replace(/[^a-z0-9\-._~!$&'()*+,;=\u0080-\u{10ffff}]/gu, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `${encoded.replace(/\.$/, '').split('.').reverse().join('.')}.`;
}

/** `V6.2001.DB8.0.0.0.0.0.1.`, `V4.10.1.2.3.`, `org.example.` */
function reversedHost(host: string): string {
  if (host.startsWith('[')) return `V6.${(canonicalAddress(host.slice(1, -1)) ?? '').replaceAll(':', '.')}.`;
  const decoded = decodeHost(host).toLowerCase().replace(/\.$/, '');
  if (isVersion4(decoded)) return `V4.${decoded}.`;
  const unicode = decoded.includes('xn--') ? domainToUnicode(decoded) || decoded : decoded;
  return `${unicode.split('.').reverse().join('.')}.`;
}

function isVersion4(host: string): boolean {
  return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) && canonicalAddress(host) !== undefined;
}

function decodeHost(host: string): string {
  try {
    return decodeURIComponent(host);
  } catch {
    return host;
  }
}

/**
 * The address of a link with `elexpandurl`: with a scheme, and without `.` and `..` in its path.
 *
 * @param canonicalServer `https://wiki.example`, whose scheme addresses without one get
 */
export function expandAddress(url: string, canonicalServer: string): string {
  const absolute = url.startsWith('//') ? canonicalServer.slice(0, canonicalServer.indexOf(':') + 1) + url : url;
  return addressWithoutDots(absolute);
}

/** An address without `.` and `..` in its path. */
export function addressWithoutDots(url: string): string {
  const [, start, path] = /^((?:[^:/?#]+:)?\/\/[^/?#]*)(\/.*)$/s.exec(url) ?? [];
  return start === undefined || path === undefined ? url : start + withoutDots(path);
}

/** The path without `.` and `..`, as 1.43 stores it. */
function withoutDots(path: string): string {
  const end = path.search(/[?#]/);
  const [hierarchy, rest] = end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)];
  if (!hierarchy.includes('/.')) return path;
  const kept: string[] = [];
  const segments = hierarchy.slice(1).split('/');
  segments.forEach((segment, index) => {
    const isDots = segment === '.' || segment === '..';
    if (segment === '..') kept.pop();
    if (!isDots) kept.push(segment);
    else if (index === segments.length - 1) kept.push('');
  });
  return `/${kept.join('/')}${rest}`;
}

/** The address that 1.43 makes of what it stores. */
function normalisedAddress({ domain, path }: AddressIndex): string {
  const [, scheme = '', rest = ''] = /^([^:]*:(?:\/\/)?)(.*)$/s.exec(domain) ?? [];
  if (scheme === 'news:') return scheme + path;
  if (scheme === 'mailto:') {
    const at = rest.indexOf('@');
    return `mailto:${rest.slice(at + 1)}@${forwards(rest.slice(0, at))}${path}`;
  }
  if (!scheme.endsWith('//')) return scheme + path;
  const [, host = '', port = ''] = /^(.*?\.)(:\d+)?$/s.exec(rest) ?? [];
  const [kind, ...labels] = host.slice(0, -1).split('.');
  if (kind === 'V6') return `${scheme}[${labels.join(':')}]${port}${path}`;
  return `${scheme}${kind === 'V4' ? labels.join('.') : forwards(host)}${port}${path}`;
}

function forwards(reversed: string): string {
  return reversed.replace(/\.$/, '').split('.').reverse().join('.');
}

/** An address in which what it cannot hold is encoded, and what need not be encoded is not. */
export function normalAddress(text: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? [];
  return normalPart(path, PATH) + normalPart(query, QUERY) + normalPart(fragment, FRAGMENT);
}

/** What is not encoded in each part. */
const PATH = /[!$&'()*+,\-.0-9:;=@A-Z_a-z~]/;
const QUERY = /[!$'()*,\-./0-9:?@A-Z_a-z~]/;
const FRAGMENT = /[!$&'()*+,\-./0-9:;=?@A-Z_a-z~]/;

function normalPart(text: string, plain: RegExp): string {
  return text
    .replace(/[^\x21\x23-\x3b\x3d\x3f-\x5d\x5f\x61-\x7a\x7e]|\\/gu, (character) =>
      Array.from(Buffer.from(character), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
    )
    .replace(/%([0-9A-Fa-f]{2})/g, (encoded, digits: string) => {
      const character = String.fromCharCode(Number.parseInt(digits, 16));
      return plain.test(character) ? character : encoded.toUpperCase();
    });
}
