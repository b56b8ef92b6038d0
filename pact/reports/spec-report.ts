import { styleText } from 'node:util';

import type { Verdict } from '../../conformance/runner/verdict';
import { terminalSafe, terminalSafeLines } from '../../conformance/reports/terminal-safe';
import { countVerdicts, exitCodeOf, type InteractionOutcome, type Verification } from '../verify/outcome';
import { verdictSentence } from './verdict-sentence';

type Colour = 'green' | 'red' | 'yellow' | 'gray' | 'bold';
type Paint = (colour: Colour, text: string) => string;

const marks: Readonly<Record<Verdict, string>> = { pass: '✓', fail: '✗', 'not applicable': '–', inconclusive: '?' };
const colours: Readonly<Record<Verdict, Colour>> = {
  pass: 'green',
  fail: 'red',
  'not applicable': 'gray',
  inconclusive: 'yellow',
};
/** The width of the longest verdict, in characters. */
const verdictWidth = 'not applicable'.length;

/**
 * The report for people: one line per interaction, each mismatch, the counts and the verdict.
 *
 * @param stream where it will be printed; a terminal gets colours unless `NO_COLOR` is set
 */
export function specReport(verification: Verification, stream?: NodeJS.WritableStream): string {
  const paint: Paint = (colour, text) => (stream ? styleText(colour, text, { stream }) : text);
  const { outcomes } = verification;
  const exitCode = exitCodeOf(verification);
  const sentence = verdictSentence(verification);
  const counts = countVerdicts(outcomes);
  const lines = [
    paint('bold', terminalSafe(headingOf(verification))),
    ...[...new Set(outcomes.map(({ source }) => source))].flatMap((source) => contractLines(source, outcomes, paint)),
    ...failureLines(outcomes, paint),
    '',
    `${counts.pass} verified, ${counts.fail} failed, ${counts['not applicable']} not applicable, ${counts.inconclusive} inconclusive`,
    paint(exitCode === 0 ? 'green' : exitCode === 1 ? 'red' : 'yellow', terminalSafeLines(sentence)),
  ];
  return `${lines.join('\n')}\n`;
}

function headingOf({ api, release, loggedIn }: Verification): string {
  const facts = [release === undefined ? [] : `release ${release}`, loggedIn ? 'logged in' : 'anonymous'].flat();
  return `${api}: ${facts.join(', ')}`;
}

function contractLines(source: string, outcomes: readonly InteractionOutcome[], paint: Paint): string[] {
  const own = outcomes.filter((outcome) => outcome.source === source);
  const title = terminalSafe(`${own[0]?.consumer ?? ''} (${source})`);
  return ['', title, ...own.map((outcome) => interactionLine(outcome, paint))];
}

function interactionLine({ verdict, description, reason, pending }: InteractionOutcome, paint: Paint): string {
  // Failures are described in full below.
  const [why = ''] = verdict === 'fail' ? [] : (reason ?? '').split('\n');
  const remarks = [why, pending ? 'pending: it may fail' : ''].filter((remark) => remark !== '');
  const mark = paint(colours[verdict], `${marks[verdict]} ${verdict.padEnd(verdictWidth)}`);
  return `  ${mark} ${terminalSafe(description)}${remarks.length > 0 ? ` (${terminalSafe(remarks.join('; '))})` : ''}`;
}

function failureLines(outcomes: readonly InteractionOutcome[], paint: Paint): string[] {
  const failed = outcomes.filter(({ verdict }) => verdict === 'fail');
  if (failed.length === 0) return [];
  const lines = failed.flatMap((outcome, index) => [
    '',
    paint('red', `  ${index + 1}) ${terminalSafe(outcome.description)}`),
    ...factsOf(outcome).map(([name, text]) => `     ${name.padEnd(10)}${terminalSafe(text)}`),
  ]);
  return ['', 'Failures', ...lines];
}

function factsOf({ comments, states, reason, mismatches, curl }: InteractionOutcome): [name: string, text: string][] {
  return [
    ...comments.map((comment): [string, string] => ['', comment]),
    ...states.map((state): [string, string] => ['given', state]),
    ...(reason ?? '').split('\n').flatMap((line, index): [string, string][] => {
      return line === '' ? [] : [[index === 0 ? 'because' : '', line]];
    }),
    ...mismatches.flatMap(({ at, expected, actual, text }): [string, string][] => [
      ['at', at],
      ['expected', expected],
      ['actual', actual],
      ['', text],
    ]),
    ...(curl === undefined ? [] : [['', curl] satisfies [string, string]]),
  ];
}
