import type { Report } from '../../schemas/generated/report';
import { htmlReport } from './html/html-report';
import { junitReport } from './junit-report';
import { specReport, type SpecReportOptions } from './spec/spec-report';
import { terminalSafeJson } from './terminal-safe';

/** The forms of a report: for people, programs, build servers and browsers. */
export type ReportFormat = 'spec' | 'json' | 'junit' | 'html';

/**
 * A report as text, as `wikidouble check --report` writes it.
 *
 * @param format `spec` for people, `json` for programs, `junit` for build servers, `html` for a page of its own
 */
export function renderReport(report: Report, format: ReportFormat, options: SpecReportOptions = {}): string {
  switch (format) {
    case 'spec':
      return specReport(report, options);
    case 'json':
      return jsonReport(report);
    case 'junit':
      return junitReport(report);
    case 'html':
      return htmlReport(report);
  }
}

/** The report for programs (schemas/report.schema.json). */
export function jsonReport(report: Report): string {
  return `${terminalSafeJson(JSON.stringify(report, null, 2))}\n`;
}
