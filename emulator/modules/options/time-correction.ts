import type { WikiModel } from '../../model/wiki-model';
import { timeOffset } from '../../text/time-offset';

/** In minutes: UTC-12 and UTC+14. */
const [least, greatest] = [-720, 840] as const;

/**
 * The time zone of a user as it is kept: `System|0`, `Offset|90`, `ZoneInfo|60|Europe/Berlin` (sequence
 * time-zones-of-users).
 *
 * @returns undefined if a wiki from 1.43 on refuses it; 1.39 keeps something else instead
 */
export function timeCorrection(written: string, { release, site, environment }: WikiModel): string | undefined {
  const isRecent = release.since('1.43');
  const time = environment.clock.now();
  const [kind = '', offset, zone] = splitAtMost(written, '|', 3);
  const system = `System|${timeOffset(site.settings.timeZone ?? 'UTC', time)}`;
  if (kind === 'System') return system;
  if (kind === 'ZoneInfo' && zone !== undefined) {
    const minutes = offsetOfZone(zone, time);
    if (minutes !== undefined) return `ZoneInfo|${minutes}|${zone}`;
  }
  if (kind === 'ZoneInfo' && isRecent) return undefined;
  if (kind === 'ZoneInfo' || (kind === 'Offset' && (offset !== undefined || !isRecent))) {
    const minutes = wholeNumber(offset ?? '');
    return !isRecent || isPossible(minutes) ? `Offset|${minutes}` : undefined;
  }
  const minutes = readMinutes(written, isRecent);
  if (!isRecent) return minutes === undefined ? system : `Offset|${Math.min(Math.max(minutes, least), greatest)}`;
  return minutes !== undefined && isPossible(minutes) ? `Offset|${minutes}` : undefined;
}

/** `5:30`, `-3`. */
function readMinutes(written: string, isRecent: boolean): number | undefined {
  const [hours = '', minutes] = splitAtMost(written, ':', 2);
  if (minutes === undefined) {
    return (isRecent ? /^[+-]?\d+$/ : /^\d+$/).test(written) ? Number(written) * 60 || 0 : undefined;
  }
  const whole = wholeNumber(hours);
  const total = Math.abs(whole) * 60 + wholeNumber(minutes);
  return whole < 0 ? -total : total;
}

function isPossible(minutes: number): boolean {
  return minutes >= least && minutes <= greatest;
}

function splitAtMost(text: string, separator: string, count: number): string[] {
  const parts = text.split(separator);
  return parts.length <= count ? parts : [...parts.slice(0, count - 1), parts.slice(count - 1).join(separator)];
}

/** The number that a text begins with. */
function wholeNumber(text: string): number {
  return Number(/^\s*([+-]?\d+)/.exec(text)?.[1] ?? 0) || 0;
}

function offsetOfZone(zone: string, time: number): number | undefined {
  try {
    return timeOffset(zone, time);
  } catch {
    return undefined;
  }
}
