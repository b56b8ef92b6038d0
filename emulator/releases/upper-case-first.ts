/**
 * How a release converts the first character of a title to upper case (core 4.6, 10): 1.39 maps it to upper case, 1.43 to title
 * case, which differs for ligatures, digraphs, Greek letters with iota subscript and Georgian. Both were observed for every
 * letter, mark and symbol up to U+1FFFF.
 *
 * The result may not be NFC: `ΐ` becomes U+0399 U+0308 U+0301. So titles are stored; results print it composed (core 4.6).
 */

/** @param character one code point */
export function upperCaseFirst139(character: string): string {
  if (isMappedOnlyByNewerUnicode(character)) return character;
  return character.toUpperCase();
}

/** @param character one code point */
export function upperCaseFirst143(character: string): string {
  return titleCaseOf(character) ?? upperCaseFirst139(character);
}

/** Where title case is not upper case. */
function titleCaseOf(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0xdf) return undefined;
  if (code >= 0x10d0 && code <= 0x10ff) return character; // Georgian: its capitals are for whole words only
  if (code >= 0x1f80 && code <= 0x1faf) return String.fromCodePoint(code | 8); // Greek, iota subscript stays
  return TITLE_CASE.get(character);
}

const TITLE_CASE: ReadonlyMap<string, string> = new Map([
  ['ß', 'Ss'],
  ['Ǆ', 'ǅ'],
  ['ǅ', 'ǅ'],
  ['ǆ', 'ǅ'],
  ['Ǉ', 'ǈ'],
  ['ǈ', 'ǈ'],
  ['ǉ', 'ǈ'],
  ['Ǌ', 'ǋ'],
  ['ǋ', 'ǋ'],
  ['ǌ', 'ǋ'],
  ['Ǳ', 'ǲ'],
  ['ǲ', 'ǲ'],
  ['ǳ', 'ǲ'],
  ['և', 'Եւ'],
  ['\u1fb2', '\u1fba\u0345'],
  ['\u1fb3', '\u1fbc'],
  ['\u1fb4', '\u0386\u0345'],
  ['\u1fb7', '\u0391\u0342\u0345'],
  ['\u1fbc', '\u1fbc'],
  ['\u1fc2', '\u1fca\u0345'],
  ['\u1fc3', '\u1fcc'],
  ['\u1fc4', '\u0389\u0345'],
  ['\u1fc7', '\u0397\u0342\u0345'],
  ['\u1fcc', '\u1fcc'],
  ['\u1ff2', '\u1ffa\u0345'],
  ['\u1ff3', '\u1ffc'],
  ['\u1ff4', '\u038f\u0345'],
  ['\u1ff7', '\u03a9\u0342\u0345'],
  ['\u1ffc', '\u1ffc'],
  ['ﬀ', 'Ff'],
  ['ﬁ', 'Fi'],
  ['ﬂ', 'Fl'],
  ['ﬃ', 'Ffi'],
  ['ﬄ', 'Ffl'],
  ['ﬅ', 'St'],
  ['ﬆ', 'St'],
  ['ﬓ', 'Մն'],
  ['ﬔ', 'Մե'],
  ['ﬕ', 'Մի'],
  ['ﬖ', 'Վն'],
  ['ﬗ', 'Մխ'],
]);

/**
 * The observed wikis support Unicode 14; newer JavaScript engines support more pairs. Without this, the same title would have
 * another name under another version of Node.
 */
function isMappedOnlyByNewerUnicode(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x19b) return false;
  if (code >= 0x10d70 && code <= 0x10d85) return true;
  if (code >= 0x16ebb && code <= 0x16ed3) return true;
  return MAPPED_LATER.has(code);
}

const MAPPED_LATER: ReadonlySet<number> = new Set([0x19b, 0x264, 0x1c8a, 0xa7cd, 0xa7cf, 0xa7d3, 0xa7d5, 0xa7db]);
