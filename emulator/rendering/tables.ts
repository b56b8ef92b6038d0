import { trimmed } from '../wikitext/pieces';
import { safeAttributes } from '../wikitext/html/attributes';

/** A table that is not closed yet. */
interface OpenTable {
  readonly indents: number;
  /** The open cell: `td`, `th` or `caption`. */
  cell: string;
  hasRow: boolean;
  hadRow: boolean;
  rowAttributes: string;
}

const START = /^(:*)[ \t]*\{\|(.*)$/s;

/** Replaces the syntax of tables, line by line. */
export function renderTables(text: string): string {
  if (!text.includes('{|')) return text;
  const open: OpenTable[] = [];
  const lines = text.split('\n').map((line) => renderLine(line, open));
  for (let table = open.pop(); table; table = open.pop()) {
    // Whatever the cell is.
    const closed = (table.cell === '' ? '' : '</td>\n') + (table.hasRow ? '</tr>\n' : '');
    lines.push(`${closed}${table.hadRow ? '' : '<tr><td></td></tr>\n'}</table>`);
  }
  const html = lines.join('\n');
  // A text that is nothing but the start of a table shows nothing.
  return html === '<table>\n<tr><td></td></tr>\n</table>' ? '' : html;
}

function renderLine(line: string, open: OpenTable[]): string {
  const content = trimmed(line);
  if (content === '') return line;
  const start = /^[:{]/.test(content) ? START.exec(content) : null;
  const table = open.at(-1);
  if (start) {
    const [, colons = '', attributes = ''] = start;
    open.push({ indents: colons.length, cell: '', hasRow: false, hadRow: false, rowAttributes: '' });
    return `${'<dl><dd>'.repeat(colons.length)}<table${safeAttributes(attributes, 'table')}>`;
  }
  if (!table) return line;
  if (content.startsWith('|}')) {
    open.pop();
    const cell = table.cell === '' ? '' : `</${table.cell}>`;
    const row = table.hasRow ? '</tr>' : '';
    const empty = table.hadRow ? '' : '<tr><td></td></tr>';
    const closed = `${cell}${row}${empty}</table>${content.slice(2)}`;
    return table.indents > 0 ? closed.trimEnd() + '</dd></dl>'.repeat(table.indents) : closed;
  }
  if (content.startsWith('|-')) {
    const closed = (table.cell === '' ? '' : `</${table.cell}>`) + (table.hasRow ? '</tr>' : '');
    table.cell = '';
    table.hasRow = false;
    table.hadRow = true;
    table.rowAttributes = safeAttributes(content.replace(/^\|-+/, ''), 'tr');
    return closed;
  }
  return /^[|!]/.test(content) ? renderCells(content, table) : line;
}

function renderCells(line: string, table: OpenTable): string {
  const isCaption = line.startsWith('|+');
  const isHeading = line.startsWith('!');
  const name = isCaption ? 'caption' : isHeading ? 'th' : 'td';
  const body = line.slice(isCaption ? 2 : 1);
  const cells = (isHeading ? body.replaceAll('!!', '||') : body).split('||');
  let html = '';
  for (const cell of cells) {
    let before = '';
    if (!isCaption) {
      if (!table.hasRow) before = `<tr${table.rowAttributes}>\n`;
      table.hasRow = true;
      table.hadRow = true;
      table.rowAttributes = '';
    }
    if (table.cell !== '') before = `</${table.cell}>\n${before}`;
    table.cell = name;
    html += before + renderCell(cell, name);
  }
  return html;
}

/** `attributes | text`, unless the attributes have a link in them. */
function renderCell(cell: string, name: string): string {
  const bar = cell.indexOf('|');
  const attributes = bar < 0 ? '' : cell.slice(0, bar);
  if (bar < 0 || attributes.includes('[[') || attributes.includes('-{')) return `<${name}>${trimmed(cell)}`;
  return `<${name}${safeAttributes(attributes, name)}>${trimmed(cell.slice(bar + 1))}`;
}
