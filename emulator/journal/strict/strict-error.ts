import { errorCodes } from '../../error-codes';
import type { JournalEntry } from '../journal-entry';
import type { Violation } from './violation';

/** A strict wiki received a request that a reviewer would object to. */
export class StrictError extends Error {
  override readonly name = 'StrictError';
  readonly code = errorCodes.StrictError;

  constructor(
    readonly request: JournalEntry,
    readonly violations: readonly Violation[],
  ) {
    super(explain(request, violations));
  }

  /** @deprecated Renamed to `violations`. */
  get findings(): readonly Violation[] {
    return this.violations;
  }
}

function explain({ method, url }: JournalEntry, violations: readonly Violation[]): string {
  const lines = violations.map(({ id, message, advice }) => `- ${id}: ${message}\n  ${advice}`);
  const ids = [...new Set(violations.map(({ id }) => `'${id}'`))].join(', ');
  return `${method} ${url}\n${lines.join('\n')}\nTo tolerate this: strict: { except: [${ids}] }`;
}
