import { readFileSync, existsSync } from 'node:fs';

import { expect } from 'chai';

import type { Broker } from './broker';
import { BrokerFailure } from './broker-failure';
import { readBroker } from './broker-options';
import { conclude } from './describe-verification';
import { exampleContract } from './example-contract.test-support';
import { publishContract } from './publish-contract.test-support';
import { TestBroker } from './test-broker.test-support';
import { ScriptedHost } from './scripted-host.test-support';
import { verifyFromBroker, type BrokerVerificationOptions, type VerifyContract } from './verify-from-broker';

/** A provider that satisfies every contract. */
const satisfied: VerifyContract = (_file, { interactions }) =>
  Promise.resolve(interactions.map((interaction) => ({ ...interaction, verdict: 'pass' })));

/** A provider that returns wrong tokens. */
const wrongTokens: VerifyContract = (_file, { interactions }) =>
  Promise.resolve(
    interactions.map(({ description }) =>
      description === 'a token to watch pages'
        ? {
            description,
            verdict: 'fail',
            mismatches: [{ attribute: 'body', identifier: '$.query.tokens.watchtoken', description: 'is "no"' }],
          }
        : { description, verdict: 'pass' },
    ),
  );

const publish = { version: '2.0.0', verifiedBy: { implementation: 'wikidouble', version: '0.1.0' } };

describe('verifyFromBroker', () => {
  let testBroker: TestBroker;
  let broker: Broker;
  beforeEach(async () => {
    testBroker = await TestBroker.start();
    broker = readBroker({ url: testBroker.url }, {});
    await publishExample();
  });
  afterEach(() => testBroker.stop());

  async function publishExample({
    watchtoken = '+\\',
    ...publication
  }: { version?: string; branch?: string; watchtoken?: string } = {}): Promise<void> {
    await publishContract(testBroker.url, exampleContract('my-bot', 'wiki', { watchtoken }), publication);
    testBroker.requests.length = 0;
  }

  function verify(options: Partial<BrokerVerificationOptions> = {}) {
    return verifyFromBroker({ broker, provider: 'wiki', providerBranch: 'main', verify: satisfied, ...options });
  }

  it('passes the selected contracts on as files', async () => {
    await publishExample({ version: '1.5.0-next', branch: 'next', watchtoken: 'next' });
    const seen: string[] = [];
    const look: VerifyContract = (file, contract) => {
      const { consumer } = JSON.parse(readFileSync(file, 'utf8')) as { consumer: { name: string } };
      seen.push(`${consumer.name}: ${contract.name}, ${contract.why}`);
      files.push(file);
      return satisfied(file, contract);
    };
    const files: string[] = [];
    await verify({ verify: look });
    expect(seen.splice(0)).to.deep.equal([
      'my-bot: Pact between my-bot (1.4.0) and wiki, latest from branch main, latest from main branch',
    ]);
    await verify({ verify: look, selectors: [{ branch: 'next' }] });
    expect(seen).to.deep.equal(['my-bot: Pact between my-bot (1.5.0-next) and wiki, latest from branch next']);
    expect(files.filter((file) => existsSync(file))).to.deep.equal([]);
  });

  it('publishes nothing by default', async () => {
    const { exitCode, lines, problems } = conclude(await verify());
    expect({ exitCode, problems }).to.deep.equal({ exitCode: 0, problems: [] });
    expect(lines).to.deep.equal([
      'pass  Pact between my-bot (1.4.0) and wiki (latest from branch main, latest from main branch): 2 pass',
    ]);
    expect(
      testBroker.requests.map(({ method, path }) => `${method} ${path.split('/pact-version')[0] ?? ''}`),
    ).to.deep.equal([
      'GET /',
      'POST /pacts/provider/wiki/for-verification',
      'GET /pacts/provider/wiki/consumer/my-bot',
    ]);
  });

  it('publishes passed and failed results with the branch, and reads them back', async () => {
    const held = conclude(await verify({ publish: { ...publish, buildUrl: 'https://ci.example/1' } }));
    const result = testBroker.results[0];
    expect(held.exitCode).to.equal(0);
    expect(result?.address).to.match(
      /^http\S+\/pacts\/provider\/wiki\/consumer\/my-bot\/.*\/verification-results\/\d+$/,
    );
    expect(held.lines.slice(1)).to.deep.equal([
      '  The broker now holds: wiki 2.0.0 of branch main satisfies this contract.',
      `  ${result?.address ?? ''}`,
    ]);
    expect(result?.sent).to.include({ success: true, buildUrl: 'https://ci.example/1' });
    expect(await testBroker.version('wiki', '2.0.0')).to.deep.include({ branches: ['main'] });

    const broken = conclude(await verify({ verify: wrongTokens, publish }));
    expect(broken.exitCode).to.equal(1);
    expect(broken.lines).to.include(
      '  The broker now holds: wiki 2.0.0 of branch main does not satisfy this contract.',
    );
    const [first, second] = testBroker.results[1]?.sent.testResults as object[];
    expect(first).to.deep.include({
      success: false,
      mismatches: [{ attribute: 'body', identifier: '$.query.tokens.watchtoken', description: 'is "no"' }],
    });
    expect(second).to.have.all.keys('interactionId', 'success').and.to.include({ success: true });
  });

  it('never publishes a partial result', async () => {
    const partly: VerifyContract = (_file, { interactions: [first, second] }) =>
      Promise.resolve([
        { ...first!, verdict: 'pass' },
        { ...second!, verdict: 'not applicable', reason: 'this wiki has no files' },
      ]);
    const { exitCode, lines, problems } = conclude(await verify({ verify: partly, publish }));
    expect({ exitCode, problems }).to.deep.equal({ exitCode: 0, problems: [] });
    expect(lines).to.deep.equal([
      'pass  Pact between my-bot (1.4.0) and wiki (latest from branch main, latest from main branch): 1 pass, 1 not applicable',
      '  not applicable  image usage without a title: this wiki has no files',
      '  The result is not published, because it would speak for the whole contract and 1 of 2 interactions was left ' +
        'out: "image usage without a title", because this wiki has no files.',
    ]);
    expect(testBroker.results).to.deep.equal([]);
    expect(await testBroker.version('wiki', '2.0.0')).to.equal(undefined);
  });

  it('counts an interaction without a result as inconclusive', async () => {
    const silent: VerifyContract = async (file, contract) => (await satisfied(file, contract)).slice(0, 1);
    const { exitCode, lines } = conclude(await verify({ verify: silent, publish }));
    expect(exitCode).to.equal(2);
    expect(lines).to.include('  inconclusive  image usage without a title: no result was reported');
    expect(testBroker.results).to.deep.equal([]);
  });

  it('reports a result that did not reach the broker', async () => {
    testBroker.fail(500, 'POST', /verification-results$/);
    const refused = conclude(await verify({ publish }));
    expect(refused.exitCode).to.equal(2);
    expect(refused.lines).to.include('  The broker holds no result of this verification.');
    expect(refused.problems).to.deep.equal([
      `The broker at ${testBroker.url} failed to store the result of the Pact ` +
        'between my-bot (1.4.0) and wiki (status 500). The broker says: An error has occurred.',
    ]);

    testBroker.recover();
    testBroker.fail(404, 'GET', /verification-results\/\d+$/);
    const lost = conclude(await verify({ publish }));
    expect(lost.exitCode).to.equal(2);
    expect(lost.problems[0]).to.contain('responded with 404 to the request to show the result that was published.');

    testBroker.recover();
    testBroker.respondInstead('GET', /verification-results\/\d+$/, {
      providerApplicationVersion: '2.0.0',
      success: false,
    });
    const another = conclude(await verify({ publish }));
    expect(another.exitCode).to.equal(2);
    expect(another.problems[0]).to.contain('took the result of wiki 2.0.0, but shows another one: look at http');
  });

  it("lets pending contracts fail, and shows the broker's notices", async () => {
    const { exitCode, lines } = conclude(await verify({ enablePending: true, verify: wrongTokens, publish }));
    expect(exitCode).to.equal(0);
    expect(lines[0]).to.contain('latest from main branch, pending: it may fail): 1 pass, 1 fail');
    expect(lines.at(-1)).to.equal(
      "  This pact is still in pending state for any version of wiki from branch 'main' as a successful verification " +
        'result has not yet been published',
    );
    await verify({ enablePending: true, publish });
    expect(conclude(await verify({ enablePending: true, verify: wrongTokens })).exitCode).to.equal(1);
    const noBranch = await verify({ enablePending: true, providerBranch: undefined }).catch((error: unknown) => error);
    expect(String(noBranch)).to.contain('--provider-branch NAME');
  });

  it('lets pending interactions fail, and publishes their results', async () => {
    const pending: VerifyContract = async (file, contract) =>
      (await wrongTokens(file, contract)).map((each) => ({ ...each, pending: true }));
    const { exitCode } = conclude(await verify({ verify: pending, publish }));
    expect(exitCode).to.equal(0);
    expect(testBroker.results.map(({ success }) => success)).to.deep.equal([false]);
  });

  it('includes work in progress', async () => {
    await publishExample({ version: '1.5.0-next', branch: 'next', watchtoken: 'next' });
    const { outcomes } = await verify({ enablePending: true, includeWipPactsSince: '2020-01-01' });
    expect(outcomes.map(({ contract: { name, pending, wip } }) => ({ name, pending, wip }))).to.deep.equal([
      { name: 'Pact between my-bot (1.4.0) and wiki', pending: true, wip: false },
      { name: 'Pact between my-bot (1.5.0-next) and wiki', pending: true, wip: true },
    ]);
  });

  it('is inconclusive without any result', async () => {
    for (const wanted of [{ provider: 'nobody' }, { selectors: [{ branch: 'none' }] }]) {
      const { exitCode, problems } = conclude(await verify(wanted));
      expect(exitCode).to.equal(2);
      expect(problems[0]).to.match(
        /has no contract of the provider \w+ that matches the selectors: nothing was verified\.$/,
      );
    }
  });

  it('distinguishes a wrong token, an error of the broker, and no broker', async () => {
    const failure = async (options: Partial<BrokerVerificationOptions> = {}): Promise<unknown> =>
      verify(options).then(
        () => 'none',
        (error: unknown) => (error instanceof BrokerFailure ? error.message : error),
      );
    testBroker.admission = { token: 'sesame' };
    const simsala = readBroker({ url: testBroker.url, token: 'simsala' }, {});
    expect(await failure({ broker: simsala })).to.equal(
      `The broker at ${testBroker.url} does not accept the token (401): check PACT_BROKER_TOKEN.`,
    );
    testBroker.admission = undefined;
    testBroker.fail(500);
    expect(await failure()).to.equal(
      `The broker at ${testBroker.url} failed to list its functions (status 500). The broker says: An error has occurred.`,
    );
    const { host } = new URL(testBroker.url);
    await testBroker.stop();
    expect(await failure()).to.equal(
      `The broker could not be reached: nothing listens at ${host}: the connection was refused.`,
    );
  });

  it('gives up on a host that does not respond after the given time', async () => {
    const silent = await ScriptedHost.start(() => undefined);
    const failed = await verify({ broker: readBroker({ url: silent.url }, {}), timeout: 50 })
      .catch((error: unknown) => error)
      .finally(() => silent.stop());
    expect((failed as Error).message).to.equal(`The broker at ${silent.url} gave no response within 0.05 seconds.`);
  });

  it('sends its secret only to the broker', async () => {
    testBroker.admission = { token: 'sesame' };
    // A broker behind a proxy that does not know its own address.
    testBroker.believedUrl = 'http://internal.example';
    const { exitCode } = conclude(
      await verify({ broker: readBroker({ url: testBroker.url, token: 'sesame' }, {}), publish }),
    );
    expect(exitCode).to.equal(0);
    expect(testBroker.results).to.have.length(1);
  });
});
