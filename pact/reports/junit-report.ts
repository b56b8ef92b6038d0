import { xmlText } from '../../conformance/reports/terminal-safe';
import { exitCodeOf, type InteractionOutcome, type Verification } from '../verify/outcome';
import type { Origin } from './json-report';
import { verdictSentence } from './verdict-sentence';

/** What a test case came to: skipped ones are no fault of the wiki's, failures and errors are red. */
interface Outcome {
  readonly kind: 'failure' | 'error' | 'skipped';
  readonly message: string;
  readonly lines: readonly string[];
}

interface TestCase {
  readonly name: string;
  readonly outcome?: Outcome;
}

/**
 * For build servers: JUnit's XML with a suite for each contract and a case for each interaction. Something in it is red
 * exactly where the exit code is not 0.
 */
export function junitReport(verification: Verification, { startedAt }: Origin): string {
  const { api, outcomes, seconds } = verification;
  const consumers = [...new Set(outcomes.map(({ consumer }) => consumer))];
  const cases = consumers.map((name): readonly [name: string, cases: readonly TestCase[]] => {
    return [`${api} ${name}`, outcomes.filter(({ consumer }) => consumer === name).map(testCase)];
  });
  const isRed = cases.some(([, list]) => list.some(({ outcome }) => outcome && outcome.kind !== 'skipped'));
  if (exitCodeOf(verification) !== 0 && !isRed) cases.push([api, [caseOfAll(verification)]]);
  const timestamp = startedAt.toISOString().replace(/\..*/, '');
  const lines = cases.flatMap(([name, list]) => [
    `  <testsuite${attributes({ name, ...totals(list), timestamp })}>`,
    ...list.flatMap((one) => caseLines(one, name)),
    '  </testsuite>',
  ]);
  const all = cases.flatMap(([, list]) => list);
  const head = attributes({ name: 'wikidouble pact verify', ...totals(all), time: seconds.toFixed(3) });
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites${head}>`, ...lines, '</testsuites>', ''].join('\n');
}

function testCase({ description, verdict, reason = '', mismatches, curl, pending }: InteractionOutcome): TestCase {
  const name = description;
  if (verdict === 'pass') return { name };
  const [why = ''] = reason.split('\n');
  if (verdict !== 'fail') {
    const kind = verdict === 'inconclusive' ? 'error' : 'skipped';
    return { name, outcome: { kind, message: `${verdict}: ${why}`, lines: reason.split('\n') } };
  }
  const lines = mismatches.flatMap(({ at, text }) => [`${at}: ${text}`]);
  const message = `${pending ? 'pending: ' : ''}${lines[0] ?? why}`;
  const details = [...reason.split('\n'), ...lines, curl ?? ''].filter((line) => line !== '');
  return { name, outcome: { kind: pending ? 'skipped' : 'failure', message, lines: details } };
}

function caseOfAll(verification: Verification): TestCase {
  const message = verdictSentence(verification);
  return { name: 'The wiki keeps the contract', outcome: { kind: 'error', message, lines: [message] } };
}

function caseLines({ name, outcome }: TestCase, classname: string): string[] {
  const opening = `    <testcase${attributes({ name, classname })}`;
  if (!outcome) return [`${opening}/>`];
  const { kind, message, lines } = outcome;
  const described = attributes(kind === 'skipped' ? { message } : { message, type: kind });
  return [`${opening}>`, `      <${kind}${described}>${lines.map(xmlText).join('\n')}</${kind}>`, '    </testcase>'];
}

function totals(cases: readonly TestCase[]): Record<string, string> {
  const count = (kind: Outcome['kind']): string => String(cases.filter(({ outcome }) => outcome?.kind === kind).length);
  return {
    tests: String(cases.length),
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
  };
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('');
}
