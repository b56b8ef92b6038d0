import type { JournalEntry } from '../journal-entry';
import type { Finding } from './finding';

/** A strict wiki was asked in a way that a reviewer would not let pass. */
export class StrictError extends Error {
  override readonly name = 'StrictError';

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
