import { errorCodes } from '../../error-codes';
import type { JournalEntry } from '../journal-entry';
import type { Finding } from './finding';

/** A strict wiki received a request that a reviewer would object to. */
export class StrictError extends Error {
  override readonly name = 'StrictError';
  readonly code = errorCodes.StrictError;

  constructor(
    readonly request: JournalEntry,
    readonly findings: readonly Finding[],
  ) {
    super(explain(request, findings));
  }
}

function explain({ method, url }: JournalEntry, findings: readonly Finding[]): string {
  const lines = findings.map(({ id, message, advice }) => `- ${id}: ${message}\n  ${advice}`);
  const ids = [...new Set(findings.map(({ id }) => `'${id}'`))].join(', ');
  return `${method} ${url}\n${lines.join('\n')}\nTo let this pass: strict: { except: [${ids}] }`;
}
