import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { exampleContract } from '../../pact/broker/example-contract.test-support';
import { whyNoNativeEngine } from '../../pact/broker/native-packages.test-support';
import { publishContract } from '../../pact/broker/publish-contract.test-support';
import { TestBroker } from '../../pact/broker/test-broker.test-support';
import { createWiki } from '../../emulator';
import type { WikiResponse } from '../../emulator/exchange';
import { listen, type HttpServer } from '../../emulator/transports/http';
import { runPact, type Ended } from './run-pact.test-support';

export const account = { name: 'Anna', password: 'a passphrase' };
export const loggedIn = { providerStates: [{ name: 'a session', params: { loggedIn: true, role: 'session' } }] };
/** A fake has its own name: its results are not those of real wikis. */
export const asFake = ['--provider', 'wikidouble', '--provider-version', '2.0.0', '--provider-branch', 'main'];

/** A wiki over HTTP, with a new broker and an empty folder for each test. */
export class BrokerBench {
  server!: HttpServer;
  broker!: TestBroker;
  folder!: string;
  /** Changes the wiki's responses, for tests in which it is broken or reports something. */
  change: (response: WikiResponse, url: string) => WikiResponse = unchanged;
}

function unchanged(response: WikiResponse): WikiResponse {
  return response;
}

/** Registers the hooks that set it up and tear it down. Without Pact's engine, the tests are skipped, and say so. */
export function setUpBench(): BrokerBench {
  const wiki = createWiki({ users: [account] });
  const bench = new BrokerBench();
  before(async function () {
    const missing = whyNoNativeEngine();
    if (missing !== undefined) {
      console.warn(`\n!! LEFT OUT: verifying contracts of a broker, because ${missing}\n`);
      this.skip();
    }
    bench.server = await listen((request) => bench.change(wiki.handle(request), request.url));
  });
  after(async () => {
    await (bench.server as HttpServer | undefined)?.close();
  });
  beforeEach(async () => {
    bench.change = unchanged;
    bench.broker = await TestBroker.start();
    bench.folder = mkdtempSync(join(tmpdir(), 'wikidouble-'));
  });
  afterEach(async () => {
    await bench.broker.stop();
    rmSync(bench.folder, { recursive: true });
  });
  return bench;
}

export async function publish(
  { broker }: BrokerBench,
  contract: object,
  publication: { readonly version?: string; readonly branch?: string } = {},
): Promise<void> {
  await publishContract(broker.url, contract, publication);
  broker.requests.length = 0;
}

export function contractWith(...interactions: readonly object[]): object {
  return { ...exampleContract('my-bot', 'wikidouble'), interactions };
}

export function verify(
  { server, broker }: BrokerBench,
  options: readonly string[] = asFake,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return runPact(['verify', server.url, '--broker', broker.url, ...options], env);
}
