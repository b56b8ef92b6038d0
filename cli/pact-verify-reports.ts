import { writeFileSync } from 'node:fs';

import { jsonReport, type Origin } from '../conformance/pact/reports/json-report';
import { junitReport } from '../conformance/pact/reports/junit-report';
import { specReport } from '../conformance/pact/reports/spec-report';
import type { Verification } from '../conformance/pact/verification/outcome';
import type { ReportOption } from './check';

/** @throws Error where the file cannot be written */
export function writePactReport(
  verification: Verification,
  origin: Origin,
  { form, file }: ReportOption,
  stdout: NodeJS.WritableStream,
): void {
  if (file === undefined) {
    stdout.write(textOf(verification, origin, form, stdout));
    return;
  }
  try {
    writeFileSync(file, textOf(verification, origin, form));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The report ${file} cannot be written: ${reason}`, { cause: error });
  }
}

function textOf(
  verification: Verification,
  origin: Origin,
  form: ReportOption['form'],
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
