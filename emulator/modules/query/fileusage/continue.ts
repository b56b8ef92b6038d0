import type { Release } from '../../../releases/release';
import { isCanonicalInteger } from '../../../text/integer';
import type { Page } from '../../../model/page';
import type { PagePlace } from '../../../model/sorted-pages';

/** By what users are ordered before their ids: where a part is the same for all of them, places leave it out. */
export interface FileUsageOrder {
  /** There are several files. */
  readonly byFile: boolean;
  /** Several namespaces were requested. */
  readonly byNamespace: boolean;
}

/** Where `prop=fileusage` goes on. */
export interface FileUsagePlace extends PagePlace {
  readonly file: string;
}

/**
 * Reads `fucontinue`: `[<file key>|][<namespace>|]<page id>` of the first user to list (reading 3).
 *
 * @returns undefined for anything that no response can have given
 */
export function readPlace(
  text: string,
  { byFile, byNamespace }: FileUsageOrder,
  { acceptsAnyNumber }: Pick<Release, 'acceptsAnyNumber'>,
): FileUsagePlace | undefined {
  const parts = text.split('|');
  const file = byFile ? (parts.shift() ?? '') : '';
  if (parts.length !== (byNamespace ? 2 : 1)) return undefined;
  const numbers = parts.map((part) => {
    if (isCanonicalInteger(part)) return Number(part);
    return acceptsAnyNumber ? wholeNumber(part) : undefined;
  });
  const id = numbers.at(-1);
  const namespace = byNamespace ? numbers[0] : 0;
  return id === undefined || namespace === undefined ? undefined : { file, namespace, id };
}

/**
 * What PHP takes for a number that is an integer: `05`, `1e1`, but not `4.7`. One more than the largest counts as the largest
 * (vector fileusage/continue-beyond-the-largest-number).
 */
export function wholeNumber(text: string): number | undefined {
  if (!/^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text)) return undefined;
  const number = Number(text);
  return Number.isInteger(number) && Math.abs(number) <= 2 ** 63 ? number : undefined;
}

export function placeText(
  { file, page: { namespace, id } }: { readonly file: string; readonly page: Page },
  { byFile, byNamespace }: FileUsageOrder,
): string {
  return `${byFile ? `${file}|` : ''}${byNamespace ? `${namespace}|` : ''}${id}`;
}
