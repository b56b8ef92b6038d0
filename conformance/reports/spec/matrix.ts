import type { RuleOutcome, Run } from '../../../schemas/generated/report';
import { terminalSafe, shorten } from '../terminal-safe';
import { sectionHeading, sectionOf } from '../section';
import { colours, marks, type Paint } from './marks';

/**
 * Rules in the order of the specification, one column per wiki: differences between wikis are visible at a glance.
 *
 * @param columns the width of the terminal; no line is longer
 */
export function matrixLines(runs: readonly Run[], paint: Paint, columns = Infinity): string[] {
  const columnWidth = String(runs.length).length + 1;
  const heads = runs.map((_, index) => String(index + 1).padStart(columnWidth));
  const legend = runs.map((run, index) => `${heads[index] ?? ''}  ${terminalSafe(targetLine(run))}`);
  const rules = rulesOf(runs);
  const width = Math.max(0, ...rules.map(({ id }) => id.length));
  let section = '';
  const rows = rules.flatMap(({ id, quote, level }) => {
    const advice = level === 'recommended' ? ' (recommended)' : '';
    const space = columns - 2 - width - 1 - runs.length * columnWidth - 2 - advice.length;
    const text = shorten(terminalSafe(quote), Math.max(space, 20)) + advice;
    const line = `  ${id.padEnd(width)} ${cells(id, runs, columnWidth, paint)}  ${text}`;
    if (sectionOf(id) === section) return [line];
    section = sectionOf(id);
    return ['', sectionHeading(section), line];
  });
  const signs = '✓ passed  ✗ failed  ! failed, known  ? inconclusive  – not applicable';
  return [
    paint('bold', `${runs.length} wikis`),
    ...legend,
    '',
    `  ${' '.repeat(width)} ${heads.join('')}`,
    ...rows,
    '',
    signs,
  ];
}

/** Every rule that any of the wikis was checked against. A wiki that could not be reached has none. */
export function rulesOf(runs: readonly Run[]): readonly RuleOutcome[] {
  const [longest] = [...runs].sort((one, other) => other.rules.length - one.rules.length);
  return longest?.rules ?? [];
}

/** The overall result of several wikis. */
export function overallSentence(runs: readonly Run[]): string {
  const count = (code: Run['exitCode']): number => runs.filter(({ exitCode }) => exitCode === code).length;
  const parts = [
    `${count(0)} of ${runs.length} wikis passed`,
    ...(count(1) > 0 ? [`${count(1)} failed`] : []),
    ...(count(2) > 0 ? [`${count(2)} inconclusive`] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** `https://wiki.example/w/api.php (The wiki): release 1.43, anonymous` */
export function targetLine({ target: { name, title, api, release, loggedIn } }: Run): string {
  const called = [title ?? [], name === api ? [] : name].flat();
  const from = called.length === 0 ? '' : ` (${called.join(', ')})`;
  const facts = [release === undefined ? [] : `release ${release}`, loggedIn ? 'logged in' : 'anonymous'].flat();
  return `${api}${from}: ${facts.join(', ')}`;
}

function cells(id: string, runs: readonly Run[], width: number, paint: Paint): string {
  return runs
    .map(({ rules }) => {
      const rule = rules.find((one) => one.id === id);
      if (!rule) return paint('yellow', '?'.padStart(width));
      return paint(
        rule.known ? 'yellow' : colours[rule.verdict],
        (rule.known ? '!' : marks[rule.verdict]).padStart(width),
      );
    })
    .join('');
}
