import { terminalSafeJson } from '../../../conformance/reports/terminal-safe';
import type { DiffResult } from '../diff-result';
import { withoutSecrets } from './without-secrets';

/** For programs: what schemas/diff-report.schema.json describes. */
export function jsonReport(result: DiffResult): string {
  return `${terminalSafeJson(JSON.stringify({ tool: 'wikidouble', ...withoutSecrets(result) }, null, 2))}\n`;
}
