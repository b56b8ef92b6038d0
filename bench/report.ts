import type { Figure } from './bench-case';

/** The figures of a run as a table for people. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.measured,
    figure.baseline,
    shortNumber(figure.ratio),
    figure.quartiles.map(shortNumber).join(' – '),
    aimOf(figure),
  ]);
  const header = ['measured', 'compared with', 'ratio', 'half of the rounds', 'better, aim'];
  const widths = header.map((title, column) => Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function aimOf({ better, aim, ratio }: Figure): string {
  if (aim === undefined) return better;
  const reached = better === 'higher' ? ratio >= aim : ratio <= aim;
  return `${better}, ${shortNumber(aim)} ${reached ? '(reached)' : '(missed)'}`;
}

/** Three digits that mean something. */
function shortNumber(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
