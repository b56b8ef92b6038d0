import { releaseNames, type Release } from '../releases/release';
import { textsOfPackage } from './translated-help';

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
  const position = releaseNames.findIndex((name) => name === release.name);
  const messages = new Map<string, string>();
  for (const [name, text] of Object.entries(texts)) {
    const inRelease = typeof text === 'string' ? text : text[position];
    if (typeof inRelease === 'string') messages.set(name, inRelease);
  }
  read.set(release.name, messages);
  return messages;
}
