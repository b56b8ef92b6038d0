import type { Report } from '../../schemas/generated/report';
import { terminalSafeJson } from './terminal-safe';

/** For programs: what schemas/report.schema.json describes. */
export function jsonReport(report: Report): string {
  return `${terminalSafeJson(JSON.stringify(report, null, 2))}\n`;
}
