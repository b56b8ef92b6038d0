import type { Count } from '../../schemas/generated/scenario';

/** Whether a number is as expected; without an expectation every number is. */
export function fitsCount(number: number, wanted: Count | undefined): boolean {
  if (wanted === undefined) return true;
  return isAtLeast(wanted) ? number >= smallestFitting(wanted) : number === wanted;
}

/** Whether more is allowed as well: `">= 12"`. */
export function isAtLeast(wanted: Count): boolean {
  return typeof wanted === 'string';
}

export function smallestFitting(wanted: Count): number {
  return typeof wanted === 'string' ? Number(wanted.replace(/^>=\s*/, '')) : wanted;
}
