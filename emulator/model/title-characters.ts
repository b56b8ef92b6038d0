/** The character classes that title parsing needs (core 4.6). Observed one by one where JavaScript's own differ. */

/** Anything beyond ASCII: only then do the next three matter. */
export const NON_ASCII = /[^\x00-\x7f]/;

/** Dropped wherever they stand. U+2066 to U+2069 are not among them. */
export const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e]/g;

/** Count as a space. U+0085, U+200B and U+FEFF do not. */
export const UNICODE_SPACES = /[\u00a0\u1680\u180e\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;

/** What a text that was no valid UTF-8 becomes, and the halves of characters that only JavaScript knows. */
export const NOT_UTF8 = /[\ufffd\ud800-\udfff]/u;

/**
 * The first thing that no title may hold: a character, an escape that a browser would decode (`%41`), or what reads as a
 * character reference. `#` is not among them because it begins the fragment.
 */
export const ILLEGAL = /[\x00-\x1f<>[\]{|}\x7f]|%[0-9A-Fa-f]{2}|&[A-Za-z0-9\u0080-\u{10ffff}]+;/u;

/** A part `.` or `..` between slashes. */
export const RELATIVE = /(?:^|\/)\.{1,2}(?:\/|$)/;

/** A name for which none of the rules above, nor any about spaces and colons, has anything to do. */
export const PLAIN_NAME = /^[A-Za-z0-9,'()!-]+(?:[ _./][A-Za-z0-9,'()!-]+)*$/;
