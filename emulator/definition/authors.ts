import { WikiContentError } from '../model/content-error';
import { canonicalAddress } from '../model/ip-address';
import { normaliseUserName } from '../model/user-name';
import type { WikiModel } from '../model/wiki-model';

/** An author of another wiki, as imports keep them: `en>Bob` (writing 17). */
const ofAnotherWiki = /^[^>]+>[^>]+$/;

/**
 * The canonical name or address of an author. It need not be the name of an account: users
 * of other wikis have no account here.
 *
 * @throws WikiContentError for a text that is neither a valid name nor an address
 */
export function readUser(wiki: WikiModel, name: string, path: string): string {
  if (ofAnotherWiki.test(name)) return name;
  const user = canonicalAddress(name) ?? normaliseUserName(name, wiki.site);
  if (user !== undefined) return user;
  throw new WikiContentError(path, `${JSON.stringify(name)} can be neither a user nor an address.`);
}

/** The same; `undefined` if no author is named. */
export function readAuthor(wiki: WikiModel, name: string | undefined, path: string): string | undefined {
  return name === undefined ? undefined : readUser(wiki, name, path);
}
