import type { Report, Run } from '../../../schemas/generated/report';
import { failureGroups, placeOf } from '../failure-groups';
import { overallSentence } from '../spec/matrix';
import { shorten, terminalSafe } from '../terminal-safe';
import { verdictSentence } from '../verdict-sentence';

/** The most wikis and causes that are shown: summaries of build servers are limited in size. */
const mostWikis = 100;
const mostCauses = 20;
const valueLength = 300;

const results = ['✅ passed', '❌ failed', '❔ inconclusive'] as const;

/** For the summary of a build: the verdict first, then each wiki, then each cause of failures once. In GitHub's Markdown. */
export function markdownReport({ runs, exitCode }: Report): string {
  const [only] = runs;
  const sentence = runs.length === 1 && only ? verdictSentence(only) : overallSentence(runs);
  const more = runs.length - mostWikis;
  return [
    `## wikidouble check: ${results[exitCode]}`,
    '',
    markdownText(sentence),
    '',
    '| wiki | result | passed | failed | not applicable | inconclusive |',
    '| --- | --- | --: | --: | --: | --: |',
    ...runs.slice(0, mostWikis).map(wikiRow),
    ...(more > 0 ? ['', `… and ${more} more.`] : []),
    ...runs
      .filter(({ exitCode: end }) => end !== 0)
      .slice(0, mostWikis)
      .flatMap(wikiSection),
    '',
  ].join('\n');
}

function wikiRow({ target, exitCode, counts }: Run): string {
  const { title, api } = target;
  const name = title === undefined ? api : `${title} (${api})`;
  const numbers = [counts.pass, counts.fail, counts['not applicable'], counts.inconclusive];
  return `| ${[markdownText(name), results[exitCode], ...numbers].join(' | ')} |`;
}

function wikiSection(run: Run): string[] {
  const { title, api } = run.target;
  const groups = failureGroups(run);
  const more = groups.length - mostCauses;
  return [
    '',
    `### ${markdownText(title ?? api)}`,
    '',
    markdownText(verdictSentence(run)),
    '',
    ...groups.slice(0, mostCauses).map(({ failure, scenario, rules, count }) => {
      const also = count > 1 ? `, and ${count - 1} more that differ in the same way` : '';
      const { expected, actual } = failure;
      return (
        `- **${rules.map(markdownText).join(', ')}**: ${markdownText(scenario.title)} ` +
        `At ${value(placeOf(failure))}: expected ${value(expected)}, actual ${value(actual)}` +
        `${scenario.reason === undefined ? '' : `, ${markdownText(scenario.reason)}`}${also}.`
      );
    }),
    ...(more > 0 ? [`- … and ${more} more.`] : []),
  ];
}

function value(text: string): string {
  return `<code>${markdownText(shorten(text, valueLength))}</code>`;
}

/** A text on one line in which nothing is markup: references cannot form any. */
export function markdownText(text: string): string {
  return terminalSafe(text.replace(/\s+/g, ' ')).replace(
    /[!-+<>@[-`{-~]/g,
    (character) => `&#${character.charCodeAt(0)};`,
  );
}
