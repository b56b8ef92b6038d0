import type { Run } from '../../schemas/generated/report';
import { exampleRun } from '../reports/example-report.test-support';
import type { BaselineEntry, LoadedBaseline } from './load-baseline';

export const today = new Date('2024-05-01T14:03:07Z');

/** The run of the example without its inconclusive rules: it breaks 4.2.1 and nothing else. */
export const brokenRun: Run = {
  ...exampleRun,
  rules: exampleRun.rules.filter(({ verdict }) => verdict !== 'inconclusive'),
};

/** The same wiki, fixed. */
export const soundRun: Run = {
  ...brokenRun,
  exitCode: 0,
  rules: brokenRun.rules.map((rule) => (rule.verdict === 'fail' ? { ...rule, verdict: 'pass' } : rule)),
  scenarios: brokenRun.scenarios.map((scenario) =>
    scenario.verdict === 'fail' ? { ...scenario, verdict: 'pass', failures: [] } : scenario,
  ),
};

/** A baseline with one entry per line. */
export function baselineWith(...entries: Partial<BaselineEntry>[]): LoadedBaseline {
  const usual = { reason: 'The cat knows.', expires: '2024-05-01' };
  return { file: 'known.yaml', entries: entries.map((entry, index) => ({ ...usual, line: index + 2, ...entry })) };
}
