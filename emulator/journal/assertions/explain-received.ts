import type { JournalEntry } from '../journal-entry';
import type { RequestList } from '../request-list';
import { checkOptions, type OptionNames } from '../../check-options';
import { closeness, differenceLines, expectationText } from './difference';
import { readExpected, type ExpectedParameters, type Times } from './expected-parameters';

const optionNames: OptionNames<Times> = { times: true };

/**
 * Explains why the assertion that a wiki received a request fails.
 *
 * @returns undefined if it holds
 */
export function explainMissing(
  requests: RequestList,
  parameters: ExpectedParameters,
  options: Times,
): string | undefined {
  checkOptions('assertReceived', options, optionNames);
  const { times } = options;
  if (times !== undefined && (!Number.isInteger(times) || times < 0)) {
    throw new RangeError(`assertReceived: times must be a non-negative integer, not ${times}.`);
  }
  const matching = requests.matching(parameters);
  const holds = times === undefined ? matching.length > 0 : matching.length === times;
  if (holds) return undefined;
  const text = expectationText(readExpected(parameters));
  const wanted = times === undefined ? '' : ` ${timesText(times)}`;
  const opening = `Expected the wiki to have received ${text}${wanted}, but it ${didText(matching.length)}.`;
  const lines = matching.length > 0 ? matchingLines(requests, matching) : nearestLines(requests, parameters);
  return [opening, ...lines, ...droppedLine(requests)].join('\n');
}

/** Explains why the assertion that a wiki did not receive a request fails; undefined if it holds. */
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

/** The parameters that are not in the address. */
function bodyText({ url, parameters }: JournalEntry): string {
  const inAddress = new URLSearchParams(url.split('?')[1]);
  const shown = Object.entries(parameters).filter(([name]) => !inAddress.has(name));
  const text = shown.map(([name, value]) => `${name}=${value.replaceAll('\n', '\\n')}`).join(' ');
  return text.length <= 200 ? text : `${text.slice(0, 200)}…`;
}

/** Enough lines to recognize the requests. */
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
    // Of equally near requests, the newest is most likely the one that was meant.
    if (score >= best) {
      nearest = entry;
      best = score;
    }
  }
  if (!nearest) return ['It received no requests.'];
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
  return [`${dropped} older requests were dropped; set a larger journalBytes to keep them.`];
}

function didText(times: number): string {
  return times === 0 ? 'never did' : `did ${timesText(times)}`;
}

function timesText(times: number): string {
  return ['never', 'once', 'twice'][times] ?? `${times} times`;
}
