import { releaseNames, type Release } from '../releases/release';
import { contentLanguage } from './content-language';

/** The texts about modules in a language, by key: one for all releases, or one for each, the oldest first, `null` if it is English. */
export type TextsOfLanguage = Readonly<Record<string, string | readonly (string | null)[]>>;

/** The package that has them (docs/decisions/0011-help-texts-in-a-package.md). */
const packageName = 'wikidouble-help-texts';

const read = new Map<string, TextsOfLanguage | undefined>();

/**
 * The texts about modules in a language: its own, otherwise those of the first recorded language that it falls back to.
 *
 * @returns what finds no text if they are English, or if the package is not installed
 */
export function translatedHelp(code: string, release: Release): (key: string) => string | undefined {
  let texts: TextsOfLanguage | undefined;
  for (const language of [code, ...contentLanguage(code, release).fallbacks]) texts ??= textsOfLanguage(language);
  return (key) => (texts && Object.hasOwn(texts, key) ? textIn(release, texts[key]) : undefined);
}

/** A text in a release; undefined if it has none of its own there. */
export function textIn({ name }: Release, text: TextsOfLanguage[string] | undefined): string | undefined {
  return (typeof text === 'object' ? text[releaseNames.findIndex((one) => one === name)] : text) ?? undefined;
}

/** Whether the package is installed, so that texts about modules are in the language of the request. */
export function hasHelpTexts(): boolean {
  return textsOfLanguage('de') !== undefined;
}

/** Read once, and looked for once. */
function textsOfLanguage(code: string): TextsOfLanguage | undefined {
  if (!read.has(code)) read.set(code, code === 'en' ? {} : textsOfPackage(code));
  return read.get(code);
}

/**
 * A file of the package.
 *
 * @returns undefined if the file or the package is missing
 */
export function textsOfPackage(file: string): TextsOfLanguage | undefined {
  try {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the name depends on the request
    return require(`${packageName}/${file}.json`) as TextsOfLanguage;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
