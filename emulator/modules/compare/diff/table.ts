import { changedBlocks } from './blocks';
import { compareWords, type Piece } from './words';

/** What the releases write differently. */
export interface TableStyle {
  readonly emptyLine: string;
  /** Escapes lines that did not change. */
  readonly escape: (text: string) => string;
  /** Escapes lines that are all new, or gone. */
  readonly escapeWhole: (text: string) => string;
  /** Escapes lines of which some words changed. */
  readonly escapeWords: (text: string) => string;
  /** Above the first lines of a part of the table: `Line 5:` */
  readonly lineLabel: (line: number) => string;
  /** What is done to the HTML of a line. */
  readonly finish: (html: string) => string;
}

/** The rows of the table that shows how one text differs from another; nothing for equal texts. */
export function differenceTable(oldText: string, newText: string, style: TableStyle): string {
  if (oldText === newText) return '';
  const rows: string[] = [];
  for (const { line, newLine, parts } of changedBlocks(oldText, newText)) {
    rows.push(labelRow(line, newLine, style));
    for (const part of parts) {
      if (part.context) rows.push(...part.context.map((each) => contextRow(each, style)));
      else rows.push(...changeRows(part.old, part.new, style));
    }
  }
  return rows.join('');
}

function labelRow(line: number, newLine: number, { lineLabel }: TableStyle): string {
  const left = `<td colspan="2" class="diff-lineno" id="mw-diff-left-l${line}">${lineLabel(line)}</td>`;
  return `<tr>${left}\n<td colspan="2" class="diff-lineno">${lineLabel(newLine)}</td></tr>\n`;
}

function contextRow(line: string, style: TableStyle): string {
  const content = line === '' ? style.emptyLine : `<div>${guardSpaces(style.finish(style.escape(line)))}</div>`;
  const cell = (side: string) => `<td class="diff-marker"></td><td class="diff-context ${side}">${content}</td>`;
  return `<tr>${cell('diff-side-deleted')}${cell('diff-side-added')}</tr>\n`;
}

function changeRows(oldLines: readonly string[], newLines: readonly string[], style: TableStyle): string[] {
  if (newLines.length === 0) {
    return oldLines.map((line) =>
      row(deletedCell(mark('del', 'diffchange', style.escapeWhole(line)), style), noAddedCell),
    );
  }
  if (oldLines.length === 0) {
    return newLines.map((line) =>
      row(noDeletedCell, addedCell(mark('ins', 'diffchange', style.escapeWhole(line)), style)),
    );
  }
  const compared = compareWords(oldLines, newLines);
  const rows: string[] = [];
  for (let index = 0; index < Math.max(compared.old.length, compared.new.length); index++) {
    const [old, added] = [compared.old[index], compared.new[index]];
    rows.push(
      row(
        old ? deletedCell(pieces('del', old, style), style) : noDeletedCell,
        added ? addedCell(pieces('ins', added, style), style) : noAddedCell,
      ),
    );
  }
  return rows;
}

function row(left: string, right: string): string {
  return `<tr>${left}${right}</tr>\n`;
}

const noDeletedCell = '<td colspan="2" class="diff-side-deleted"></td>';
const noAddedCell = '<td colspan="2" class="diff-side-added"></td>';

function deletedCell(content: string, { finish }: TableStyle): string {
  return `<td class="diff-marker" data-marker="−"></td><td class="diff-deletedline diff-side-deleted"><div>${guardSpaces(finish(content))}</div></td>`;
}

function addedCell(content: string, { finish }: TableStyle): string {
  return `<td class="diff-marker" data-marker="+"></td><td class="diff-addedline diff-side-added"><div>${guardSpaces(finish(content))}</div></td>`;
}

function pieces(tag: string, line: readonly Piece[], style: TableStyle): string {
  if (line.length === 0) return '\u00a0';
  return line
    .map(({ text, isChanged }) => {
      const content = style.escapeWords(text);
      return isChanged ? mark(tag, 'diffchange diffchange-inline', content) : content;
    })
    .join('');
}

function mark(tag: string, classes: string, content: string): string {
  return `<${tag} class="${classes}">${content}</${tag}>`;
}

/** Spaces that browsers would not show are joined by some that they do. */
function guardSpaces(html: string): string {
  return html.replace(/^ /, '\u00a0 ').replace(/ $/, ' \u00a0').replace(/ {2}/g, '\u00a0 ');
}
