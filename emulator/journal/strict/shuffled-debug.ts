import { ResultList, ResultMap, type ResultValue } from '../../response/result-tree';
import { Random } from '../../model/environment';

/** Members whose values are replaced by others of the same form. */
const digits = /^(?:gitRevision|wikiVersion|mwVersion|runtimeVersion|phpVersion|time|memory|memoryPeak)$/;

/**
 * The debug block is not stable, so a strict wiki never returns the same one twice: the order of members and entries changes, and
 * so do versions, times and sizes. A client that depends on any of it fails soon.
 *
 * @param random separate from that of the wiki, so that tokens and ids stay the same
 */
export function shuffledDebug(random: Random): (block: ResultMap) => ResultMap {
  return (block) => {
    const shuffled = new ResultMap(block.metadata);
    for (const name of inOtherOrder(block.names, random))
      shuffled.append(name, reshaped(name, block.get(name) ?? null, random));
    return shuffled;
  };
}

function reshaped(name: string, value: ResultValue, random: Random): ResultValue {
  if (value instanceof ResultList) return new ResultList(inOtherOrder(value.items, random), value.elementName);
  if (!digits.test(name)) return value;
  if (typeof value === 'number') return value + draw(1000, random) / 1_000_000;
  if (typeof value !== 'string') return value;
  // The first digit stays, so that numbers stay numbers and versions stay versions.
  if (name === 'gitRevision') return random.hexadecimal(40);
  return value.replace(/\d/g, (digit, place: number) => (place === 0 ? digit : String(draw(10, random))));
}

/** The same values in a different order, if there is one. */
function inOtherOrder<Value>(values: readonly Value[], random: Random): Value[] {
  const rest = [...values];
  const shuffled: Value[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(draw(rest.length, random), 1));
  if (shuffled.length > 1 && shuffled.every((value, index) => value === values[index]))
    shuffled.push(...shuffled.splice(0, 1));
  return shuffled;
}

function draw(below: number, random: Random): number {
  return parseInt(random.hexadecimal(8), 16) % below;
}
