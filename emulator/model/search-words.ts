/** The words by which the search index knows titles and wikitext, and those of a query (reading 18.1). */

const protocols = 'https?|ftp|mailto|news|gopher';
/** The characters of an address. */
const addressCharacter = String.raw`[!#%&()+,\-./0-9:;=?@a-z_~\x80-\uffff]`;
const bareAddress = new RegExp(String.raw`(^|[^[])(?:${protocols}):${addressCharacter}+([^]?)`, 'g');
const bracketedAddress = new RegExp(String.raw`\[(?:${protocols}):${addressCharacter}+(?:\s([^\]]+))?\]`, 'g');
const tag = /<\/?\s*[a-z][^>]*>/g;
const linkEnd = /\]\]([a-z]+)/g;
const lastRun = /["#&'*\-.0-9;a-z_\x80-\uffff]*$/;
/** What stands between separators. */
const run = /["#&'*\-.0-9;a-z_\x80-\uffff]+/g;
const word = /[0-9a-z\x80-\uffff]+/g;

/** Converts to lower case. No sigma is a final one. */
export function toLowerCase(text: string): string {
  return text.replaceAll('Σ', 'σ').toLowerCase();
}

/** Converts to lower case, and full-width letters and digits to narrow ones. */
export function searchFold(text: string): string {
  return toLowerCase(text).replace(/[\uff10-\uff19\uff41-\uff5a]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );
}

/** The words of a title without its namespace, in their order. */
export function wordsOfTitle(title: string): string[] {
  return wordsOf(searchFold(title));
}

/** The words of wikitext, without addresses, tags and what other markup consists of. */
export function wordsOfText(text: string): string[] {
  const withoutBare = searchFold(text).replace(bareAddress, '$1 $2');
  const withoutAddresses = replaceBefore(']', withoutBare, bracketedAddress, ' $1 ');
  return wordsOf(repeatLinkEnds(replaceBefore('>', withoutAddresses, tag, ' ')));
}

/** Replaces only where the last character of a match can still come, so that no search for it is in vain. */
function replaceBefore(last: string, text: string, pattern: RegExp, replacement: string): string {
  const end = text.lastIndexOf(last) + 1;
  return text.slice(0, end).replace(pattern, replacement) + text.slice(end);
}

/** `[[new car]]s` is found as `car` and as `cars`. */
function repeatLinkEnds(text: string): string {
  let result = '';
  let done = 0;
  for (const {
    0: { length },
    1: trail = '',
    index,
  } of text.matchAll(linkEnd)) {
    const before = text.slice(done, index);
    const repeated = lastRun.exec(before)![0];
    result += repeated === '' ? `${before} ${trail}` : `${before} ${repeated}${trail}`;
    done = index + length;
  }
  return result + text.slice(done);
}

function wordsOf(folded: string): string[] {
  const words: string[] = [];
  for (const [text] of folded.matchAll(run)) {
    // What ends like "car's" is also found without that end.
    if (text.length > 2 && text.endsWith("'s")) addWords(words, text.slice(0, -2));
    addWords(words, text);
  }
  return words;
}

function addWords(words: string[], text: string): void {
  for (const [found] of text.matchAll(word)) words.push(found);
}
