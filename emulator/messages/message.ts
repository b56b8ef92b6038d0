/**
 * Messages: what errors and warnings say, kept as a key and parameters until it is known in which form and language
 * they are requested (core 6.1).
 */
import { messageTexts, type MessageKey } from './message-texts';

/**
 * A parameter of a message.
 * - string: wikitext, inserted as it is; values from outside go through `escapeWikitext` first.
 * - number: printed as it is.
 * - `{ plaintext }`: a value from outside, inserted raw.
 * - `{ num }`: printed with thousands separators.
 * - `{ message }`: another message, without parameters.
 * - `{ list }`: joined with commas, or as `a, b and c` for type `text`.
 */
export type MessageParameter =
  | string
  | number
  | bigint
  | { readonly plaintext: string | number }
  | { readonly num: number | '' }
  | { readonly message: MessageKey }
  | MessageList;

export interface MessageList {
  readonly list: readonly MessageParameter[];
  readonly type: 'comma' | 'text';
  /** What 1.39 numbers the items with in the raw error format; without it they are counted from 0 (core 6.1). */
  readonly positions?: readonly number[];
}

export interface Message {
  /** The code that clients act on: `badvalue`. */
  readonly code: string;
  readonly key: MessageKey;
  readonly parameters: readonly MessageParameter[];
  /** The English text where a release words it otherwise. */
  readonly text?: string;
  /** It is about values that came separated by U+001F: 1.39 then gives it twice in the raw error format. */
  readonly separated?: boolean;
  /** Members that stand beside the text (bc) or under `data`. */
  readonly data?: MessageData;
}

export type MessageData = Readonly<Record<string, string | number | null | readonly string[]>>;

/** The languages that messages are carried in; `qqx` shows their keys in the place of their texts. */
export type MessageLanguage = 'en' | 'qqx';

/**
 * The message in wikitext.
 *
 * @param insertValue what stands for a value from outside
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
  return messageText(message).replace(/\$(\d)/g, (_, position: string) => {
    const parameter = parameters[Number(position) - 1];
    return parameter === undefined ? '' : insert(parameter, language, insertValue);
  });
}

/** The English text, in the form that belongs to the count. */
function messageText(message: Message): string {
  const text = message.text ?? messageTexts[message.key];
  if (typeof text === 'string') return text;
  return isOne(message.parameters[text.counted - 1]) ? text.one : text.other;
}

function isOne(parameter: MessageParameter | undefined): boolean {
  const count = typeof parameter === 'object' && 'num' in parameter ? parameter.num : parameter;
  return count === 1 || count === -1;
}

function asItIs(value: string): string {
  return value;
}

function insert(
  parameter: MessageParameter,
  language: MessageLanguage,
  insertValue: (value: string) => string,
): string {
  if (typeof parameter !== 'object') return String(parameter);
  if ('plaintext' in parameter) return insertValue(String(parameter.plaintext));
  if ('message' in parameter) return messageWikitext({ code: '', key: parameter.message, parameters: [] }, language);
  if ('num' in parameter) return parameter.num === '' ? '' : parameter.num.toLocaleString('en-US');
  return joinList(
    parameter.list.map((item) => insert(item, language, insertValue)),
    parameter.type,
    language,
  );
}

const separators = {
  en: { comma: ', ', and: ' and ' },
  qqx: { comma: '(comma-separator)', and: '(and)(word-separator)' },
} as const;

/** `a, b` for a comma list; `a, b and c` for a text list. */
export function joinList(items: readonly string[], type: 'comma' | 'text', language: MessageLanguage = 'en'): string {
  const { comma, and } = separators[language];
  if (type === 'comma' || items.length < 2) return items.join(comma);
  return `${items.slice(0, -1).join(comma)}${and}${items.at(-1) ?? ''}`;
}
