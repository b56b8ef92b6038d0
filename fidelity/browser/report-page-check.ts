import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { endCommand } from '../end-command';
import { findChromium, withChromium } from './chromium';
import { judgeReportPage } from './report-page-judgement';
import { exampleReportPage } from './report-page-example';
import { ReportTab } from './report-tab';

/**
 * Checks the HTML report of `wikidouble check` in a real browser, from a file: it loads and runs nothing but
 * itself whatever a wiki responded, works with a keyboard, fits on a phone and on paper, and axe finds
 * nothing serious in light and dark mode.
 *
 * @param executable the browser
 * @param html the page. Default: a report on four wikis, one of them broken and one hostile;
 *   any other must be, too
 * @returns the problems found
 */
export async function checkReportPage(executable: string, html?: string): Promise<string[]> {
  const page = html ?? (await exampleReportPage());
  const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
  const folder = await mkdtemp(join(tmpdir(), 'wikidouble-report-'));
  const file = join(folder, 'report.html');
  await writeFile(file, page);
  try {
    return await withChromium(executable, 60_000, async (connection) => {
      return judgeReportPage(await ReportTab.open(connection), pathToFileURL(file).href, axe);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function main(): Promise<number> {
  const executable = findChromium();
  if (executable === undefined) throw new Error('no Chromium found: install it');
  const problems = await checkReportPage(executable);
  for (const problem of problems) console.log(`- ${problem}`);
  console.log(problems.length === 0 ? 'no problems found' : `${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}

if (require.main === module) {
  endCommand('report-page-check', main(), 2);
}
