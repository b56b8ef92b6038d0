import type { TextSource } from '../model/text-reader';

/** Behaviour switches by the names of their properties. */
const switchNames = new Set([
  ...['toc', 'notoc', 'forcetoc', 'noeditsection', 'nogallery', 'notitleconvert', 'nocontentconvert'],
  ...['newsectionlink', 'nonewsectionlink', 'hiddencat', 'index', 'noindex', 'staticredirect'],
  ...['expectunusedcategory', 'expectunusedtemplate'],
]);

/** The behaviour switches of a wiki, as its language and English spell them. */
interface Spellings {
  /** Those in any case, then those in upper case, as the wiki looks for them. */
  readonly patterns: readonly RegExp[];
  /** By the spelling; by that in lower case where the case does not matter. */
  readonly names: ReadonlyMap<string, string>;
}

/** By what has them: a content language or, for English, a release. */
const known = new WeakMap<object, Spellings>();

function spellingsOf({ site: { contentLanguage }, release }: Source): Spellings {
  const held = known.get(contentLanguage ?? release);
  if (held) return held;
  const { escapeRegExp } = require('../text/escape') as typeof import('../text/escape');
  const { magicWords } =
    require('../releases/site-info-magic-words') as typeof import('../releases/site-info-magic-words');
  const words = (contentLanguage?.magicWords ?? magicWords(release)).filter(({ name }) => switchNames.has(name));
  const names = new Map<string, string>();
  const spellings: Record<'anyCase' | 'exact', string[]> = { anyCase: [], exact: [] };
  for (const { name, aliases, caseSensitive } of words) {
    for (const alias of aliases) {
      names.set(caseSensitive ? alias : alias.toLowerCase(), name);
      spellings[caseSensitive ? 'exact' : 'anyCase'].push(escapeRegExp(alias));
    }
  }
  const patterns = [new RegExp(spellings.anyCase.join('|'), 'giu'), new RegExp(spellings.exact.join('|'), 'gu')];
  known.set(contentLanguage ?? release, { patterns, names });
  return { patterns, names };
}

type Source = Pick<TextSource, 'site' | 'release'>;

/**
 * A text without behaviour switches, and the names of those that it had, in the order in which the wiki finds them.
 *
 * @param contentsMark what the first `__TOC__` leaves in its place
 */
export function takeSwitches(
  text: string,
  source: Source,
  contentsMark: string,
): { readonly text: string; readonly switches: ReadonlySet<string> } {
  const switches = new Set<string>();
  // Some languages have one underscore, or those of full width.
  const mayHave = source.site.contentLanguage ? /[_＿]/ : /__/;
  if (!mayHave.test(text)) return { text, switches };
  const { patterns, names } = spellingsOf(source);
  let hasContents = false;
  let rest = text;
  for (const pattern of patterns) {
    rest = rest.replace(pattern, (word) => {
      const name = names.get(word) ?? names.get(word.toLowerCase());
      if (name === undefined) return word;
      switches.add(name);
      if (name !== 'toc' || hasContents) return '';
      hasContents = true;
      return contentsMark;
    });
  }
  return { text: rest, switches };
}
