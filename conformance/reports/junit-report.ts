import type { FailedExpectation, Report, RuleOutcome, Run, ScenarioOutcome } from '../../schemas/generated/report';
import { isUnfit } from '../baseline/apply-baseline';
import { xmlText } from './terminal-safe';
import { sectionHeading, sectionOf } from './section';
import { unfitSentence } from './spec-report-baseline';
import { verdictSentence } from './verdict-sentence';

/** What a test case came to. Skipped cases are no fault of the wiki's, failures and errors are red. */
interface TestCase {
  readonly name: string;
  readonly className: string;
  readonly seconds: number;
  readonly outcome?: {
    readonly kind: 'failure' | 'error' | 'skipped';
    readonly message: string;
    /** What a wiki says stays within a line, which begins with our own words. */
    readonly lines: readonly string[];
  };
}

/**
 * For build servers: JUnit's XML with a suite for each section of the specification and a case for each scenario.
 * Something in it is red exactly where the exit code is not 0.
 */
export function junitReport(report: Report): string {
  const suites = [...report.runs.flatMap(suitesOf), ...baselineSuite(report)];
  const cases = Array.from(suites, ([, list]) => list).flat();
  const lines = suites.flatMap(([name, list]) => [
    `  <testsuite${attributes({ name, ...totals(list), timestamp: report.startedAt.replace(/(\.\d+)?Z$/, '') })}>`,
    ...list.flatMap(caseLines),
    '  </testsuite>',
  ]);
  const head = `<testsuites${attributes({ name: 'wikidouble check', ...totals(cases) })}>`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...lines, '</testsuites>', ''].join('\n');
}

type Suite = readonly [name: string, cases: readonly TestCase[]];

/** A scenario that shows several rules stands in the section of its first. */
function suitesOf(run: Run): Suite[] {
  const { target, rules, scenarios, exitCode } = run;
  const open = idsOf(rules, ({ verdict, level }) => level === 'required' && verdict === 'inconclusive');
  const required = idsOf(rules, ({ level }) => level === 'required');
  const suites = new Map<string, TestCase[]>();
  for (const scenario of scenarios) {
    const section = sectionHeading(sectionOf(scenario.rules[0] ?? ''));
    const name = `${target.title ?? target.api}: ${section}`;
    const list = suites.get(name) ?? [];
    suites.set(name, list);
    list.push(testCase(scenario, classNameOf(target, section), required, open));
  }
  const isRed = [...suites.values()].flat().some(({ outcome }) => outcome !== undefined && outcome.kind !== 'skipped');
  if (exitCode !== 0 && !isRed) suites.set(target.title ?? target.api, [caseOfRun(run)]);
  return [...suites];
}

/** Build servers split names of classes into packages at their dots: the wiki is one, the section another. */
function classNameOf({ title, api }: Run['target'], section?: string): string {
  const parts = [title ?? api.replace(/^https?:\/\//, ''), ...(section === undefined ? [] : [section])];
  return parts.map((part) => part.replaceAll('.', '_')).join('.');
}

/** Entries that do not fit any more are as red as a broken rule. */
function baselineSuite({ baseline }: Report): Suite[] {
  if (!baseline) return [];
  const cases = baseline.entries.map((entry): TestCase => {
    const plain = { name: entry.what, className: baseline.file, seconds: 0 };
    if (!isUnfit(entry)) return plain;
    const text = `${baseline.file}:${entry.line}: ${unfitSentence(entry)}`;
    return { ...plain, outcome: { kind: 'failure', message: text, lines: [text] } };
  });
  return [[`known failures (${baseline.file})`, cases]];
}

/** For what no scenario shows: nothing could be run, or nothing of it counted. */
function caseOfRun(run: Run): TestCase {
  const message = verdictSentence(run);
  const outcome = { kind: 'error', message, lines: [message] } as const;
  return { name: 'The wiki can be checked', className: classNameOf(run.target), seconds: run.seconds, outcome };
}

function testCase(
  scenario: ScenarioOutcome,
  className: string,
  required: ReadonlySet<string>,
  open: ReadonlySet<string>,
): TestCase {
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
  const problem = first ? `expected ${first.expected}, got ${first.actual} (${first.at} of ${first.step})` : 'failed';
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

function caseLines({ name, className, seconds, outcome }: TestCase): string[] {
  const opening = `    <testcase${attributes({ name, classname: className, time: seconds.toFixed(3) })}`;
  if (!outcome) return [`${opening}/>`];
  const { kind, message, lines } = outcome;
  const described = attributes(kind === 'skipped' ? { message } : { message, type: kind });
  return [`${opening}>`, `      <${kind}${described}>${lines.map(xmlText).join('\n')}</${kind}>`, '    </testcase>'];
}

function totals(cases: readonly TestCase[]): Record<string, string> {
  const count = (kind: string): string => String(cases.filter(({ outcome }) => outcome?.kind === kind).length);
  const seconds = cases.reduce((sum, testCase) => sum + testCase.seconds, 0);
  return {
    tests: String(cases.length),
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
    time: seconds.toFixed(3),
  };
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('');
}

function idsOf(rules: readonly RuleOutcome[], holds: (rule: RuleOutcome) => boolean): ReadonlySet<string> {
  return new Set(rules.filter(holds).map(({ id }) => id));
}
