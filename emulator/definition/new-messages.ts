/** Who has new messages. Loaded for wikis where somebody has. */
import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import { userTalkNamespace } from '../model/namespaces';
import type { WikiModel } from '../model/wiki-model';
import { readUser } from './authors';

/**
 * Tells these of new messages, and nobody else.
 *
 * @throws WikiContentError for a text that is neither a valid name nor an address
 */
export function fillNewMessages(wiki: WikiModel, entries: NonNullable<WikiDefinition['newMessages']>): void {
  for (const [name] of wiki.users.withMessages) wiki.users.clearMessages(name);
  addNewMessages(wiki, entries);
}

/** Tells these of new messages as well. */
export function addNewMessages(wiki: WikiModel, entries: NonNullable<WikiDefinition['newMessages']>): void {
  entries.forEach((entry, index) => {
    const { user, seen = 0 } = typeof entry === 'string' ? { user: entry } : entry;
    const path = `newMessages[${index}]`;
    wiki.users.noteMessage(readUser(wiki, user, typeof entry === 'string' ? path : `${path}.user`), seen);
  });
}

/** Declares them unless there are none, and none would follow from the recent changes. */
export function exportNewMessages(wiki: WikiModel): Pick<WikiDefinition, 'newMessages'> {
  const entries = [...wiki.users.withMessages];
  const follow = [...wiki.changes.walk(false, undefined)].some(({ title }) => title.namespace === userTalkNamespace);
  if (entries.length === 0 && !follow) return {};
  return { newMessages: entries.map(([user, seen]) => (seen === 0 ? user : { user, seen })) };
}
