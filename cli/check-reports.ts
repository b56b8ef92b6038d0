import { htmlReport } from '../conformance/reports/html/html-report';
import { jsonReport } from '../conformance/reports/json-report';
import { junitReport } from '../conformance/reports/junit-report';
import { specReport, type SpecReportOptions } from '../conformance/reports/spec-report';
import type { Report } from '../schemas/generated/report';
import type { CheckReportOption } from './check';
import type { OutputFiles } from './output-files';

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
