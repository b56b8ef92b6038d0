import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import type { WikiResponse } from '../../emulator/exchange';
import { readBroker } from '../../pact/broker/broker-options';
import { exampleContract } from '../../pact/broker/example-contract.test-support';
import { whyNoOfficialCli } from '../../pact/broker/native-packages.test-support';
import { runOfficialCli } from '../../pact/broker/official-cli.test-support';
import { ScriptedHost } from '../../pact/broker/scripted-host.test-support';
import { builtInFiles } from '../../pact/generate/built-in-contract';
import { publish, setUpBench, verify } from './broker-bench.test-support';
import { runPact } from './run-pact.test-support';

/** What docs/pact.md says of brokers, tried with the official command line. */
describe('the recipe for a broker in docs/pact.md', () => {
  const bench = setUpBench();
  const page = readFileSync(join(__dirname, '../../docs/pact.md'), 'utf8');
  before(function () {
    const missing = whyNoOfficialCli();
    if (missing === undefined) return;
    console.warn(`\n!! LEFT OUT: what docs/pact.md says of brokers, because ${missing}\n`);
    this.skip();
  });

  const cli = (args: readonly string[], url = bench.broker.url): ReturnType<typeof runOfficialCli> =>
    runOfficialCli(readBroker({ url }, {}), process.env, args);
  const question = ['can-i-deploy', '--pacticipant', 'my-bot', '--version', '1.4.0', '--to-environment', 'test'];
  const canDeploy = async (...more: readonly string[]): Promise<number | null> =>
    (await cli([...question, ...more])).status;
  const deploy = async (provider: string, version: string, ...more: readonly string[]): Promise<void> => {
    const to = ['--pacticipant', provider, '--version', version, '--environment', 'test'];
    const { status, output } = await cli(['record-deployment', ...to, ...more]);
    expect(status, output).to.equal(0);
  };
  /** The result of a provider is published for the contracts of all main branches. */
  const verified = (provider: string, version: string, ...more: readonly string[]): ReturnType<typeof verify> =>
    verify(bench, [
      ...['--provider', provider, '--provider-version', version, '--publish-results', '--selector', 'mainBranch'],
      ...(more.length > 0 ? more : ['--provider-branch', 'main']),
    ]);
  const wrongTokens = (response: WikiResponse): WikiResponse => ({
    ...response,
    body: response.body.replace('"watchtoken":"+\\\\"', '"watchtoken":"no"'),
  });

  it('separates names and values with a space', async () => {
    await publish(bench, exampleContract('my-bot', 'wiki'));
    const { status, output } = await cli([
      ...question.filter((word) => !/^(--pacticipant|my-bot)$/.test(word)),
      '--pacticipant=my-bot',
    ]);
    expect(output).to.include('Please provide 1 or more version selectors.');
    expect(status).to.equal(1);
  });

  it('makes the provider, and then a webhook that passes on the address of the contract', async () => {
    const commands = Array.from(page.matchAll(/^npx pact broker (create-(?:[^\n\\]|\\\n)*)/gm), ([, text = '']) =>
      Array.from(text.replace(/\\\n/g, ' ').matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? ''),
    );
    expect(commands.map(([name]) => name)).to.deep.equal(['create-or-update-pacticipant', 'create-webhook']);
    const host: ScriptedHost = await ScriptedHost.start(({ path }) => {
      if (path.startsWith('/pacticipants/')) return { status: 404 };
      const links = Object.fromEntries(
        ['webhooks', 'pacticipants'].map((name) => [`pb:${name}`, { href: `${host.url}/${name}` }]),
      );
      const _links = {
        ...links,
        'pb:pacticipant': { href: `${host.url}/pacticipants/{pacticipant}`, templated: true },
      };
      return { status: 200, headers: { 'Content-Type': 'application/hal+json' }, body: JSON.stringify({ _links }) };
    });
    try {
      for (const command of commands) await cli(command, host.url);
    } finally {
      await host.stop();
    }
    const sent = host.requests
      .filter(({ method }) => method === 'POST')
      .map(({ path, body }) => [path, JSON.parse(body) as unknown] as const);
    expect(sent[0]).to.deep.include('/pacticipants').and.have.nested.property('[1].name', 'mediawiki');
    expect(sent[1]?.[1]).to.deep.equal({
      events: [{ name: 'contract_requiring_verification_published' }],
      provider: { name: 'mediawiki' },
      request: {
        method: 'POST',
        url: 'https://ci.example/hooks/verify-wiki',
        headers: { 'Content-Type': 'application/json' },
        body: { pact: '${pactbroker.pactUrl}', version: '${pactbroker.providerVersionNumber}' },
      },
    });
  });

  it('waits for the result with --retry-while-unknown', async () => {
    await publish(bench, exampleContract('my-bot', 'wiki'));
    await deployUnverified('wiki', '2.0.0');
    expect(await canDeploy()).to.equal(1);
    const waiting = canDeploy('--retry-while-unknown', '30', '--retry-interval', '1');
    expect(await verified('wiki', '2.0.0')).to.include({ status: 0 });
    expect(await waiting).to.equal(0);
  });

  it('leaves out the contract with the fake, which nobody deploys', async () => {
    await publish(bench, exampleContract('my-bot', 'wiki'));
    await publish(bench, exampleContract('my-bot', 'wikidouble'));
    await verified('wiki', '2.0.0');
    await deploy('wiki', '2.0.0');
    expect(await canDeploy()).to.equal(1);
    const { status, output } = await cli([...question, '--ignore', 'wikidouble']);
    expect(bench.broker.requests.at(-1)?.path).to.include('&ignore[][pacticipant]=wikidouble&');
    // The stand-in does not support this parameter.
    if (!output.includes('501 Not Implemented')) expect(status).to.equal(0);
    // The other way.
    await verified('wikidouble', '0.1.0');
    await deploy('wikidouble', '0.1.0');
    expect(await canDeploy()).to.equal(0);
  });

  it('publishes both contracts under the same version of the client', async () => {
    await publish(bench, exampleContract('my-bot', 'wikidouble'));
    await publish(bench, exampleContract('my-bot', 'wiki'), { version: '1.5.0' });
    const { status, stderr } = await verified('wikidouble', '0.1.0');
    expect(stderr).to.include('has no contract of the provider wikidouble that matches the selectors');
    expect(status).to.equal(2);
  });

  it('finds the contracts of the scenarios only under their own provider', async () => {
    const env = { PACT_BROKER_BASE_URL: bench.broker.url };
    const [file = ''] = builtInFiles();
    await runPact(['publish', file, '--consumer-version', '0.1.0', '--branch', 'main'], env);
    const { status, stderr } = await runPact(['verify', bench.server.url, '--broker'], env);
    expect(stderr).to.include('has no contract of the provider mediawiki that matches the selectors');
    expect(status).to.equal(2);
  });

  it('does not let fail on a new branch what another branch fulfilled before', async () => {
    await publish(bench, exampleContract('my-bot', 'wiki'));
    const pending = (branch: string): string[] => ['--provider-branch', branch, '--enable-pending'];
    bench.change = wrongTokens;
    expect(await verified('wiki', '1.39.1', ...pending('REL1_39'))).to.include({ status: 0 });
    bench.change = (response) => response;
    expect(await verified('wiki', '1.39.2', ...pending('REL1_39'))).to.include({ status: 0 });
    bench.change = wrongTokens;
    expect(await verified('wiki', '1.43.0', ...pending('REL1_43'))).to.include({ status: 1 });
  });

  it('keeps two deployed wikis apart by their application instances', async () => {
    await publish(bench, exampleContract('my-bot', 'wiki'));
    await verified('wiki', '2.0.0');
    bench.change = wrongTokens;
    await verified('wiki', '3.0.0');
    // Without instances, the second takes the place of the first.
    await deploy('wiki', '3.0.0');
    await deploy('wiki', '2.0.0');
    expect(await canDeploy()).to.equal(0);
    await deploy('wiki', '3.0.0', '--application-instance', 'wiki-b');
    expect(await canDeploy()).to.equal(1);
  });

  it('selects by an environment, and says in words why a contract is verified', async () => {
    await publish(bench, exampleContract('my-bot', 'wiki'));
    await deploy('my-bot', '1.4.0');
    const by = ['--provider', 'wiki', '--selector'];
    const { status, stdout } = await verify(bench, [...by, 'environment=test']);
    expect(stdout).to.include('\npass  Pact between my-bot (1.4.0) and wiki (deployed to test): 2 pass\n');
    expect(status).to.equal(0);
    expect(await verify(bench, [...by, 'environment=nowhere'])).to.deep.equal({
      status: 2,
      stdout: '',
      stderr:
        `wikidouble: Inconclusive: The broker at ${bench.broker.url} did not list the contracts of wiki: it responded with ` +
        "status 400. The broker says: consumerVersionSelectors: environment with name 'nowhere' does not exist (at index 0)\n",
    });
  });

  it('says that an account may read, but not publish results', async () => {
    await publish(bench, exampleContract('my-bot', 'wiki'));
    bench.broker.fail(401, 'PUT');
    const env = { PACT_BROKER_USERNAME: 'ro', PACT_BROKER_PASSWORD: 'rop word' };
    const options = [
      '--provider',
      'wiki',
      '--provider-version',
      '2.0.0',
      '--provider-branch',
      'main',
      '--publish-results',
    ];
    const { status, stderr } = await verify(bench, options, env);
    expect(stderr).to.equal(
      `wikidouble: The broker at ${bench.broker.url} lets this account read, but not record version 2.0.0 of wiki for branch ` +
        'main (401): give an account that may write in PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.\n',
    );
    expect(status).to.equal(2);
  });

  /** A version that the broker knows, of which no result was published. */
  async function deployUnverified(provider: string, version: string): Promise<void> {
    const address = `${bench.broker.url}/pacticipants/${provider}/branches/main/versions/${version}`;
    await fetch(address, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: '{}' });
    await deploy(provider, version);
  }
});
