import { redactCookieValues, redactExcerpt } from '../../../emulator/redact/request-secrets';
import type { Differing, DiffResult } from '../diff-result';

/**
 * A result whose excerpts hold no secret of the wiki's account. Requests hold none: cookies of a session are not part of
 * them.
 */
export function redactResult(result: DiffResult): DiffResult {
  const { sessions } = result;
  const hidden = { ...result, differing: result.differing.map(redactDifference) };
  if (!sessions) return hidden;
  const differing = sessions.differing.map((one) => ({ ...one, found: redactDifference(one.found) }));
  return { ...hidden, sessions: { ...sessions, differing } };
}

function redactDifference<Found extends Pick<Differing, 'difference'>>(differing: Found): Found {
  const { difference } = differing;
  const hide = (text: string | undefined): string | undefined => {
    if (text === undefined) return undefined;
    const shown = redactExcerpt(text);
    return /^(?:cookie|header Set-Cookie)/.test(difference.kind) ? redactCookieValues(shown) : shown;
  };
  return {
    ...differing,
    difference: { ...difference, emulator: hide(difference.emulator), wiki: hide(difference.wiki) },
  };
}
