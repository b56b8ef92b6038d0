/** The links of a page to other wikis, each with its prefix: `mw:Foo_bar`, `fr:Foo bar#A section` (reading 20.1). */
export interface PrefixedLinks {
  /** To the same subject in other languages, at most one for each. */
  readonly languageLinks?: readonly string[];
  readonly interwikiLinks?: readonly string[];
}

/** What a prefixed link leads to. */
export interface PrefixedTitle {
  readonly prefix: string;
  readonly title: string;
}

/** Reads `mw:Foo_bar`. */
export function readPrefixedLink(text: string): PrefixedTitle {
  const colon = text.indexOf(':');
  return { prefix: text.slice(0, colon), title: text.slice(colon + 1) };
}
