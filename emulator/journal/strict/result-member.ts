import { ResultList, ResultMap, type ResultValue } from '../../response/result-tree';

/** A member of a container in a result; undefined if the value is not such a container. */
export function resultMember(container: ResultValue | undefined, name: string): ResultValue | undefined {
  if (container instanceof ResultMap) return container.get(name);
  if (typeof container !== 'object' || container === null || container instanceof ResultList) return undefined;
  return Object.hasOwn(container, name) ? container[name] : undefined;
}
