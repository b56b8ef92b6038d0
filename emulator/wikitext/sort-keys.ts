import { decodeCharacterReferences } from '../text/character-references';

/** The maximum length of what is stored of a sort key, in bytes. */
const longest = 255;

/**
 * What sorts a page in a category: the label of `[[Category:X|label]]` (reading 15.1). Apostrophes are markup there, and lines are
 * joined.
 */
export function labelSortKey(label: string): string {
  return storedSortKey(label.includes("''") ? quotesAsHtml(label) : label);
}

/** A sort key as it is stored: character references are decoded, line breaks removed, and the rest is cut. */
export function storedSortKey(written: string): string {
  const text = decodeCharacterReferences(written).replaceAll('\n', '');
  const bytes = Buffer.from(text);
  if (bytes.length <= longest) return text;
  let end = longest;
  // No character is cut in two.
  while ((bytes[end]! & 0xc0) === 0x80) end--;
  return bytes.subarray(0, end).toString();
}

/** `''a''` and `'''a'''` as HTML. */
function quotesAsHtml(text: string): string {
  const parts = text.split(/('{2,})/);
  const runs = normalisedRuns(parts);
  let html = parts[0] ?? '';
  const open: ('b' | 'i')[] = [];
  const close = (tag: 'b' | 'i'): void => {
    // Elements that were opened later are closed, and opened again.
    const later = open.splice(open.indexOf(tag) + 1);
    open.pop();
    html +=
      [...later]
        .reverse()
        .map((one) => `</${one}>`)
        .join('') + `</${tag}>`;
    html += later.map((one) => `<${one}>`).join('');
    open.push(...later);
  };
  const toggle = (tag: 'b' | 'i'): void => {
    if (open.includes(tag)) {
      close(tag);
      return;
    }
    open.push(tag);
    html += `<${tag}>`;
  };
  runs.forEach(({ before, size }, index) => {
    html += before;
    if (size !== 5) toggle(size === 2 ? 'i' : 'b');
    else if (open.length === 2) [...open].reverse().forEach(close);
    else if (open.length === 1) {
      const [first] = open;
      toggle(first!);
      toggle(first === 'b' ? 'i' : 'b');
    } else {
      // Which one is the outer element depends on which one ends last.
      const next = runs.slice(index + 1).find((run) => run.size !== 5)?.size ?? 3;
      toggle(next === 3 ? 'i' : 'b');
      toggle(next === 3 ? 'b' : 'i');
    }
    html += parts[index * 2 + 2] ?? '';
  });
  return (
    html +
    open
      .reverse()
      .map((one) => `</${one}>`)
      .join('')
  );
}

/** A run of apostrophes: those that are text, and the number of those that are markup: 2, 3 or 5. */
interface Run {
  before: string;
  size: 2 | 3 | 5;
}

/** @param parts texts at even places, runs of apostrophes at odd ones */
function normalisedRuns(parts: readonly string[]): Run[] {
  const runs = parts
    .filter((_, index) => index % 2 === 1)
    .map(({ length }): Run => {
      const size = length === 4 ? 3 : length > 5 ? 5 : (length as Run['size']);
      return { before: "'".repeat(length - size), size };
    });
  const count = (size: 2 | 3): number => runs.filter((run) => run.size === size || run.size === 5).length;
  if (count(3) % 2 === 0 || count(2) % 2 === 0) return runs;
  // Both kinds are unbalanced: one bold run is an apostrophe and an italic one, that after a single letter if there is one.
  const bold = runs.flatMap((run, index) => (run.size === 3 ? [{ run, text: parts[index * 2] ?? '' }] : []));
  const [afterLetter, afterWord, afterSpace] = [/ [^ ]$/, /[^ ]$|^$/, / $/].map((end) =>
    bold.find(({ text }) => end.test(text)),
  );
  const changed = (afterLetter ?? afterWord ?? afterSpace)?.run;
  if (changed) {
    changed.before += "'";
    changed.size = 2;
  }
  return runs;
}
