import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { readBroker } from './broker-options';
import { refusal, type Admission } from './stand-in/authentication.test-support';
import { isReading } from './stand-in/routes.test-support';
import { StandInBroker } from './stand-in/stand-in-broker.test-support';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly userAgent: string;
}

/** A result of a verification that the broker accepted. */
export interface PublishedResult {
  readonly consumer: string;
  readonly provider: string;
  readonly providerVersion: string;
  readonly success: boolean;
  /** Its address at the broker. */
  readonly address: string;
  /** The body of the request. */
  readonly sent: Readonly<Record<string, unknown>>;
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** The environments that the tests deploy to, which brokers have with their example data. */
const environments = [
  { name: 'production', displayName: 'Production', production: true },
  { name: 'test', displayName: 'Test', production: false },
];
const hal = { 'content-type': 'application/hal+json;charset=utf-8' };

/**
 * A broker for one test: the stand-in, or the real one that `PACT_BROKER_BASE_URL` names, with its usual credentials. The
 * test uses it through an address of its own, where requests are recorded and can be made to fail. From a real broker,
 * everything that the test has made is deleted at the end, and nothing that was there before is touched.
 */
export class TestBroker {
  readonly requests: RecordedRequest[] = [];
  readonly results: PublishedResult[] = [];
  /** Who is admitted to the test's address. */
  admission: Admission = undefined;
  /** The address in the links, if it differs from the one at which it listens. */
  believedUrl: string | undefined = undefined;
  private prepared: { readonly method: string; readonly path: RegExp; readonly reply: Reply }[] = [];
  private readonly pacticipants = new Set<string>();
  private readonly madeEnvironments: string[] = [];
  private readonly server = createServer((request, outgoing) => {
    // A client that goes away needs no response.
    this.exchange(request, outgoing).catch(() => outgoing.destroy());
  });

  private constructor(
    private readonly upstream: string,
    private readonly credentials: Readonly<Record<string, string>>,
    private readonly standIn: StandInBroker | undefined,
  ) {}

  static async start(environment: NodeJS.ProcessEnv = process.env): Promise<TestBroker> {
    const broker = await TestBroker.choose(environment);
    await broker.addEnvironments();
    await new Promise<void>((resolve) => broker.server.listen(0, '127.0.0.1', resolve));
    return broker;
  }

  private static async choose(environment: NodeJS.ProcessEnv): Promise<TestBroker> {
    if ((environment.PACT_BROKER_BASE_URL ?? '') === '') {
      const standIn = await StandInBroker.start();
      return new TestBroker(standIn.url, {}, standIn);
    }
    const { url, headers } = readBroker({}, environment);
    return new TestBroker(url, headers, undefined);
  }

  /** Its address, without a slash at the end. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Stops it: nothing listens at its address any more. */
  async stop(): Promise<void> {
    if (!this.server.listening) return;
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    for (const name of this.pacticipants) await this.send('DELETE', `/pacticipants/${encodeURIComponent(name)}`);
    for (const address of this.madeEnvironments) await this.send('DELETE', address);
    await this.standIn?.stop();
  }

  /** Requests of this method and path fail with this status from now on. */
  fail(status: number, method = '', path = /^/): void {
    const text = JSON.stringify({ error: { message: 'An error has occurred.' } });
    this.prepared.push({ method, path, reply: { status, headers: hal, text } });
  }

  /** From now on, requests of this method and path get this response. */
  respondInstead(method: string, path: RegExp, body: object): void {
    this.prepared.push({ method, path, reply: { status: 200, headers: hal, text: JSON.stringify(body) } });
  }

  recover(): void {
    this.prepared = [];
  }

  /** A version of an application as the broker shows it; undefined if there is none. */
  async version(pacticipant: string, number: string): Promise<{ branches: string[]; tags: string[] } | undefined> {
    const path = `/pacticipants/${encodeURIComponent(pacticipant)}/versions/${encodeURIComponent(number)}`;
    const { status, text } = await this.send('GET', path);
    if (status === 404) return undefined;
    const { _embedded: embedded } = JSON.parse(text) as {
      _embedded: { branchVersions: { name: string }[]; tags: { name: string }[] };
    };
    const names = (list: { name: string }[]): string[] => list.map(({ name }) => name);
    return { branches: names(embedded.branchVersions), tags: names(embedded.tags) };
  }

  private async exchange(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = incoming;
    const reply = await this.replyTo({ method, path, headers, text: await textOf(incoming) }).catch(
      (error: unknown): Reply => ({ status: 502, headers: {}, text: String(error) }),
    );
    this.requests.push({ method, path, status: reply.status, userAgent: headers['user-agent'] ?? '' });
    outgoing.writeHead(reply.status, reply.headers);
    outgoing.end(reply.text);
  }

  private async replyTo(received: Received): Promise<Reply> {
    const { method, path, headers, text } = received;
    const [pathname = ''] = path.split('?');
    const refused = refusal(this.admission, headers.authorization, { isReading: isReading(method, pathname) });
    if (refused)
      return { status: refused.status, headers: { 'content-type': 'text/plain', ...refused.headers }, text: '' };
    const prepared = this.prepared.find((each) => method.startsWith(each.method) && each.path.test(pathname));
    if (prepared) return prepared.reply;
    for (const name of pacticipantsOf(received)) await this.claim(name);
    const reply = await this.send(method, path, { text, contentType: headers['content-type'] });
    if (method === 'POST' && reply.status === 201) this.note(pathname, text, reply);
    return reply;
  }

  /** @throws Error if the broker has an application of this name already, because the test would delete it at the end */
  private async claim(name: string): Promise<void> {
    if (this.pacticipants.has(name)) return;
    const { status } = await this.send('GET', `/pacticipants/${encodeURIComponent(name)}`);
    if (status !== 404)
      throw new Error(`The broker for the tests has "${name}" already, and would lose it: give an empty one.`);
    this.pacticipants.add(name);
  }

  private note(path: string, text: string, reply: Reply): void {
    if (path === '/environments') this.madeEnvironments.push(this.pathOf(reply.headers.location));
    const [, provider = '', consumer = ''] =
      /^\/pacts\/provider\/([^/]+)\/consumer\/([^/]+)\/.*\/verification-results$/.exec(path) ?? [];
    if (provider === '') return;
    const sent = JSON.parse(text) as PublishedResult['sent'];
    this.results.push({
      consumer: decodeURIComponent(consumer),
      provider: decodeURIComponent(provider),
      providerVersion: String(sent.providerApplicationVersion),
      success: sent.success === true,
      address: reply.headers.location ?? '',
      sent,
    });
  }

  private async addEnvironments(): Promise<void> {
    const { text } = await this.send('GET', '/environments');
    const { _embedded: embedded } = JSON.parse(text) as { _embedded: { environments: { name: string }[] } };
    for (const environment of environments) {
      if (embedded.environments.some(({ name }) => name === environment.name)) continue;
      const reply = await this.send('POST', '/environments', {
        text: JSON.stringify(environment),
        contentType: 'application/json',
      });
      this.madeEnvironments.push(this.pathOf(reply.headers.location));
    }
  }

  /** Sends the broker a request of the test, or one of its own; the response has the address that the test knows. */
  private async send(
    method: string,
    path: string,
    content?: { text: string; contentType?: string | undefined },
  ): Promise<Reply> {
    const response = await fetch(this.upstream + path, {
      method,
      headers: {
        ...this.credentials,
        accept: 'application/hal+json, application/json',
        connection: 'close',
        ...(content?.contentType !== undefined && { 'content-type': content.contentType }),
      },
      ...(content && content.text !== '' && { body: Buffer.from(content.text) }),
      redirect: 'manual',
    });
    const known = (text: string): string => text.replaceAll(this.upstream, this.believedUrl ?? this.knownUrl);
    const headers = ['content-type', 'location', 'www-authenticate'].flatMap((name): [string, string][] => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, known(value)]];
    });
    return { status: response.status, headers: Object.fromEntries(headers), text: known(await response.text()) };
  }

  private get knownUrl(): string {
    return this.server.listening ? this.url : this.upstream;
  }

  private pathOf(address = ''): string {
    return new URL(address, this.upstream).pathname.slice(new URL(this.upstream).pathname.replace(/\/$/, '').length);
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/** The applications that a request adds to the broker, if they are new. */
function pacticipantsOf({ method, path, text }: Received): string[] {
  const [, inPath] = /^\/pacticipants\/([^/?]+)\/(?:branches|versions)\//.exec(path) ?? [];
  if (method === 'PUT' && inPath !== undefined) return [decodeURIComponent(inPath)];
  if (method !== 'POST' || path !== '/contracts/publish' || text === '') return [];
  const { pacticipantName, contracts = [] } = JSON.parse(text) as {
    pacticipantName?: string;
    contracts?: { providerName?: string }[];
  };
  return [pacticipantName, ...contracts.map(({ providerName }) => providerName)].filter((name) => name !== undefined);
}
