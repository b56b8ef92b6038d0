import type { Difference } from '../diff-response';

const length = 200;
const before = 40;

/** A difference at a place, with both values shortened: long ones from a few characters before they differ. */
export function difference(
  kind: string,
  at: string,
  emulator: string | undefined,
  wiki: string | undefined,
): Difference {
  const isLong = emulator !== undefined && wiki !== undefined && Math.max(emulator.length, wiki.length) > length;
  const start = isLong ? Math.max(0, firstDifferent(emulator, wiki) - before) : 0;
  return { kind, at, emulator: shortened(emulator, start), wiki: shortened(wiki, start) };
}

/** Two texts that differ, shown from a few characters before the first difference. */
export function textDifference(kind: string, at: string, emulator: string, wiki: string): Difference {
  const place = firstDifferent(emulator, wiki);
  const start = Math.max(0, place - before);
  return difference(kind, `${at}, character ${place}`, emulator.slice(start), wiki.slice(start));
}

export function firstDifferent(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  let place = 0;
  while (place < end && one.charCodeAt(place) === other.charCodeAt(place)) place++;
  return place;
}

function shortened(text: string | undefined, start: number): string | undefined {
  if (text === undefined) return undefined;
  const rest = start === 0 ? text : `…${text.slice(start)}`;
  return rest.length <= length ? rest : `${rest.slice(0, length - 1)}…`;
}
