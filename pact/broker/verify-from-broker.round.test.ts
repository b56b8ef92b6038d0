import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { listen, type HttpServer } from '../../emulator/transports/http';
import type { Broker } from './broker';
import { readBroker } from './broker-options';
import { conclude, type Conclusion } from './describe-verification';
import { exampleContract } from './example-contract.test-support';
import { whyNoNativeEngine, whyNoOfficialCli } from './native-packages.test-support';
import { verifyNatively } from './native-verifier.test-support';
import { runOfficialCli, type CliOutcome } from './official-cli.test-support';
import { publishContract, type PublicationOutcome } from './publish-contracts';
import { TestBroker } from './test-broker.test-support';
import { verifyFromBroker } from './verify-from-broker';

const [consumer, provider] = ['my-bot', 'wiki'];
const warning = /\b(?:WARN|ERROR)\b|warning/i;

describe('the round through a broker, with the official command line and the native engine', () => {
  const wiki = createWiki();
  let testBroker: TestBroker;
  let broker: Broker;
  let good: HttpServer;
  let wrong: HttpServer;
  let folder: string;

  before(async function () {
    const missing = whyNoOfficialCli() ?? whyNoNativeEngine();
    if (missing !== undefined) {
      console.warn(`\n!! LEFT OUT: the round through a broker, because ${missing}\n`);
      this.skip();
    }
    testBroker = await TestBroker.start();
    broker = readBroker({ url: testBroker.url }, {});
    good = await wiki.listen();
    wrong = await listen(() => ({ status: 200, statusText: 'OK', headers: [], body: '{}' }));
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-'));
  });
  after(async () => {
    await wiki.close();
    // These exist only if the tests were not skipped.
    await (wrong as HttpServer | undefined)?.close();
    await (testBroker as TestBroker | undefined)?.stop();
    if (folder as string | undefined) rmSync(folder, { recursive: true });
  });

  function publish(contract = exampleContract(consumer, provider)): Promise<PublicationOutcome> {
    const file = join(folder, 'contract.json');
    writeFileSync(file, JSON.stringify(contract));
    return publishContract(
      broker,
      { file, consumer, provider },
      { version: '1.4.0+beef', branch: 'main', tags: ['dev'] },
    );
  }

  function cli(...args: readonly string[]): Promise<CliOutcome> {
    return runOfficialCli(broker, process.env, args);
  }

  async function verify(server: HttpServer): Promise<Conclusion> {
    const verification = await verifyFromBroker({
      broker,
      provider,
      providerBranch: 'main',
      publish: { version: '2.0.0+cafe', verifiedBy: { implementation: 'wikidouble', version: '0.1.0' } },
      verify: async (file) =>
        (await verifyNatively({ providerBaseUrl: server.url, provider, pactUrls: [file] }, broker)).verdicts,
    });
    return conclude(verification);
  }

  const canDeploy = (): Promise<CliOutcome> =>
    cli('can-i-deploy', '--pacticipant', consumer, '--version', '1.4.0+beef', '--to-environment', 'test');

  it('publishes once and again, and refuses other content', async () => {
    expect(await publish()).to.include({ kind: 'published', unchanged: false });
    expect(await publish()).to.include({ kind: 'published', unchanged: true });
    expect(await publish(exampleContract(consumer, provider, { watchtoken: 'another' }))).to.include({
      kind: 'refused',
      sentence:
        `The broker refuses the contract between ${consumer} 1.4.0+beef and ${provider}: it has another content under ` +
        'this version, which never changes; publish this one under a version of its own.',
    });
  });

  it('responds to the official command line as it expects', async () => {
    const file = join(folder, 'contract.json');
    // It normalizes contracts, so that the same file has another content than one that we published.
    writeFileSync(file, JSON.stringify(exampleContract(`${consumer}-cli`, provider)));
    const options = ['--consumer-app-version', '1.4.0+beef', '--branch', 'feature/cli'];
    await cli('publish', file, ...options);
    const { status, output } = await cli('publish', file, ...options);
    expect(output).to.contain(`Pact successfully republished for ${consumer}-cli version 1.4.0+beef`);
    expect(output).not.to.match(warning);
    expect(status).to.equal(0);
  });

  it('does not deploy an unverified contract', async () => {
    const { status, output } = await canDeploy();
    expect(output).to.contain(`There is no verified pact between version 1.4.0+beef of ${consumer}`);
    expect(status).to.equal(1);
  });

  it('verifies with the engine alone, without warnings', async () => {
    const { requests, results } = testBroker;
    requests.length = 0;
    const { verdicts, output } = await verifyNatively(
      {
        providerBaseUrl: good.url,
        provider,
        pactBrokerUrl: broker.url,
        consumerVersionSelectors: [{ mainBranch: true }, { matchingBranch: true }, { deployedOrReleased: true }],
        publishVerificationResult: true,
        providerVersion: 'native',
        providerVersionBranch: 'main',
        providerVersionTags: ['dev'],
      },
      broker,
    );
    expect(verdicts.map(({ verdict }) => verdict)).to.deep.equal(['pass', 'pass']);
    expect(output).not.to.match(warning);
    expect(
      requests.map(
        ({ method, path, status }) => `${method} ${path.replace(/(pact-version|metadata)\/[^/]+/g, '$1')} ${status}`,
      ),
    ).to.deep.equal([
      'GET / 200',
      'GET /pacts/provider/wiki/for-verification 200',
      'POST /pacts/provider/wiki/for-verification 200',
      'GET /pacts/provider/wiki/consumer/my-bot/pact-version/metadata 200',
      'GET /pacticipants/wiki 200',
      'PUT /pacticipants/wiki/branches/main/versions/native 201',
      'GET /pacticipants/wiki 200',
      'PUT /pacticipants/wiki/versions/native/tags/dev 201',
      'POST /pacts/provider/wiki/consumer/my-bot/pact-version/metadata/verification-results 201',
    ]);
    expect(results.map(({ success, providerVersion }) => [success, providerVersion])).to.deep.equal([[true, 'native']]);
  });

  it('verifies, publishes the result and reads it back', async () => {
    const { exitCode, lines, problems } = await verify(good);
    expect({ exitCode, problems }).to.deep.equal({ exitCode: 0, problems: [] });
    expect(lines[0]).to.match(/^pass {2}Pact between my-bot\S* \(1\.4\.0\+beef\) and wiki\S* \(.*\): 2 pass$/);
    expect(lines).to.include(`  The broker now holds: ${provider} 2.0.0+cafe of branch main satisfies this contract.`);
  });

  it('deploys what was verified with the deployed version', async () => {
    const deployed = await cli(
      ...['record-deployment', '--pacticipant', provider, '--version', '2.0.0+cafe', '--environment', 'test'],
    );
    expect(deployed.output).to.contain(`Recorded deployment of ${provider} version 2.0.0+cafe to test environment`);
    expect(deployed.output).not.to.match(warning);
    const { status, output } = await canDeploy();
    expect(output).to.contain('Computer says yes');
    expect(output).not.to.match(warning);
    expect(status).to.equal(0);
  });

  it('does not deploy after a failed verification', async () => {
    const { exitCode, lines, problems } = await verify(wrong);
    expect({ exitCode, problems }).to.deep.equal({ exitCode: 1, problems: [] });
    expect(lines[0]).to.match(/: 2 fail$/);
    expect(lines).to.include(
      `  The broker now holds: ${provider} 2.0.0+cafe of branch main does not satisfy this contract.`,
    );
    const { status, output } = await canDeploy();
    expect(output).to.contain('Computer says no');
    expect(status).to.equal(1);
  });
});
