import { terminalSafeJson } from '../../../conformance/reports/terminal-safe';
import type { DiffResult } from '../diff-result';
import { redactResult } from './redact-result';

/** For programs: what schemas/diff-report.schema.json describes. */
export function jsonReport(result: DiffResult): string {
  return `${terminalSafeJson(JSON.stringify({ tool: 'wikidouble', ...redactResult(result) }, null, 2))}\n`;
}
