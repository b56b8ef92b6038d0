/** The character classes of title parsing (core 4.6). Observed one by one where those of JavaScript differ. */

/** Non-ASCII text: only then do the next three matter. */
export const NON_ASCII = /[^\x00-\x7f]/;

/** Dropped anywhere. U+2066 to U+2069 are not included. */
export const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e]/g;

/** Count as a space. U+0085, U+200B and U+FEFF do not. */
export const UNICODE_SPACES = /[\u00a0\u1680\u180e\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;

/** The replacement character of invalid UTF-8, and lone surrogates, which only JavaScript has. */
export const NOT_UTF8 = /[\ufffd\ud800-\udfff]/u;

/**
 * The first invalid part of a title: a character, an escape that a browser would decode (`%41`), or something like a
 * character reference. `#` is not included because it starts the fragment.
 */
export const ILLEGAL = /[\x00-\x1f<>[\]{|}\x7f]|%[0-9A-Fa-f]{2}|&[A-Za-z0-9\u0080-\u{10ffff}]+;/u;

/** A part `.` or `..` between slashes. */
export const RELATIVE = /(?:^|\/)\.{1,2}(?:\/|$)/;

/** A name that none of the rules above, and no rule about spaces and colons, applies to. */
export const PLAIN_NAME = /^[A-Za-z0-9,'()!-]+(?:[ _./][A-Za-z0-9,'()!-]+)*$/;
