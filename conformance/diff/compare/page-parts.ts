import type { LayeredText } from './layered-text';

/** A page of the API in the parts that are compared; a part that the page lacks is not there. */
export interface PageParts {
  readonly title: LayeredText | undefined;
  /** The elements of class `api-pretty-header`, as markup. */
  readonly notice: LayeredText | undefined;
  /** The data, decoded. */
  readonly data: LayeredText | undefined;
  /** What stands before, between and behind these. */
  readonly surroundings: readonly LayeredText[];
}

const parts =
  /(?:<title>([^<]*)<\/title>)|(<div class="api-pretty-header[^]*?)(?=<pre class="api-pretty-content">)|<pre class="api-pretty-content">([^]*?)<\/pre>/dg;
const reference = /&(?:#\d+|#x[0-9a-fA-F]+|amp|lt|gt|quot|apos);/g;
const meanings: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** The parts of a page (facts 5.2), each where it first occurs. */
export function pageParts(page: LayeredText): PageParts {
  const found: (LayeredText | undefined)[] = [undefined, undefined, undefined];
  const surroundings: LayeredText[] = [];
  let done = 0;
  for (const match of page.text.matchAll(parts)) {
    const which = [1, 2, 3].find((group) => match[group] !== undefined) ?? 0;
    const [start, end] = match.indices?.[which] ?? [0, 0];
    if (found[which - 1]) continue;
    found[which - 1] = page.slice(start, end);
    surroundings.push(page.slice(done, start));
    done = end;
  }
  surroundings.push(page.slice(done, page.text.length));
  const [title, notice, data] = found;
  return { title, notice, data: data?.decode(reference, meaning), surroundings };
}

function meaning(text: string): string {
  const code = /^&#(x?)(.*);$/.exec(text);
  if (!code) return meanings[text] ?? text;
  return String.fromCodePoint(Number.parseInt(code[2] ?? '', code[1] === 'x' ? 16 : 10));
}
