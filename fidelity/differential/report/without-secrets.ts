import type { Differing, DiffResult } from '../diff-result';

const hidden = '<hidden>';
/** Tokens of a session (core 3.2), whole or cut off where an excerpt ends. */
const tokens = /\b[0-9a-f]{32,}(?=\+|…|$)/g;
/** Values of the cookies that let somebody in (core 7.4). */
const cookieValues = /(?<![0-9A-Za-z])[0-9a-v]{32}(?![0-9A-Za-z])/g;

/**
 * A result whose excerpts hold no secret of the wiki's account. Requests hold none: cookies of a session are not part of
 * them.
 */
export function withoutSecrets(result: DiffResult): DiffResult {
  const { sessions } = result;
  const hidden = { ...result, differing: result.differing.map(hideInExcerpts) };
  if (!sessions) return hidden;
  const differing = sessions.differing.map((one) => ({ ...one, found: hideInExcerpts(one.found) }));
  return { ...hidden, sessions: { ...sessions, differing } };
}

function hideInExcerpts<Found extends Pick<Differing, 'difference'>>(differing: Found): Found {
  const { difference } = differing;
  const hide = (text: string | undefined): string | undefined => {
    const shown = text?.replace(tokens, hidden);
    return /^(?:cookie|header Set-Cookie)/.test(difference.kind) ? shown?.replace(cookieValues, hidden) : shown;
  };
  return {
    ...differing,
    difference: { ...difference, emulator: hide(difference.emulator), wiki: hide(difference.wiki) },
  };
}
