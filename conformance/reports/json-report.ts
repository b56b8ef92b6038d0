import type { Report } from '../../schemas/generated/report';

/** For programs: what schemas/report.schema.json describes. */
export function jsonReport(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
