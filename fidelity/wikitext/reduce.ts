/**
 * The shortest text found that still differs: pieces are taken out, the largest first, as long as it does.
 *
 * @param budget the most calls of `stillDiffers`
 */
export async function reduce(
  text: string,
  stillDiffers: (shorter: string) => Promise<boolean>,
  budget = 150,
): Promise<string> {
  let shortest = text;
  let calls = 0;
  for (let size = Math.ceil(text.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < shortest.length;) {
      if (calls++ >= budget) return shortest;
      const shorter = shortest.slice(0, start) + shortest.slice(start + size);
      if (await stillDiffers(shorter)) shortest = shorter;
      else start += size;
    }
  }
  return shortest;
}

/** The constructs of wikitext by which differences are grouped; the first that a text contains. */
const constructs: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['redirect', /^\s*#REDIRECT/i],
  ['gallery', /<gallery|#tag:\s*gallery/i],
  ['extension tag', /<(?:nowiki|pre|indicator|langconvert)|#tag:/i],
  ['inclusion', /<(?:noinclude|includeonly|onlyinclude)/i],
  ['language variant', /-\{/],
  ['table', /\{\|/],
  ['HTML', /<[a-z]/i],
  ['behaviour switch', /__[a-z]+__/i],
  ['function', /\{\{\s*(?:safesubst:)?#?[a-z0-9]+:/i],
  ['parameter', /\{\{\{/],
  ['template', /\{\{/],
  ['heading', /^=/m],
  ['link', /\[/],
];

export function constructOf(text: string): string {
  return constructs.find(([, pattern]) => pattern.test(text))?.[0] ?? 'text';
}
