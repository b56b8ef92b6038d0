import { sha1Hexadecimal } from '../../../text/sha1-digits';
import type { QueryRun } from '../query-run';

/**
 * The SHA-1 digest that a request looks for, in hexadecimal digits.
 *
 * @throws UsageError `invalidsha1hash`, `invalidsha1base36hash`
 */
export function requestedDigest(
  run: QueryRun,
  { sha1, sha1base36 }: { readonly sha1: string | undefined; readonly sha1base36: string | undefined },
): string | undefined {
  if (sha1 !== undefined) {
    const digest = sha1.toLowerCase();
    if (/^[0-9a-f]{40}$/.test(digest)) return digest;
    throw run.error({ code: 'invalidsha1hash', key: 'apierror-invalidsha1hash', parameters: [] });
  }
  if (sha1base36 === undefined) return undefined;
  const digest = sha1base36.length === 31 ? sha1Hexadecimal(sha1base36) : undefined;
  if (digest !== undefined) return digest;
  throw run.error({ code: 'invalidsha1base36hash', key: 'apierror-invalidsha1base36hash', parameters: [] });
}
