import type { ReleaseName } from '../../emulator';

/** Requests that change a wiki, each with the response of real wikis, in the order in which they are sent. */
export interface Sequence {
  /** The name of its file: `blocks`. */
  readonly name: string;
  readonly steps: readonly Step[];
}

export interface Step {
  /** The account that sends the request; without one, nobody is logged in. Each has one session in a sequence. */
  readonly as: string | undefined;
  /** What follows the question mark, sent as it is. */
  readonly query: string;
  /**
   * One character per byte; may contain tokens of the session, `{csrf token}`, and ids of log entries since the beginning of the
   * sequence: `{log 2}`, and the time of an edit: `{time of step 3}`. Without a body, it is a GET request.
   */
  readonly body: string | undefined;
  /** A file that is sent as the parameter `xml`, in UTF-8: the request is then `multipart/form-data`. */
  readonly xml: string | undefined;
  /** Names of response headers that the recorded response begins with. */
  readonly shows: readonly string[];
  /** Seconds that pass before the request is sent. */
  readonly wait: number;
  /** The body with placeholders; a release that is missing was not recorded. */
  readonly responses: Readonly<Partial<Record<ReleaseName, string>>>;
}

const mailingList = 'https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/';

function announcement(open: string, close: string): string {
  return `Subscribe to the mediawiki-api-announce mailing list at ${open}${mailingList}${close} for notice of API deprecations and breaking changes.`;
}

/** Longer texts before those that they contain. */
function fixedPlaceholders(api: string): readonly (readonly [placeholder: string, text: string])[] {
  const server = new URL(api).origin;
  const reference = `See ${api} for API usage. ${announcement('&lt;', '&gt;')}`;
  return [
    ['{documentation reference}', reference],
    ['{documentation reference in XML}', reference.replaceAll('&', '&amp;')],
    ['{announcement}', announcement('<', '>')],
    ['{server}', server],
    ['{host}', server.replace('http:', '')],
  ];
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** `2026-01-31T12:00:00Z`, `20260131120000` and `12:00, 31 January 2026`. */
const times = new RegExp(
  `(\\d{4})-(\\d\\d)-(\\d\\d)T(\\d\\d):(\\d\\d):(\\d\\d)Z|(?<!\\d)(20\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)(?!\\d)|(\\d\\d):(\\d\\d), (\\d\\d?) \\(?(${months.join('|')})\\)? (\\d{4})`,
  'gi',
);

/** The date and the time of day as two parameters of a message, in JSON and in XML. */
const separateTimes = new RegExp(
  `(?<![\\d])(\\d\\d?) (${months.join('|')}) (\\d{4})("[^"]{0,3}"|</param><param>)(\\d\\d:\\d\\d)(?![\\d:])`,
  'g',
);

/** The ids of log entries, which the parameters of an entry may hold as text. */
const logIds = /(?<=\b(?:action)?logid(?:":"?|=")|lecontinue(?:":|=)"\d{14}\||There is no log entry with ID )\d+/g;

/** What `siprop=general` says of the server and its software. */
const ofServer = /(?<="(generator|phpversion|dbversion|servername)":")[^"]+/g;

const httpDates = /[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT/g;

/** How far a time may be from the expected one, for requests that take a while. */
const tolerance = 120_000;

/** Distances are multiples of it. */
const step = 600_000;

/**
 * The text of a response with placeholders for what differs from wiki to wiki. A time is replaced by its distance from the
 * time of the request, if that is a multiple of ten minutes: `{now}`, `{now + 1440 minutes}`.
 *
 * @param now milliseconds since 1970
 * @param logs how many log entries the wiki had at first: ids count from there
 * @param sent the requests so far, whose times stay
 */
export function withPlaceholders(
  body: string,
  { api, now, sent, logs = 0 }: { api: string; now: number; sent: string; logs?: number },
): string {
  let text = body;
  for (const [placeholder, replacement] of fixedPlaceholders(api)) text = text.replaceAll(replacement, placeholder);
  // A kept comparison bears its key from the second time on (reading 5.6).
  text = text.replace(/\n&lt;!-- diff cache key [^&]*--&gt;\n/g, '');
  return text
    .replace(/(?<![0-9a-f])[0-9a-f]{40}(?=\+\\)/g, '{secret}')
    .replace(logIds, (id) => (id === '0' ? id : String(Number(id) - logs)))
    .replace(/(?<=\[)[0-9a-f]{24}(?=\] )|(?<=wgRequestId\\?":\\?")[0-9a-f]{24}/g, '{request id}')
    .replace(ofServer, '{$1}')
    .replace(/(?<=wg(?:BackendResponseTime|User(?:First)?Registration)\\?":)\d+/g, '{milliseconds}')
    .replace(
      separateTimes,
      (text: string, day: string, month: string, year: string, between: string, clock: string) => {
        const at = timeOf([...Array<string>(12).fill(''), ...clock.split(':'), day, month, year]);
        const isEarlier = at < now + tolerance && at > now - 100 * 86_400_000;
        return isEarlier ? `{now as a date}${between}{now as a time of day}` : text;
      },
    )
    .replace(httpDates, (date) => {
      const at = Date.parse(date);
      return at < now + tolerance && at > now - 100 * 86_400_000 ? '{now as an HTTP date}' : date;
    })
    .replace(times, (time: string, ...groups: unknown[]) => {
      if (sent.includes(time) || sent.includes(time.replaceAll(':', '%3A'))) return time;
      const at = timeOf(groups.slice(0, 17).map((group) => (typeof group === 'string' ? group : '')));
      // Requests take a while, and words have no seconds.
      const minutes = Math.round((at - now) / step) * (step / 60_000);
      const isEarlier = at < now + tolerance && at > now - 100 * 86_400_000;
      if (!isEarlier && (Math.abs(at - now - minutes * 60_000) > tolerance || Math.abs(minutes) > 1_000_000))
        return time;
      const form = time.includes('T') ? '' : time.includes(',') ? ' in words' : ' in digits';
      // What was made earlier, in the sequence or for it, is as good as now.
      const distance = isEarlier ? '' : ` ${minutes < 0 ? '-' : '+'} ${Math.abs(minutes)} minutes`;
      return `{now${distance}${form}}`;
    });
}

function timeOf(groups: readonly string[]): number {
  const [iso, digits, words] = [groups.slice(0, 6), groups.slice(6, 12), groups.slice(12, 17)];
  const parts = iso[0] === '' ? digits : iso;
  if (parts[0] !== '') {
    const [year = 0, month = 1, day, hour, minute, second] = parts.map(Number);
    return Date.UTC(year, month - 1, day, hour, minute, second);
  }
  const [hour, minute, day, month = '', year] = words;
  return Date.UTC(
    Number(year),
    months.findIndex((name) => name.toLowerCase() === month.toLowerCase()),
    Number(day),
    Number(hour),
    Number(minute),
    30,
  );
}
