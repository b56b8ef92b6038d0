/** What an error needs in the result that messages cannot say. */
import { ResultList, ResultMap, type ResultValue } from '../response/result-tree';

/** Adds a container to what stands beside the text of the error: before the reference (bc), or as `data`. */
export function addErrorData(root: ResultMap, name: string, value: ResultValue): void {
  const error = root.get('error');
  if (error instanceof ResultMap) {
    root.set('error', insertBefore(error, 'docref', name, value));
    return;
  }
  const errors = root.get('errors');
  const [first] = errors instanceof ResultList ? errors.items : [];
  if (!(errors instanceof ResultList) || !(first instanceof ResultMap)) return;
  const data = new ResultMap({ association: true });
  data.append(name, value);
  errors.items[0] = insertBefore(first, 'module', 'data', data);
}

/** The result of a caught exception: no module raised it, and there is nothing to read about it. */
export function withoutReference(root: ResultMap): ResultMap {
  const bare = new ResultMap({ association: true });
  root.forEach((name, value) => {
    if (name === 'error' && value instanceof ResultMap) bare.append(name, without(value, 'docref', {}));
    else if (name === 'errors' && value instanceof ResultList) bare.append(name, withoutModule(value));
    else if (name !== 'docref') bare.append(name, value);
  });
  return bare;
}

function withoutModule({ items, elementName }: ResultList): ResultList {
  const bare = items.map((item) => (item instanceof ResultMap ? without(item, 'module', item.metadata) : item));
  return new ResultList(bare, elementName);
}

function without(map: ResultMap, unwanted: string, metadata: ResultMap['metadata']): ResultMap {
  const rest = new ResultMap(metadata);
  map.forEach((name, value) => {
    if (name !== unwanted) rest.append(name, value);
  });
  return rest;
}

function insertBefore(map: ResultMap, next: string, name: string, value: ResultValue): ResultMap {
  const longer = new ResultMap(map.metadata);
  map.forEach((other, held) => {
    if (other === next) longer.append(name, value);
    longer.append(other, held);
  });
  return longer;
}
