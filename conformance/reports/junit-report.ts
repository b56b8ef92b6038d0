import type { FailedExpectation, Report, RuleOutcome, Run, ScenarioOutcome } from '../../schemas/generated/report';
import { isUnfit } from '../baseline/apply-baseline';
import { isRed, type JunitCase, type JunitSuite, junitXml } from './junit';
import { sectionHeading, sectionOf } from './section';
import { unfitSentence } from './spec/spec-report';
import { verdictSentence } from './verdict-sentence';

/**
 * For build servers: JUnit's XML with a suite for each section of the specification and a case for each scenario. It
 * contains a failure or an error exactly if the exit code is not 0.
 */
export function junitReport(report: Report): string {
  const suites = [...report.runs.flatMap(suitesOf), ...baselineSuite(report)];
  return junitXml({ name: 'wikidouble check', suites, startedAt: report.startedAt });
}

/** A scenario of several rules belongs to the section of the first one. */
function suitesOf(run: Run): JunitSuite[] {
  const { target, rules, scenarios, exitCode } = run;
  const open = idsOf(rules, ({ verdict, level }) => level === 'required' && verdict === 'inconclusive');
  const required = idsOf(rules, ({ level }) => level === 'required');
  const byName = new Map<string, JunitCase[]>();
  for (const scenario of scenarios) {
    const section = sectionHeading(sectionOf(scenario.rules[0] ?? ''));
    const name = `${target.title ?? target.api}: ${section}`;
    const cases = byName.get(name) ?? [];
    byName.set(name, cases);
    cases.push(testCase(scenario, classNameOf(target, section), required, open));
  }
  const suites = Array.from(byName, ([name, cases]) => ({ name, cases }));
  if (exitCode === 0 || isRed(suites)) return suites;
  return [...suites, { name: target.title ?? target.api, cases: [caseOfRun(run)] }];
}

/** Build servers split class names into packages at their dots: the wiki is one, the section another. */
function classNameOf({ title, api }: Run['target'], section?: string): string {
  const parts = [title ?? api.replace(/^https?:\/\//, ''), ...(section === undefined ? [] : [section])];
  return parts.map((part) => part.replaceAll('.', '_')).join('.');
}

/** Entries that are out of date count as failures, like a broken rule. */
function baselineSuite({ baseline }: Report): JunitSuite[] {
  if (!baseline) return [];
  const cases = baseline.entries.map((entry): JunitCase => {
    const plain = { name: entry.what, className: baseline.file, seconds: 0 };
    if (!isUnfit(entry)) return plain;
    const text = `${baseline.file}:${entry.line}: ${unfitSentence(entry)}`;
    return { ...plain, outcome: { kind: 'failure', message: text, lines: [text] } };
  });
  return [{ name: `known failures (${baseline.file})`, cases }];
}

/** For results that no scenario shows: nothing could be run, or no required rule applied. */
function caseOfRun(run: Run): JunitCase {
  const message = verdictSentence(run);
  const outcome = { kind: 'error', message, lines: [message] } as const;
  return { name: 'The wiki can be checked', className: classNameOf(run.target), seconds: run.seconds, outcome };
}

function testCase(
  scenario: ScenarioOutcome,
  className: string,
  required: ReadonlySet<string>,
  open: ReadonlySet<string>,
): JunitCase {
  const { id, title, rules, verdict, reason = '', seconds, failures } = scenario;
  const plain = { name: `${id}: ${title}`, className, seconds };
  if (verdict === 'pass') return plain;
  if (verdict !== 'fail') {
    const message = `${verdict}: ${reason}`;
    const kind = verdict === 'inconclusive' && rules.some((rule) => open.has(rule)) ? 'error' : 'skipped';
    return { ...plain, outcome: { kind, message, lines: [message] } };
  }
  const isRequired = failures.some((failure) => failure.rules.some((rule) => required.has(rule)));
  const [first] = failures;
  const problem = first
    ? `expected ${first.expected}, got ${first.actual} (${first.at} of ${first.step})${reason === '' ? '' : `, ${reason}`}`
    : 'failed';
  const known = scenario.known?.map(({ reason, expires }) => `known until ${expires}: ${reason}: `) ?? [];
  const message = isRequired ? known.join('') + problem : `only recommended: ${problem}`;
  const lines = failures.flatMap((failure, index) => [...(index === 0 ? [] : ['']), ...describeFailure(failure)]);
  return { ...plain, outcome: { kind: isRequired && known.length === 0 ? 'failure' : 'skipped', message, lines } };
}

function describeFailure({ rules, step, at, expected, actual, firstDifference, curl }: FailedExpectation): string[] {
  const lines = [`rule ${rules.join(', ')}, ${at} of ${step}`, `expected: ${expected}`, `actual: ${actual}`];
  if (firstDifference !== undefined) lines.push(`first difference: ${firstDifference}`);
  return [...lines, curl];
}

function idsOf(rules: readonly RuleOutcome[], holds: (rule: RuleOutcome) => boolean): ReadonlySet<string> {
  return new Set(rules.filter(holds).map(({ id }) => id));
}
