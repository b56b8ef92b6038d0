/**
 * Messages of errors and warnings, stored as a key and parameters until it is known in which format and language
 * they are requested (core 6.1).
 */
import type { ResultList, ResultMap } from '../response/result-tree';
import { messageTexts, type MessageKey } from './message-texts';
import type { MessageLanguage, MessageTranslation } from './language';

/**
 * A parameter of a message.
 * - string: wikitext, inserted as it is; values from outside go through `escapeWikitext` first.
 * - number: printed as it is.
 * - null: nothing.
 * - `{ plaintext }`: a value from outside, inserted raw.
 * - `{ wikitext }`: wikitext that a user wrote, shown with its templates expanded; the raw format shows it as it was written.
 * - `{ num }`: printed with thousands separators.
 * - `{ duration }`: a number of seconds, printed as `5 minutes`.
 * - `{ message }`: another message; with the English text of a release that words it differently.
 * - `[]`: nothing; 1.39 has it in place of no parameters (sequence details-of-sessions).
 * - `{ list }`: joined with commas, or as `a, b and c` for type `text`.
 */
export type MessageParameter =
  | string
  | number
  | bigint
  | null
  | readonly []
  | { readonly plaintext: string | number }
  | WrittenWikitext
  | { readonly num: number | '' }
  | { readonly duration: number }
  | { readonly message: MessageKey; readonly text?: string; readonly parameters?: readonly MessageParameter[] }
  | MessageList;

export interface WrittenWikitext {
  readonly wikitext: string;
  readonly expanded: string;
}

export interface MessageList {
  readonly list: readonly MessageParameter[];
  readonly type: 'comma' | 'text';
  /** The numbers of the items in the raw format of 1.39. Default: from 0 (vector main/error-format-raw-unrecognized). */
  readonly positions?: readonly number[];
}

export interface Message {
  /** The code for clients: `badvalue`. */
  readonly code: string;
  readonly key: MessageKey;
  readonly parameters: readonly MessageParameter[];
  /** The English text of a release that words it differently. */
  readonly text?: string;
  /** Whether it concerns values separated by U+001F: 1.39 then repeats it in the raw error format. */
  readonly separated?: boolean;
  /** Further members, beside the text (bc) or under `data`. */
  readonly data?: MessageData;
}

export type MessageDatum =
  string | number | boolean | null | readonly string[] | MessageData | readonly MessageData[] | ResultList | ResultMap;

export interface MessageData {
  readonly [name: string]: MessageDatum;
}

/**
 * The message in wikitext.
 *
 * @param insertValue formats a value from outside
 */
export function messageWikitext(
  message: Message,
  language: MessageLanguage = 'en',
  insertValue: (value: string) => string = asItIs,
): string {
  const { parameters } = message;
  if (language === 'qqx') {
    const inserted = parameters.map((parameter) => insert(parameter, language, insertValue)).join(', ');
    return parameters.length === 0 ? `(${message.key})` : `(${message.key}: ${inserted})`;
  }
  if (language !== 'en') {
    const text = language.text(message.key, parameters, (parameter) => insert(parameter, language, insertValue));
    if (text !== undefined) return text;
  }
  return messageText(message).replace(/\$(\d)/g, (_, position: string) => {
    const parameter = parameters[Number(position) - 1];
    return parameter === undefined ? '' : insert(parameter, language, insertValue);
  });
}

/** The English text, in the form for the count. */
function messageText(message: Message): string {
  const text = message.text ?? messageTexts[message.key];
  if (typeof text === 'string') return text;
  return isOne(message.parameters[text.counted - 1]) ? text.one : text.other;
}

function isOne(parameter: MessageParameter | undefined): boolean {
  const count = typeof parameter === 'object' && parameter !== null && 'num' in parameter ? parameter.num : parameter;
  return count === 1 || count === -1;
}

function asItIs(value: string): string {
  return value;
}

/** Whether a parameter is wikitext that a user wrote. */
export function isWrittenWikitext(parameter: unknown): parameter is WrittenWikitext {
  return typeof parameter === 'object' && parameter !== null && 'wikitext' in parameter;
}

/** `Array.isArray` does not recognize read-only lists. */
export function isNothing(parameter: MessageParameter): parameter is readonly [] {
  return Array.isArray(parameter);
}

function insert(
  parameter: MessageParameter,
  language: MessageLanguage,
  insertValue: (value: string) => string,
): string {
  if (parameter === null || isNothing(parameter)) return '';
  if (typeof parameter !== 'object') return String(parameter);
  if ('plaintext' in parameter) return insertValue(String(parameter.plaintext));
  if ('wikitext' in parameter) return parameter.expanded;
  if ('message' in parameter) {
    const { message: key, text, parameters = [] } = parameter;
    return messageWikitext({ code: '', key, parameters, ...(text !== undefined && { text }) }, language);
  }
  if ('duration' in parameter) return durationText(parameter.duration, language);
  if ('num' in parameter) return parameter.num === '' ? '' : formatNumber(parameter.num, language);
  return joinList(
    parameter.list.map((item) => insert(item, language, insertValue)),
    parameter.type,
    language,
  );
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** `5 minutes`, `1 hour, 1 minute and 40 seconds`. */
function durationText(seconds: number, language: MessageLanguage): string {
  let rest = seconds;
  const parts: string[] = [];
  for (const [unit, size] of units) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(countedText(unit, count, language));
  }
  return joinList(parts, 'text', language);
}

function countedText(unit: string, count: number, language: MessageLanguage): string {
  const key = `duration-${unit}s`;
  if (language === 'qqx') return `(${key}: ${count})`;
  const number = formatNumber(count, language);
  const translated = language === 'en' ? undefined : language.text(key, [count], () => number);
  return translated ?? `${number} ${unit}${count === 1 ? '' : 's'}`;
}

export function formatNumber(value: number, language: MessageLanguage): string {
  return typeof language === 'string' ? value.toLocaleString('en-US') : language.formatNumber(value);
}

function separatorsOf(language: MessageTranslation): { readonly comma: string; readonly and: string } {
  const comma = language.separator('comma-separator');
  return { comma, and: language.separator('and') + language.separator('word-separator') };
}

const separators = {
  en: { comma: ', ', and: ' and ' },
  qqx: { comma: '(comma-separator)', and: '(and)(word-separator)' },
} as const;

/** `a, b` for a comma list; `a, b and c` for a text list. */
export function joinList(items: readonly string[], type: 'comma' | 'text', language: MessageLanguage = 'en'): string {
  const { comma, and } = typeof language === 'string' ? separators[language] : separatorsOf(language);
  if (type === 'comma' || items.length < 2) return items.join(comma);
  return `${items.slice(0, -1).join(comma)}${and}${items.at(-1) ?? ''}`;
}
