/** Letters around `[[…]]` that belong to the text of the link. */
export interface LinkWords {
  /** Those behind it, at the start of a text. */
  readonly trail: RegExp;
  /** One of those before it; absent where they stay outside. */
  readonly prefix?: RegExp;
}

export const englishLinkWords: LinkWords = { trail: /^[a-z]+/ };

/** What an English wiki takes as a letter before a link in a language in which such letters belong to it. */
export const usualPrefix = /[a-zA-Z\x80-\u{10ffff}]/u;

/**
 * @param trail as siteinfo shows it: `/^([äöüßa-z]+)(.*)$/sDu`
 * @param prefix what is in the brackets of `/^((?>.*[^…]|))(.+)$/sDu`; omitted if the language has none
 */
export function linkWords(trail: string, prefix?: string): LinkWords {
  const letters = /^\/\^\((.*)\)\(\.\*\)\$\/\w*$/.exec(trail)?.[1] ?? '';
  return {
    // A language without letters behind links has an empty pattern.
    trail: pattern(`^(?:${letters})`),
    ...(prefix !== undefined && { prefix: pattern(`[${prefix}]`) }),
  };
}

/** A pattern as PHP writes it. */
function pattern(written: string): RegExp {
  const here = written
    .replace(/\\x\{([\da-f]+)\}/gi, String.raw`\u{$1}`)
    .replace(/\\p\{(\w{3,})\}/g, String.raw`\p{Script=$1}`)
    .replaceAll(String.raw`\'`, "'");
  return new RegExp(here, 'u');
}

/** Where the letters begin that belong to a link behind a text. */
export function startOfPrefix(text: string, { prefix }: LinkWords): number {
  let start = text.length;
  while (prefix && start > 0) {
    const isPair = /^[\udc00-\udfff]/.test(text.charAt(start - 1));
    const previous = start - (isPair ? 2 : 1);
    if (!prefix.test(text.slice(previous, start))) break;
    start = previous;
  }
  return start;
}
