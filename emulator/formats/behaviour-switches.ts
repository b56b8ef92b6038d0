/** An address as wikitext reads it, in which `__TOC__` and its kin are words of their own. */
export interface ReadAddress {
  /** Up to a table of contents; the whole address where there is none. */
  readonly before: string;
  /** What follows the place of a table of contents; undefined where there is none. */
  readonly after: string | undefined;
}

const contents = /__TOC__/gi;
/** Those of which either case will do, and those that have to be written so (1.43 has one more). */
const anyCase = /__(?:FORCETOC|NOCC|NOCONTENTCONVERT|NOEDITSECTION|NOGALLERY|NOTC|NOTITLECONVERT|NOTOC)__/gi;
const exactCase = /__(?:EXPECTUNUSEDCATEGORY|HIDDENCAT|(?:NO)?INDEX|(?:NO)?NEWSECTIONLINK|STATICREDIRECT)__/g;

/** Takes the behaviour switches out of an address that stands in a notice, as the wikitext of the real one does. */
export function readAddress(address: string): ReadAddress {
  if (!address.includes('__')) return { before: address, after: undefined };
  const [before = '', ...others] = address.split(contents).map((part) => {
    return part.replace(anyCase, '').replace(exactCase, '');
  });
  return { before, after: others.length === 0 ? undefined : others.join('') };
}
