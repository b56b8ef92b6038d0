import { contentLanguage, type ContentLanguage } from '../../../languages/content-language';
import { englishFallbacks, variantNames } from '../../../releases/language-info';
import type { Release } from '../../../releases/release';
import { languageName, languages, listedTag } from '../../../releases/site-info-languages';
import { declareParameters } from '../../../request/parameter-declarations';
import { ResultList, ResultMap, type ResultValue } from '../../../response/result-tree';
import { moduleByRelease, queryModule, type QueryModule } from '../../module';
import { writtenValue } from '../../written-value';
import type { QueryRun } from '../query-run';

/** What each property shows of a language, in the order of the response (vectors languageinfo/every-property-…). */
const members = {
  code: ({ code }) => code,
  bcp47: ({ code }, release) => listedTag(code, release),
  dir: ({ isRightToLeft }) => (isRightToLeft ? 'rtl' : 'ltr'),
  autonym: ({ code }, release) => languageName(code, release) ?? '',
  // In every language of the interface, because only an extension translates the names of languages.
  name: ({ code }, release) => languageName(code, release) ?? '',
  fallbacks: (language, release) => new ResultList(fallbacksOf(language, release), 'fb'),
  variants: (language, release) => new ResultList([...variantsOf(language, release).keys()], 'var'),
  variantnames(language, release) {
    const names = new ResultMap();
    for (const [code, name] of variantsOf(language, release)) names.append(code, name);
    return names;
  },
} as const satisfies Record<string, (language: ContentLanguage, release: Release) => ResultValue>;

type Property = keyof typeof members;

const in139 = ['code', 'bcp47', 'dir', 'autonym', 'name', 'fallbacks', 'variants'] as const satisfies Property[];
const in143 = [...in139, 'variantnames'] as const satisfies Property[];

function declare(properties: readonly Property[]): QueryModule {
  return queryModule({
    kind: 'meta',
    name: 'languageinfo',
    description: { className: 'ApiQueryLanguageinfo', helpPages: [] },
    cacheMode: 'public',
    parameters: declareParameters('li', {
      prop: { type: 'enumeration list', values: properties, default: ['code'] },
      code: { type: 'string list', default: ['*'], examples: ['de', 'zh', 'sr-ec', 'simple', 'he'] },
      continue: { type: 'string', examples: ['de', 'zh', 'x', ''] },
    }),
    run(run, { prop, code: codes, continue: from = '' }) {
      const { release } = run.context;
      const shown = properties.filter((name) => prop.includes(name));
      const all = new ResultMap({ association: true });
      run.context.result.query.set('languageinfo', all);
      for (const code of knownCodes(run, codes)) {
        if (code < from) continue;
        const language = contentLanguage(code, release);
        const entry = new ResultMap({ association: true });
        for (const name of shown) entry.append(name, members[name](language, release));
        if (run.addMember(all, code, entry)) continue;
        run.continueAt('continue', code);
        return;
      }
    },
  });
}

/** `meta=languageinfo`: every language that MediaWiki knows, whatever the language of the wiki (reading 23.1). */
export const languageInfo: QueryModule = moduleByRelease({ '1.39': declare(in139), '1.43': declare(in143) });

/** The requested languages, by code. Others lead to a warning. */
function knownCodes(run: QueryRun, requested: readonly string[]): readonly string[] {
  const { release } = run.context;
  const all = release
    .choose(languages)()
    .map(([code]) => code);
  const distinct = new Set(requested);
  if (distinct.size === 1 && distinct.has('*')) return all;
  const known = all.filter((code) => distinct.has(code));
  for (const code of known) distinct.delete(code);
  if (distinct.size > 0) {
    const list = [...distinct].map((code) => writtenValue(run.context, code));
    const parameters = [run.parameter('code'), { list, type: 'comma' }, list.length] as const;
    run.warn({ code: 'unrecognizedvalues', key: 'apiwarn-unrecognizedvalues', parameters });
  }
  return known;
}

/** Without English, unless the language names it, and without those of a language that only stands in for another code. */
function fallbacksOf({ code, fallbacks, preferences }: ContentLanguage, release: Release): string[] {
  // The only stand-ins with fallbacks of their own (vectors languageinfo/every-property-…).
  if (code === 'bh') return [preferences.language];
  if (preferences.language !== code && code !== 'egl') return [];
  return fallbacks.filter((one) => one !== 'en' || release.choose(englishFallbacks).has(code));
}

/** The variants by code, with their names; a language without others is the only variant of itself. */
function variantsOf({ variants, preferences }: ContentLanguage, release: Release): ReadonlyMap<string, string> {
  if (variants.length > 0) return new Map(variants.map(({ code, name }) => [code, name]));
  const { language } = preferences;
  return new Map([[language, variantNames.get(language) ?? languageName(language, release) ?? '']]);
}
