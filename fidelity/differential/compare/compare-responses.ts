import type { DiffResponse, Difference } from '../diff-response';
import type { DiffRequest } from '../diff-request';
import { compareBody } from './compare-body';
import { compareHeaders } from './compare-headers';
import { difference } from './difference';
import type { ComparisonContext } from './volatile';

/**
 * Where two answers to the same request first differ; undefined where they are the same but for what the volatile rules
 * let differ. The status comes first, then the headers, then the body.
 *
 * @param context the addresses of both sides, and who counts the rules that were used
 */
export function compareResponses(
  request: DiffRequest,
  emulator: DiffResponse,
  wiki: DiffResponse,
  context: ComparisonContext = {},
): Difference | undefined {
  if (emulator.status !== wiki.status) {
    return difference('status', 'status', String(emulator.status), String(wiki.status));
  }
  const headers = compareHeaders(emulator, wiki, context);
  // An answer to HEAD has no body, whatever the one who gave it would have sent.
  if (headers || request.method === 'HEAD') return headers;
  return compareBody(emulator, wiki, context);
}
