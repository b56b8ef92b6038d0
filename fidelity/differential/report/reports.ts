import { terminalSafe, terminalSafeJson } from '../../../conformance/reports/terminal-safe';
import { type Differing, type DiffResult, listProblems } from '../diff-result';
import type { DifferingSession, SessionsResult } from '../sessions/run-sessions';
import type { SessionStep } from '../sessions/session';
import type { DiffRequest } from '../diff-request';
import { formOf, wireForm } from '../wire-form';
import { redactCookieValues, redactExcerpt } from '../../../emulator/redact/request-secrets';

/** How many requests of a kind are shown; the JSON report has all. */
const shownOfAKind = 3;
const nothing = '(nothing)';

/** Writes a report for people: differences by kind, each with commands that repeat the requests; known differences; the verdict. */
export function textReport(result: DiffResult): string {
  const redacted = redactResult(result);
  const lines = [
    heading(result),
    ...differingLines(redacted.differing),
    ...sessionLines('session', redacted.sessions),
    ...sessionLines('writing session', redacted.writing),
    ...writingLines(redacted),
    ...explainedLines(result),
    ...withoutResponseLines(result),
    ...volatileLines(result),
    ...remarkLines(result),
    '',
    verdict(result),
  ];
  return `${lines.join('\n')}\n`;
}

function heading({ wiki, seed, requests, loggedIn, seconds }: DiffResult): string {
  const who = loggedIn ? 'with an account and without' : 'anonymously';
  const sent = `${counted(requests, 'request')} of seed ${seed}, ${who}, in ${Math.round(seconds)} seconds`;
  const what = requests === 0 ? `seed ${seed}` : sent;
  return terminalSafe(`${wiki.api}: ${wiki.version}, against the emulator of ${wiki.release}: ${what}`);
}

function differingLines(differing: readonly Differing[]): string[] {
  const groups = new Map<string, Differing[]>();
  for (const one of differing) groups.set(one.difference.kind, [...(groups.get(one.difference.kind) ?? []), one]);
  const sorted = [...groups].sort(([, one], [, other]) => other.length - one.length);
  return sorted.flatMap(([kind, members]) => {
    const shown = members.slice(0, shownOfAKind).flatMap(describe);
    const rest = members.length - shownOfAKind;
    const more = rest > 0 ? [`  and ${counted(rest, 'more request', 'more requests')}`] : [];
    return ['', terminalSafe(`${kind}: ${counted(members.length, 'request')}`), ...shown, ...more];
  });
}

function describe({ difference: { at, emulator, wiki }, curl }: Differing): string[] {
  return [
    `  ${at}`,
    `    emulator: ${emulator ?? nothing}`,
    `    wiki:     ${wiki ?? nothing}`,
    `    emulator request: ${curl.emulator}`,
    `    wiki request:     ${curl.wiki}`,
  ].map(terminalSafe);
}

function explainedLines({ explained }: DiffResult): string[] {
  const occurred = explained.filter(({ requests }) => requests > 0);
  if (occurred.length === 0) return [];
  const lines = occurred.map(({ id, requests }) => `  ${id}: ${counted(requests, 'request')}`);
  return ['', 'Known differences (docs/differences.md):', ...lines];
}

function withoutResponseLines({ withoutResponse }: DiffResult): string[] {
  if (withoutResponse.length === 0) return [];
  const reasons = new Map<string, number>();
  for (const { side: endpoint, reason } of withoutResponse) {
    const key = `from the ${endpoint}: ${reason}`;
    reasons.set(key, (reasons.get(key) ?? 0) + 1);
  }
  const lines = Array.from(reasons, ([reason, count]) => terminalSafe(`  ${counted(count, 'request')} ${reason}`));
  return ['', 'No response:', ...lines];
}

function volatileLines({ volatile }: DiffResult): string[] {
  const used = Object.entries(volatile).filter(([, count]) => count > 0);
  if (used.length === 0) return [];
  return [
    '',
    'Values that differ each time, compared by form only:',
    ...used.map(([name, count]) => `  ${name}: ${counted(count, 'response')}`),
  ];
}

function remarkLines(result: DiffResult): string[] {
  const problems = listProblems(result);
  return problems.length === 0 ? [] : ['', 'Remarks:', ...problems.map((problem) => `  ${problem}`)];
}

function verdict({ requests, differing, withoutResponse, explained, writing }: DiffResult): string {
  if (requests === 0 && writing) {
    return `${counted(writing.sessions, 'writing session')}: ${writing.differing.length} different.`;
  }
  const known = explained.reduce((sum, one) => sum + one.requests, 0);
  const parts = [
    `${counted(requests, 'request')}: ${differing.length} different`,
    ...(known > 0 ? [counted(known, 'known difference')] : []),
    ...(withoutResponse.length > 0 ? [`${withoutResponse.length} without a response`] : []),
  ];
  return `${parts.join(', ')}.`;
}

function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** The sessions whose responses differ, each with its remaining steps. */
function sessionLines(what: string, result: SessionsResult | undefined): string[] {
  if (!result) return [];
  const { sessions, steps, differing, withoutResponse, explained } = result;
  const known = Object.entries(explained).map(([id, count]) => `  ${id}: ${count}`);
  return [
    '',
    `${counted(sessions, what)} with ${counted(steps, 'step')}: ${differing.length} different.`,
    ...differing.flatMap(sessionText),
    ...withoutResponse.map(({ index, reason }) => `  session ${index} got no response: ${reason}`),
    ...(known.length > 0 ? ['Known differences in steps:', ...known] : []),
  ].map(terminalSafe);
}

/** What the writing sessions did, and how to play one again. */
function writingLines({ wiki, seed, writing }: DiffResult): string[] {
  if (!writing) return [];
  const { actions, repeated, differing } = writing;
  const counts = Object.entries(actions).sort(([, one], [, other]) => other - one);
  const again = repeated > 0 ? [`Played again, because a second passed within a request: ${repeated}.`] : [];
  const [first] = differing;
  const replay =
    first === undefined
      ? []
      : [`To play one again: wikidouble diff ${wiki.api} … --requests 0 --seed ${seed} --session ${first.index}`];
  return [`Their actions: ${counts.map(([name, count]) => `${name} ${count}`).join(', ')}.`, ...again, ...replay];
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
  const { target } = wireForm(request);
  const remembered = mark === undefined ? '' : `, remembered as ${mark}`;
  const cookies = cookiesOf === undefined ? '' : ` with the cookies of ${cookiesOf}`;
  return `${client} client${cookies}: ${request.method} ${target} ${bodyText(request)}${remembered}`;
}

function bodyText({ body }: DiffRequest): string {
  if (body === undefined) return '';
  if (!('fields' in body)) return body.bytes;
  const { file } = body;
  return `${formOf(body.fields)}${file ? ` with ${file.bytes.length} bytes as ${file.field}` : ''}`;
}

/** The report for programs (schemas/diff-report.schema.json). */
export function jsonReport(result: DiffResult): string {
  return `${terminalSafeJson(JSON.stringify({ tool: 'wikidouble', ...redactResult(result) }, null, 2))}\n`;
}

/**
 * A result without secrets of the wiki's account in its excerpts. Requests contain none: cookies of a session are not
 * part of them.
 */
export function redactResult(result: DiffResult): DiffResult {
  const { sessions, writing } = result;
  return {
    ...result,
    differing: result.differing.map(redactDifference),
    ...(sessions && { sessions: redactSessions(sessions) }),
    ...(writing && { writing: redactSessions(writing) }),
  };
}

function redactSessions<Result extends SessionsResult>(result: Result): Result {
  return { ...result, differing: result.differing.map((one) => ({ ...one, found: redactDifference(one.found) })) };
}

function redactDifference<Found extends Pick<Differing, 'difference'>>(differing: Found): Found {
  const { difference } = differing;
  const hide = (text: string | undefined): string | undefined => {
    if (text === undefined) return undefined;
    const shown = redactExcerpt(text);
    return /^(?:cookie|header Set-Cookie)/.test(difference.kind) ? redactCookieValues(shown) : shown;
  };
  return {
    ...differing,
    difference: { ...difference, emulator: hide(difference.emulator), wiki: hide(difference.wiki) },
  };
}
