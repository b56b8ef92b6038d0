import { declareParameters } from '../request/parameter-declarations';
import { forEachMember, ResultList, ResultMap, type ResultRecord, type ResultValue } from '../response/result-tree';
import type { Format } from './format';
import { printJson } from './json-text';

const sentAs = { contentType: 'application/json; charset=utf-8', fileName: 'api-result.json' };

/**
 * `format=rawfm`, which exists for people only: the tree itself, with its metadata as members that begin with an
 * underscore, last in their object (facts 5.2).
 */
export const raw: Format = {
  name: 'raw',
  pageName: 'raw',
  // Accepted, without effect on the body (facts 1); not even its text is looked at (asked).
  parameters: declareParameters('', { callback: { type: 'boolean' } }),
  sentAs: () => sentAs,
  print: (root) => printJson(exposed(root), { version: 2, ascii: false, pretty: true, metadata: true }),
};

/** A copy of the tree in which metadata are members. */
function exposed(map: ResultMap): ResultMap {
  const copy = exposedMembers(map);
  const { association, keyed, contentMember, subElements } = map.metadata;
  if (association) copy.append('_type', 'assoc');
  if (keyed && !keyed.listIfDense) copy.append('_type', 'BCarray');
  if (keyed) copy.append('_element', keyed.elementName);
  if (contentMember !== undefined) copy.append('_content', contentMember);
  if (subElements) copy.append('_subelements', new ResultList([...subElements]));
  return copy;
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
  if (value.elementName === undefined) return new ResultList(items);
  const copy = new ResultMap();
  items.forEach((item, index) => {
    copy.append(String(index), item);
  });
  copy.append('_element', value.elementName);
  return copy;
}
