import { hiddenBits } from '../model/hidden-parts';

/** What a wiki file calls the hidden parts, in the order in which it lists them. */
const bitsOfParts = {
  content: hiddenBits.content,
  comment: hiddenBits.comment,
  user: hiddenBits.user,
  suppressed: hiddenBits.restricted,
} as const;

type Part = keyof typeof bitsOfParts;

/** Reads what a definition hides; nothing where it hides nothing. */
export function readHidden(parts: readonly Part[] | undefined): { readonly hidden?: number } {
  const hidden = (parts ?? []).reduce((sum, part) => sum | bitsOfParts[part], 0);
  return hidden === 0 ? {} : { hidden };
}

/** The opposite of `readHidden`. */
export function exportHidden(hidden = 0): { readonly hidden?: Part[] } {
  if (hidden === 0) return {};
  return { hidden: (Object.keys(bitsOfParts) as Part[]).filter((part) => (hidden & bitsOfParts[part]) !== 0) };
}
