import { canonicalAddress } from './ip-address';
import { mainNamespace, userNamespace } from './namespaces';
import { isTitle, parseTitle, type TitleRules } from './title';

/**
 * Normalizes a user name, with spaces and an upper-case first letter, as `assertuser` and `lgname` do (core 1).
 *
 * @returns `undefined` for an invalid user name, such as an address, `a/b` or `Talk:x`
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
 * Parses an address where a user name is expected: like the title of a page in `User:`, with or without the prefix, and
 * with an optional line break at the end.
 *
 * @returns its canonical form; `undefined` for anything else, including ranges
 */
export function normaliseAddress(text: string, rules: TitleRules): string | undefined {
  if (text.includes('#') || text.includes('/')) return undefined;
  const line = text.replace(/\n$/, '');
  // In a title, the leading colon of `::1` would be ignored.
  const bare = canonicalAddress(withoutSpaces(line));
  if (bare !== undefined) return bare;
  const title = parseTitle(line, rules, userNamespace);
  const isUser = isTitle(title) && title.namespace === userNamespace && title.interwiki === '';
  return isUser ? canonicalAddress(title.key) : undefined;
}

/** Trims spaces and underscores. */
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

/** C1 controls, joiners and the private use area, which titles may contain. */
const NEVER_IN_NAMES = /[\u0080-\u009f\u200b-\u200d\ue000-\uf8ff]/;

/** `999.1.1.1` is not an address but looks like one, and `1.2.3.xxx` is how old wikis hid addresses. */
const ADDRESS_LIKE = /^[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.(?:xxx|[0-9]{1,3})$/;

function looksLikeAddress(name: string): boolean {
  return ADDRESS_LIKE.test(name) || canonicalAddress(name) !== undefined;
}

/** `User:Talk:x` is a page, but `Talk:x` alone is another page, so it is not a valid user name. */
function readsAsItself(name: string, rules: TitleRules): boolean {
  if (!name.includes(':')) return true;
  const title = parseTitle(name, rules);
  return isTitle(title) && title.namespace === mainNamespace && title.interwiki === '';
}
