import { brotliCompressSync, constants } from 'node:zlib';

import { joinTexts, type SharedLists } from '../../emulator/languages/shared-lists';
import { compareByCodePoint } from '../../emulator/model/file-usage';

/** The texts of languages, compressed: languages of one script follow each other, because that makes the result smaller. */
export function packTexts({ newest, ...others }: SharedLists): string {
  const placed = [...newest].map(([code, text]) => ({ code, text, place: `${scriptOf(text)} ${code}` }));
  placed.sort((one, other) => compareByCodePoint(one.place, other.place));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_LGBLOCK]: 16,
  };
  const texts = new Map(placed.map(({ code, text }) => [code, text]));
  return brotliCompressSync(joinTexts({ ...others, newest: texts }), { params }).toString('base64');
}

const scripts = ['Arabic', 'Armenian', 'Cyrillic', 'Devanagari', 'Greek', 'Han', 'Hangul', 'Hebrew', 'Thai'].map(
  (name) => [name, new RegExp(`\\p{Script=${name}}`, 'gu')] as const,
);

/** The most frequent script of a text, if it is more than a twentieth; Latin letters are in all texts. */
function scriptOf(text: string): string {
  const [most] = scripts
    .map(([name, letters]) => ({ name, count: text.match(letters)?.length ?? 0 }))
    .sort((one, other) => other.count - one.count);
  return most && most.count > text.length / 20 ? most.name : 'Latin';
}
