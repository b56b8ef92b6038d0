/**
 * Network addresses as names: a title in `User:` or `User talk:` that is an address, or a range of addresses, is
 * rewritten to its canonical form (`User:2001:db8::1` is `User:2001:DB8:0:0:0:0:0:1`, `User:1.2.3.04` is
 * `User:1.2.3.4`), and no user can have such a name (core 1, `assertuser`).
 */

/** @returns the canonical form of an address or range; `undefined` for anything else */
export function canonicalAddress(text: string): string | undefined {
  const slash = text.indexOf('/');
  const address = slash < 0 ? text : text.slice(0, slash);
  const range = slash < 0 ? '' : text.slice(slash);
  if (address.includes(':')) {
    return range === '' || SIX_RANGE.test(range) ? canonicalSix(address, range) : undefined;
  }
  return range === '' || FOUR_RANGE.test(range) ? canonicalFour(address, range) : undefined;
}

const FOUR_RANGE = /^\/(?:[0-9]|[12][0-9]|3[0-2])$/;
const SIX_RANGE = /^\/(?:[0-9]|[1-9][0-9]|1[01][0-9]|12[0-8])$/;
const FOUR_PART = /^[0-9]{1,3}$/;
const SIX_PART = /^[0-9A-Fa-f]{1,4}$/;

function canonicalFour(address: string, range: string): string | undefined {
  const parts = address.split('.');
  if (parts.length !== 4) return undefined;
  const numbers = parts.map((part) => (FOUR_PART.test(part) ? Number(part) : 256));
  return numbers.every((number) => number < 256) ? numbers.join('.') + range : undefined;
}

function canonicalSix(address: string, range: string): string | undefined {
  const gap = address.indexOf('::');
  const before = parts(gap < 0 ? address : address.slice(0, gap));
  const after = gap < 0 ? [] : parts(address.slice(gap + 2));
  const given = before.length + after.length;
  if (gap < 0 ? given !== 8 : given > 7) return undefined;
  if (!before.every(isSixPart) || !after.every(isSixPart)) return undefined;
  // MediaWiki leaves the last part of a bare `::/10` empty.
  if (given === 0 && range !== '') return `0:0:0:0:0:0:0:${range}`;
  const zeros = new Array<string>(8 - given).fill('0');
  return [...before, ...zeros, ...after].map(withoutLeadingZeros).join(':').toUpperCase() + range;
}

function parts(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

function isSixPart(part: string): boolean {
  return SIX_PART.test(part);
}

function withoutLeadingZeros(part: string): string {
  return part.replace(/^0+(?=.)/, '');
}

/** A text by which addresses in their canonical form are sorted: all of version 4 first. `undefined` for anything else. */
export function addressSortKey(text: string): string | undefined {
  if (text.includes('/') || canonicalAddress(text) !== text) return undefined;
  if (text.includes(':')) return `v6-${text.split(':').map(paddedWord).join('')}`;
  return text.split('.').map(paddedByte).join('');
}

function paddedWord(word: string): string {
  return word.padStart(4, '0');
}

function paddedByte(byte: string): string {
  return Number(byte).toString(16).toUpperCase().padStart(2, '0');
}
