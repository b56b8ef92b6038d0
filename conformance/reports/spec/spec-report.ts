import { styleText } from 'node:util';

import type { BaselineEntryOutcome, Finding, Report, RuleOutcome, Run } from '../../../schemas/generated/report';
import { type FailureGroup, failureGroups } from '../failure-groups';
import { shorten, terminalSafe } from '../terminal-safe';
import { rulesDocument, sectionHeading, sectionOf, whyOf } from '../section';
import { matrixLines, overallSentence, targetLine } from './matrix';
import { type Colour, colours, marks, type Paint, type Verdict, words } from './marks';
import { verdictSentence } from '../verdict-sentence';
import { isUnfit } from '../../baseline/apply-baseline';
import { reasonToFillIn } from '../../baseline/write-baseline';
import { variationSentence } from '../variation-sentence';

/** How detailed a report for people is. */
export interface SpecReportOptions {
  /** Lists each rule that is not applicable on a line of its own. Default: counted by reason. */
  readonly verbose?: boolean;
  /** Shows only what failed or is inconclusive, and the verdict. Default: everything. */
  readonly quiet?: boolean;
  /** Where the report will be printed; a terminal limits the width, and gets colours unless `NO_COLOR` is set. */
  readonly stream?: ReportStream | undefined;
}

/** Where a report will be printed. */
export type ReportStream = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** The layout of a report: colours, the width of a line, and the level of detail. */
interface Layout extends Omit<SpecReportOptions, 'stream'> {
  readonly paint: Paint;
  /** In characters; unlimited if lines are not wrapped, as in a file. */
  readonly width: number;
}

/** The width of the longest verdict, in characters. */
const verdictWidth = 'not applicable'.length;
/** The width of a terminal that does not report it, and the least readable width. */
const [usualColumns, fewestColumns] = [100, 60];
/** The most ids that are listed; more are counted. */
const fewIds = 6;
/** From this number of lines on, a report repeats its verdict at the end. */
const longReport = 30;
const listWidth = 100;

/**
 * For people: the verdict, rule by rule in the order of the specification, what was not tried and why, each failure,
 * and in a long report the verdict once more.
 */
export function specReport(report: Report, { stream, ...options }: SpecReportOptions = {}): string {
  const paint: Paint = (colour, text) => (stream ? styleText(colour, text, { stream }) : text);
  const columns = stream?.isTTY === true ? Math.max(stream.columns ?? usualColumns, fewestColumns) : Infinity;
  const layout: Layout = { ...options, paint, width: columns };
  const { runs } = report;
  const isOne = runs.length === 1;
  const blocks = [
    ...(isOne ? [] : [[overallLine(report, paint)], ...(options.quiet ? [] : [matrixLines(runs, paint, columns)])]),
    ...runs.map((run) => describeRun(run, layout, isOne)),
    ...(report.baseline ? [baselineLines(report.baseline, paint)] : []),
    ...(isOne ? [] : [[overallLine(report, paint)]]),
  ];
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

function overallLine({ runs, exitCode }: Report, paint: Paint): string {
  return paint(colourOf(exitCode), overallSentence(runs));
}

function colourOf(exitCode: Run['exitCode']): 'green' | 'red' | 'yellow' {
  return exitCode === 0 ? 'green' : exitCode === 1 ? 'red' : 'yellow';
}

/** @param isOne whether its rules are listed; those of several wikis are in a matrix */
function describeRun(run: Run, layout: Layout, isOne: boolean): string[] {
  const { paint, quiet = false } = layout;
  const sentence = paint(colourOf(run.exitCode), terminalSafe(verdictSentence(run)));
  const head = [paint('bold', terminalSafe(targetLine(run))), sentence];
  if (run.problem !== undefined) return [...head, ...(quiet ? [] : noteLines(run, paint))];
  const lines = [
    ...head,
    countSentence(run),
    ...(isOne ? ruleLines(run, layout) : []),
    ...leftOutLines(run.rules, layout),
    ...failureLines(run, layout),
    ...(quiet ? [] : noteLines(run, paint)),
  ];
  return lines.length > longReport ? [...lines, '', countSentence(run), sentence] : lines;
}

function countSentence({ counts, rules }: Run): string {
  const known = rules.filter((rule) => rule.known).length;
  const failed = `${counts.fail} failed${known === 0 ? '' : ` (${known} known)`}`;
  return `${counts.pass} passed, ${failed}, ${counts['not applicable']} not applicable, ${counts.inconclusive} inconclusive`;
}

function ruleLines({ rules }: Run, layout: Layout): string[] {
  const listed = rules.filter(({ verdict }) => isListed(verdict, layout));
  const idWidth = Math.max(0, ...listed.map(({ id }) => id.length));
  let section = '';
  return listed.flatMap((rule) => {
    const line = ruleLine(rule, idWidth, layout);
    if (sectionOf(rule.id) === section) return [line];
    section = sectionOf(rule.id);
    return ['', sectionHeading(section), line];
  });
}

function isListed(verdict: Verdict, { verbose = false, quiet = false }: Layout): boolean {
  if (quiet) return verdict === 'fail' || verdict === 'inconclusive';
  return verbose || verdict !== 'not applicable';
}

function ruleLine(
  { id, quote, verdict, level, known }: RuleOutcome,
  idWidth: number,
  { paint, width }: Layout,
): string {
  const word = `${marks[verdict]} ${(known ? 'failed, known' : words[verdict]).padEnd(verdictWidth)}`;
  const advice = level === 'recommended' ? ' (recommended)' : '';
  const before = `  ${word} ${id.padEnd(idWidth)} `;
  const text = shorten(terminalSafe(quote), Math.max(width - before.length - advice.length, 20)) + advice;
  return `  ${paint(colours[verdict], word)} ${id.padEnd(idWidth)} ${text}`;
}

/** Grouped by reason, because many rules often share one. */
function leftOutLines(rules: readonly RuleOutcome[], layout: Layout): string[] {
  const titles: Readonly<Record<Verdict, string>> = {
    inconclusive: 'Inconclusive',
    'not applicable': 'Not applicable',
    fail: 'Not tried, within rules that failed',
    pass: 'Not tried, within rules that passed',
  };
  const verdicts: readonly Verdict[] = layout.quiet
    ? ['inconclusive']
    : ['inconclusive', 'not applicable', 'fail', 'pass'];
  return verdicts.flatMap((verdict) => {
    const byReason = new Map<string, string[]>();
    for (const { id, reasons } of rules.filter((rule) => rule.verdict === verdict)) {
      for (const reason of reasons) byReason.set(reason, [...(byReason.get(reason) ?? []), id]);
    }
    if (byReason.size === 0) return [];
    const isCollapsed = verdict === 'not applicable' && !layout.verbose;
    const lines = Array.from(byReason, ([reason, ids]) =>
      isCollapsed ? [`  ${terminalSafe(reason)}: ${collapsed(ids)}`] : [`  ${terminalSafe(reason)}`, ...wrapped(ids)],
    );
    const isHidden = isCollapsed && Array.from(byReason.values()).some((ids) => ids.length > fewIds);
    return ['', `${titles[verdict]}${isHidden ? ' (--verbose lists the rules)' : ''}`, ...lines.flat()];
  });
}

/** `4.2.1, 4.2.3`, or `24 rules of 2.1, 2.4 and 9` */
function collapsed(ids: readonly string[]): string {
  if (ids.length <= fewIds) return ids.join(', ');
  const sections = [...new Set(ids.map(sectionOf))];
  const last = sections.pop() ?? '';
  return `${ids.length} rules of ${sections.length === 0 ? '' : `${sections.join(', ')} and `}${last}`;
}

function wrapped(ids: readonly string[]): string[] {
  const lines: string[] = [];
  for (const id of ids) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + id.length < listWidth) lines[lines.length - 1] = `${last}, ${id}`;
    else lines.push(`      ${id}`);
  }
  return lines;
}

function failureLines(run: Run, { paint }: Layout): string[] {
  const groups = failureGroups(run);
  if (groups.length === 0) return [];
  const lines = groups.flatMap((group, index) => [
    '',
    paint('red', `  ${index + 1}) ${group.scenario.id}: ${terminalSafe(group.scenario.title)}`),
    ...(group.scenario.known ?? []).map(
      ({ reason, expires }) => `     known until ${expires}: ${terminalSafe(reason)}`,
    ),
    ...oneGroup(group, run.rules).map(([name, text]) => `     ${name.padEnd(11)}${terminalSafe(text)}`.trimEnd()),
  ]);
  return ['', `Failures (all rules are explained in ${terminalSafe(rulesDocument())})`, ...lines];
}

function oneGroup(group: FailureGroup, rules: readonly RuleOutcome[]): [name: string, text: string][] {
  const { failure, scenario, otherScenarios, count } = group;
  const { step, at, expected, actual, firstDifference, curl } = failure;
  const quoteOf = (id: string): string => rules.find((rule) => rule.id === id)?.quote ?? '';
  const [first] = group.rules;
  const why = group.rules.length === 1 && first !== undefined ? whyOf(first) : undefined;
  const more = count - 1;
  return [
    ...group.rules.map((id): [string, string] => ['rule', `${id}: ${quoteOf(id)}`]),
    ...(why === undefined ? [] : ([['why', why]] as [string, string][])),
    ...(scenario.reason === undefined ? [] : ([['note', scenario.reason]] as [string, string][])),
    ['at', `${at} of ${step}`],
    ['expected', expected],
    ['actual', actual],
    ...(firstDifference === undefined ? [] : ([['differs at', firstDifference]] as [string, string][])),
    ['', curl],
    ...(more === 0
      ? []
      : ([['', `… and ${more} more that differ in the same way${namesOf(otherScenarios)}`]] as [string, string][])),
  ];
}

function namesOf(scenarios: readonly string[]): string {
  return scenarios.length === 0 ? '' : `: ${scenarios.join(', ')}`;
}

const levelColours: Readonly<Record<Finding['level'], Colour>> = { security: 'red', warning: 'yellow', note: 'gray' };
/** The width of the longest level, in characters. */
const levelWidth = 'security'.length;

/** Other findings, the software of the wiki and what it shows, and the number of requests. */
export function noteLines(run: Run, paint: Paint): string[] {
  return [...findingLines(run, paint), ...capabilityLines(run), ...requestLines(run)];
}

function findingLines({ findings = [] }: Run, paint: Paint): string[] {
  if (findings.length === 0) return [];
  const lines = findings.flatMap(({ id, level, sentence, evidence }) => [
    `  ${paint(levelColours[level], level.padEnd(levelWidth))} ${terminalSafe(sentence)} [${id}]`,
    `  ${' '.repeat(levelWidth)} ${terminalSafe(evidence)}`,
  ]);
  return ['', 'Other findings', ...lines];
}

function capabilityLines({ capabilities }: Run): string[] {
  if (!capabilities) return [];
  const { generator, debugBlock, hostNames } = capabilities;
  const shown = [debugBlock ? ['the debug block'] : [], hostNames ? ['the names of its hosts'] : []].flat();
  const shows = shown.length > 0 ? `shows ${shown.join(' and ')}` : 'shows neither the debug block nor names of hosts';
  return ['', terminalSafe(`The wiki${generator === undefined ? '' : ` runs ${generator} and`} ${shows}.`)];
}

function requestLines({ requests, variation, retries = [] }: Run): string[] {
  if (!requests) return [];
  const { sent, budget } = requests;
  const lines = retries.map(({ request, reason, seconds }) => `  after ${seconds} s, ${request}: ${reason}`);
  const repeated =
    lines.length === 0 ? '' : `, ${lines.length} of them ${lines.length === 1 ? 'a repetition' : 'repetitions'}`;
  return [
    '',
    `${sent} ${sent === 1 ? 'request' : 'requests'} (limit ${budget})${repeated}.`,
    ...lines.map(terminalSafe),
    ...(variation ? [variationSentence(variation)] : []),
  ];
}

/** The state of the known failures: those that are out of date give exit code 1. */
export function baselineLines({ file, entries }: NonNullable<Report['baseline']>, paint: Paint): string[] {
  const unfit = entries.filter(isUnfit);
  const count = (state: BaselineEntryOutcome['state']): number =>
    entries.filter((entry) => entry.state === state).length;
  const waiting = entries.filter(({ reason }) => reason === reasonToFillIn).length;
  return [
    terminalSafe(`Known failures (${file})`),
    ...unfit.map((entry) => paint('red', terminalSafe(`  line ${entry.line}: ${unfitSentence(entry)}`))),
    `  ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}: ${count('fails')} failed as expected, ` +
      `${unfit.length} out of date, ${count('not looked at')} not checked.`,
    ...(waiting > 0 ? [`  ${waiting} without a reason.`] : []),
  ];
}

/** Why an entry is out of date, and what to do. */
export function unfitSentence({ what, state, expires }: BaselineEntryOutcome): string {
  return state === 'expired'
    ? `${what} expired on ${expires}: fix it, or set a later date.`
    : `${what} no longer fails: remove the entry.`;
}
