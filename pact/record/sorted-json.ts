import { isObject } from '../contract/pointer';
import { compareTexts } from './recorded-parameters';

/** JSON with the members of every object in sorted order, so that equal values are equal texts. */
export function sortedJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedJson);
  if (!isObject(value)) return value;
  const members = Object.entries(value).sort(([one], [other]) => compareTexts(one, other));
  return Object.fromEntries(members.map(([name, member]) => [name, sortedJson(member)]));
}

export function sortedText(value: object): string {
  return JSON.stringify(sortedJson(value));
}
