import type { Report } from '../../schemas/generated/report';
import { htmlReport } from './html/html-report';
import { jsonReport } from './json-report';
import { junitReport } from './junit-report';
import { specReport, type SpecReportOptions } from './spec-report';

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
