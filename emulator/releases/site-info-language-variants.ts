import type { ByRelease } from './release';

/** By language: its variants, each with its fallbacks, separated by spaces. */
type Variants = Readonly<Record<string, readonly string[]>>;

/** The variants of languages with several scripts (vector siteinfo/language-variants-as-xml). Data only. */
const common: Variants = {
  ban: ['ban ban', 'ban-bali ban', 'ban-x-dharma ban', 'ban-x-palmleaf ban', 'ban-x-pku ban'],
  crh: ['crh crh-latn', 'crh-cyrl crh-latn', 'crh-latn crh-cyrl'],
  gan: ['gan gan-hans gan-hant', 'gan-hans gan', 'gan-hant gan'],
  iu: ['ike-cans iu', 'ike-latn iu', 'iu ike-cans'],
  ku: ['ku ku-latn', 'ku-arab ku-latn', 'ku-latn ku-arab'],
  shi: ['shi shi-latn shi-tfng', 'shi-latn shi', 'shi-tfng shi'],
  sr: ['sr sr-ec', 'sr-ec sr', 'sr-el sr'],
  tg: ['tg tg', 'tg-latn tg'],
  uz: ['uz uz-latn', 'uz-cyrl uz', 'uz-latn uz'],
  zh: [
    'zh zh-hans zh-hant zh-cn zh-tw zh-hk zh-sg zh-mo zh-my',
    'zh-cn zh-hans zh-sg zh-my',
    'zh-hans zh-cn zh-sg zh-my',
    'zh-hant zh-tw zh-hk zh-mo',
    'zh-hk zh-mo zh-hant zh-tw',
    'zh-mo zh-hk zh-hant zh-tw',
    'zh-my zh-sg zh-hans zh-cn',
    'zh-sg zh-my zh-hans zh-cn',
    'zh-tw zh-hant zh-hk zh-mo',
  ],
};

const in139: Variants = {
  kk: ['kk kk-cyrl', 'kk-arab kk', 'kk-cn kk-arab', 'kk-cyrl kk', 'kk-kz kk-cyrl', 'kk-latn kk', 'kk-tr kk-latn'],
};

const in143: Variants = {
  mni: ['mni mni', 'mni-beng mni'],
  sh: ['sh-cyrl sh-latn', 'sh-latn sh-latn'],
  tly: ['tly tly', 'tly-cyrl tly'],
  wuu: ['wuu wuu-hans wuu-hant', 'wuu-hans wuu', 'wuu-hant wuu'],
  zgh: ['zgh zgh', 'zgh-latn zgh'],
};

/** Of 11 and 15 languages. */
export const languageVariants: ByRelease<Variants> = {
  '1.39': { ...common, ...in139 },
  '1.43': { ...common, ...in143 },
};
