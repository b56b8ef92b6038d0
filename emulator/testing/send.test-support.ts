/**
 * How the tests of the emulator send requests to a wiki: a query string goes in, a response comes out. Nothing here is
 * specific to this project, so a test suite of your own can start with a copy.
 */
import { join } from 'node:path';
import {
  createWiki,
  readWikiFile,
  releaseNames,
  type ReleaseName,
  type Wiki,
  type WikiDefinition,
  type WikiOptions,
} from '../index';

/** What holds for every release is tested on every release. */
export const bothReleases = releaseNames;

/** The data set of the vectors, which real wikis were filled with as well. */
export const fixture: WikiDefinition = readWikiFile(join(__dirname, '../../scenarios/vectors/fixture.wiki.yaml'));

/** Its first pages, which use files and are not files: a wiki whose lists are short enough to read. */
export const smallFixture: WikiDefinition = {
  ...fixture,
  pages: (fixture.pages ?? []).filter(({ id = 0 }) => id <= 637),
};

/** A wiki with the content of the vectors. */
export function fixtureWiki(release: ReleaseName = '1.43', options: WikiOptions = {}): Wiki {
  return createWiki(fixture, { seed: 1, ...options, release });
}

const mailingList = 'https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/';

/** Where changes are announced, which warnings of deprecations end with. */
export const announcement =
  `Subscribe to the mediawiki-api-announce mailing list at <${mailingList}> ` +
  'for notice of API deprecations and breaking changes.';

/** The reference to the documentation that errors end with. The response has the same character references. */
export const documentation = `See http://wiki.example/api.php for API usage. ${announcement.replace('<', '&lt;').replace('>', '&gt;')}`;

/** The response to a request that fails, in JSON; `code` and `info` are already escaped. */
export function errorBody(code: string, info: string): string {
  return `{"error":{"code":"${code}","info":"${info}","*":"${documentation}"}}`;
}

/** The parts of a request besides its query string. */
export interface Sent {
  /** Default: `POST` with a body, else `GET`. */
  readonly method?: string;
  /** By lower-case name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** One character is one byte. It is a form, unless the headers have another content type. */
  readonly body?: string;
}

export interface TestResponse {
  readonly status: number;
  /** `Name: value`, in the order sent, without `X-Request-Id`. */
  readonly headers: readonly string[];
  readonly body: string;
  /** Parses the body as JSON. */
  json(): unknown;
  /** The value of a header; of several, the first. */
  header(name: string): string | undefined;
}

/** Requests `http://wiki.example/api.php?QUERY`. The query is sent as it is, except that spaces become `%20`. */
export function send(wiki: Wiki, query: string, { method, headers = {}, body }: Sent = {}): TestResponse {
  const form = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
  const response = wiki.handle({
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    url: `/api.php${query === '' ? '' : `?${query.replaceAll(' ', '%20')}`}`,
    headers: { host: 'wiki.example', ...form, ...headers },
    body: Buffer.from(body ?? '', 'latin1'),
    server: 'http://wiki.example',
    remoteAddress: '127.0.0.1',
  });
  const lines: string[] = [];
  for (let index = 0; index < response.headers.length; index += 2) {
    if (response.headers[index] !== 'X-Request-Id')
      lines.push(`${response.headers[index]!}: ${response.headers[index + 1]!}`);
  }
  return {
    status: response.status,
    headers: lines,
    body: response.body,
    json: () => JSON.parse(response.body) as unknown,
    header: (name) => valueOf(lines, name),
  };
}

function valueOf(lines: readonly string[], name: string): string | undefined {
  const start = `${name.toLowerCase()}: `;
  return lines.find((line) => line.toLowerCase().startsWith(start))?.slice(start.length);
}

/** The value at a path of member names: `member(response.json(), 'query.tokens.logintoken')`. */
export function member(json: unknown, path: string): unknown {
  let value = json;
  for (const name of path.split('.')) value = new Map<string, unknown>(Object.entries(value ?? {})).get(name);
  return value;
}

/** A client that keeps its cookies, as a browser does. */
export class Client {
  readonly cookies = new Map<string, string>();

  constructor(private readonly wiki: Wiki) {}

  send(query: string, { headers, ...sent }: Sent = {}): TestResponse {
    const cookie = Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const response = send(this.wiki, query, { ...sent, headers: { ...(cookie === '' ? {} : { cookie }), ...headers } });
    for (const line of response.headers) this.keep(line);
    return response;
  }

  /** Fetches a token, encoded for a form body. */
  token(type: string): string {
    const response = this.send(`action=query&meta=tokens&type=${type}&format=json`);
    return encodeURIComponent(String(member(response.json(), `query.tokens.${type}token`)));
  }

  logIn(name: string, password: string): TestResponse {
    const body = `lgname=${encodeURIComponent(name)}&lgpassword=${encodeURIComponent(password)}&lgtoken=${this.token('login')}`;
    return this.send('action=login&format=json', { body });
  }

  private keep(line: string): void {
    const [, name, value] = /^Set-Cookie: ([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name === undefined || value === undefined) return;
    if (value === 'deleted') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
