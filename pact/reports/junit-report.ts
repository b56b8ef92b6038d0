import { isRed, junitXml, type JunitCase, type JunitSuite } from '../../conformance/reports/junit';
import { exitCodeOf, type InteractionOutcome, type Verification } from '../verify/outcome';
import type { Origin } from './json-report';
import { verdictSentence } from './verdict-sentence';

/**
 * For build servers: JUnit's XML with a suite for each contract and a case for each interaction. It contains a failure
 * or an error exactly if the exit code is not 0.
 */
export function junitReport(verification: Verification, { startedAt }: Origin): string {
  const { api, outcomes, seconds } = verification;
  const consumers = [...new Set(outcomes.map(({ consumer }) => consumer))];
  const suites = consumers.map((consumer): JunitSuite => {
    const name = `${api} ${consumer}`;
    return { name, cases: outcomes.filter((one) => one.consumer === consumer).map((one) => testCase(one, name)) };
  });
  if (exitCodeOf(verification) !== 0 && !isRed(suites)) suites.push({ name: api, cases: [caseOfAll(verification)] });
  return junitXml({ name: 'wikidouble pact verify', suites, startedAt: startedAt.toISOString(), seconds });
}

function testCase(outcome: InteractionOutcome, className: string): JunitCase {
  const { description: name, verdict, reason = '', mismatches, curl, pending } = outcome;
  if (verdict === 'pass') return { name, className };
  const [why = ''] = reason.split('\n');
  if (verdict !== 'fail') {
    const kind = verdict === 'inconclusive' ? 'error' : 'skipped';
    return { name, className, outcome: { kind, message: `${verdict}: ${why}`, lines: reason.split('\n') } };
  }
  const lines = mismatches.flatMap(({ at, text }) => [`${at}: ${text}`]);
  const message = `${pending ? 'pending: ' : ''}${lines[0] ?? why}`;
  const details = [...reason.split('\n'), ...lines, curl ?? ''].filter((line) => line !== '');
  return { name, className, outcome: { kind: pending ? 'skipped' : 'failure', message, lines: details } };
}

function caseOfAll(verification: Verification): JunitCase {
  const message = verdictSentence(verification);
  const outcome = { kind: 'error', message, lines: [message] } as const;
  return { name: 'The wiki satisfies the contract', className: verification.api, outcome };
}
