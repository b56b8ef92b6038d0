import { encodeAll } from './file-path';

/** A text as PHP writes it in a query, where JavaScript escapes less: `Special%3ARunJobs`, `a+%28b%29`. */
export function phpEncode(text: string): string {
  return encodeAll(text).replaceAll('%20', '+').replaceAll('~', '%7E');
}
