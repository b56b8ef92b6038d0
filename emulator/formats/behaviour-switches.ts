/** An address as wikitext reads it, in which behaviour switches such as `__TOC__` have a meaning. */
export interface ReadAddress {
  /** The part before a table of contents; the whole address if there is none. */
  readonly before: string;
  /** The part after a table of contents; undefined if there is none. */
  readonly after: string | undefined;
}

const contents = /__TOC__/gi;
/** Those in either case, and those in upper case only (1.43 has one more). */
const anyCase = /__(?:FORCETOC|NOCC|NOCONTENTCONVERT|NOEDITSECTION|NOGALLERY|NOTC|NOTITLECONVERT|NOTOC)__/gi;
const exactCase = /__(?:EXPECTUNUSEDCATEGORY|HIDDENCAT|(?:NO)?INDEX|(?:NO)?NEWSECTIONLINK|STATICREDIRECT)__/g;

/** Removes the behaviour switches from an address in a notice, as MediaWiki's parser does. */
export function readAddress(address: string): ReadAddress {
  if (!address.includes('__')) return { before: address, after: undefined };
  const [before = '', ...others] = address.split(contents).map((part) => {
    return part.replace(anyCase, '').replace(exactCase, '');
  });
  return { before, after: others.length === 0 ? undefined : others.join('') };
}
