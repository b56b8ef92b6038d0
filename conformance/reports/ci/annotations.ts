import type { Report, Run } from '../../../schemas/generated/report';
import { type FailureGroup, failureGroups, placeOf } from '../failure-groups';
import { shorten } from '../terminal-safe';
import { verdictSentence } from '../verdict-sentence';

/** GitHub shows ten annotations of each level per step. */
const mostOfALevel = 10;
const valueLength = 300;

interface Annotation {
  readonly level: 'error' | 'warning';
  readonly title: string;
  readonly message: string;
}

/**
 * Commands by which a step of GitHub Actions annotates the build, each cause once: errors for required rules, warnings
 * for recommended ones and for what is inconclusive. Print them on standard output.
 */
export function annotationReport({ runs }: Report): string {
  const all = runs.flatMap(annotationsOf);
  const shown = (['error', 'warning'] as const).flatMap((wanted) =>
    all.filter(({ level }) => level === wanted).slice(0, mostOfALevel),
  );
  return shown.map((one) => `::${one.level} title=${property(one.title)}::${data(one.message)}\n`).join('');
}

function annotationsOf(run: Run): Annotation[] {
  const name = run.target.title ?? run.target.api;
  const required = new Set(run.rules.filter(({ level, known }) => level === 'required' && !known).map(({ id }) => id));
  const failures = failureGroups(run).map(({ failure, scenario, rules, count }: FailureGroup): Annotation => {
    const isRequired = rules.some((rule) => required.has(rule));
    const { expected, actual } = failure;
    const also = count > 1 ? ` (and ${count - 1} more that differ in the same way)` : '';
    return {
      level: isRequired ? 'error' : 'warning',
      title: `${name}: ${shorten(rules.join(', '), 60)}`,
      message:
        `${scenario.title}${also}\nat ${placeOf(failure)}\nexpected ${shorten(expected, valueLength)}\n` +
        `actual ${shorten(actual, valueLength)}${scenario.reason === undefined ? '' : `\n${scenario.reason}`}`,
    };
  });
  if (run.exitCode !== 2) return failures;
  return [...failures, { level: 'warning', title: name, message: verdictSentence(run) }];
}

/** The text of a command: a line break would end it, and begin another. */
function data(text: string): string {
  return text.replace(/[%\r\n\u2028\u2029]/g, encodeURIComponent);
}

function property(text: string): string {
  return data(text).replace(/[:,]/g, encodeURIComponent);
}
