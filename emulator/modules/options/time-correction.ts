import type { WikiModel } from '../../model/wiki-model';
import { timeOffset } from '../../text/time-offset';

/** In minutes: UTC-12 and UTC+14. */
const [least, greatest] = [-720, 840] as const;

/** `ZoneInfo|60|Europe/Berlin`: a kind, and the offset and the zone of some kinds. */
const PARTS = /^([^|]*)(?:\|([^|]*)(?:\|(.*))?)?$/s;

/**
 * The time zone of a user as it is kept: `System|0`, `Offset|90`, `ZoneInfo|60|Europe/Berlin` (sequence
 * time-zones-of-users).
 *
 * @returns undefined if a wiki from 1.43 on refuses it; 1.39 keeps something else instead
 */
export function timeCorrection(written: string, { release, site, environment }: WikiModel): string | undefined {
  const isRecent = release.since('1.43');
  const time = environment.clock.now();
  const [, kind, offset, zone] = PARTS.exec(written) ?? [];
  const system = `System|${timeOffset(site.settings.timeZone ?? 'UTC', time)}`;
  if (kind === 'System') return system;
  if (kind === 'ZoneInfo' && zone !== undefined) {
    const minutes = offsetOfZone(zone, time);
    if (minutes !== undefined) return `ZoneInfo|${minutes}|${zone}`;
  }
  if (kind === 'ZoneInfo' && isRecent) return undefined;
  if (kind === 'ZoneInfo' || (kind === 'Offset' && (offset !== undefined || !isRecent))) {
    const minutes = startingNumber(offset ?? '');
    return !isRecent || isPossible(minutes) ? `Offset|${minutes}` : undefined;
  }
  const minutes = readMinutes(written, isRecent);
  if (!isRecent) return minutes === undefined ? system : `Offset|${Math.min(Math.max(minutes, least), greatest)}`;
  return minutes !== undefined && isPossible(minutes) ? `Offset|${minutes}` : undefined;
}

/** `5:30`, `-3`. */
function readMinutes(written: string, isRecent: boolean): number | undefined {
  const [hours = '', minutes] = written.split(':');
  if (minutes === undefined) {
    return (isRecent ? /^[+-]?\d+$/ : /^\d+$/).test(written) ? Number(written) * 60 || 0 : undefined;
  }
  const whole = startingNumber(hours);
  const total = Math.abs(whole) * 60 + startingNumber(minutes);
  return whole < 0 ? -total : total;
}

function isPossible(minutes: number): boolean {
  return minutes >= least && minutes <= greatest;
}

/** The number that a text begins with, or 0. */
function startingNumber(text: string): number {
  return Number.parseInt(text, 10) || 0;
}

function offsetOfZone(zone: string, time: number): number | undefined {
  try {
    return timeOffset(zone, time);
  } catch {
    return undefined;
  }
}
