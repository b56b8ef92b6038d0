/** Ranges of addresses, which administrators block (writing 6.3). */
import { canonicalAddress } from './ip-address';

/** The first and last address of a range. */
export interface AddressRange {
  readonly start: string;
  readonly end: string;
  readonly bits: number;
  readonly version: 4 | 6;
}

/** The widest ranges that can be blocked, by version of the protocol. */
export const widestRange = { 4: 16, 6: 19 } as const;

/** @returns `undefined` for anything but a range in its canonical form: `1.2.3.0/24` */
export function addressRange(text: string): AddressRange | undefined {
  const slash = text.indexOf('/');
  if (slash < 0) return undefined;
  const words = wordsOf(text.slice(0, slash));
  if (!words) return undefined;
  const bits = Number(text.slice(slash + 1));
  return {
    start: textOf(masked(words, bits, 0)),
    end: textOf(masked(words, bits, 1)),
    bits,
    version: words.length === 4 ? 4 : 6,
  };
}

/**
 * An address or range as blocks name it: the range of an address begins with its first address.
 *
 * @returns `undefined` for anything else
 */
export function canonicalTarget(text: string): string | undefined {
  const address = canonicalAddress(text);
  const range = address === undefined ? undefined : addressRange(address);
  return range ? `${range.start}/${range.bits}` : address;
}

/** The ranges that contain an address, from the narrowest to the widest that can be blocked. */
export function rangesAround(address: string): string[] {
  const words = wordsOf(address);
  if (!words) return [];
  const version = words.length === 4 ? 4 : 6;
  const ranges: string[] = [];
  for (let bits = version === 4 ? 32 : 128; bits >= widestRange[version]; bits--) {
    ranges.push(`${textOf(masked(words, bits, 0))}/${bits}`);
  }
  return ranges;
}

/** The four bytes of an address of version 4, or the eight words of one of version 6, in its canonical form. */
function wordsOf(address: string): readonly number[] | undefined {
  const six = address.includes(':');
  const words = address.split(six ? ':' : '.').map((part) => parseInt(part, six ? 16 : 10));
  return words.length === (six ? 8 : 4) && words.every((word) => word >= 0) ? words : undefined;
}

/** Sets all bits after the first ones to 0 or 1. */
function masked(words: readonly number[], bits: number, rest: 0 | 1): number[] {
  const size = words.length === 4 ? 8 : 16;
  return words.map((word, index) => {
    const kept = Math.min(Math.max(bits - index * size, 0), size);
    const mask = 2 ** (size - kept) - 1;
    return rest === 1 ? word | mask : word & ~mask;
  });
}

function textOf(words: readonly number[]): string {
  if (words.length === 4) return words.join('.');
  return words.map((word) => word.toString(16).toUpperCase()).join(':');
}
