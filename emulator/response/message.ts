/**
 * Messages: what errors and warnings say, kept as a key and parameters until it is known in which form they are asked
 * for (facts 6.1).
 */
import { messageTexts, type MessageKey } from './message-texts';

/**
 * A parameter of a message.
 * - string: wikitext, inserted as it is; values from outside go through `escapeWikitext` first.
 * - `{ plaintext }`: a value from outside, inserted raw.
 * - `{ num }`: printed with thousands separators.
 * - `{ list }`: joined with commas, or as `a, b and c` for type `text`.
 */
export type MessageParameter =
  string | number | { readonly plaintext: string } | { readonly num: number | '' } | MessageList;

export interface MessageList {
  readonly list: readonly MessageParameter[];
  readonly type: 'comma' | 'text';
  /** What 1.39 numbers the items with in the raw error format; without it they are counted from 0 (facts 6.1). */
  readonly positions?: readonly number[];
}

export interface Message {
  /** The code that clients act on: `badvalue`. */
  readonly code: string;
  readonly key: MessageKey;
  readonly parameters: readonly MessageParameter[];
  /** Members that stand beside the text (bc) or under `data`. */
  readonly data?: MessageData;
}

export type MessageData = Readonly<Record<string, string | number | null | readonly string[]>>;

/** The message in wikitext, with every parameter put in through `insert`. */
export function messageWikitext(message: Message, insert = insertPlain): string {
  const text = messageTexts[message.key];
  const chosen = typeof text === 'string' ? text : isOne(message.parameters[text.counted - 1]) ? text.one : text.other;
  return chosen.replace(/\$(\d)/g, (_, position: string) => {
    const parameter = message.parameters[Number(position) - 1];
    return parameter === undefined ? '' : insert(parameter);
  });
}

function isOne(parameter: MessageParameter | undefined): boolean {
  const count = typeof parameter === 'object' && 'num' in parameter ? parameter.num : parameter;
  return count === 1 || count === -1;
}

/** Inserts values from outside raw: the wikitext form, and the base of the plain one. */
export function insertPlain(parameter: MessageParameter): string {
  if (typeof parameter !== 'object') return String(parameter);
  if ('plaintext' in parameter) return parameter.plaintext;
  if ('num' in parameter) return parameter.num === '' ? '' : parameter.num.toLocaleString('en-US');
  return joinList(parameter.list.map(insertPlain), parameter.type);
}

/** `a, b` for a comma list; `a, b and c` for a text list. */
export function joinList(items: readonly string[], type: 'comma' | 'text'): string {
  if (type === 'comma' || items.length < 2) return items.join(', ');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/**
 * What a client reads in the formats bc and plaintext (facts 6.1): markup of values and code becomes quotation marks,
 * other tags go, entities are decoded, runs of ASCII white space are one space.
 */
export function plainText(wikitext: string): string {
  if (!/[<&\s]/.test(wikitext)) return wikitext;
  const untagged = stripTags(wikitext.replace(/<\/?(?:var|kbd|samp|code)>/g, '"'));
  return decodeEntities(untagged)
    .replace(/[\t\n\v\f\r ]+/g, ' ')
    .replace(/^ | $/g, '');
}

/** `<` followed by anything but white space opens a tag, and one that is never closed swallows the rest (facts 6.1). */
function stripTags(text: string): string {
  return text.includes('<') ? text.replace(/<(?!\s|$)[^>]*(?:>|$)/g, '') : text;
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  // Loaded here because most answers hold no entity at all, and the table costs start-up time.
  const { decodeHTMLStrict } = require('entities') as typeof import('entities');
  return decodeHTMLStrict(text);
}
