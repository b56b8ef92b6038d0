import type { ReleaseName } from '../../emulator';

/** A request, byte for byte, and the response of a real wiki with the content of `scenarios/vectors/fixture.wiki.yaml`. */
export interface Vector {
  /** `imageusage/continues`: its file and its name there. Comments cite it as `vector imageusage/continues`. */
  readonly id: string;
  /** The account of the fixture that a new session is logged in to first, or its bot password: `Bob`, `Bob@app`. */
  readonly user: string | undefined;
  /**
   * The content language of the wiki. Default: English. A real wiki is told by the header `X-Wiki-Language`
   * (`real-wiki up --language-header`).
   */
  readonly language?: string;
  /** May contain tokens of that session, or of a new session without an account: `{login token}`. */
  readonly request: VectorRequest;
  /** Names of response headers that the recorded responses begin with. `Status` stands for the status. */
  readonly shows: readonly string[];
  /**
   * The body by release, with placeholders; a release that is missing was not recorded. Where the vector shows headers, they
   * precede the body as in HTTP: `Name: value` lines and an empty line.
   */
  readonly responses: Readonly<Partial<Record<ReleaseName, string>>>;
}

export interface VectorRequest {
  readonly method: string;
  /** What follows the question mark, sent as it is. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** One character per byte. */
  readonly body: string | undefined;
}

/** What a transport brings back. */
export interface VectorResponse {
  readonly status: number;
  /** In the order received. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** As received; a string stands for its UTF-8. */
  readonly body: string | Uint8Array;
}

const mailingList = 'https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/';
const announcement = (open: string, close: string) =>
  `Subscribe to the mediawiki-api-announce mailing list at ${open}${mailingList}${close} for notice of API deprecations and breaking changes.`;

/** Longer texts before those that they contain. */
function fixedPlaceholders(api: string): readonly (readonly [placeholder: string, text: string])[] {
  return [
    ['{documentation reference}', `See ${api} for API usage. ${announcement('&lt;', '&gt;')}`],
    ['{announcement}', announcement('<', '>')],
    ['{api}', api],
    ['{server}', new URL(api).origin],
  ];
}

/** Also in the names of older versions of files, and in the text of internal errors. */
const timestamps = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|(?<!\d)20\d{12}(?=!|%21)|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?=: )/g;

/** What differs from response to response, and the placeholder that stands for any of its values. */
const variables: readonly (readonly [placeholder: string, values: RegExp])[] = [
  ['{timestamp}', timestamps],
  // Ids of sessions in cookies, and the digits of tokens.
  ['{secret}', /(?<==)[0-9a-v]{32}(?=;)|(?<![0-9a-f])[0-9a-f]{40}(?=\+\\)/g],
  // The id of a request, in the text of an internal error.
  ['{request id}', /(?<=\[)[0-9a-f]{24}(?=\] )/g],
  // Milliseconds, at the end of a page in JSON.
  ['{time taken}', /(?<=,"time":)\d+(?=\}$)/g],
  ['{date}', /[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} 20\d\d \d\d:\d\d:\d\d GMT/g],
];

/** A response as vectors record it: the headers that the vector shows, and the body. */
export function textOf({ shows }: Vector, { status, headers, body }: VectorResponse): Buffer {
  const bytes = Buffer.from(body);
  if (shows.length === 0) return bytes;
  const lines = shows.flatMap((name) =>
    name === 'Status'
      ? [`Status: ${status}`]
      : headers
          .filter(([received]) => received.toLowerCase() === name.toLowerCase())
          .map(([received, value]) => `${received}: ${value}`),
  );
  return Buffer.concat([Buffer.from(`${lines.map((line) => `${line}\n`).join('')}\n`), bytes]);
}

/**
 * What a wiki is expected to send, and what it sent, made comparable: a timestamp of the wiki's content counts as equal to
 * any other, as does a secret or a date, and the rest must match byte for byte.
 *
 * @param expected with placeholders
 * @param api the address of `api.php` as the wiki itself knows it
 */
export function comparable(expected: string, actual: Buffer, api: string): { expected: Buffer; actual: Buffer } {
  let text = expected;
  for (const [placeholder, replacement] of fixedPlaceholders(api))
    text = text.replaceAll(placeholder, () => replacement);
  // Latin-1 keeps every byte.
  let sent = actual.toString('latin1');
  for (const [placeholder, values] of variables)
    if (text.includes(placeholder)) sent = sent.replace(values, placeholder);
  return { expected: Buffer.from(text), actual: Buffer.from(sent, 'latin1') };
}

/** The text of a response with placeholders for what is specific to the wiki that sent it: the inverse of `comparable`. */
export function withPlaceholders(body: string, { query }: VectorRequest, api: string): string {
  let text = body;
  for (const [placeholder, replacement] of fixedPlaceholders(api)) text = text.replaceAll(replacement, placeholder);
  for (const [placeholder, values] of variables) {
    if (values === timestamps && query.search(timestamps) >= 0) continue;
    text = text.replace(values, placeholder);
  }
  return text;
}
