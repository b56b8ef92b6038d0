import { messageWikitext, type Message } from '../messages/message';
import type { RequestContext } from './context';

/** A message in the language of the interface, as wikitext. */
export function interfaceMessage(
  { interfaceTexts }: RequestContext,
  key: Message['key'],
  ...parameters: Message['parameters']
): string {
  return messageWikitext({ code: '', key, parameters }, interfaceTexts);
}
