/** The HTML elements that wikitext may contain. Others are text. */
const ELEMENTS =
  'abbr|b|bdi|bdo|big|blockquote|br|caption|center|cite|code|data|dd|del|dfn|div|dl|dt|em|font|h[1-6]|hr|i|ins|kbd|li|mark|ol|p|pre|q|rb|rp|rt|rtc|ruby|s|samp|small|span|strike|strong|sub|sup|table|td|th|time|tr|tt|u|ul|var|wbr';

const TAG = new RegExp(`<(/?(?:${ELEMENTS}))(?=[\\s/>])([^<>]*)>`, 'gi');

/** What is in attributes is no text, except for the marks of galleries, which were read before. */
function withoutAttributes(text: string): string {
  return text.replace(TAG, (_, name: string, attributes: string) => `<${name}${marksOf(attributes)}>`);
}

function marksOf(text: string): string {
  return text.includes('\0') ? (text.match(/\0\d+;/g) ?? []).join('') : '';
}

/** The text of an expanded page in which links are read: without attributes and table syntax. */
export function withoutMarkup(text: string): string {
  const read = text.includes('<') ? withoutAttributes(text) : text;
  return read.includes('{|') ? withoutTables(read) : read;
}

const TABLE_START = /^(:*)\s*\{\|/;
/** Ends a cell, a row or a table: no link or address goes on over it. */
const CELL_END = '\n<td>';

/** Table syntax, line by line: attributes are dropped, and cells are separated. */
function withoutTables(text: string): string {
  const kept: string[] = [];
  let depth = 0;
  for (const outLine of text.split('\n')) {
    const line = outLine.trim();
    if (TABLE_START.test(line)) {
      depth++;
      kept.push(`<table>${marksOf(line)}`);
    } else if (depth === 0) {
      kept.push(outLine);
    } else if (line.startsWith('|}')) {
      depth--;
      kept.push(`</table>${line.slice(2)}`);
    } else if (line.startsWith('|-')) {
      kept.push(`<tr>${marksOf(line)}`);
    } else if (line.startsWith('|') || line.startsWith('!')) {
      kept.push(readCells(line));
    } else {
      kept.push(outLine);
    }
  }
  return kept.join('\n');
}

function readCells(line: string): string {
  const isHeading = line.startsWith('!');
  const body = line.slice(line.startsWith('|+') ? 2 : 1);
  const cells = (isHeading ? body.replaceAll('!!', '||') : body).split('||');
  return cells.map(readCell).join(CELL_END);
}

/** `attributes | text`, unless the attributes would have a link in them. */
function readCell(cell: string): string {
  const bar = cell.indexOf('|');
  const attributes = bar < 0 ? '' : cell.slice(0, bar);
  if (bar < 0 || attributes.includes('[[') || attributes.includes('-{')) return `<td>${cell}`;
  return `<td>${marksOf(attributes)}${cell.slice(bar + 1)}`;
}
