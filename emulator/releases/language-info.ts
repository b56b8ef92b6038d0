/** What `meta=languageinfo` says of languages beyond what follows from their own records (vectors of languageinfo). Data only. */
import type { ByRelease } from './release';

/** Languages that name English as their fallback. All languages fall back to it in the end. */
export const englishFallbacks: ByRelease<ReadonlySet<string>> = {
  '1.39': new Set(['bi', 'en-ca', 'en-gb', 'jam', 'pih', 'sco']),
  '1.43': new Set(['bi', 'en-ca', 'en-gb', 'gpe', 'jam', 'pih', 'sco']),
};

/** What languages are called as the only variant of themselves, if that is not their own name (1.43). */
export const variantNames: ReadonlyMap<string, string> = new Map(
  `
crh-cyrl Кирил
crh-latn Latin
gan-hans 简体
gan-hant 繁體
ike-cans ᑎᑎᕋᐅᓯᖅ ᓄᑖᖅ
ike-latn ilisautik
kk kk
kk-arab توتە
kk-cn kk-CN
kk-cyrl Кирил
kk-kz Кирил (Қазақстан)
kk-latn Latın
kk-tr kk-TR
ku-arab ئەلفوبێی عەرەبی
ku-latn Tîpên latînî
sh-cyrl Ћирилица
sh-latn Latinica
shi-latn shi-Latn
shi-tfng shi-Tfng
sr-ec Ћирилица
sr-el Latinica
tg-cyrl tg-Cyrl
tg-latn lotinī
tly-cyrl tly-Cyrl
uz-cyrl uz-Cyrl
uz-latn uz-Latn
wuu-hans 简体
wuu-hant 正體
yue-hans 简
yue-hant 原
zgh-latn zgh-Latn
zh-cn 大陆简体
zh-hans 简体中文
zh-hant \u202A繁體
zh-hk 香港繁體
zh-mo 澳門繁體
zh-my 马来西亚简体
zh-sg 新加坡简体
zh-tw 臺灣正體
`
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);
