import { canonicalAddress } from './ip-address';
import { mainNamespace, userNamespace } from './namespaces';
import { isTitle, parseTitle, type TitleRules } from './title';

/**
 * A user name in its one written form, with spaces and a capital, as `assertuser` and `lgname` take it (core 1).
 *
 * @returns `undefined` for what cannot be a user's name, such as an address, `a/b` or `Talk:x`
 */
export function normaliseUserName(text: string, rules: TitleRules): string | undefined {
  if (text.includes('#')) return undefined;
  const title = parseTitle(text, rules, userNamespace);
  if (!isTitle(title) || title.namespace !== userNamespace || title.interwiki !== '') return undefined;
  const name = title.key.replaceAll('_', ' ');
  if (name.includes('/') || NEVER_IN_NAMES.test(name) || looksLikeAddress(name)) return undefined;
  return readsAsItself(name, rules) ? name : undefined;
}

/**
 * The address that a text names where users are named: like the title of a page in `User:`, which may be spelt out, and
 * with a line break at the end that nobody notices.
 *
 * @returns its canonical form; `undefined` for anything else, ranges among them
 */
export function normaliseAddress(text: string, rules: TitleRules): string | undefined {
  if (text.includes('#') || text.includes('/')) return undefined;
  const line = text.replace(/\n$/, '');
  // As a title, `::1` would begin with a colon that does not count.
  const bare = canonicalAddress(withoutSpaces(line));
  if (bare !== undefined) return bare;
  const title = parseTitle(line, rules, userNamespace);
  const isUser = isTitle(title) && title.namespace === userNamespace && title.interwiki === '';
  return isUser ? canonicalAddress(title.key) : undefined;
}

/** Without the spaces and underscores around it. */
function withoutSpaces(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text[start])) start++;
  while (end > start && isSpace(text[end - 1])) end--;
  return text.slice(start, end);
}

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === '_';
}

/** C1 controls, joiners and the private use area; titles may hold them. */
const NEVER_IN_NAMES = /[\u0080-\u009f\u200b-\u200d\ue000-\uf8ff]/;

/** `999.1.1.1` is no address but could be taken for one, and `1.2.3.xxx` is how addresses were once hidden. */
const ADDRESS_LIKE = /^[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.(?:xxx|[0-9]{1,3})$/;

function looksLikeAddress(name: string): boolean {
  return ADDRESS_LIKE.test(name) || canonicalAddress(name) !== undefined;
}

/** `User:Talk:x` is a page, but its name alone would be another one: no user can be called so. */
function readsAsItself(name: string, rules: TitleRules): boolean {
  if (!name.includes(':')) return true;
  const title = parseTitle(name, rules);
  return isTitle(title) && title.namespace === mainNamespace && title.interwiki === '';
}
