import type { InvalidTitle, InvalidTitleReason } from './invalid-title';
import { canonicalAddress } from './ip-address';
import {
  mainNamespace,
  specialNamespace,
  talkNamespace,
  userNamespace,
  type Namespace,
  type NamespaceTable,
} from './namespaces';

// The character classes of core 4.6, observed one by one where those of JavaScript differ.

/** Non-ASCII text: only then do the next three matter. */
const nonAscii = /[^\x00-\x7f]/;

/** Dropped anywhere. U+2066 to U+2069 are not included. */
const directionMarks = /[\u200e\u200f\u202a-\u202e]/g;

/** Count as a space, as the ASCII one does. U+0085, U+200B and U+FEFF do not. */
export const unicodeSpaces = /[\u00a0\u1680\u180e\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;

/** The replacement character of invalid UTF-8, and lone surrogates, which only JavaScript has. */
const notUtf8 = /[\ufffd\ud800-\udfff]/u;

/**
 * The first invalid part of a title: a character, an escape that a browser would decode (`%41`), or something like a
 * character reference. `#` is not included because it starts the fragment.
 */
const illegalPart = /[\x00-\x1f<>[\]{|}\x7f]|%[0-9A-Fa-f]{2}|&[A-Za-z0-9\u0080-\u{10ffff}]+;/u;

/** A part `.` or `..` between slashes. */
const relativePart = /(?:^|\/)\.{1,2}(?:\/|$)/;

/** A name that none of the rules above, and no rule about spaces and colons, applies to. */
const plainName = /^[A-Za-z0-9,'()!-]+(?:[ _./][A-Za-z0-9,'()!-]+)*$/;

/** The name of a page, in this wiki or (`interwiki`) in another. */
export interface Title {
  readonly namespace: number;
  /** The database key: without prefix, with underscores for spaces. Empty for `#top` and `mw:`. */
  readonly key: string;
  /** The prefix of the other wiki, in lower case; empty for this wiki. */
  readonly interwiki: string;
  /** The text after `#`, with spaces. */
  readonly fragment: string;
  /** Absent, unlike in an `InvalidTitle`. */
  readonly reason?: undefined;
}

/** The rules for titles, which depend on the wiki and its release. */
export interface TitleRules {
  readonly namespaces: NamespaceTable;
  /** In lower case. */
  readonly interwikiPrefixes: ReadonlySet<string>;
  /** The language that an interwiki prefix stands for, by name. */
  languageName?(prefix: string): string | undefined;
  readonly upperCaseFirst: (character: string) => string;
  /** Whether titles start with an upper-case letter, in namespaces without a rule of their own. */
  readonly firstLetter: 'first-letter' | 'case-sensitive';
  /** The words that begin a redirect, such as `#WEITERLEITUNG`. Default: `#REDIRECT`. */
  readonly redirectWords?: readonly string[] | undefined;
  /** An option of an embedded file in English. */
  imageOption?(written: string): string;
}

/**
 * Parses a title (core 4.6). An `InvalidTitle` has a `reason`, a `Title` has none.
 *
 * @param defaultNamespace the namespace of a title without a prefix; a leading `:` always means the main namespace
 */
export function parseTitle(text: string, rules: TitleRules, defaultNamespace = mainNamespace): Title | InvalidTitle {
  return parsePlainTitle(text, rules, defaultNamespace) ?? parseAnyTitle(text, rules, defaultNamespace);
}

/** An option of an embedded file, such as `link=A`, as English has it. */
export function optionInEnglish(written: string, rules: TitleRules): string {
  return rules.imageOption?.(written) ?? written;
}

export function isTitle(parsed: Title | InvalidTitle): parsed is Title {
  return parsed.reason === undefined;
}

/** Anything with a title: a `Title`, a page, a file. */
export interface Titled {
  readonly namespace: number;
  readonly key: string;
  readonly interwiki?: string;
}

/** A title as a text that is the key of an index: `10:Box`. */
export function titleText({ namespace, key }: Titled): string {
  return `${namespace}:${key}`;
}

/** The title of a page of this wiki. */
export function titleOfKey({ namespace, key }: { readonly namespace: number; readonly key: string }): Title {
  return { namespace, key, interwiki: '', fragment: '' };
}

/** `User talk:A b`, `mw:A b`. */
export function prefixedText(title: Titled, namespaces: NamespaceTable): string {
  const name = title.key.includes('_') ? title.key.replaceAll('_', ' ') : title.key;
  if (title.interwiki) return `${title.interwiki}:${name}`;
  return title.namespace === mainNamespace ? name : `${namespaces.byId(title.namespace)?.name ?? ''}:${name}`;
}

/** `User_talk:A_b`, `mw:A_b`. */
export function prefixedKey(title: Titled, namespaces: NamespaceTable): string {
  return prefixedText(title, namespaces).replaceAll(' ', '_');
}

const LONGEST = 255;

/** Parses common titles such as `File:Used.png`, which need no normalization. Returns `undefined` for others. */
function parsePlainTitle(text: string, rules: TitleRules, defaultNamespace: number): Title | undefined {
  const colon = text.indexOf(':');
  let namespace = defaultNamespace;
  if (colon >= 0) {
    const found = rules.namespaces.find(text.slice(0, colon));
    if (found === undefined) return undefined;
    namespace = found.id;
  }
  const name = colon < 0 ? text : text.slice(colon + 1);
  if (name.length > LONGEST || !plainName.test(name)) return undefined;
  if (holdsUsers(namespace) && canonicalAddress(name) !== undefined) return undefined;
  const key = name.includes(' ') ? name.replaceAll(' ', '_') : name;
  return { namespace, key: withFirstLetter(key, namespace, rules), interwiki: '', fragment: '' };
}

function parseAnyTitle(text: string, rules: TitleRules, defaultNamespace: number): Title | InvalidTitle {
  const decoded = text.includes('&') ? references().decodeCharacterReferences(text) : text;
  const given = replaceEach(decoded, ' ', '_');
  const isAscii = !nonAscii.test(given);
  if (!isAscii && notUtf8.test(given)) return invalid('title-invalid-utf8', given);

  let key = trimUnderscores(collapseSpaces(given, isAscii));
  let namespace = defaultNamespace;
  if (key.startsWith(':')) {
    namespace = mainNamespace;
    key = trimStart(key.slice(1));
  }
  if (key === '') return invalid('title-invalid-empty', given);

  let interwiki = '';
  const prefixed = splitPrefix(key, rules);
  if (typeof prefixed?.owner === 'string') {
    interwiki = prefixed.owner;
    namespace = mainNamespace;
    key = prefixed.rest.startsWith(':') ? trimStart(prefixed.rest.slice(1)) : prefixed.rest;
  } else if (prefixed !== undefined) {
    namespace = prefixed.owner.id;
    key = prefixed.rest;
    // `Talk:File:X` would be the talk page of an impossible page: `File:X` in the main namespace.
    if (namespace === talkNamespace && splitPrefix(key, rules)) return invalid('title-invalid-talk-namespace', given);
  }

  const hash = key.indexOf('#');
  const fragment = hash < 0 ? '' : replaceEach(key.slice(hash + 1), '_', ' ');
  if (hash >= 0) key = trimEnd(key.slice(0, hash));

  const illegal = findIllegal(key, namespace, given);
  if (illegal !== undefined) return illegal;
  if (interwiki === '') key = withFirstLetter(key, namespace, rules);
  if (key === '' && namespace !== mainNamespace) return invalid('title-invalid-empty', given);
  if (interwiki === '' && holdsUsers(namespace)) key = canonicalAddress(key) ?? key;
  if (key.startsWith(':')) return invalid('title-invalid-leading-colon', given);
  if (key.endsWith('_'))
    return invalid('title-invalid', `Bad value for parameter $title: invalid name '${key}'`, given);
  return { namespace, key, interwiki, fragment };
}

/** Loaded with the first title that may have one. */
function references(): typeof import('../text/character-references') {
  return require('../text/character-references') as typeof import('../text/character-references');
}

/** `replaceAll` for texts of any length: it takes five times as long for a million spaces. */
function replaceEach(text: string, character: string, replacement: string): string {
  return text.includes(character) ? text.split(character).join(replacement) : text;
}

function invalid(reason: InvalidTitleReason, ...parameters: (string | number)[]): InvalidTitle {
  return { reason, parameters };
}

/** Checks a key without prefix and fragment; the order determines which reason is reported. */
function findIllegal(key: string, namespace: number, given: string): InvalidTitle | undefined {
  const illegal = illegalPart.exec(key);
  if (illegal !== null) return invalid('title-invalid-characters', illegal[0], given);
  if (relativePart.test(key)) return invalid('title-invalid-relative', given);
  if (key.includes('~~~')) return invalid('title-invalid-magic-tilde', given);
  const allowed = namespace === specialNamespace ? 512 : LONGEST; // special pages take parameters
  if (key.length > allowed / 3 && Buffer.byteLength(key) > allowed) {
    return invalid('title-invalid-too-long', allowed, given);
  }
  return undefined;
}

/**
 * Splits `File:X` if the wiki knows the text before the colon as a prefix. Line feeds prevent that, except
 * one at the very end, which is removed with the prefix.
 */
function splitPrefix(key: string, rules: TitleRules): { owner: Namespace | string; rest: string } | undefined {
  const colon = key.indexOf(':', 1);
  if (colon < 0) return undefined;
  const newline = key.indexOf('\n');
  if (newline >= 0 && newline < key.length - 1) return undefined;
  const prefix = trimEnd(key.slice(0, colon));
  const rest = trimStart(newline < 0 ? key.slice(colon + 1) : key.slice(colon + 1, -1));
  const namespace = rules.namespaces.find(prefix);
  if (namespace !== undefined) return { owner: namespace, rest };
  const interwiki = prefix.toLowerCase();
  return rules.interwikiPrefixes.has(interwiki) ? { owner: interwiki, rest } : undefined;
}

/** User names may be addresses, which have a canonical form. */
function holdsUsers(namespace: number): boolean {
  return namespace === userNamespace || namespace === userNamespace + 1;
}

function keepsFirstLetter(namespace: number, rules: TitleRules): boolean {
  return (rules.namespaces.byId(namespace)?.case ?? rules.firstLetter) === 'case-sensitive';
}

function withFirstLetter(key: string, namespace: number, rules: TitleRules): string {
  const code = key.charCodeAt(0);
  const mayChange = (code >= 0x61 && code <= 0x7a) || code > 0x7f;
  if (!mayChange || keepsFirstLetter(namespace, rules)) return key;
  const first = String.fromCodePoint(key.codePointAt(0) ?? 0);
  // An upper-case letter can compose with a mark where the lower-case letter does not. The key keeps them apart (core 4.6).
  return rules.upperCaseFirst(first) + key.slice(first.length);
}

function collapseSpaces(text: string, isAscii: boolean): string {
  const clean = isAscii ? text : text.replace(directionMarks, '').replace(unicodeSpaces, '_');
  return clean.includes('__') ? clean.replace(/_+/g, '_') : clean;
}

/** All three rely on the absence of consecutive underscores. */
function trimUnderscores(text: string): string {
  return trimStart(trimEnd(text));
}

function trimStart(text: string): string {
  return text.startsWith('_') ? text.slice(1) : text;
}

function trimEnd(text: string): string {
  return text.endsWith('_') ? text.slice(0, -1) : text;
}
