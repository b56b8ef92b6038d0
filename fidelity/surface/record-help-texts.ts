import { contentLanguage } from '../../emulator/languages/content-language';
import type { TextsOfLanguage } from '../../emulator/languages/translated-help';
import type { RecordedHelp } from '../../emulator/releases/recorded-help';
import { defaultRelease, releaseNames, type ReleaseName } from '../../emulator/releases/release';
import { releases } from '../../emulator/releases/releases';
import { readRelease, type SendToWiki } from './record-surface';
import { messageLanguages } from './record-languages';
import { readTexts } from './record-help';

/** The languages besides English that have texts about modules. */
export const helpLanguages: readonly string[] = messageLanguages.filter((code) => code !== 'en');

/** Texts by key, as a release shows them in a language. */
type Texts = Readonly<Record<string, string>>;

/**
 * Reads the texts about modules in every language: those that are not English.
 *
 * @param wikis one of each release
 * @param report gets the code of the language that is read
 */
export async function recordHelpTexts(
  wikis: readonly SendToWiki[],
  { layers }: RecordedHelp,
  report: (code: string) => void,
): Promise<ReadonlyMap<string, TextsOfLanguage>> {
  const keys = [...new Set(layers.flatMap(({ texts }) => Object.keys(texts)))].sort();
  const ofRelease = new Map<ReleaseName, ReadonlyMap<string, Texts>>();
  for (const send of wikis) {
    const { release } = await readRelease(send);
    const name = releaseNames.find((known) => known === release);
    if (name === undefined) throw new Error(`Release ${release} is not supported.`);
    const languages = new Map<string, Texts>();
    for (const code of ['en', ...helpLanguages]) {
      report(`${name} ${code}`);
      languages.set(code, await readTexts(send, keys, code));
    }
    ofRelease.set(name, languages);
  }
  const missing = releaseNames.filter((name) => !ofRelease.has(name));
  if (missing.length > 0) throw new Error(`The address of a wiki of release ${missing.join(', ')} is missing.`);
  const recorded = new Map(
    helpLanguages.map((code) => {
      const translated = releaseNames.map((name) => translatedTexts(ofRelease.get(name) ?? new Map(), code));
      const known = keys.filter((key) => translated.some((texts) => Object.hasOwn(texts, key)));
      return [code, Object.fromEntries(known.map((key) => [key, sameOrEach(translated.map((texts) => texts[key]))]))];
    }),
  );
  for (const [code, texts] of recorded) {
    if (isInherited(code, texts, recorded)) recorded.delete(code);
  }
  return recorded;
}

function translatedTexts(languages: ReadonlyMap<string, Texts>, code: string): Texts {
  const english = languages.get('en') ?? {};
  return Object.fromEntries(Object.entries(languages.get(code) ?? {}).filter(([key, text]) => english[key] !== text));
}

/** Whether the fake finds these texts without those of the language itself: Chinese with its variants. */
function isInherited(code: string, texts: TextsOfLanguage, recorded: ReadonlyMap<string, TextsOfLanguage>): boolean {
  const fallback = contentLanguage(code, releases[defaultRelease]).fallbacks.find((other) => recorded.has(other));
  return fallback !== undefined && JSON.stringify(recorded.get(fallback)) === JSON.stringify(texts);
}

function sameOrEach(texts: readonly (string | undefined)[]): TextsOfLanguage[string] {
  const [first] = texts;
  return first !== undefined && texts.every((text) => text === first) ? first : texts.map((text) => text ?? null);
}

/** JSON with one text per line, so that a difference can be read. */
export function textsOfLanguageText(texts: TextsOfLanguage): string {
  const lines = Object.entries(texts).map(([key, text]) => `${JSON.stringify(key)}:${JSON.stringify(text)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
