import type { Release } from '../releases/release';
import { textIn, textsOfPackage } from './translated-help';

/** The file of the package `wikidouble-help-texts` with the English messages. */
export const messagesFile = 'messages';

const read = new Map<string, ReadonlyMap<string, string>>();

/**
 * The English texts of all messages of MediaWiki by name, in the order of the names.
 *
 * @returns undefined if the package is not installed
 */
export function recordedMessages(release: Release): ReadonlyMap<string, string> | undefined {
  const known = read.get(release.name);
  if (known) return known;
  const texts = textsOfPackage(messagesFile);
  if (!texts) return undefined;
  const messages = new Map<string, string>();
  for (const [name, recorded] of Object.entries(texts)) {
    const text = textIn(release, recorded);
    if (text !== undefined) messages.set(name, text);
  }
  read.set(release.name, messages);
  return messages;
}
