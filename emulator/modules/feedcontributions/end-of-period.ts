import { invalidTime } from '../../messages/exceptions';
import { CaughtException } from '../../messages/usage-error';
import type { Integer } from '../../text/integer';
import type { RequestContext } from '../context';

interface Requested {
  readonly year?: Integer | undefined;
  readonly month?: Integer | undefined;
}

/**
 * The first second after a year, or after a month: of this year, or of the last one if it is still to come
 * (vectors feedcontributions/until-…).
 *
 * @returns `undefined` if there is no bound
 * @throws CaughtException Years of more than four digits
 */
export function endOfPeriod(context: RequestContext, requested: Requested): string | undefined {
  const [year, month] = [requested.year, requested.month].map((value) => BigInt(value ?? 0));
  if (year === undefined || month === undefined || (year <= 0n && month <= 0n)) return undefined;
  const now = new Date(context.nowSeconds * 1000);
  const [thisYear, thisMonth] = [BigInt(now.getUTCFullYear()), BigInt(now.getUTCMonth() + 1)];
  const of = year > 0n ? year : month > thisMonth ? thisYear - 1n : thisYear;
  const isLast = month <= 0n || month >= 12n;
  const [nextYear, next] = isLast ? [of + 1n, 1n] : [of, month + 1n];
  if (nextYear <= 9999n) return `${digits(nextYear, 4)}-${digits(next, 2)}-01T00:00:00Z`;
  if (!context.release.since('1.43')) return undefined;
  throw new CaughtException(context, invalidTime(`${nextYear}${digits(next, 2)}01000000`));
}

function digits(number: bigint, count: number): string {
  return String(number).padStart(count, '0');
}
