import { jsonReport, type Origin } from '../pact/reports/json-report';
import { junitReport } from '../pact/reports/junit-report';
import { specReport } from '../pact/reports/spec-report';
import type { Verification } from '../pact/verify/outcome';
import type { ReportOption } from './check';
import type { OutputFiles } from '../conformance/reports/output-files';

export type PactReportOption = ReportOption<'spec' | 'json' | 'junit'>;

/** Writes a report to its file, or to standard output. */
export function writePactReport(
  verification: Verification,
  origin: Origin,
  { form, file }: PactReportOption,
  output: OutputFiles,
  stdout: NodeJS.WritableStream,
): void {
  output.write('report', file, stdout, (stream) => textOf(verification, origin, form, stream));
}

function textOf(
  verification: Verification,
  origin: Origin,
  form: PactReportOption['form'],
  stream?: NodeJS.WritableStream,
): string {
  switch (form) {
    case 'spec':
      return specReport(verification, stream);
    case 'json':
      return jsonReport(verification, origin);
    case 'junit':
      return junitReport(verification, origin);
  }
}
