import type { JournalEntry } from '../journal-entry';
import type { RequestList } from '../request-list';
import { checkOptions, type OptionNames } from '../../check-options';
import { closeness, differenceLines, expectationText } from './difference';
import { readExpected, type ExpectedParameters, type Times } from './expected-parameters';

const optionNames: OptionNames<Times> = { times: true };

/**
 * Why it is not so that a wiki received such a request.
 *
 * @returns undefined where it is so
 */
export function explainMissing(
  requests: RequestList,
  parameters: ExpectedParameters,
  options: Times,
): string | undefined {
  checkOptions('assertReceived', options, optionNames);
  const { times } = options;
  if (times !== undefined && (!Number.isInteger(times) || times < 0)) {
    throw new RangeError(`times is how often a request is expected, such as 2, not ${times}.`);
  }
  const matching = requests.matching(parameters);
  const isSo = times === undefined ? matching.length > 0 : matching.length === times;
  if (isSo) return undefined;
  const text = expectationText(readExpected(parameters));
  const wanted = times === undefined ? '' : ` ${timesText(times)}`;
  const opening = `Expected the wiki to have received ${text}${wanted}, but it ${didText(matching.length)}.`;
  const lines = matching.length > 0 ? matchingLines(requests, matching) : nearestLines(requests, parameters);
  return [opening, ...lines, ...droppedLine(requests)].join('\n');
}

/** Why it is not so that a wiki did not receive such a request; undefined where it is so. */
export function explainReceived(requests: RequestList, parameters: ExpectedParameters): string | undefined {
  const matching = requests.matching(parameters);
  if (matching.length === 0) return undefined;
  const text = expectationText(readExpected(parameters));
  const opening = `Expected the wiki not to have received ${text}, but it ${didText(matching.length)}.`;
  return [opening, ...matchingLines(requests, matching), ...droppedLine(requests)].join('\n');
}

/** `2. POST /api.php?action=query, as Alice: badtoken` */
export function requestLine(requests: RequestList, entry: JournalEntry): string {
  const number = requests.dropped + requests.indexOf(entry) + 1;
  const { method, url, user, errorCode, status } = entry;
  const parameters = method === 'POST' ? ` ${bodyText(entry)}` : '';
  const outcome = errorCode ?? (status === 200 ? undefined : `status ${status}`);
  const who = user === undefined ? '' : `, as ${user}`;
  return `${number}. ${method} ${url}${parameters}${who}${outcome === undefined ? '' : `: ${outcome}`}`;
}

/** The parameters that the address does not show. */
function bodyText({ url, parameters }: JournalEntry): string {
  const shown = Object.entries(parameters).filter(([name]) => !new RegExp(`[?&]${escaped(name)}(?:=|&|$)`).test(url));
  const text = shown.map(([name, value]) => `${name}=${value.replaceAll('\n', '\\n')}`).join(' ');
  return text.length <= 200 ? text : `${text.slice(0, 200)}…`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** So many lines are enough to see which they were. */
const maximumLines = 5;

function matchingLines(requests: RequestList, matching: RequestList): string[] {
  const lines = matching.slice(0, maximumLines).map((entry) => `  ${requestLine(requests, entry)}`);
  const more = matching.length - lines.length;
  return more > 0 ? [...lines, `  … and ${more} more`] : lines;
}

function nearestLines(requests: RequestList, parameters: ExpectedParameters): string[] {
  const expectations = readExpected(parameters);
  let nearest: JournalEntry | undefined;
  let best = -1;
  for (const entry of requests) {
    const score = closeness(entry, expectations);
    // Of those that are equally near, the newest is most likely the one that was meant.
    if (score >= best) {
      nearest = entry;
      best = score;
    }
  }
  if (!nearest) return ['It received no request at all.'];
  const count = requests.length === 1 ? '1 request' : `${requests.length} requests`;
  return [
    `It received ${count}; the nearest is`,
    `  ${requestLine(requests, nearest)}`,
    'which differs (- expected, + received):',
    ...differenceLines(nearest, expectations),
  ];
}

function droppedLine({ dropped }: RequestList): string[] {
  if (dropped === 0) return [];
  return [`${dropped} older requests are not kept any more; a larger journalBytes keeps them.`];
}

function didText(times: number): string {
  return times === 0 ? 'never did' : `did ${timesText(times)}`;
}

function timesText(times: number): string {
  return ['never', 'once', 'twice'][times] ?? `${times} times`;
}
