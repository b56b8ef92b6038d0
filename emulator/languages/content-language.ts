import type { Release } from '../releases/release';
import { groupedDigits } from '../text/grouped-digits';
import { linkWords, type LinkWords } from '../text/link-words';
import { englishTimeWords, monthKeys, type TimeWords } from '../text/written-time';
import { englishName, englishNames, type LanguageName } from './english-names';
import { timeLists } from './time-lists';
import {
  readLists,
  unpackLists,
  unpackTogether,
  type Lists,
  type PackedLists,
  type PackedTogether,
  type SharedLists,
} from './shared-lists';

/** A magic word: its name, and what stands for it in wikitext. */
export interface MagicWordSpellings {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly caseSensitive: boolean;
}

/** A variant of a language: its code, and its name in that language. */
export interface LanguageVariant {
  readonly code: string;
  readonly name: string;
}

/** The names of a namespace; `$1` stands for the name of the site. */
export interface NamespaceNames {
  readonly id: number;
  readonly name: string;
  readonly aliases: readonly string[];
}

/** What the content language of a wiki decides (vectors of `scenarios/vectors/languages.yaml`). */
export class ContentLanguage {
  private madeImageOptions: ImageOptions | undefined;
  private madeMagicWords: readonly MagicWordSpellings[] | undefined;
  private madeEnglishWords: EnglishWords | undefined;
  private madePluralForms: readonly number[] | undefined;
  private madeTimeWords: TimeWords | undefined;
  private madeLinkWords: LinkWords | undefined;

  /** @param lists the names of the language; absent for a code that MediaWiki does not know, which is like English */
  constructor(
    readonly code: string,
    private readonly release: Release,
    private readonly lists: Lists | undefined,
  ) {}

  /** Whether MediaWiki has texts in it. */
  get hasTexts(): boolean {
    return this.lists !== undefined;
  }

  /** A single text, such as the title of the main page. */
  name(name: LanguageName): string {
    return this.lists?.get(name)?.[0] ?? englishName(name);
  }

  /** The languages that it falls back to, in order. */
  get fallbacks(): readonly string[] {
    return this.lists?.get('fallback') ?? (this.lists === undefined && this.code !== 'en' ? ['en'] : []);
  }

  get isRightToLeft(): boolean {
    return this.lists?.get('rtl')?.[0] !== undefined;
  }

  /** Whether the metadata of files are shown and hidden in another way than on an English wiki. */
  get hasOtherMetadata(): boolean {
    return this.lists?.has('extmetadata') ?? false;
  }

  /** Empty if it has none besides itself. */
  get variants(): readonly LanguageVariant[] {
    return (this.lists?.get('variants') ?? []).map((variant) => {
      const space = variant.indexOf(' ');
      return { code: variant.slice(0, space), name: variant.slice(space + 1) };
    });
  }

  /** One of its variants as a language. */
  variantOf(code: string): ContentLanguage {
    return contentLanguage(code, this.release);
  }

  /** The code that replaces this one in preferences, and the preferred variant. */
  get preferences(): { readonly language: string; readonly variant: string } {
    const language = this.lists?.get('language')?.[0] ?? this.code;
    return { language, variant: this.lists?.get('variant')?.[0] ?? language };
  }

  /** The names of the namespaces that have one, with the other names that they have in this language. */
  get namespaces(): readonly NamespaceNames[] {
    const { lists } = this;
    if (lists === undefined) return [];
    return standardNamespaces.flatMap((id) => {
      const name = lists.get(String(id))?.[0];
      return name === undefined || name === '' ? [] : [{ id, name, aliases: lists.get(`alias ${id}`) ?? [] }];
    });
  }

  /** Converts the first letter of a title: `i` is `İ` in Turkish. */
  get upperCaseFirst(): (character: string) => string {
    const letters = this.lists?.get('upperCaseFirst') ?? [];
    const usual = this.release.upperCaseFirst;
    if (letters.length === 0) return usual;
    const changed = new Map(letters.map((pair) => [pair.charAt(0), pair.slice(1)]));
    return (character) => changed.get(character) ?? usual(character);
  }

  /** `-1234567890.25`, `1234`, `12345` and `0123456789` as the language writes them. */
  get numbers(): readonly string[] {
    return this.lists?.get('numbers') ?? englishNames.numbers;
  }

  /** How pages of the interface state its separators, its digits and its order of dates: as JSON. */
  get pageSettings(): readonly string[] {
    return this.lists?.get('page') ?? englishNames.page;
  }

  /** The letters around links that belong to them. */
  get linkWords(): LinkWords {
    const hasPrefix = this.name('linkprefix') !== '';
    this.madeLinkWords ??= linkWords(this.name('linktrail'), hasPrefix ? this.name('linkprefixcharset') : undefined);
    return this.madeLinkWords;
  }

  /** The names of every special page by its internal name, the displayed name first, with underscores. */
  get specialPages(): ReadonlyMap<string, readonly string[]> {
    return listsOf('special-pages', this.release, this.knownCode) ?? new Map();
  }

  /** The names of each special page, separated by spaces; its internal name is the last one, unless it is among them. */
  get specialPageNames(): readonly string[] {
    return [...this.specialPages].map(([internal, names]) => {
      const isAmongThem = names.some((name) => name.toUpperCase() === internal.toUpperCase());
      return (isAmongThem ? names : [...names, internal]).join(' ');
    });
  }

  get magicWords(): readonly MagicWordSpellings[] {
    this.madeMagicWords ??= [...(listsOf('magic-words', this.release, this.knownCode) ?? [])].map(
      ([name, spellings]) => {
        return { name, aliases: spellings.slice(0, -1), caseSensitive: spellings.at(-1) === '+' };
      },
    );
    return this.madeMagicWords;
  }

  /** What stands for a magic word in wikitext: `#WEITERLEITUNG`, `#REDIRECT`. */
  magicWord(name: string): MagicWordSpellings | undefined {
    return this.magicWords.find((word) => word.name === name);
  }

  /** The English name of a variable or function of wikitext that is written in this language: `PAGENAME` for `SEITENNAME`. */
  englishWord(written: string): string | undefined {
    this.madeEnglishWords ??= englishWords(this.magicWords, contentLanguage('en', this.release).magicWords);
    const { exact, anyCase } = this.madeEnglishWords;
    const find = (name: string): string | undefined => exact.get(name) ?? anyCase.get(name.toLowerCase());
    if (!written.startsWith('#')) return find(written);
    const name = find(written) ?? find(written.slice(1));
    return name === undefined || name.startsWith('#') ? name : `#${name}`;
  }

  /** An option of an embedded file in English: `thumb` for `mini`, `link=A` for `verweis=A`. */
  imageOption(written: string): string {
    this.madeImageOptions ??= imageOptions(this.magicWords, contentLanguage('en', this.release).magicWords);
    const { exact, withValue } = this.madeImageOptions;
    const english = exact.get(written);
    if (english !== undefined) return english;
    for (const [[before, after], inEnglish] of withValue) {
      if (!written.startsWith(before) || !written.endsWith(after) || written.length < before.length + after.length)
        continue;
      const value = written.slice(before.length, written.length - after.length);
      return inEnglish.join(value);
    }
    return written;
  }

  /**
   * The texts of messages as the software has them, with `{{PLURAL:$1|…}}`, by key: its own, otherwise those of the first recorded
   * language that it falls back to. `undefined` if there are only English ones.
   */
  get messages(): ReadonlyMap<string, readonly string[]> | undefined {
    for (const code of [this.code, ...this.fallbacks]) {
      const texts = code === 'en' ? undefined : listsOf('messages', this.release, code);
      if (texts) return texts;
    }
    return undefined;
  }

  /** The names and forms of times, from the same language as its messages. */
  get timeWords(): TimeWords {
    this.madeTimeWords ??= timeWords(this.messages, (text) => this.convertDigits(text));
    return this.madeTimeWords;
  }

  /** The position of the plural form for a count: 0 for the first of `{{PLURAL:$1|…|…}}`. */
  pluralForm(count: number): number {
    this.madePluralForms ??= readRuns(this.lists?.get('plurals')?.[0] ?? '101x122');
    const size = Math.abs(count);
    if (!Number.isInteger(size)) return Number(this.lists?.get('plurals')?.[1]?.[Math.min(Math.floor(size), 2)] ?? 1);
    // From 121 on, only the last two digits count in the recorded languages; `101` differs from `1`, though.
    const position = size <= 120 ? size : (size % 100) + (size % 100 <= 20 ? 100 : 0);
    return this.madePluralForms[position] ?? 0;
  }

  /** A whole number with the digits and separators of the language: `12 345`. */
  formatNumber(value: number): string {
    return this.formatNumbers(String(value)).replace(/^-/, '−');
  }

  /** The numbers of a text, such as `12345.6`, with the digits and separators of the language. */
  formatNumbers(text: string): string {
    const [, short = '', , allDigits = ''] = this.numbers;
    const { separator, point } = this.separators;
    const groupsFourDigits = notDigits(short).length > 0;
    // Most languages group by threes; those of India by twos before the last three.
    const inner = separator === '' ? 3 : Array.from(allDigits.split(separator).at(-2) ?? '123').length;
    return text.replace(/(\d+)(\.?)(\d*)/g, (_, whole: string, dot: string, fraction: string) => {
      const isGrouped = separator !== '' && (whole.length > 4 || groupsFourDigits);
      const grouped = (isGrouped ? groupedDigits(whole, separator, inner) : whole) + (dot && point) + fraction;
      return this.convertDigits(grouped);
    });
  }

  /** The number that `formatNumbers` wrote: `12345.6` for `12 345,6`. */
  plainNumber(text: string): string {
    const { separator, point } = this.separators;
    const digits = this.digits;
    const plain = Array.from(text, (character) => {
      const value = digits.indexOf(character);
      if (value >= 0) return String(value);
      if (character === point) return '.';
      return character === separator || character === ',' ? '' : character;
    });
    return plain.join('').replace('\u2212', '-');
  }

  private get separators(): { readonly separator: string; readonly point: string } {
    const [example = '', , long = ''] = this.numbers;
    return { separator: notDigits(long)[0] ?? '', point: notDigits(example).at(-1) ?? '.' };
  }

  private get digits(): readonly string[] {
    return Array.from(this.numbers.at(-1) ?? '').filter((character) => digit.test(character));
  }

  private convertDigits(text: string): string {
    const { digits } = this;
    return text.replace(/\d/g, (character) => digits[Number(character)] ?? character);
  }

  private get knownCode(): string {
    return this.lists === undefined ? 'en' : this.code;
  }
}

const digit = /\p{Nd}/u;

function timeWords(messages: ContentLanguage['messages'], digits: TimeWords['digits']): TimeWords {
  const list = (key: string) => messages?.get(key);
  const [timeAndDate, date, time] = list(timeLists.forms) ?? [];
  const months = monthKeys.map((key, index) => list(key)?.[0] ?? englishTimeWords.months[index] ?? '');
  return {
    months,
    monthsOfDays: list(timeLists.monthsOfDays) ?? months,
    shortMonths: list(timeLists.shortMonths) ?? englishTimeWords.shortMonths,
    days: list(timeLists.days) ?? englishTimeWords.days,
    shortDays: list(timeLists.shortDays) ?? englishTimeWords.shortDays,
    forms: {
      timeAndDate: timeAndDate ?? englishTimeWords.forms.timeAndDate,
      date: date ?? englishTimeWords.forms.date,
      time: time ?? englishTimeWords.forms.time,
    },
    zone: list('timezone-utc')?.[0] ?? englishTimeWords.zone,
    digits,
  };
}

function notDigits(number: string): string[] {
  return Array.from(number).filter((character) => !digit.test(character));
}

interface EnglishWords {
  readonly exact: ReadonlyMap<string, string>;
  /** By the spelling in lower case. */
  readonly anyCase: ReadonlyMap<string, string>;
}

function englishWords(words: readonly MagicWordSpellings[], inEnglish: readonly MagicWordSpellings[]): EnglishWords {
  const names = new Map(inEnglish.map(({ name, aliases }) => [name, withoutColon(aliases[0] ?? name)]));
  const exact = new Map<string, string>();
  const anyCase = new Map<string, string>();
  for (const { name, aliases, caseSensitive } of words) {
    const english = names.get(name);
    // The options of an image are no variables.
    if (english === undefined || name.startsWith('img_')) continue;
    for (const alias of aliases.map(withoutColon)) {
      if (caseSensitive) exact.set(alias, english);
      else anyCase.set(alias.toLowerCase(), english);
    }
  }
  return { exact, anyCase };
}

interface ImageOptions {
  readonly exact: ReadonlyMap<string, string>;
  /** What stands before and after the value of an option, and the same in English. */
  readonly withValue: readonly (readonly [written: readonly [string, string], inEnglish: readonly [string, string]])[];
}

function imageOptions(words: readonly MagicWordSpellings[], inEnglish: readonly MagicWordSpellings[]): ImageOptions {
  const exact = new Map<string, string>();
  const withValue: [written: readonly [string, string], inEnglish: readonly [string, string]][] = [];
  for (const { name, aliases } of words.filter((word) => word.name.startsWith('img_'))) {
    const own = inEnglish.find((word) => word.name === name)?.aliases ?? [];
    for (const alias of aliases) {
      const english = own.find((one) => one.includes('$1') === alias.includes('$1'));
      if (english === undefined || own.includes(alias)) continue;
      if (alias.includes('$1')) withValue.push([aroundValue(alias), aroundValue(english)]);
      else exact.set(alias, english);
    }
  }
  return { exact, withValue };
}

function aroundValue(spelling: string): readonly [string, string] {
  const [before = '', after = ''] = spelling.split('$1');
  return [before, after];
}

function withoutColon(alias: string): string {
  return alias.replace(/:$/, '');
}

/** `101x3 2x5` is 1, 0, 1, 1, 1, 2, 2, 2, 2, 2. */
function readRuns(runs: string): number[] {
  return Array.from(runs.matchAll(/(\d)(?:x(\d+)(?: |$))?/g)).flatMap(([, form, times = '1']) =>
    new Array<number>(Number(times)).fill(Number(form)),
  );
}

const standardNamespaces = Array.from({ length: 18 }, (_, index) => index - 2);

/** In the package, the first has the lists of all, and the others say so (`tools/pack-recorded.cjs`). */
const files: Readonly<Record<Kind, () => object>> = {
  messages: () => require('./messages.json') as object,
  names: () => require('./names.json') as object,
  'special-pages': () => require('./special-pages.json') as object,
  'magic-words': () => require('./magic-words.json') as object,
};

type Kind = 'messages' | 'names' | 'special-pages' | 'magic-words';

const unpacked = new Map<string, SharedLists>();
const read = new Map<string, Lists | undefined>();

function sharedLists(kind: Kind): SharedLists | undefined {
  if (!unpacked.has(kind)) {
    const file = files[kind]();
    if ('keys' in file) unpacked.set(kind, unpackLists(file as PackedLists));
    else unpackTogether(files.messages() as PackedTogether).forEach((lists, name) => unpacked.set(name, lists));
  }
  return unpacked.get(kind);
}

/** Read once per release and language, however many wikis have that language. */
function listsOf(kind: Kind, release: Release, code: string): Lists | undefined {
  const id = `${kind} ${release.name} ${code}`;
  if (read.has(id)) return read.get(id);
  const shared = sharedLists(kind);
  const lists = shared && readLists(shared, release.choose(recorded), code);
  read.set(id, lists);
  return lists;
}

/** The releases that were recorded. */
const recorded = { '1.39': '1.39', '1.43': '1.43' } as const;

const known = new Map<string, ContentLanguage>();

/** @param code as in `site.language` of a wiki file; one that MediaWiki does not know is like English */
export function contentLanguage(code: string, release: Release): ContentLanguage {
  const id = `${release.name} ${code}`;
  const lists = () => (code === 'en' ? undefined : listsOf('names', release, code));
  const language = known.get(id) ?? new ContentLanguage(code, release, lists());
  known.set(id, language);
  return language;
}
