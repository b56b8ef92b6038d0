import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { readBroker } from '../../pact/broker/broker-options';
import { exampleContract } from '../../pact/broker/example-contract.test-support';
import { whyNoOfficialCli } from '../../pact/broker/native-packages.test-support';
import { runOfficialCli } from '../../pact/broker/official-cli.test-support';
import { tokenInteraction } from '../../pact/verify/made-up-contract.test-support';
import type { WikiResponse } from '../../emulator/exchange';
import { asFake, contractWith, loggedIn, publish, setUpBench, verify } from './broker-bench.test-support';
import { runPact } from './run-pact.test-support';

describe('wikidouble pact verify --broker', () => {
  const bench = setUpBench();

  const wrongTokens = (response: WikiResponse): WikiResponse => ({
    ...response,
    body: response.body.replace('"watchtoken":"+\\\\"', '"watchtoken":"no"'),
  });

  it('completes the whole round, publishing and querying with the official command line', async function () {
    const missing = whyNoOfficialCli();
    if (missing !== undefined) {
      console.warn(`\n!! LEFT OUT: the round through a broker, because ${missing}\n`);
      this.skip();
    }
    const cli = (...args: readonly string[]): ReturnType<typeof runOfficialCli> =>
      runOfficialCli(readBroker({ url: bench.broker.url }, {}), process.env, args);
    const canDeploy = async (): Promise<unknown> =>
      (await cli('can-i-deploy', '--pacticipant', 'my-bot', '--version', '1.4.0', '--to-environment', 'test')).status;
    const options = [...asFake, '--selector', 'mainBranch', '--publish-results'];

    const file = join(bench.folder, 'my-bot-wikidouble.json');
    writeFileSync(file, JSON.stringify(exampleContract('my-bot', 'wikidouble')));
    const version = ['--consumer-version', '1.4.0', '--branch', 'main'];
    expect(await runPact(['publish', file, '--broker', bench.broker.url, ...version])).to.include({ status: 0 });
    expect(await canDeploy()).to.equal(1);

    const kept = await verify(bench, [...options, '--build-url', 'https://ci.example/17']);
    const [result] = bench.broker.results;
    expect(result?.address).to.match(
      /^http\S+\/consumer\/my-bot\/pact-version\/[0-9a-f]{40}\/verification-results\/\d+$/,
    );
    expect(kept).to.deep.equal({
      status: 0,
      stdout: `${bench.server.url}/api.php: release 1.43, anonymous

my-bot (Pact between my-bot (1.4.0) and wikidouble)
  ✓ pass           a token to watch pages
  ✓ pass           image usage without a title

2 verified, 0 failed, 0 not applicable, 0 inconclusive
Passed every interaction.

pass  Pact between my-bot (1.4.0) and wikidouble (latest from main branch): 2 pass
  The broker now holds: wikidouble 2.0.0 of branch main satisfies this contract.
  ${result?.address ?? ''}
`,
      stderr: '',
    });
    expect(result?.sent).to.deep.include({
      success: true,
      buildUrl: 'https://ci.example/17',
      verifiedBy: { implementation: 'wikidouble', version: '0.1.0' },
    });
    await cli('record-deployment', '--pacticipant=wikidouble', '--version=2.0.0', '--environment=test');
    expect(await canDeploy()).to.equal(0);

    bench.change = wrongTokens;
    const broken = await verify(bench, options);
    expect(broken.status).to.equal(1);
    expect(broken.stdout).to.include('     at        $.query.tokens.watchtoken\n     expected  "+\\\\"\n');
    expect(broken.stdout).to.include('wikidouble 2.0.0 of branch main does not satisfy this contract.\n');
    expect(bench.broker.results[1]?.sent.testResults).to.deep.include({
      interactionId: (result?.sent.testResults as { interactionId: string }[])[0]?.interactionId,
      interactionDescription: 'a token to watch pages',
      success: false,
      mismatches: [
        {
          attribute: 'body',
          identifier: '$.query.tokens.watchtoken',
          description: "Expected 'no' (String) to be equal to '+\\' (String)",
        },
      ],
    });
    expect(await canDeploy()).to.equal(1);
  });

  it('verifies the contracts that the selectors match', async () => {
    await publish(bench, exampleContract('my-bot', 'wikidouble'));
    const other = exampleContract('my-bot', 'wikidouble', { watchtoken: 'other' });
    await publish(bench, other, { version: '1.5.0', branch: 'next' });
    const outcome = async (options: readonly string[], env = {}): Promise<unknown[]> => {
      const { status, stdout } = await verify(bench, [...asFake, ...options], env);
      return [status, stdout.match(/my-bot \(1\.\d\.0\)(?= and wikidouble \()/g)];
    };
    expect(await outcome([])).to.deep.equal([0, ['my-bot (1.4.0)']]);
    expect(await outcome(['--selector', 'branch=next'])).to.deep.equal([1, ['my-bot (1.5.0)']]);
    const both = ['my-bot (1.4.0)', 'my-bot (1.5.0)'];
    expect(await outcome(['--selector', 'branch=main', '--selector', 'branch=next'])).to.deep.equal([1, both]);
    // Contracts in progress are included, and may fail.
    expect(await outcome(['--include-wip-pacts-since', '2020-01-01'])).to.deep.equal([0, both]);
    const none = await verify(bench, [...asFake, '--selector', 'tag=prod']);
    expect(none).to.deep.equal({
      status: 2,
      stdout: '',
      stderr:
        `wikidouble: Inconclusive: The broker at ${bench.broker.url} has no contract of the provider wikidouble ` +
        'that matches the selectors: nothing was verified.\n',
    });
  });

  it('does not publish a partial result as a whole one', async () => {
    await publish(
      bench,
      contractWith(tokenInteraction('a token', '+\\'), tokenInteraction('a session', 'x', loggedIn)),
    );
    const { status, stdout, stderr } = await verify(bench, [...asFake, '--publish-results']);
    expect([status, stderr]).to.deep.equal([0, '']);
    expect(stdout).to.include(
      '\nPassed every interaction that applies to the wiki; 1 interaction of 2 not applicable.\n',
    );
    expect(stdout).to.match(
      /: 1 pass, 1 not applicable\n {2}not applicable {2}a session: .*\n {2}The result is not published, because it would speak for the whole contract and 1 of 2 interactions was left out: "a session", because needs a log-in/,
    );
    expect(bench.broker.results).to.deep.equal([]);
  });

  it('reports in every form, with the ids that the broker gives to interactions', async () => {
    await publish(bench, exampleContract('my-bot', 'wikidouble', { watchtoken: 'other' }));
    const junit = join(bench.folder, 'report.xml');
    const reports = ['--report', 'json', '--report', `junit=${junit}`];
    const { status, stdout, stderr } = await verify(bench, [...asFake, ...reports]);
    const report = JSON.parse(stdout) as { outcomes: { id: string }[] };
    expect(status).to.equal(1);
    expect(report).to.deep.include({ exitCode: 1, whole: true });
    expect(report.outcomes[0])
      .to.include({ source: 'Pact between my-bot (1.4.0) and wikidouble', consumer: 'my-bot', verdict: 'fail' })
      .and.property('id')
      .to.match(/^[0-9a-f]{40}$/);
    expect(stderr).to.equal(
      '\nfail  Pact between my-bot (1.4.0) and wikidouble (latest from branch main, latest from main branch): 1 pass, 1 fail\n',
    );
    expect(readFileSync(junit, 'utf8')).to.include('tests="2" failures="1" errors="0" skipped="0"');
  });

  it('lets pending contracts fail, and says how many interactions did', async () => {
    await publish(bench, contractWith(tokenInteraction('a token', 'other')));
    const options = [...asFake, '--enable-pending', '--selector', 'branch=main', '--selector', 'branch=next'];
    const alone = await verify(bench, options);
    expect(alone.status).to.equal(0);
    expect(alone.stdout).to.include('\nNo interaction must pass; 1 pending interaction of 1 failed.\n');

    await publish(bench, contractWith(tokenInteraction('a token', '+\\')), { version: '1.5.0', branch: 'next' });
    await verify(bench, [...asFake, '--selector', 'branch=next', '--publish-results']);
    const json = join(bench.folder, 'report.json');
    const { status, stdout } = await verify(bench, [...options, '--report', 'spec', '--report', `json=${json}`]);
    expect(status).to.equal(0);
    expect(stdout)
      .to.include('\nPassed every interaction that must pass; 1 pending interaction of 2 failed.\n')
      .and.include('pending: it may fail): 1 fail\n');
    expect(JSON.parse(readFileSync(json, 'utf8')))
      .to.include({ exitCode: 0 })
      .and.have.nested.property('counts.fail', 1);
  });

  it('exits with 2 if a result does not reach the broker, and reports both', async () => {
    await publish(bench, exampleContract('my-bot', 'wikidouble'));
    bench.broker.fail(500, 'POST', /verification-results$/);
    const json = join(bench.folder, 'report.json');
    const { status, stdout, stderr } = await verify(bench, [
      ...asFake,
      '--publish-results',
      '--report',
      `json=${json}`,
    ]);
    expect(status).to.equal(2);
    expect(stdout).to.include('\nPassed every interaction. Not every result reached the broker.\n');
    expect(stderr).to.equal(
      `wikidouble: The broker at ${bench.broker.url} failed to store the result of ` +
        'the Pact between my-bot (1.4.0) and wikidouble (status 500). The broker says: An error has occurred.\n',
    );
    expect(JSON.parse(readFileSync(json, 'utf8'))).to.include({ exitCode: 2 });
  });

  it('verifies the other contracts if one cannot be read', async () => {
    await publish(bench, {
      ...exampleContract('other-bot', 'wikidouble'),
      interactions: [{ type: 'Synchronous/HTTP' }],
    });
    await publish(bench, exampleContract('my-bot', 'wikidouble'));
    const { status, stdout } = await verify(bench, [...asFake, '--publish-results']);
    expect(status).to.equal(2);
    expect(stdout).to.include(
      'Pact between other-bot (1.4.0) and wikidouble is not a contract: interactions[0] has no description.',
    );
    expect(bench.broker.results.map(({ consumer, success }) => [consumer, success])).to.deep.equal([['my-bot', true]]);
  });

  describe('with the address of a contract, as a webhook passes it on', () => {
    /** The address in the broker's list, with the metadata of the publication. */
    async function addressOfFeature(): Promise<string> {
      await publish(bench, exampleContract('my-bot', 'wikidouble'));
      const feature = exampleContract('my-bot', 'wikidouble', { watchtoken: 'other' });
      await publish(bench, feature, { version: '2-feature', branch: 'feature/limit' });
      const response = await fetch(`${bench.broker.url}/pacts/provider/wikidouble/for-verification`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ consumerVersionSelectors: [{ branch: 'feature/limit' }] }),
      });
      const { _embedded: list } = (await response.json()) as {
        _embedded: { pacts: [{ _links: { self: { href: string } } }] };
      };
      bench.broker.requests.length = 0;
      return list.pacts[0]._links.self.href;
    }

    it('verifies that contract of a feature branch, and publishes its result', async () => {
      const address = await addressOfFeature();
      bench.broker.admission = { token: 'sesame' };
      const env = { PACT_BROKER_BASE_URL: bench.broker.url, PACT_BROKER_TOKEN: 'sesame' };
      const args = ['verify', bench.server.url, '--pact', address, ...asFake, '--publish-results'];
      const { status, stdout, stderr } = await runPact(args, env);
      expect([status, stderr]).to.deep.equal([1, '']);
      expect(stdout)
        .to.include('\nfail  Pact between my-bot (2-feature) and wikidouble (named by its address): 1 pass, 1 fail\n')
        .and.include('wikidouble 2.0.0 of branch main does not satisfy this contract.\n');
      expect(bench.broker.results).to.have.length(1);
      expect(bench.broker.results[0]).to.include({ consumer: 'my-bot', success: false });
      // The address keeps the metadata, by which the broker knows the version that was published.
      expect(bench.broker.requests.map(({ path }) => path)).to.include(
        `${new URL(address).pathname}/verification-results`,
      );
    });

    it('sends credentials only to the broker, and requires the provider of the contract', async () => {
      const address = await addressOfFeature();
      const sentence = async (more: readonly string[], env: Record<string, string>): Promise<string> => {
        const { status, stdout, stderr } = await runPact(['verify', bench.server.url, ...more], env);
        expect([status, stdout]).to.deep.equal([2, '']);
        return stderr;
      };
      const secret = { PACT_BROKER_TOKEN: 'sesame' };
      const elsewhere = { ...secret, PACT_BROKER_BASE_URL: 'https://broker.example' };
      expect(await sentence(['--pact', address], elsewhere)).to.equal(
        `wikidouble: The contract at ${bench.broker.url} is not at the broker https://broker.example, the only host that ` +
          'credentials are sent to.\n',
      );
      expect(await sentence(['--pact', address], secret)).to.include(
        'The address of the broker is missing: credentials',
      );
      expect(bench.broker.requests).to.deep.equal([]);
      expect(await sentence(['--pact', address], {})).to.include(
        'is of the provider wikidouble: give --provider wikidouble.',
      );
      expect(await sentence(['--pact', `${bench.broker.url}/nothing`], {})).to.include('responded with 404');
    });
  });

  it('takes broker, version and branch of a fake from the environment', async () => {
    await publish(bench, exampleContract('my-bot', 'wikidouble'));
    const env = { PACT_BROKER_BASE_URL: bench.broker.url, GIT_COMMIT: '000beef', GIT_BRANCH: 'origin/next' };
    const args = ['verify', bench.server.url, '--provider', 'wikidouble', '--publish-results', '--broker'];
    expect(await runPact(args, env)).to.include({ status: 0, stderr: '' });
    expect(await bench.broker.version('wikidouble', '000beef')).to.deep.include({ branches: ['next'] });
  });

  describe('of real wikis', () => {
    const env = { GIT_COMMIT: '000beef', GIT_BRANCH: 'next' };
    beforeEach(() => publish(bench, exampleContract('my-bot', 'mediawiki')));

    it('takes version and branch from what the wiki says', async () => {
      const general = { generator: 'MediaWiki 1.43.9' };
      bench.change = (response, url) => {
        // A real wiki redirects to its main page; only the emulator has none, and names itself.
        if (url === '/') return { ...response, status: 301, body: '' };
        return url.includes('siteinfo')
          ? { ...response, body: JSON.stringify({ batchcomplete: true, query: { general } }) }
          : response;
      };
      expect(await verify(bench, ['--publish-results'], env)).to.include({ status: 0, stderr: '' });
      expect(bench.broker.results[0]).to.include({ provider: 'mediawiki', providerVersion: '1.43.9' });
      expect(await bench.broker.version('mediawiki', '1.43.9')).to.deep.include({ branches: ['REL1_43'] });
    });

    it('does not take a fake for a real wiki', async () => {
      const { status, stderr } = await verify(bench, ['--publish-results'], env);
      expect([status, stderr]).to.deep.equal([
        2,
        `wikidouble: ${bench.server.url}/api.php does not say which version of MediaWiki it is, so whose results are these? ` +
          'Give --provider-version; or for a fake, or a wiki of another kind, --provider with another name than mediawiki.\n',
      ]);
      expect(bench.broker.requests).to.deep.equal([]);
      // Without publishing, no version is needed.
      expect(await verify(bench, [])).to.include({ status: 0, stderr: '' });
    });

    it('needs a branch if an option depends on it', async () => {
      for (const option of ['--enable-pending', '--selector=matchingBranch']) {
        const { status, stderr } = await verify(bench, [option]);
        expect(stderr).to.match(/^wikidouble: Which .*--provider-branch NAME\.\n$/);
        expect(status).to.equal(2);
      }
    });
  });
});
