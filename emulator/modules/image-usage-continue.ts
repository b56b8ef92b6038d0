import type { PagePlace } from '../wiki/sorted-pages';

/**
 * Reads `iucontinue`: `<namespace>|<page id>` of the first page to list. Values of six to eight parts belong to
 * `iuredirect`; without it only their first two count (facts 4.5).
 *
 * @returns undefined for anything that no answer can have given
 */
export function readUsageContinue(text: string): PagePlace | undefined {
  const parts = text.split('|');
  if (parts.length !== 2 && (parts.length < 6 || parts.length > 8)) return undefined;
  // The fourth part is a title, any text; all others are numbers.
  if (!parts.every((part, index) => index === 3 || isCanonicalInteger(part))) return undefined;
  return { namespace: Number(parts[0]), id: Number(parts[1]) };
}

/** Whether a text is a 64-bit integer as the real software prints it: `-3`, but not `-0`, `+5` or `01`. */
export function isCanonicalInteger(text: string): boolean {
  if (!/^(?:0|-?[1-9]\d{0,18})$/.test(text)) return false;
  return text.length < 18 || BigInt.asIntN(64, BigInt(text)).toString() === text;
}
