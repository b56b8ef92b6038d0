import { xmlText } from './terminal-safe';

/** A JUnit document with its suites. */
export interface JunitDocument {
  readonly name: string;
  readonly suites: readonly JunitSuite[];
  /** The start time, in ISO 8601, UTC. */
  readonly startedAt: string;
  /** The total duration. Default: the sum of its cases. */
  readonly seconds?: number;
}

export interface JunitSuite {
  readonly name: string;
  readonly cases: readonly JunitCase[];
}

/** A test case. Skipped cases are not the wiki's fault; failures and errors count against it. */
export interface JunitCase {
  readonly name: string;
  readonly className: string;
  /** Default: unknown. */
  readonly seconds?: number;
  readonly outcome?: JunitOutcome;
}

export interface JunitOutcome {
  readonly kind: 'failure' | 'error' | 'skipped';
  readonly message: string;
  /** The details. Each is made one line, so that it begins with our own words, whatever a wiki sends. */
  readonly lines: readonly string[];
}

/** Whether any case is a failure or an error. */
export function isRed(suites: readonly JunitSuite[]): boolean {
  return suites.some(({ cases }) => cases.some(({ outcome }) => outcome !== undefined && outcome.kind !== 'skipped'));
}

/** The document as XML. */
export function junitXml({ name, suites, startedAt, seconds }: JunitDocument): string {
  const timestamp = startedAt.replace(/(?:\.\d+)?Z$/, '');
  const lines = suites.flatMap((suite) => [
    `  <testsuite${attributes({ name: suite.name, ...totals(suite.cases), timestamp })}>`,
    ...suite.cases.flatMap(caseLines),
    '  </testsuite>',
  ]);
  const all = totals(suites.flatMap(({ cases }) => cases));
  const head = `<testsuites${attributes({ name, ...all, time: seconds?.toFixed(3) ?? all.time })}>`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...lines, '</testsuites>', ''].join('\n');
}

function caseLines({ name, className, seconds, outcome }: JunitCase): string[] {
  const opening = `    <testcase${attributes({ name, classname: className, time: seconds?.toFixed(3) })}`;
  if (!outcome) return [`${opening}/>`];
  const { kind, message, lines } = outcome;
  const described = attributes(kind === 'skipped' ? { message } : { message, type: kind });
  return [`${opening}>`, `      <${kind}${described}>${lines.map(xmlText).join('\n')}</${kind}>`, '    </testcase>'];
}

/** The time is left out if no case has one. */
function totals(cases: readonly JunitCase[]): Record<string, string> {
  const count = (kind: string): string => String(cases.filter(({ outcome }) => outcome?.kind === kind).length);
  const times = cases.flatMap(({ seconds }) => seconds ?? []);
  const isTimed = times.length > 0 || cases.length === 0;
  return {
    tests: String(cases.length),
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
    ...(isTimed ? { time: times.reduce((sum, time) => sum + time, 0).toFixed(3) } : {}),
  };
}

function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${xmlText(value)}"`))
    .join('');
}
