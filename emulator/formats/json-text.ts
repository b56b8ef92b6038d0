import { composedText } from './composed-text';
import { isLeftOut, keyedList, pairsOf, wrapped, type FormatVersion } from './format-version';
import { ResultList, ResultMap, type ResultRecord, type ResultValue } from '../response/result-tree';

export interface JsonOptions {
  readonly version: FormatVersion;
  /** Characters beyond ASCII as `\uXXXX`. */
  readonly ascii: boolean;
  /** Four spaces of indentation, as in the HTML rendering (core 5.2). */
  readonly pretty: boolean;
  /** Whether to print names that begin with an underscore: metadata that became members. Default: false. */
  readonly metadata?: boolean;
}

/** Prints a result as JSON, byte for byte as MediaWiki does (core 5.1). */
export function printJson(root: ResultMap, options: JsonOptions): string {
  return printerFor(options).value(root, options.pretty ? '\n' : '');
}

const printers = new Map<number, JsonPrinter>();

/** There are few combinations of options; the printer of each keeps its escaped names. */
function printerFor(options: JsonOptions): JsonPrinter {
  const { version, ascii, pretty, metadata } = options;
  const way = version + (ascii ? 4 : 0) + (pretty ? 8 : 0) + (metadata ? 16 : 0);
  let printer = printers.get(way);
  if (!printer) printers.set(way, (printer = new JsonPrinter(options)));
  return printer;
}

/** How many names a printer keeps. The API has far fewer; names from data (titles, ids) must not accumulate. */
const keptKeys = 500;

class JsonPrinter {
  private readonly colon: string;
  private readonly step: string;
  private readonly keys = new Map<string, string>();

  constructor(private readonly options: JsonOptions) {
    this.colon = options.pretty ? '": ' : '":';
    this.step = options.pretty ? '    ' : '';
  }

  /** @param lineEnd a line break with the current indentation, or nothing */
  value(value: ResultValue, lineEnd: string): string {
    if (typeof value === 'string') return this.text(value);
    if (typeof value === 'number') return printNumber(value);
    if (typeof value !== 'object' || value === null) {
      return value === true && this.options.version === 1 ? '""' : String(value);
    }
    if (value instanceof ResultList) return this.list(value.items, lineEnd);
    if (!(value instanceof ResultMap)) return this.record(value, lineEnd);
    return value.metadata.keyed ? this.keyedMap(value, lineEnd) : this.map(value, lineEnd);
  }

  private list(items: readonly ResultValue[], lineEnd: string): string {
    if (items.length === 0) return '[]';
    const inner = lineEnd + this.step;
    let text = '[';
    for (let index = 0; index < items.length; index++) {
      text += (index === 0 ? '' : ',') + inner + this.value(items[index] as ResultValue, inner);
    }
    return `${text}${lineEnd}]`;
  }

  private record(record: ResultRecord, lineEnd: string): string {
    const inner = lineEnd + this.step;
    let text = '';
    for (const name in record) {
      const value = record[name];
      if (value !== undefined) text += this.member(name, value, text === '', inner);
    }
    return text === '' ? '{}' : `{${text}${lineEnd}}`;
  }

  private map(map: ResultMap, lineEnd: string): string {
    const { association, contentMember, keptFlags, keyed, pairs, wrappedMembers } = map.metadata;
    const { version } = this.options;
    const listed = pairs && pairsOf(map, version);
    if (listed) return this.list(listed, lineEnd);
    const inner = lineEnd + this.step;
    const renamed = version === 1 ? contentMember : undefined;
    let text = '';
    const { names, values } = map;
    for (let index = 0; index < names.length; index++) {
      const name = names[index]!;
      if (name === renamed) continue;
      const value = values[index]!;
      text +=
        keptFlags !== undefined && typeof value === 'boolean' && keptFlags.includes(name)
          ? `${text === '' ? '' : ','}${inner}${this.key(name)}${value}`
          : this.member(name, wrappedMembers && version === 1 ? wrapped(map, name, value) : value, text === '', inner);
    }
    const content = renamed === undefined ? undefined : map.get(renamed);
    if (content !== undefined) text += this.member('*', content, text === '', inner);
    if (text !== '') return `{${text}${lineEnd}}`;
    // In PHP an empty map is an empty list, unless it is marked otherwise.
    return association || keyed || pairs ? '{}' : '[]';
  }

  private member(name: string, value: ResultValue, first: boolean, inner: string): string {
    if (isLeftOut(name, value, this.options.version) && !this.options.metadata) return '';
    return (first ? '' : ',') + inner + this.key(name) + this.value(value, inner);
  }

  /** The names of modules and members recur in every response, so they are escaped once. */
  private key(name: string): string {
    const held = this.keys.get(name);
    if (held !== undefined) return held;
    const key = this.text(name).slice(0, -1) + this.colon;
    if (this.keys.size < keptKeys) this.keys.set(name, key);
    return key;
  }

  /** An array ordered by key, or an object in order of insertion (core 4.7). */
  private keyedMap(map: ResultMap, lineEnd: string): string {
    const list = keyedList(map, this.options.version);
    return list ? this.list(list, lineEnd) : this.map(map, lineEnd);
  }

  private text(text: string): string {
    if (plainAscii.test(text)) return `"${text}"`;
    const quoted = JSON.stringify(composedText(text));
    return this.options.ascii ? quoted.replace(beyondAscii, escapeUnit) : quoted.replace(/[\u2028\u2029]/g, escapeUnit);
  }
}

/** PHP writes small fractions with an exponent: `5.6e-5`, where JavaScript writes `0.000056`. */
function printNumber(value: number): string {
  return value !== 0 && Math.abs(value) < 1e-4 ? value.toExponential() : String(value);
}

/** Text without escapes: ASCII including DEL, except `"` and `\`. */
const plainAscii = /^[ !#-[\]-\x7f]*$/;
const beyondAscii = /[\x80-\uffff]/g;

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
