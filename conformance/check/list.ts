import { shorten } from '../reports/terminal-safe';
import type { Rule } from '../../schemas/generated/rules';
import type { Scenario } from '../../schemas/generated/scenario';

const quoteLength = 100;
const notObservable: Readonly<Record<Rule['observable'], string>> = {
  outside: '',
  emulator: ' (not observable from outside)',
  nowhere: ' (not observable)',
};

/**
 * The rules and the scenarios, each with its sentence or title.
 *
 * @param only the ids by which the scenarios were chosen; only rules that these scenarios show are listed
 */
export function listOf(rules: readonly Rule[], scenarios: readonly Scenario[], only: readonly string[]): string {
  const shown = rules.filter(
    ({ id }) => only.length === 0 || scenarios.some((scenario) => scenario.rules.includes(id)),
  );
  return [
    `Rules (${shown.length})`,
    ...shown.map(ruleLine(Math.max(0, ...shown.map(({ id }) => id.length)))),
    '',
    `Scenarios (${scenarios.length})`,
    ...scenarios.flatMap(({ id, title, rules: ids }) => [`  ${id}`, `      ${title} [${ids.join(', ')}]`]),
    '',
  ].join('\n');
}

function ruleLine(width: number): (rule: Rule) => string {
  return ({ id, quote, level, observable }) => {
    const advice = level === 'recommended' ? ' (recommended)' : '';
    return `  ${id.padEnd(width)}  ${shorten(quote, quoteLength)}${advice}${notObservable[observable]}`;
  };
}
