/**
 * A value of a step before it is encoded. Names in angle brackets, `⟨tag⟩` and `⟨3.newrevid⟩`, are filled in when the step
 * is played (sessions/session.ts).
 */
export type SessionText = string;

/** Makes names in braces of those in angle brackets, and encodes the rest. */
export function encodeSessionText(text: SessionText, encode: (text: string) => string): string {
  return text
    .split(/⟨([A-Za-z0-9.]+)⟩/)
    .map((part, index) => (index % 2 === 1 ? `{${part}}` : encode(part)))
    .join('');
}

/** What every name in a session ends with, so that no two sessions share a page or an account. */
export const tag = '⟨tag⟩';
