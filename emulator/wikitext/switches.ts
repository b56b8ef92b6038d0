import { anyCaseSwitches, upperCaseSwitches } from '../wikitext/markup';
import { CONTENTS_MARK } from './marks';

const ANY_CASE = new RegExp(`__(${[...anyCaseSwitches].join('|')})__`, 'gi');
const UPPER_CASE = new RegExp(`__(${[...upperCaseSwitches].join('|')})__`, 'g');

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
  let rest = text.replace(ANY_CASE, (_, word: string) => {
    if (word.toUpperCase() !== 'TOC') {
      note(word);
      return '';
    }
    switches.add('toc');
    if (hasContents) return '';
    hasContents = true;
    return CONTENTS_MARK;
  });
  rest = rest.replace(UPPER_CASE, (_, word: string) => {
    note(word);
    return '';
  });
  return { text: rest, switches };
}
