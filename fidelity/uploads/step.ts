import { formWithFile } from '../multipart';

/** A request of a session of uploads, and what real wikis respond. */
export interface Step {
  /** Who sends it: the name of an account. Default: nobody is logged in. */
  readonly as?: string;
  /** The query string of a GET request. */
  readonly get?: string;
  /** The fields of a POST request, without `format` and `token`. */
  readonly post?: Readonly<Record<string, string>>;
  readonly file?: SentFile;
  /** Sends the request in the second of the one before. */
  readonly together?: true;
  /** The name that later requests use for the file key of the response: `{key}`. */
  readonly keeps?: string;
}

/** A part of the request that is a file. */
export interface SentFile {
  /** Default: `file`. */
  readonly field?: string;
  /** The name that the client sends. Default: `x`. */
  readonly name?: string;
  /** The name of its bytes in `samples.json`. */
  readonly sample: string;
  /** The part of the bytes that is sent. Default: all. */
  readonly from?: number;
  readonly to?: number;
}

/** What a real wiki responded, and when. */
export interface Recorded {
  /** `2026-01-31T12:00:00Z` */
  readonly time: string;
  readonly response: string;
}

/** The boundary between the parts of a body. */
const boundary = 'wikidouble-boundary';

export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** The body of a request with a file. */
export function multipartBody(
  fields: Readonly<Record<string, string>>,
  file: SentFile | undefined,
  samples: Readonly<Record<string, string>>,
): Buffer<ArrayBuffer> {
  const latin1 = (text: string): string => Buffer.from(text).toString('latin1');
  const given = Object.entries(fields).map(([name, value]) => [name, latin1(value)] as const);
  return Buffer.from(formWithFile(boundary, given, file && sampleFile(file, samples)), 'latin1');
}

function sampleFile(
  { field = 'file', name = 'x', sample, from, to }: SentFile,
  samples: Readonly<Record<string, string>>,
) {
  return { field, fileName: name, bytes: bytesOf(samples, sample).subarray(from, to).toString('latin1') };
}

function bytesOf(samples: Readonly<Record<string, string>>, name: string): Buffer<ArrayBuffer> {
  const text = samples[name];
  if (text === undefined) throw new Error(`There is no sample ${name}.`);
  return Buffer.from(text, 'base64');
}

/** The query string of a GET request, which is for JSON unless it says otherwise. */
export function queryOf(text: string): string {
  return encodeURI(text.includes('&format=') ? text : `${text}&format=json`);
}

/** The key of a file in the stash that a response contains. */
export function fileKeyOf(response: string): string | undefined {
  return /"filekey":"([^"]*)"/.exec(response)?.[1];
}

/** A response with placeholders for what differs from wiki to wiki. */
export function withPlaceholders(response: string, api: string): string {
  const reference =
    /See \S* for API usage\. Subscribe to the mediawiki-api-announce mailing list at \S* for notice of API deprecations and breaking changes\./g;
  const announcement =
    /Subscribe to the mediawiki-api-announce mailing list at \S* for notice of API deprecations and breaking changes\./g;
  return response
    .replace(reference, '{documentation reference}')
    .replace(announcement, '{announcement}')
    .replaceAll(new URL(api).origin, '{server}')
    .replace(/Error creating thumbnail:[^]*?(?=<\\\/div>|<\/div>|&lt;\/div>|")/g, '{no thumbnail}')
    .replace(/(?<![0-9a-z])[0-9a-z]{10,12}\.[0-9a-z]{1,7}\.(\d+\.[a-z]*)/g, '{file key}.$1')
    .replace(/(\d{14}!php)[A-Za-z0-9]{6}/g, '$1{random}')
    .replace(/(\d{14}!(?:localcopy|chunkedupload) )[0-9a-f]{12}/g, '$1{random}')
    .replace(/\[[0-9a-f]{24}\]/g, '[{request id}]');
}
