/** Replaces `''` and `'''`, line by line. */
export function renderQuotes(text: string): string {
  if (!text.includes("''")) return text;
  return text.split('\n').map(renderLineQuotes).join('\n');
}

/** The same in a text that is one line, whatever it contains. */
export function renderLineQuotes(line: string): string {
  if (!line.includes("''")) return line;
  // Texts at even places, runs of apostrophes at odd ones.
  const pieces = line.split(/('{2,})/);
  let bold = 0;
  let italic = 0;
  for (let index = 1; index < pieces.length; index += 2) {
    const length = pieces[index]!.length;
    const kept = length === 4 ? 3 : Math.min(length, 5);
    if (kept < length) {
      pieces[index - 1] = `${pieces[index - 1] ?? ''}${"'".repeat(length - kept)}`;
      pieces[index] = "'".repeat(kept);
    }
    if (kept !== 3) italic++;
    if (kept !== 2) bold++;
  }
  if (bold % 2 === 1 && italic % 2 === 1) turnOneIntoItalic(pieces);
  return renderPieces(pieces);
}

/** Where both are unbalanced, one `'''` is an apostrophe and `''`: after a word of one letter, else after a word, else after a space. */
function turnOneIntoItalic(pieces: string[]): void {
  let [single, multi, space] = [-1, -1, -1];
  for (let index = 1; index < pieces.length; index += 2) {
    if (pieces[index]!.length !== 3) continue;
    const before = pieces[index - 1]!;
    const last = before.at(-1) ?? '';
    const secondLast = before.at(-2) ?? '';
    if (last === ' ') {
      if (space < 0) space = index;
    } else if (secondLast === ' ') {
      single = index;
      break;
    } else if (multi < 0) multi = index;
  }
  const chosen = single >= 0 ? single : multi >= 0 ? multi : space;
  if (chosen < 0) return;
  pieces[chosen] = "''";
  pieces[chosen - 1] = `${pieces[chosen - 1] ?? ''}'`;
}

type State = '' | 'i' | 'b' | 'ib' | 'bi' | 'both';

function renderPieces(pieces: readonly string[]): string {
  let output = '';
  let buffer = '';
  let state: State = '';
  pieces.forEach((piece, index) => {
    if (index % 2 === 0) {
      if (state === 'both') buffer += piece;
      else output += piece;
      return;
    }
    const add = (html: string, next: State): void => {
      output += html;
      state = next;
    };
    if (piece.length === 2) {
      if (state === 'i') add('</i>', '');
      else if (state === 'bi') add('</i>', 'b');
      else if (state === 'ib') add('</b></i><b>', 'b');
      else if (state === 'both') add(`<b><i>${buffer}</i>`, 'b');
      else add('<i>', state === 'b' ? 'bi' : 'i');
    } else if (piece.length === 3) {
      if (state === 'b') add('</b>', '');
      else if (state === 'bi') add('</i></b><i>', 'i');
      else if (state === 'ib') add('</b>', 'i');
      else if (state === 'both') add(`<i><b>${buffer}</b>`, 'i');
      else add('<b>', state === 'i' ? 'ib' : 'b');
    } else if (state === 'b') add('</b><i>', 'i');
    else if (state === 'i') add('</i><b>', 'b');
    else if (state === 'bi') add('</i></b>', '');
    else if (state === 'ib') add('</b></i>', '');
    else if (state === 'both') add(`<i><b>${buffer}</b></i>`, '');
    else {
      buffer = '';
      state = 'both';
    }
  });
  const end = state as State;
  if (end === 'b' || end === 'ib') output += '</b>';
  if (end === 'i' || end === 'bi' || end === 'ib') output += '</i>';
  if (end === 'bi') output += '</b>';
  if (end === 'both' && buffer !== '') output += `<b><i>${buffer}</i></b>`;
  return output;
}
