import { CONTENTS_MARK } from './marks';

const ANY_CASE = 'NOTOC|FORCETOC|NOEDITSECTION|NOGALLERY|NOTITLECONVERT|NOTC|NOCONTENTCONVERT|NOCC|TOC';
const UPPER_CASE =
  'NEWSECTIONLINK|NONEWSECTIONLINK|HIDDENCAT|INDEX|NOINDEX|STATICREDIRECT|EXPECTUNUSEDCATEGORY|EXPECTUNUSEDTEMPLATE';

/** Other names of the same switches. */
const CANONICAL: Readonly<Record<string, string>> = { notc: 'notitleconvert', nocc: 'nocontentconvert' };

/** A text without behaviour switches, and those that it had, in the order in which the wiki finds them. */
export function takeSwitches(text: string): { readonly text: string; readonly switches: ReadonlySet<string> } {
  const switches = new Set<string>();
  if (!text.includes('__')) return { text, switches };
  const note = (word: string): void => {
    const name = word.toLowerCase();
    switches.add(CANONICAL[name] ?? name);
  };
  let hasContents = false;
  let rest = text.replace(new RegExp(`__(${ANY_CASE})__`, 'gi'), (_, word: string) => {
    if (word.toUpperCase() !== 'TOC') {
      note(word);
      return '';
    }
    switches.add('toc');
    if (hasContents) return '';
    hasContents = true;
    return CONTENTS_MARK;
  });
  rest = rest.replace(new RegExp(`__(${UPPER_CASE})__`, 'g'), (_, word: string) => {
    note(word);
    return '';
  });
  return { text: rest, switches };
}
