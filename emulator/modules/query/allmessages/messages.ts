import { contentLanguage } from '../../../languages/content-language';
import { recordedMessages } from '../../../languages/recorded-messages';
import { interfaceNamespace } from '../../../model/namespaces';
import type { WikiModel } from '../../../model/wiki-model';
import type { RequestContext } from '../../context';

/** The language that shows the names of messages in place of their texts. */
const namesOnly = 'qqx';

/** The messages of a wiki in one language: those of MediaWiki, and the pages of the wiki that replace them (reading 23.4). */
export class Messages {
  private readonly english: ReadonlyMap<string, string>;
  private readonly wiki: WikiModel;
  private readonly isOfContent: boolean;
  /** Names of texts that were asked for and are not known. */
  readonly unknown: string[] = [];

  constructor(
    private readonly context: RequestContext,
    private readonly language: string,
  ) {
    this.wiki = context.wiki;
    this.english = recordedMessages(context.release) ?? new Map<string, string>();
    this.isOfContent = language === context.wiki.site.language;
  }

  /** All names, in the order of `*`. */
  names(): Iterable<string> {
    return this.english.keys();
  }

  /** @param name as it was sent */
  isCustomised(name: string): boolean {
    const key = withFirstLetter(name, 'toUpperCase');
    if (this.isOfContent) return this.pageText(key) !== undefined;
    return !key.includes('/') && this.pageText(`${key}/${this.language}`) !== undefined;
  }

  /**
   * The text of a message.
   *
   * @param name as it was sent
   * @param values stand for `$1`, `$2`, …
   */
  text(name: string, values: readonly string[]): string | undefined {
    if (name === '') return undefined;
    if (this.language === namesOnly)
      return `(${this.shownName(name)}${values.length > 0 ? `: ${values.join(', ')}` : ''})`;
    const key = withFirstLetter(normalizedName(name), 'toUpperCase');
    const text = this.replacement(key) ?? this.usualText(name) ?? this.pageText(key);
    return text === undefined ? undefined : withValues(text, values);
  }

  /** What MediaWiki says, whatever the wiki puts in its place. */
  usualText(name: string): string | undefined {
    if (this.language === namesOnly) return `(${this.shownName(name)})`;
    const normalized = normalizedName(name);
    const own = this.english.get(normalized);
    if (own !== undefined) return this.known(this.language, name, own);
    const [base = '', code = '', ...others] = normalized.split('/');
    const text = others.length === 0 && code !== '' ? this.english.get(base) : undefined;
    return text === undefined ? undefined : this.known(code, name, text);
  }

  /** In the language of the wiki, a page with a slash replaces nothing (sequence interface-messages). */
  private replacement(key: string): string | undefined {
    if (!this.isOfContent) return this.pageText(`${key}/${this.language}`);
    return key.includes('/') ? undefined : this.pageText(key);
  }

  /** With the name that it stands for, in 1.43 (vector allmessages/language-names-as-they-were-sent). */
  private shownName(name: string): string {
    const normalized = normalizedName(name);
    return name === normalized || !this.context.release.since('1.43') ? name : `${name} = ${normalized}`;
  }

  /** English, for languages that MediaWiki has no texts in as well. */
  private known(code: string, name: string, english: string): string {
    if (code !== 'en' && contentLanguage(code, this.context.release).hasTexts) this.unknown.push(name);
    return english;
  }

  private pageText(key: string): string | undefined {
    return this.wiki.pages.findTitle(interfaceNamespace, key)?.text;
  }
}

/** `my_own` for `My own`. */
export function normalizedName(name: string): string {
  return withFirstLetter(name.replaceAll(' ', '_'), 'toLowerCase');
}

function withFirstLetter(name: string, change: 'toLowerCase' | 'toUpperCase'): string {
  const [first = ''] = name;
  return first[change]() + name.slice(first.length);
}

/** The text with values for `$1`, `$2`, …, which are not read again. */
export function withValues(text: string, values: readonly string[]): string {
  if (values.length === 0) return text;
  const longest = String(values.length).length;
  return text.replace(/\$([1-9]\d*)/g, (whole, digits: string) => {
    for (let end = Math.min(digits.length, longest); end > 0; end--) {
      const value = values[Number(digits.slice(0, end)) - 1];
      if (value !== undefined) return value + digits.slice(end);
    }
    return whole;
  });
}
