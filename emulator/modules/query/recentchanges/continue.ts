import { readTimestamp } from '../../../request/timestamp-value';
import { castToInteger, isCanonicalInteger, parseLooseInteger } from '../../../text/integer';
import { invalidTime } from '../../../messages/exceptions';
import { CaughtException } from '../../../messages/usage-error';
import { timestamp } from '../../../text/timestamp';
import type { ChangePlace } from '../../../model/recent-changes';
import type { RequestContext } from '../../context';
import type { QueryRun } from '../query-run';

/** `20260131120000|7`: time and id of the first change that is still to be listed (writing 3.1). */
export function changePlaceText({ timestamp: time, id }: ChangePlace): string {
  return `${time.replace(/\D/g, '')}|${id}`;
}

/**
 * Reads `rccontinue`, and `rvcontinue` of one page. 1.43 accepts the values that responses contain; 1.39 accepts any
 * timestamp (an empty one is the current time), and numbers in any notation.
 *
 * @throws UsageError `badcontinue` for a value that no response contains; with an invalid timestamp, 1.39 fails internally
 */
export function readChangePlace(text: string, run: QueryRun): ChangePlace {
  const [time = '', number, ...rest] = text.split('|');
  if (number === undefined || rest.length > 0) throw run.badContinue();
  return { timestamp: readPlaceTime(time, run), id: readPlaceNumber(number, run) };
}

/** A time in a continuation value. */
export function readPlaceTime(time: string, run: QueryRun): string {
  const { context } = run;
  const lenient = context.release.acceptsAnyNumber;
  const seconds = lenient ? readLooseTime(time, context) : readTimestamp(time, context.nowSeconds);
  if (seconds === undefined) throw run.badContinue();
  const read = timestamp(seconds * 1000);
  if (!lenient && read.replace(/\D/g, '') !== time) throw run.badContinue();
  return read;
}

/** A number in a continuation value. */
export function readPlaceNumber(text: string, run: QueryRun): number {
  const lenient = run.context.release.acceptsAnyNumber;
  const number = lenient ? parseLooseInteger(text) : isCanonicalInteger(text) ? Number(text) : undefined;
  if (number === undefined) throw run.badContinue();
  return number;
}

/** The same where 1.39 reads what it can of the number. */
export function castPlaceNumber(text: string, run: QueryRun): number {
  return run.context.release.acceptsAnyNumber ? castToInteger(text) : readPlaceNumber(text, run);
}

/** Seconds since 1970. An invalid time makes the wiki fail internally. */
export function readLooseTime(text: string, context: RequestContext): number {
  const { nowSeconds } = context;
  if (text === '' || text === '0') return nowSeconds;
  const seconds = text === 'now' ? undefined : readTimestamp(text, nowSeconds);
  if (seconds === undefined) throw new CaughtException(context, invalidTime(text));
  return seconds;
}
