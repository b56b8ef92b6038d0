import type { Report } from '../../schemas/generated/report';
import { annotationReport } from './ci/annotations';
import { badgePicture, badgeReport } from './ci/badge';
import { markdownReport } from './ci/markdown-report';
import { htmlReport } from './html/html-report';
import { junitReport } from './junit-report';
import type { ReportFormat } from './report-formats';
import { specReport, type SpecReportOptions } from './spec/spec-report';
import { terminalSafeJson } from './terminal-safe';

export type { ReportFormat };

/**
 * A report as text, as `wikidouble check --report` writes it.
 *
 * @param format `spec` for people, `json` for programs, `junit` for build servers, `html` for a page of its own,
 *   `markdown` for the summary of a build, `annotations` for GitHub Actions, `badge` for shields.io, `badge-svg` as a picture
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
    case 'markdown':
      return markdownReport(report);
    case 'annotations':
      return annotationReport(report);
    case 'badge':
      return badgeReport(report);
    case 'badge-svg':
      return badgePicture(report);
  }
}

/** The report for programs (schemas/report.schema.json). */
export function jsonReport(report: Report): string {
  return `${terminalSafeJson(JSON.stringify(report, null, 2))}\n`;
}
