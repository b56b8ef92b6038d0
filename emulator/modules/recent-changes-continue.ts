import type { Release } from '../releases/release';
import { readTimestamp } from '../request/timestamp-value';
import { timestamp } from '../wiki/timestamp';
import type { ChangePlace } from '../wiki/recent-changes';

/** `20260131120000|7`: time and id of the first change that is still to be listed (facts, writing 3.1). */
export function changePlaceText({ timestamp: time, id }: ChangePlace): string {
  return `${time.replace(/\D/g, '')}|${id}`;
}

/**
 * Reads `rccontinue`. 1.43 takes what answers give; 1.39 any time, of which an empty one is the present, and any way to
 * write a number (asked).
 *
 * @returns undefined for what no answer can have given
 */
export function readChangePlace(text: string, release: Release, nowSeconds: number): ChangePlace | undefined {
  const [time = '', number, ...rest] = text.split('|');
  if (number === undefined || rest.length > 0) return undefined;
  const id = release.acceptsAnyNumber ? readLooseInteger(number) : readCanonicalInteger(number);
  const lenient = release.acceptsAnyNumber;
  const seconds = readTimestamp(lenient && (time === '' || time === '0') ? 'now' : time, nowSeconds);
  if (id === undefined || seconds === undefined || (lenient && time === 'now')) return undefined;
  const place = { timestamp: timestamp(seconds * 1000), id };
  return lenient || place.timestamp.replace(/\D/g, '') === time ? place : undefined;
}

function readCanonicalInteger(text: string): number | undefined {
  return /^(?:0|-?[1-9]\d*)$/.test(text) ? Number(text) : undefined;
}

function readLooseInteger(text: string): number | undefined {
  const value = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text) ? Number(text) : Number.NaN;
  return Number.isInteger(value) ? value : undefined;
}
