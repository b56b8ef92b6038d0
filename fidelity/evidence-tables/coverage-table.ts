import type { RuleOutcome, Run } from '../../schemas/generated/report';
import type { Rule } from '../../schemas/generated/rules';
import { shorten } from '../../conformance/reports/terminal-safe';

/** A target of the coverage table, with all that was found out about it. */
export interface Column {
  readonly title: string;
  /** Whether it is a real wiki, which cannot be put into every state. */
  readonly isReal: boolean;
  /** Several runs complete each other: with and without an account, with and without the debug block. */
  readonly runs: readonly Run[];
}

const quoteLength = 90;
const marks = { pass: '✓', fail: '✗', inconclusive: '?', 'not applicable': '–' } as const;
const strongest = ['fail', 'pass', 'inconclusive', 'not applicable'] as const;

/** Markdown: a row a rule, a column a target. */
export function coverageTable(rules: readonly Rule[], columns: readonly Column[]): string {
  const rows = rules.map((rule) => [
    rule.id,
    inTable(shorten(rule.quote, quoteLength)),
    ...columns.map((column) => cell(rule, column)),
  ]);
  const head = ['Rule', 'Specification', ...columns.map(({ title }) => title)];
  const line = head.map((_, index) => (index < 2 ? '---' : ':-:'));
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function cell({ id, observable }: Rule, { isReal, runs }: Column): string {
  if (observable === 'nowhere' || (isReal && observable === 'emulator')) return 'not observable';
  const verdicts = runs.flatMap((run): RuleOutcome['verdict'][] => {
    const outcome = run.rules.find((rule) => rule.id === id);
    return outcome ? [outcome.verdict] : [];
  });
  const verdict = strongest.find((candidate) => verdicts.includes(candidate));
  return verdict ? marks[verdict] : 'not compared';
}

/** Outside of code, `<` would begin a tag; everywhere, `|` would begin a cell. A cut may have left code without an end. */
function inTable(quote: string): string {
  const isWhole = quote.split('`').length % 2 === 1;
  const text = isWhole ? quote : `${quote}\``;
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replace(/[<*]/g, String.raw`\$&`) : part))
    .join('`')
    .replace(/(?<!\\)\|/g, String.raw`\|`);
}
