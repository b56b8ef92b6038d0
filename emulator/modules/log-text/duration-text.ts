import { joinList } from '../../messages/message';
import type { RequestContext } from '../context';
import { filledText } from './phrase';

/** Units by their mean length in seconds, as 1.39 divides any duration. */
const lengths = [
  ['millennia', 31_556_952_000],
  ['centuries', 3_155_695_200],
  ['decades', 315_569_520],
  ['years', 31_556_952],
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

type Unit = (typeof lengths)[number][0] | 'months';

/**
 * A duration in words (sequence feed-of-log-entries): 1.43 counts by the calendar, 1.39 in mean years.
 *
 * @param start in milliseconds since 1970, as is the end
 */
export function durationText(context: RequestContext, start: number, end: number): string {
  const counts = context.release.since('1.43') ? byCalendar(start, end) : byLength((end - start) / 1000);
  const shown = counts.filter(([, count]) => count > 0);
  const parts = (shown.length > 0 ? shown : ([['seconds', 0]] as const)).map(([unit, count]) =>
    filledText(context, `duration-${unit}`, count),
  );
  return joinList(parts, 'text', context.interfaceTexts);
}

function byLength(seconds: number): (readonly [Unit, number])[] {
  let rest = Math.max(0, Math.floor(seconds));
  return lengths.map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return [unit, count];
  });
}

function byCalendar(start: number, end: number): (readonly [Unit, number])[] {
  const [from, to] = [new Date(start), new Date(end)];
  let months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  if (monthsAfter(from, months) > to.getTime()) months--;
  const rest = byLength((to.getTime() - monthsAfter(from, months)) / 1000).filter(([unit]) => shorter.has(unit));
  const years = Math.floor(months / 12);
  return [
    ['millennia', Math.floor(years / 1000)],
    ['centuries', Math.floor((years % 1000) / 100)],
    ['decades', Math.floor((years % 100) / 10)],
    ['years', years % 10],
    ['months', months % 12],
    ...rest,
  ];
}

const shorter: ReadonlySet<string> = new Set(['days', 'hours', 'minutes', 'seconds']);

function monthsAfter(date: Date, months: number): number {
  return new Date(date).setUTCMonth(date.getUTCMonth() + months);
}
