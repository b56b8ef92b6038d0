import { messageTexts, type MessageKey } from '../../messages/message-texts';
import { escapeHtml } from '../../text/escape';
import type { RequestContext } from '../context';
import { interfaceMessage } from '../interface-message';

/** What is put into a text: HTML as it is; other texts are escaped, numbers grouped. */
export type Inserted = string | number | { readonly html: string };

/** What an entry says beside who did it. */
export interface Phrase {
  readonly key: MessageKey;
  /** HTML. Default: a link to the page of the entry. */
  readonly target?: string;
  /** The name of the user that the target is, if it is one. */
  readonly targetUser?: string;
  /** From `$4` on. */
  readonly further?: readonly Inserted[];
}

/** A text with what is put into it, as HTML. */
export function filledText(context: RequestContext, key: MessageKey, ...inserted: readonly Inserted[]): string {
  const parts: string[] = [];
  const parameters = inserted.map((part) => {
    if (typeof part === 'number') return { num: part };
    return typeof part === 'string' ? part : `\0${parts.push(part.html) - 1}\0`;
  });
  const text = escapeHtml(interfaceMessage(context, key, ...parameters));
  return text.replace(/\0(\d+)\0/g, (_, index: string) => parts[Number(index)] ?? '');
}

/** The text whose key is made of a name, such as that of a group; `undefined` if the name has none. */
export function namedText(context: RequestContext, key: string): string | undefined {
  return Object.hasOwn(messageTexts, key) ? filledText(context, key as MessageKey) : undefined;
}

/** HTML in parentheses, which are a message of their own. */
export function inParentheses({ interfaceTexts }: RequestContext, html: string): string {
  return interfaceTexts === 'qqx' ? `(parentheses: ${html})` : `(${html})`;
}
