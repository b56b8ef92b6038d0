import { styleText } from 'node:util';

import type { FailedExpectation, Report, RuleOutcome, Run, ScenarioOutcome } from '../../schemas/generated/report';
import { legible, shorten } from './legible';
import { sectionOf } from './section';
import { baselineLines } from './spec-report-baseline';
import { matrixLines, overallSentence, targetLine } from './spec-report-matrix';
import { noteLines } from './spec-report-notes';
import { colours, marks, type Paint, type Verdict } from './spec-report-marks';
import { verdictSentence } from './verdict-sentence';

/** Verdicts fit into so many characters. */
const verdictWidth = 'not applicable'.length;
const quoteLength = 100;

/**
 * For people: rule by rule in the order of the specification, what was left out and why, each failure, and the verdict.
 *
 * @param stream where it is going to be printed; it has colours where that is a terminal and wants them (`NO_COLOR`)
 */
export function specReport(report: Report, stream?: NodeJS.WritableStream): string {
  const paint: Paint = (colour, text) => (stream ? styleText(colour, text, { stream }) : text);
  const { runs } = report;
  const isOne = runs.length === 1;
  const blocks = [
    ...(isOne ? [] : [matrixLines(runs, paint)]),
    ...runs.map((run) => describeRun(run, paint, isOne)),
    ...(report.baseline ? [baselineLines(report.baseline, paint)] : []),
    ...(isOne ? [] : [[overallSentence(runs)]]),
  ];
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** @param isOne whether its rules are to be listed; those of several wikis stand in a matrix */
function describeRun(run: Run, paint: Paint, isOne: boolean): string[] {
  const { exitCode } = run;
  const sentence = paint(exitCode === 0 ? 'green' : exitCode === 1 ? 'red' : 'yellow', legible(verdictSentence(run)));
  if (run.problem !== undefined) return [heading(run, paint), ...noteLines(run, paint), '', sentence];
  return [
    heading(run, paint),
    ...(isOne ? ruleLines(run, paint) : []),
    ...leftOutLines(run.rules),
    ...failureLines(run, paint),
    ...noteLines(run, paint),
    '',
    countSentence(run),
    sentence,
  ];
}

function countSentence({ counts, rules }: Run): string {
  const known = rules.filter((rule) => rule.known).length;
  const failed = `${counts.fail} failed${known === 0 ? '' : ` (${known} known)`}`;
  return `${counts.pass} passed, ${failed}, ${counts['not applicable']} not applicable, ${counts.inconclusive} inconclusive`;
}

function heading(run: Run, paint: Paint): string {
  return paint('bold', legible(targetLine(run)));
}

function ruleLines({ rules }: Run, paint: Paint): string[] {
  const width = Math.max(0, ...rules.map(({ id }) => id.length));
  let section = '';
  return rules.flatMap((rule) => {
    const { id, quote, verdict, level, known } = rule;
    const line = [
      ' ',
      paint(colours[verdict], `${marks[verdict]} ${(known ? 'fail, known' : verdict).padEnd(verdictWidth)}`),
      id.padEnd(width),
      legible(shorten(quote, quoteLength)) + (level === 'recommended' ? ' (recommended)' : ''),
    ].join(' ');
    if (sectionOf(id) === section) return [line];
    section = sectionOf(id);
    return ['', `Section ${section}`, line];
  });
}

/** By reason, because one reason is often that of many rules. */
function leftOutLines(rules: readonly RuleOutcome[]): string[] {
  const titles: Readonly<Record<Verdict, string>> = {
    inconclusive: 'Inconclusive',
    'not applicable': 'Not applicable',
    fail: 'Left out beside what failed',
    pass: 'Left out beside what passed',
  };
  const verdicts: readonly Verdict[] = ['inconclusive', 'not applicable', 'fail', 'pass'];
  return verdicts.flatMap((verdict) => {
    const byReason = new Map<string, string[]>();
    for (const { id, reasons } of rules.filter((rule) => rule.verdict === verdict)) {
      for (const reason of reasons) byReason.set(reason, [...(byReason.get(reason) ?? []), id]);
    }
    if (byReason.size === 0) return [];
    const lines = Array.from(byReason, ([reason, ids]) => [`  ${legible(reason)}`, ...wrapped(ids)]);
    return ['', titles[verdict], ...lines.flat()];
  });
}

/** As many ids on a line as a quotation is long. */
function wrapped(ids: readonly string[]): string[] {
  const lines: string[] = [];
  for (const id of ids) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + id.length < quoteLength) lines[lines.length - 1] = `${last}, ${id}`;
    else lines.push(`      ${id}`);
  }
  return lines;
}

function failureLines({ rules, scenarios }: Run, paint: Paint): string[] {
  const failures = scenarios.flatMap((scenario) => scenario.failures.map((failure) => ({ scenario, failure })));
  if (failures.length === 0) return [];
  const lines = failures.flatMap(({ scenario, failure }, index) => [
    '',
    paint('red', `  ${index + 1}) ${scenario.id}: ${legible(scenario.title)}`),
    ...(scenario.known ?? []).map(({ reason, expires }) => `     known until ${expires}: ${legible(reason)}`),
    ...oneFailure(scenario, failure, rules).map(([name, text]) => `     ${name.padEnd(11)}${legible(text)}`),
  ]);
  return ['', 'Failures', ...lines];
}

function oneFailure(
  { rules: shown }: ScenarioOutcome,
  { rules: broken, step, at, expected, actual, firstDifference, curl }: FailedExpectation,
  rules: readonly RuleOutcome[],
): [name: string, text: string][] {
  const ids = broken.length > 0 ? broken : shown;
  return [
    ...ids.map((id): [string, string] => ['rule', `${id}: ${rules.find((rule) => rule.id === id)?.quote ?? ''}`]),
    ['at', `${at} of ${step}`],
    ['expected', expected],
    ['actual', actual],
    ...(firstDifference === undefined ? [] : ([['differs at', firstDifference]] as [string, string][])),
    ['', curl],
  ];
}
