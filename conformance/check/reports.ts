import { htmlReport } from '../reports/html/html-report';
import { jsonReport } from '../reports/json-report';
import { junitReport } from '../reports/junit-report';
import { specReport, type SpecReportOptions } from '../reports/spec-report';
import type { Report } from '../../schemas/generated/report';
import type { OutputFiles } from '../reports/output-files';

export interface ReportOption {
  readonly form: 'spec' | 'json' | 'junit';
  /** Default: standard output. */
  readonly file?: string;
}

export interface CheckReportOption extends Omit<ReportOption, 'form'> {
  readonly form: ReportOption['form'] | 'html';
}

/** Writes a report to its file, or to standard output. */
export function writeReport(
  report: Report,
  { form, file }: CheckReportOption,
  output: OutputFiles,
  stdout: NodeJS.WritableStream,
  options: SpecReportOptions,
): void {
  output.write('report', file, stdout, (stream) => textOf(report, form, options, stream));
}

function textOf(
  report: Report,
  form: CheckReportOption['form'],
  options: SpecReportOptions,
  stream?: NodeJS.WritableStream,
): string {
  switch (form) {
    case 'spec':
      return specReport(report, stream, options);
    case 'json':
      return jsonReport(report);
    case 'junit':
      return junitReport(report);
    case 'html':
      return htmlReport(report);
  }
}
