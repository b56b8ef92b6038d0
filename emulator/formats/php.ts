import { declareParameters } from '../request/parameter-declarations';
import { ResultList, ResultMap, type ResultValue } from '../response/result-tree';
import { composedText } from './composed-text';
import type { Format } from './format';
import { isKept, keyedList, pairsOf, printedMembers, type FormatVersion } from './format-version';

const sentAs = { contentType: 'application/vnd.php.serialized; charset=utf-8', fileName: 'api-result.php' };

/** `format=php` (core 5.4). */
export const php: Format = {
  name: 'php',
  pageName: 'php',
  parameters: declareParameters('', {
    formatversion: { type: 'enumeration', values: ['1', '2', 'latest'], default: '1' },
  }),
  sentAs: () => sentAs,
  print: (root, values) => printPhp(root, values.formatversion === '1' ? 1 : 2),
};

/** Prints a result as PHP's `serialize` does; lengths count bytes (core 5.4). */
function printPhp(value: ResultValue, version: FormatVersion): string {
  if (typeof value === 'string') return phpText(value);
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${value};`;
  if (typeof value === 'bigint') return `i:${value};`;
  if (typeof value === 'boolean') return version === 1 ? phpText('') : `b:${value ? 1 : 0};`;
  if (value === null) return 'N;';
  if (value instanceof ResultList) return phpList(value.items, version);
  const list = value instanceof ResultMap && value.metadata.keyed ? keyedList(value, version) : undefined;
  if (list) return phpList(list, version);
  const pairs = value instanceof ResultMap ? pairsOf(value, version) : undefined;
  if (pairs) return phpList(pairs, version);
  const members = printedMembers(value, version);
  const fractions = value instanceof ResultMap ? value.metadata.fractions : undefined;
  return phpArray(members, (name, member) => {
    if (typeof member === 'number' && fractions?.includes(name)) return `d:${member};`;
    return printPhp(member, isKept(value, name) ? 2 : version);
  });
}

function phpList(items: readonly ResultValue[], version: FormatVersion): string {
  return phpArray(
    items.map((item, index) => [String(index), item]),
    (_, item) => printPhp(item, version),
  );
}

function phpArray(
  members: readonly (readonly [string, ResultValue])[],
  print: (name: string, value: ResultValue) => string,
): string {
  const text = members.map(([name, value]) => phpKey(name) + print(name, value));
  return `a:${members.length}:{${text.join('')}}`;
}

/** PHP converts keys that look like integers to integers. */
function phpKey(name: string): string {
  return isKeyInteger(name) ? `i:${name};` : phpText(name);
}

function isKeyInteger(name: string): boolean {
  if (!/^(?:0|-?[1-9]\d{0,18})$/.test(name)) return false;
  return name.length < 18 || BigInt.asIntN(64, BigInt(name)).toString() === name;
}

function phpText(given: string): string {
  const text = composedText(given);
  return `s:${Buffer.byteLength(text)}:"${text}";`;
}
