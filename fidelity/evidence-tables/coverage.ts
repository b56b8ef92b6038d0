import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describeRun } from '../../conformance/reports/describe-run';
import { shorten } from '../../conformance/reports/terminal-safe';
import { runInSequence } from '../../conformance/runner/scenario-sequence';
import type { ScenarioResult } from '../../conformance/runner/verdict';
import { loadRules } from '../../conformance/scenario-files/load-rules';
import { loadScenarios } from '../../conformance/scenario-files/load-scenarios';
import { compileSchemas } from '../../conformance/schemas/compile';
import { emulatorInProcess } from '../../conformance/targets/emulator-targets';
import { releaseNames } from '../../emulator';
import type { Report, Run, RuleOutcome } from '../../schemas/generated/report';
import type { Rule } from '../../schemas/generated/rules';
import { withGeneratedPart } from './generated-part';

/**
 * A text with the coverage between its markers, as prettier writes it. The emulator is checked now; the results of real
 * wikis are in kept reports.
 *
 * @param text Markdown with the markers
 * @param root the folder of the project
 * @throws Error if a marker is missing or a report is invalid
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

/** Which wikis were checked, when, with what, and what the marks mean. */
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

/** A target of the coverage table, with all its runs. */
interface Column {
  readonly title: string;
  /** Whether it is a real wiki, which cannot be put into every state. */
  readonly isReal: boolean;
  /** Several runs complete each other: with and without an account, with and without the debug block. */
  readonly runs: readonly Run[];
}

const quoteLength = 90;
const marks = { pass: '✓', fail: '✗', inconclusive: '?', 'not applicable': '–' } as const;
const strongest = ['fail', 'pass', 'inconclusive', 'not applicable'] as const;

/** Markdown: one row per rule, one column per target. */
export function coverageTable(rules: readonly Rule[], columns: readonly Column[]): string {
  const rows = rules.map((rule) => [
    rule.id,
    inTable(shorten(rule.quote, quoteLength)),
    ...columns.map((column) => cell(rule, column)),
  ]);
  const head = ['Rule', 'Specification', ...columns.map(({ title }) => title)];
  const line = head.map((_, index) => (index < 2 ? '---' : ':-:'));
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function cell({ id, observable }: Rule, { isReal, runs }: Column): string {
  if (observable === 'nowhere' || (isReal && observable === 'emulator')) return 'not observable';
  const verdicts = runs.flatMap((run): RuleOutcome['verdict'][] => {
    const outcome = run.rules.find((rule) => rule.id === id);
    return outcome ? [outcome.verdict] : [];
  });
  const verdict = strongest.find((candidate) => verdicts.includes(candidate));
  return verdict ? marks[verdict] : 'not compared';
}

/** Outside of code, `<` would begin a tag; everywhere, `|` would begin a cell. A cut may have left code without an end. */
function inTable(quote: string): string {
  const isWhole = quote.split('`').length % 2 === 1;
  const text = isWhole ? quote : `${quote}\``;
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replace(/[<*]/g, String.raw`\$&`) : part))
    .join('`')
    .replace(/(?<!\\)\|/g, String.raw`\|`);
}

/**
 * The reports that are kept as evidence, in the order of their names.
 *
 * @throws Error with the problem for any other file
 */
function readEvidence(folder: string): Report[] {
  const check = compileSchemas().report;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
      const [problem] = check(data);
      if (problem) throw new Error(`${file} is no report: ${problem.path || 'it'} ${problem.message}`);
      return data as Report;
    });
}
