import type { PagePlace } from '../wiki/sorted-pages';
import { fileNamespace } from '../wiki/namespaces';
import type { RedirectPlace } from './image-usage-redirects';

/** Where a list of usage goes on, and with `iuredirect` where the users of its redirects do. */
export interface UsagePlace extends PagePlace {
  readonly redirectPlace?: RedirectPlace;
}

/**
 * Reads `iucontinue`: `<namespace>|<page id>` of the first page to list, then, for `iuredirect`,
 * `6|<key of a redirect>|<namespace>|<page id>` of the first page that uses it. Without `iuredirect` only the first two
 * parts count; seventh and eighth parts belong to results that were cut for their size (facts 4.5).
 *
 * @returns undefined for anything that no answer can have given
 */
export function readUsageContinue(text: string): UsagePlace | undefined {
  const parts = text.split('|');
  if (parts.length !== 2 && (parts.length < 6 || parts.length > 8)) return undefined;
  // The fourth part is a title, any text; all others are numbers.
  if (!parts.every((part, index) => index === 3 || isCanonicalInteger(part))) return undefined;
  const place = { namespace: Number(parts[0]), id: Number(parts[1]) };
  const redirect = parts[3];
  if (redirect === undefined || redirect === '') return place;
  return { ...place, redirectPlace: { redirect, namespace: Number(parts[4]), id: Number(parts[5]) } };
}

/** The value that `readUsageContinue` reads. */
export function continueText(place: PagePlace, redirect?: RedirectPlace): string {
  const start = `${place.namespace}|${place.id}`;
  return redirect ? `${start}|${fileNamespace}|${redirect.redirect}|${redirect.namespace}|${redirect.id}` : start;
}

/** Whether a text is a 64-bit integer as the real software prints it: `-3`, but not `-0`, `+5` or `01`. */
export function isCanonicalInteger(text: string): boolean {
  if (!/^(?:0|-?[1-9]\d{0,18})$/.test(text)) return false;
  return text.length < 18 || BigInt.asIntN(64, BigInt(text)).toString() === text;
}
