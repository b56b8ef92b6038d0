import type { Release } from '../../../releases/release';
import { isCanonicalInteger, parseLooseInteger } from '../../../text/integer';
import { compareByCodePoint } from '../../../model/file-usage';
import type { Titled } from '../../../model/title';
import type { PagePlace } from '../../../model/sorted-pages';

/** By what users are ordered before their ids: where a part is the same for all of them, places leave it out. */
export interface UserOrder {
  /** The titles are in several namespaces. */
  readonly byTargetNamespace: boolean;
  /** The titles have several names. */
  readonly byTarget: boolean;
  /** Several namespaces were requested. */
  readonly byNamespace: boolean;
}

/** Where a list of the users of several titles goes on. */
export interface UserPlace extends PagePlace {
  readonly target: Titled;
}

/**
 * Reads `fucontinue`: `[<namespace of the title>|][<its key>|][<namespace>|]<page id>` of the first user to list (reading 3,
 * 14.3).
 *
 * @returns undefined for anything that no response can have given
 */
export function readPlace(
  text: string,
  { byTargetNamespace, byTarget, byNamespace }: UserOrder,
  { acceptsAnyNumber }: Pick<Release, 'acceptsAnyNumber'>,
): UserPlace | undefined {
  const parts = text.split('|');
  if (parts.length !== 1 + [byTargetNamespace, byTarget, byNamespace].filter(Boolean).length) return undefined;
  const readNumber = (): number | undefined => {
    const part = parts.shift() ?? '';
    if (isCanonicalInteger(part)) return Number(part);
    return acceptsAnyNumber ? parseLooseInteger(part) : undefined;
  };
  const targetNamespace = byTargetNamespace ? readNumber() : 0;
  const key = byTarget ? (parts.shift() ?? '') : '';
  const namespace = byNamespace ? readNumber() : 0;
  const id = readNumber();
  if (targetNamespace === undefined || namespace === undefined || id === undefined) return undefined;
  return { target: { namespace: targetNamespace, key }, namespace, id };
}

/** Compares two titles by the parts that the order has. */
export function compareTargets(one: Titled, other: Titled, { byTargetNamespace, byTarget }: UserOrder): number {
  const byNamespaces = byTargetNamespace ? one.namespace - other.namespace : 0;
  return byNamespaces || (byTarget ? compareByCodePoint(one.key, other.key) : 0);
}

export function placeText({ target, namespace, id }: UserPlace, order: UserOrder): string {
  const parts = [
    ...(order.byTargetNamespace ? [target.namespace] : []),
    ...(order.byTarget ? [target.key] : []),
    ...(order.byNamespace ? [namespace] : []),
    id,
  ];
  return parts.join('|');
}
