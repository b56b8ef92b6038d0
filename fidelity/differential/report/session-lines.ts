import { terminalSafe } from '../../../conformance/reports/terminal-safe';
import { wireForm } from '../wire-form';
import type { DifferingSession, SessionsResult } from '../sessions/run-sessions';
import type { SessionStep } from '../sessions/session';

/** For people: the sessions whose answers differ, each with what is left of its steps, and how many there were. */
export function sessionLines(result: SessionsResult | undefined): string[] {
  if (!result) return [];
  const { sessions, steps, differing, unanswered, explained } = result;
  const known = Object.entries(explained).map(([id, count]) => `  ${id}: ${count}`);
  return [
    '',
    `${sessions} sessions with ${steps} steps: ${differing.length} different.`,
    ...differing.flatMap(sessionText),
    ...unanswered.map(({ index, reason }) => `  session ${index} got no response: ${reason}`),
    ...(known.length > 0 ? ['Known differences in steps:', ...known] : []),
  ].map(terminalSafe);
}

function sessionText({ index, steps, found: { step, difference } }: DifferingSession): string[] {
  const { at, emulator, wiki } = difference;
  return [
    '',
    `  session ${index}, ${at}`,
    `    emulator: ${emulator ?? '(nothing)'}`,
    `    wiki:     ${wiki ?? '(nothing)'}`,
    ...steps.map((one, place) => `    ${place === step ? '>' : ' '} ${stepText(one)}`),
  ];
}

function stepText({ request, client, mark, cookiesOf }: SessionStep): string {
  const { target, body } = wireForm(request);
  const remembered = mark === undefined ? '' : `, remembered as ${mark}`;
  const cookies = cookiesOf === undefined ? '' : ` with the cookies of ${cookiesOf}`;
  return `${client} client${cookies}: ${request.method} ${target} ${body?.toString('latin1') ?? ''}${remembered}`;
}
