import type { Finding, Run } from '../../schemas/generated/report';
import { terminalSafe } from './terminal-safe';
import type { Colour, Paint } from './spec-report-marks';

const colours: Readonly<Record<Finding['level'], Colour>> = { security: 'red', warning: 'yellow', note: 'gray' };
/** Levels fit into so many characters. */
const levelWidth = 'security'.length;

/** Other findings, what the wiki runs and shows, and how many requests it took. */
export function noteLines(run: Run, paint: Paint): string[] {
  return [...findingLines(run, paint), ...capabilityLines(run), ...requestLines(run)];
}

function findingLines({ findings = [] }: Run, paint: Paint): string[] {
  if (findings.length === 0) return [];
  const lines = findings.flatMap(({ id, level, sentence, evidence }) => [
    `  ${paint(colours[level], level.padEnd(levelWidth))} ${terminalSafe(sentence)} [${id}]`,
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

function requestLines({ requests, retries = [] }: Run): string[] {
  if (!requests) return [];
  const { sent, budget } = requests;
  const lines = retries.map(({ request, reason, seconds }) => `  after ${seconds} s, ${request}: ${reason}`);
  const repeated =
    lines.length === 0 ? '' : `, ${lines.length} of them ${lines.length === 1 ? 'a repetition' : 'repetitions'}`;
  return [
    '',
    `${sent} ${sent === 1 ? 'request' : 'requests'} (limit ${budget})${repeated}.`,
    ...lines.map(terminalSafe),
  ];
}
