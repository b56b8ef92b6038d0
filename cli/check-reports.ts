import { statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { htmlReport } from '../conformance/reports/html/html-report';
import { jsonReport } from '../conformance/reports/json-report';
import { junitReport } from '../conformance/reports/junit-report';
import { specReport } from '../conformance/reports/spec-report';
import type { Report } from '../schemas/generated/report';
import type { CheckReportOption } from './check';

/**
 * Before a wiki is asked for a minute: two reports cannot have one file, and a file needs a folder.
 *
 * @param baseline a file that gets the present failures
 * @throws Error for what cannot be written
 */
export function refuseUnwritable(reports: readonly CheckReportOption[], baseline?: string): void {
  const files = [...reports.map(({ file }) => file), baseline].filter((file) => file !== undefined);
  const twice = files.find((file, index) => files.indexOf(file) !== index);
  if (twice !== undefined) throw new Error(`Two reports cannot both be ${twice}.`);
  for (const file of files) {
    if (!isFolder(dirname(file))) throw new Error(`The report ${file} has no folder to be in: ${dirname(file)}.`);
    if (isFolder(file)) throw new Error(`The report ${file} cannot be written: that is a folder.`);
  }
}

/** @throws Error where the file cannot be written */
export function writeReport(report: Report, { form, file }: CheckReportOption, stdout: NodeJS.WritableStream): void {
  if (file === undefined) {
    stdout.write(textOf(report, form, stdout));
    return;
  }
  try {
    writeFileSync(file, textOf(report, form));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The report ${file} cannot be written: ${reason}`, { cause: error });
  }
}

function textOf(report: Report, form: CheckReportOption['form'], stream?: NodeJS.WritableStream): string {
  switch (form) {
    case 'spec':
      return specReport(report, stream);
    case 'json':
      return jsonReport(report);
    case 'junit':
      return junitReport(report);
    case 'html':
      return htmlReport(report);
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
