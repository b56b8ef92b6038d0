/**
 * Holds a wiki against a contract with Pact's own engine, in a process of its own because the engine prints:
 * `verify-contract.fixture.ts FILE API`, the account from WIKIDOUBLE_USER and WIKIDOUBLE_PASSWORD. Provider states are
 * filled as `wikidouble check` fills roles. The parent gets what the engine found as a message.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import pact from '@pact-foundation/pact-core';

import { roleOf, valuesOf } from '../../conformance/pact/provider-states';
import type { CookieJar } from '../../conformance/runner/cookie-jar';
import { scenario } from '../../conformance/runner/made-up-wiki.test-support';
import { textAt } from '../../conformance/runner/paths';
import { LiveTarget } from '../../conformance/targets/live-target';
import { sendOverHttp } from '../../conformance/targets/send-over-http';

/** What the engine found, as far as a test looks at it. */
export interface Verification {
  readonly result: boolean;
  readonly errors: unknown;
  readonly interactionResults: readonly { readonly description: string; readonly result: string }[];
  /** The parameters of each request as they reached the wiki, and whether it carried cookies. */
  readonly asked: readonly string[];
}

interface StateCall {
  readonly action: 'setup' | 'teardown';
  readonly state: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const [file = '', api = ''] = process.argv.slice(2);
const { WIKIDOUBLE_USER: name, WIKIDOUBLE_PASSWORD: password } = process.env;
const send = sendOverHttp(api);
const target = new LiveTarget(
  api,
  name !== undefined && password !== undefined ? { credentials: { name, password } } : {},
);
const asked: string[] = [];
let cookies: CookieJar | undefined;

/** What a state answers with: the values that generators put into the request. */
async function fillState({ action, state, params }: StateCall): Promise<Record<string, string>> {
  cookies = undefined;
  if (action === 'teardown' || state === '') return {};
  const asked = roleOf({ name: state, params });
  if (!asked) throw new Error(`no state that scenarios know: ${state}`);
  const [name, role] = asked;
  const preparation = await target.prepare(scenario({ given: { [name]: role } }));
  if (preparation.kind !== 'ready') throw new Error(preparation.reason);
  const values = valuesOf({ [name]: role }, preparation.roles);
  const filled = preparation.roles.get(name);
  if (filled?.kind !== 'session') return values;
  cookies = filled.cookies;
  return { ...values, [`${name}.csrftoken`]: await csrfToken(filled.cookies) };
}

async function csrfToken({ header = '' }: CookieJar): Promise<string> {
  const query = '?action=query&meta=tokens&type=csrf&format=json';
  const { body } = await send({ method: 'GET', query, headers: { cookie: header } });
  return textAt(JSON.parse(body), '/query/tokens/csrftoken') ?? '';
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Stands between the engine and the wiki, and answers for the states. */
const server = createServer((request, response) => {
  const answer = async (): Promise<void> => {
    const body = await bodyOf(request);
    const { method = 'GET', url = '' } = request;
    if (url === '/states') {
      const values = await fillState(JSON.parse(body) as StateCall);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(values));
      return;
    }
    const query = url.slice('/api.php'.length);
    const cookie = cookies?.header;
    asked.push(`${method} ${query}${body === '' ? '' : ` ${body}`}${cookie === undefined ? '' : ', logged in'}`);
    const { 'content-type': type } = request.headers;
    const headers = { ...(type !== undefined && { 'content-type': type }), ...(cookie !== undefined && { cookie }) };
    const got = await send({ method, query, headers, ...(method === 'POST' && { body }) });
    const kept = got.headers.filter(([header]) => /^content-type$/i.test(header));
    response.writeHead(got.status, Object.fromEntries(kept)).end(got.body);
  };
  answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
});

server.listen(0, '127.0.0.1', () => {
  const provider = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const found = pact.verifyPacts({
    provider: 'mediawiki',
    providerBaseUrl: provider,
    providerStatesSetupUrl: `${provider}/states`,
    pactUrls: [file],
    logLevel: 'error',
  });
  found
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    .then((text) => {
      process.send?.({ ...(JSON.parse(text) as Verification), asked });
      process.disconnect();
      server.close();
    })
    .catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    });
});
