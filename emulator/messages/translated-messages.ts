import type { TimeWords } from '../text/written-time';
import type { MessageSeparator, MessageTranslation } from './language';
import { isWrittenWikitext } from './message';
import { pluralForm } from './plural-form';

/** What a language decides about messages (`emulator/languages/content-language.ts`). */
export interface MessageTexts {
  /** As the software has them, with `{{PLURAL:$1|…}}`, by key. */
  readonly messages: ReadonlyMap<string, readonly string[]> | undefined;
  /** The position of the plural form for a count. */
  pluralForm(count: number): number;
  formatNumber(value: number): string;
  plainNumber(text: string): string;
  readonly timeWords: TimeWords;
}

/** Messages in a language other than English (vectors of languages.yaml that begin with `messages-`). */
export class TranslatedMessages implements MessageTranslation {
  constructor(private readonly language: MessageTexts) {}

  text<Parameter>(
    key: string,
    parameters: readonly Parameter[],
    insert: (parameter: Parameter) => string,
  ): string | undefined {
    const text = this.language.messages?.get(key)?.[0];
    const inflected = [...parameters];
    return text && replacePositions(this.expand(text, inflected), inflected, insert);
  }

  separator(key: MessageSeparator): string {
    return (
      this.language.messages?.get(key)?.[0]?.replaceAll('&#32;', ' ') ??
      { and: ' and', 'comma-separator': ', ', 'word-separator': ' ' }[key]
    );
  }

  formatNumber(value: number): string {
    return this.language.formatNumber(value);
  }

  plainNumber(text: string): string {
    return this.language.plainNumber(text);
  }

  get timeWords(): TimeWords {
    return this.language.timeWords;
  }

  /** Chooses plural forms, inserts other messages, and inflects parameters. Nobody's gender is known. */
  private expand(text: string, parameters: unknown[]): string {
    return text.replace(/\{\{([A-Za-z]+):([^{}]*)\}\}/g, (whole, name: string, rest: string) => {
      const [first = '', ...forms] = rest.split('|');
      const argument = first.trim();
      switch (name.toLowerCase()) {
        case 'plural':
          return this.pluralForm(count(parameters[Number(argument.slice(1)) - 1]), forms);
        case 'gender':
          return (forms[2] ?? forms[0] ?? '').trim();
        case 'grammar':
          return argument === HEBREW_PREFIX ? inflected(parameters, forms[0] ?? '') : forms.join('|');
        case 'int':
          return this.inserted(argument, forms, parameters) ?? whole;
        default:
          return whole;
      }
    });
  }

  pluralForm(size: number, given: readonly string[]): string {
    return pluralForm(size, given, (count) => this.language.pluralForm(count));
  }

  /** `{{int:blockedtext-block-ip|$3}}`: the parameters of the inner message are those of the outer one. */
  private inserted(key: string, given: readonly string[], parameters: readonly unknown[]): string | undefined {
    const text = this.language.messages?.get(key)?.[0];
    if (text === undefined) return undefined;
    const positions = given.map((argument) => Number(argument.slice(1)) - 1);
    const inner = positions.flatMap((position) => parameters[position] ?? []);
    return this.expand(text, inner).replace(/\$(\d)/g, (_, position: string) => given[Number(position) - 1] ?? '');
  }
}

/** The case of a word that is joined to a prefix of one letter, such as "in". */
const HEBREW_PREFIX = 'תחילית';

/**
 * Inflects a parameter. Of those that are inserted later, real wikis see only the place (vectors
 * languages/messages-in-hebrew-with-prefix-…).
 *
 * @param written the parameter in the text: `$2`
 */
function inflected(parameters: unknown[], written: string): string {
  const position = Number(written.trim().slice(1)) - 1;
  const word = parameters[position];
  if (typeof word === 'string') parameters[position] = afterHebrewPrefix(word);
  else if (isWrittenWikitext(word)) {
    const [wikitext, expanded] = [afterHebrewPrefix(word.wikitext), afterHebrewPrefix(word.expanded)];
    parameters[position] = { wikitext, expanded };
  } else if (typeof word === 'object' && word !== null) return afterHebrewPrefix(written);
  return written;
}

/** A word as real wikis write it after the letter. */
function afterHebrewPrefix(word: string): string {
  const [first = '', second] = word;
  if (first === 'ה' && second !== undefined) return word.slice(1);
  if (first === 'ו' && second !== 'ו' && word.length > 2) return `ו${word}`;
  return second !== undefined && first < '\x80' ? `־${word}` : word;
}

function replacePositions<Parameter>(
  text: string,
  parameters: readonly Parameter[],
  insert: (parameter: Parameter) => string,
): string {
  return text.replace(/\$(\d)/g, (_, position: string) => {
    const parameter = parameters[Number(position) - 1];
    return parameter === undefined ? '' : insert(parameter);
  });
}

/** A number, `{ num }` or `{ plaintext }`; not a number for a list. */
function count(parameter: unknown): number {
  if (typeof parameter !== 'object' || parameter === null) return Number(parameter ?? 0);
  const { num, plaintext } = parameter as { readonly num?: unknown; readonly plaintext?: unknown };
  return Number(num ?? plaintext);
}
