import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Report, Run } from '../../schemas/generated/report';
import type { Rule } from '../../schemas/generated/rules';
import { runInSequence } from '../../conformance/runner/scenario-sequence';
import type { ScenarioResult } from '../../conformance/runner/verdict';
import { loadRules } from '../../conformance/scenario-files/load-rules';
import { loadScenarios } from '../../conformance/scenario-files/load-scenarios';
import { emulatorInProcess } from '../../conformance/targets/emulator-targets';
import { releaseNames } from '../../emulator';
import { coverageTable, type Column } from './coverage-table';
import { describeRun } from '../../conformance/reports/describe-run';
import { withGeneratedPart } from './generated-part';
import { readEvidence } from './read-evidence';

/**
 * A text with the coverage between its markers, as prettier writes it. The emulator is asked here and now; what real
 * wikis answered is kept in reports.
 *
 * @param text Markdown with the markers
 * @param root the folder of the project
 * @throws Error where a marker is missing, or a report is invalid
 */
export async function withCoverage(text: string, root: string): Promise<string> {
  const folder = join(root, 'fidelity/evidence');
  const evidence = existsSync(folder) ? readEvidence(folder) : [];
  const rules = loadRules();
  const coverage = `${coverageTable(rules, await columns(rules, evidence))}\n${legend(evidence)}`;
  return withGeneratedPart(text, 'coverage', coverage, join(root, 'docs/coverage.md'));
}

async function columns(rules: readonly Rule[], evidence: readonly Report[]): Promise<Column[]> {
  const emulators: Column[] = [];
  for (const release of releaseNames) {
    const run = await runEmulator(release, rules);
    emulators.push({ title: `fake ${release}`, isReal: false, runs: [run] });
  }
  const real = releaseNames.map((release): Column => {
    const runs = evidence.flatMap((report) => report.runs).filter(({ target }) => target.release === release);
    return { title: `MediaWiki ${release}`, isReal: true, runs };
  });
  return [...emulators, ...real];
}

async function runEmulator(release: (typeof releaseNames)[number], rules: readonly Rule[]): Promise<Run> {
  const target = emulatorInProcess({ release });
  const results: ScenarioResult[] = await runInSequence(
    target,
    loadScenarios().map(({ scenario }) => scenario),
  );
  await target.close();
  const { name, api } = target;
  const timed = results.map((result) => ({ result, seconds: 0 }));
  return describeRun({ target: { name, api, release, loggedIn: true }, rules, results: timed, seconds: 0, only: [] });
}

/** Which wikis were asked, when, how much, and what the marks mean. */
function legend(evidence: readonly Report[]): string {
  const signs = '✓ passed · ✗ failed · – not applicable · ? inconclusive.';
  const comparisons = evidence.flatMap(({ startedAt, runs }) =>
    runs.map(({ target, scenarios }) => {
      const requests = scenarios.reduce((sum, scenario) => sum + scenario.requests, 0);
      const who = target.loggedIn ? 'with an account' : 'anonymously';
      const what = `${scenarios.length} scenarios, ${requests} requests`;
      return `- MediaWiki ${target.release ?? 'of an unknown release'}, ${who}, on ${startedAt.slice(0, 10)}: ${what}\n`;
    }),
  );
  if (comparisons.length === 0) return `${signs}\n`;
  return `${signs} The runs against real wikis:\n\n${comparisons.join('')}`;
}
