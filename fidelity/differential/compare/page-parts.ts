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

const reference = /&(?:#\d+|#x[0-9a-fA-F]+|amp|lt|gt|quot|apos);/g;
const meanings: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** The parts of a page (core 5.2), each where it first occurs. */
export function pageParts(page: LayeredText): PageParts {
  const found: (LayeredText | undefined)[] = [undefined, undefined, undefined];
  const surroundings: LayeredText[] = [];
  let done = 0;
  for (const { which, start, end } of partsOf(page.text)) {
    found[which] = page.slice(start, end);
    surroundings.push(page.slice(done, start));
    done = end;
  }
  surroundings.push(page.slice(done, page.text.length));
  const [title, notice, data] = found;
  return { title, notice, data: data?.decode(reference, meaning), surroundings };
}

interface Part {
  /** 0: the title. 1: the notice. 2: the data. */
  readonly which: number;
  readonly start: number;
  readonly end: number;
}

const dataTag = '<pre class="api-pretty-content">';
const titleTag = '<title>';
const beginnings = [titleTag, '<div class="api-pretty-header', dataTag];

/** In their order on the page; of each the first, where the page has its end as well. */
function partsOf(page: string): Part[] {
  const found: Part[] = [];
  let place = 0;
  const left = new Map(beginnings.map((tag, which) => [which, tag]));
  for (;;) {
    const next = Array.from(left, ([which, tag]) => ({ which, at: page.indexOf(tag, place) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)[0];
    if (!next) return found;
    left.delete(next.which);
    const part = partAt(page, next.which, next.at);
    if (!part) continue;
    found.push(part);
    place = part.end;
  }
}

function partAt(page: string, which: number, at: number): Part | undefined {
  const start = which === 1 ? at : at + (beginnings[which] ?? '').length;
  const end = page.indexOf(['</title>', dataTag, '</pre>'][which] ?? '', start);
  return end < 0 ? undefined : { which, start, end };
}

function meaning(text: string): string {
  const code = /^&#(x?)(.*);$/.exec(text);
  if (!code) return meanings[text] ?? text;
  const point = Number.parseInt(code[2] ?? '', code[1] === 'x' ? 16 : 10);
  // A number that no character has stands for nothing but itself.
  return point <= 0x10ffff ? String.fromCodePoint(point) : text;
}
