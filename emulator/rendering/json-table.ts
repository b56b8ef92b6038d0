import { printNumber, readJson, type JsonValue } from '../text/beautify-json';

/** Texts of the interface, and how texts are escaped. */
export interface JsonTexts {
  readonly emptyObject: string;
  readonly emptyArray: string;
  readonly escape: (text: string) => string;
}

/** The tables that show JSON (reading 16.2); undefined if it is not valid. */
export function jsonTable(text: string, texts: JsonTexts): string | undefined {
  const value = readJson(text);
  if (value === undefined) return undefined;
  if (value.kind === 'object') return tableOf(value, texts);
  if (value.kind === 'array') return table(`<tr>${cell(value, texts)}</tr>`);
  return table(`<tr><td>${scalar(value, texts)}</td></tr>`, ' mw-json-single-value');
}

function table(rows: string, more = ''): string {
  return `<table class="mw-json${more}"><tbody>${rows}</tbody></table>`;
}

type Composed = Extract<JsonValue, { readonly kind: 'object' | 'array' }>;

/** Only the rows of an array are on lines of their own. */
function tableOf(value: Composed, texts: JsonTexts): string {
  const isObject = value.kind === 'object';
  const rows = isObject
    ? Array.from(value.members, ([name, one]) => `<tr>${heading(name, texts)}${cell(one, texts)}</tr>`)
    : value.items.map((one) => `<tr>${cell(one, texts)}</tr>`);
  const empty = isObject ? texts.emptyObject : texts.emptyArray;
  if (rows.length === 0) return table(`<tr><td class="mw-json-empty">${texts.escape(empty)}</td></tr>`);
  return table(rows.join(isObject ? '' : '\n'));
}

function heading(name: string, texts: JsonTexts): string {
  return `<th><span>${shown(name, texts)}</span></th>`;
}

function cell(value: JsonValue, texts: JsonTexts): string {
  if (value.kind === 'object' || value.kind === 'array') return `<td>${tableOf(value, texts)}</td>`;
  return `<td class="mw-json-value">${scalar(value, texts)}</td>`;
}

function scalar(value: Exclude<JsonValue, Composed>, texts: JsonTexts): string {
  if (value.kind === 'word') return value.word;
  return value.kind === 'string' ? `"${shown(value.text, texts)}"` : printNumber(value.written);
}

/** HTML has no control characters. */
function shown(text: string, { escape }: JsonTexts): string {
  return escape(text).replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, '\ufffd');
}
