import { isCanonicalInteger } from '../../../text/integer';
import type { PagePlace } from '../../../model/sorted-pages';
import type { RedirectPlace } from './redirect-users';

/** Where a list of usage goes on, and with `iuredirect` where the users of its redirects do. */
export interface UsagePlace extends PagePlace {
  readonly redirectPlace?: RedirectPlace;
  /** The first two parts as they came: they can be larger than a number is exact. */
  readonly start: string;
  /** Parts three to six as they came. */
  readonly middle?: string;
  /** Where a result that was too large was cut: the first page left out, or the first user of that redirect. */
  readonly cut?: { readonly id: number; readonly linkId: number };
}

/**
 * Reads `iucontinue`: `<namespace>|<page id>` of the first page to list, then, for `iuredirect`,
 * `<namespace of a redirect>|<its key>|<namespace>|<page id>` of the first page that uses it. Without `iuredirect` only the
 * first two parts count; seventh and eighth parts belong to results that were cut for their size (core 4.5).
 *
 * @returns undefined for anything that no response can have given
 */
export function readUsageContinue(text: string): UsagePlace | undefined {
  const parts = text.split('|');
  if (parts.length !== 2 && (parts.length < 6 || parts.length > 8)) return undefined;
  // The fourth part is a title, any text; all others are numbers.
  if (!parts.every((part, index) => index === 3 || isCanonicalInteger(part))) return undefined;
  const start = `${parts[0]!}|${parts[1]!}`;
  const place = { namespace: Number(parts[0]), id: Number(parts[1]), start };
  if (parts.length === 2) return place;
  const redirect = { namespace: Number(parts[2]), key: parts[3]! };
  return {
    ...place,
    middle: parts.slice(2, 6).join('|'),
    redirectPlace: { redirect, namespace: Number(parts[4]), id: Number(parts[5]) },
    ...(parts.length > 6 ? { cut: { id: Number(parts[6]), linkId: Number(parts[7] ?? 0) } } : {}),
  };
}

/** `<namespace>|<page id>` */
export function placeText({ namespace, id }: PagePlace): string {
  return `${namespace}|${id}`;
}

/** `<namespace of a redirect>|<its key>|<namespace>|<page id>` */
export function redirectPlaceText({ redirect, namespace, id }: RedirectPlace): string {
  return `${redirect.namespace}|${redirect.key}|${namespace}|${id}`;
}
