import { encodeAll } from './file-path';

/** A fragment in an address of the wiki itself: what looks encoded is encoded. */
export function encodeFragment(fragment: string): string {
  return fragment.replace(/%(?=[\da-f]{2})/gi, '%25');
}

/** A fragment in an address of another wiki, whose sections may have older names: `.C3.BC` for `ü`. */
export function encodeFragmentElsewhere(fragment: string): string {
  return encodeAll(fragment.toWellFormed()).replaceAll('%3A', ':').replaceAll('%', '.');
}
