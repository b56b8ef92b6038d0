import { declareParameters } from '../request/parameter-declarations';
import {
  forEachMember,
  ResultList,
  ResultMap,
  type MapMetadata,
  type ResultRecord,
  type ResultValue,
} from '../response/result-tree';
import type { Format } from './format';
import { printJson } from './json-text';

const sentAs = { contentType: 'application/json; charset=utf-8', fileName: 'api-result.json' };

/**
 * `format=rawfm`, which only exists as a page: the tree itself, with its metadata as members that begin with an underscore, last
 * in their object (core 5.2).
 */
export const raw: Format = {
  name: 'raw',
  className: 'ApiFormatJson',
  pageName: 'raw',
  // Accepted without effect on the body (core 1); its text is not checked either.
  parameters: declareParameters('', { callback: { type: 'boolean', described: { never: true } } }),
  sentAs: () => sentAs,
  print: (root) => printJson(exposed(root), { version: 2, ascii: false, pretty: true, metadata: true }),
};

/** A copy of the tree with its metadata as members. */
function exposed(map: ResultMap): ResultMap {
  const copy = exposedMembers(map);
  const { association, keyed, elementName, keptFlags, contentMember, pairs } = map.metadata;
  if (map.metadata.holdsVariables) {
    copy.append('_type', 'kvp');
    copy.append('_kvpkeyname', 'key');
    copy.append('_preservekeys', new ResultList([]));
    copy.append('_BC_bools', new ResultList([]));
    copy.append('_element', 'var');
    return copy;
  }
  if (keptFlags) copy.append('_BC_bools', new ResultList([...keptFlags]));
  if (map.metadata.isObject) copy.append('_complex_', true);
  if (elementName !== undefined) copy.append('_element', elementName);
  if (keyed) appendKeyed(copy, keyed, association);
  else if (association) copy.append('_type', 'assoc');
  if (contentMember !== undefined) copy.append('_content', contentMember);
  for (const [name, members] of subElementLists(map)) copy.append(name, new ResultList([...members]));
  if (pairs) {
    copy.append('_type', 'BCkvp');
    copy.append('_kvpkeyname', 'name');
    copy.append('_element', pairs.elementName);
  }
  return copy;
}

/** What is an element rather than an attribute in XML: two lists, in the order of the first members of each. */
function subElementLists({ names, metadata }: ResultMap): (readonly [name: string, members: readonly string[]])[] {
  const { subElements, wrappedMembers } = metadata;
  const wrapped = wrappedMembers?.filter((name) => names.includes(name)) ?? [];
  const first = names.find((name) => wrapped.includes(name) || subElements?.includes(name));
  const lists = [
    ...(wrapped.length > 0 ? [['_BC_subelements', wrapped] as const] : []),
    ...(subElements ? [['_subelements', subElements] as const] : []),
  ];
  return first !== undefined && wrapped.includes(first) ? lists : lists.reverse();
}

/** Keys are numbers, or values of an attribute; the metadata has the order of MediaWiki. */
function appendKeyed(
  copy: ResultMap,
  keyed: NonNullable<MapMetadata['keyed']>,
  association: boolean | undefined,
): void {
  const { elementName, keyAttribute, keyLast, listIfDense, listInVersion1 } = keyed;
  if (keyAttribute === undefined) {
    const type = listInVersion1 ? 'BCassoc' : association ? 'assoc' : listIfDense ? undefined : 'BCarray';
    if (type !== undefined) copy.append('_type', type);
    copy.append('_element', elementName);
    return;
  }
  // Without a name of their own, items are not merged with their keys.
  const isMerged = keyLast && elementName !== '_v';
  if (isMerged) copy.append('_kvpmerge', true);
  else if (!keyLast) copy.append('_element', elementName);
  copy.append('_type', 'kvp');
  copy.append('_kvpkeyname', keyAttribute);
  if (isMerged) copy.append('_element', elementName);
}

function exposedMembers(container: ResultMap | ResultRecord): ResultMap {
  const copy = new ResultMap();
  forEachMember(container, (name, value) => {
    copy.append(name, exposedValue(value));
  });
  return copy;
}

function exposedValue(value: ResultValue): ResultValue {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof ResultMap) return exposed(value);
  if (!(value instanceof ResultList)) return exposedMembers(value);
  const items = value.items.map(exposedValue);
  const { elementName, arrayType, raw: { typeLast, keys, isObject } = {} } = value;
  if (elementName === undefined && !isObject) return new ResultList(items);
  const copy = new ResultMap();
  items.forEach((item, index) => {
    copy.append(String(keys?.[index] ?? index), item);
  });
  if (arrayType !== undefined && !typeLast) copy.append('_type', arrayType);
  if (isObject) copy.append('_complex_', true);
  if (elementName !== undefined) copy.append('_element', elementName);
  if (arrayType !== undefined && typeLast) copy.append('_type', arrayType);
  return copy;
}
