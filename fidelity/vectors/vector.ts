import type { ReleaseName } from '../../emulator';

/** A request, byte for byte, and the response of a real wiki with the content of `scenarios/vectors/fixture.wiki.yaml`. */
export interface Vector {
  /** `imageusage/continues`: its file and its name there. Comments cite it as `vector imageusage/continues`. */
  readonly id: string;
  readonly request: VectorRequest;
  /**
   * The body by release, with placeholders; a release that is missing was not recorded. The status is always 200: errors
   * of the API have it too (core 6.1).
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

const timestamp = '{timestamp}';
/** Also in the names of older versions of files. */
const timestamps = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|(?<!\d)20\d{12}(?=!|%21)/g;

/**
 * What a wiki is expected to send, and what it sent, made comparable: a timestamp of the wiki's content counts as equal to
 * any other, and the rest must match byte for byte.
 *
 * @param expected with placeholders
 * @param api the address of `api.php` as the wiki itself knows it
 */
export function comparable(expected: string, actual: Buffer, api: string): { expected: Buffer; actual: Buffer } {
  let text = expected;
  for (const [placeholder, replacement] of fixedPlaceholders(api))
    text = text.replaceAll(placeholder, () => replacement);
  if (!text.includes(timestamp)) return { expected: Buffer.from(text), actual };
  // Latin-1 keeps every byte.
  const dated = Buffer.from(actual.toString('latin1').replace(timestamps, timestamp), 'latin1');
  return { expected: Buffer.from(text), actual: dated };
}

/** The body of a response with placeholders for what is specific to the wiki that sent it: the inverse of `comparable`. */
export function withPlaceholders(body: string, { query }: VectorRequest, api: string): string {
  let text = body;
  for (const [placeholder, replacement] of fixedPlaceholders(api)) text = text.replaceAll(replacement, placeholder);
  return query.search(timestamps) >= 0 ? text : text.replace(timestamps, timestamp);
}
