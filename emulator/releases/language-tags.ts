/**
 * The tag and the writing direction of languages, by release.
 */
export interface LanguageTags {
  /** The language tag (BCP 47) for a code of the wiki: `zh-Hans` for `zh-hans`. */
  readonly tag: (code: string) => string;
  /** Codes written from right to left. */
  readonly rightToLeft: ReadonlySet<string>;
}

const sharedTags: readonly (readonly [string, string])[] = [
  ['cbk-zam', 'cbk'],
  ['de-formal', 'de-x-formal'],
  ['eml', 'egl'],
  ['es-formal', 'es-x-formal'],
  ['hu-formal', 'hu-x-formal'],
  ['map-bms', 'jv-x-bms'],
  ['mo', 'ro-Cyrl-MD'],
  ['nl-informal', 'nl-x-informal'],
  ['nrm', 'nrf'],
  ['roa-tara', 'nap-x-tara'],
  ['sr-ec', 'sr-Cyrl'],
  ['sr-el', 'sr-Latn'],
  ['zh-cn', 'zh-Hans-CN'],
  ['zh-hk', 'zh-Hant-HK'],
  ['zh-mo', 'zh-Hant-MO'],
  ['zh-my', 'zh-Hans-MY'],
  ['zh-sg', 'zh-Hans-SG'],
  ['zh-tw', 'zh-Hant-TW'],
];

const sharedRightToLeft =
  'aeb aeb-arab ar arc arq ary arz azb bcc bgn bqi ckb dv fa glk he khw kk-arab kk-cn ks ks-arab ku-arab lki lrc luz ' +
  'ms-arab mzn nqo pnb ps sd sdh skr skr-arab ug ug-arab ur yi';

export const languageTags139 = languageTags([], '');

export const languageTags143 = languageTags(
  [
    ['crh-ro', 'crh-Latn-RO'],
    ['kk-cn', 'kk-Arab-CN'],
    ['kk-tr', 'kk-Latn-TR'],
  ],
  'acm apc hno',
);

function languageTags(ownTags: readonly (readonly [string, string])[], ownRightToLeft: string): LanguageTags {
  const tags = new Map([...sharedTags, ...ownTags]);
  return {
    tag: (code) => tags.get(code) ?? formattedTag(code),
    rightToLeft: new Set(`${sharedRightToLeft} ${ownRightToLeft}`.split(' ')),
  };
}

/** `en-gb` is `en-GB`, `zh-hans` is `zh-Hans`; what follows an `x` is private and stays. */
function formattedTag(code: string): string {
  return code
    .split('-')
    .map((part, index, parts) => {
      if (index === 0 || parts[index - 1] === 'x') return part;
      if (part.length === 2) return part.toUpperCase();
      return part.length === 4 ? part.charAt(0).toUpperCase() + part.slice(1) : part;
    })
    .join('-');
}
