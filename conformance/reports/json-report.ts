import type { Report } from '../../schemas/generated/report';
import { harmlessJson } from './legible';

/** For programs: what schemas/report.schema.json describes. */
export function jsonReport(report: Report): string {
  return `${harmlessJson(JSON.stringify(report, null, 2))}\n`;
}
