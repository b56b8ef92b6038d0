import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { exampleContract } from '../../pact/broker/example-contract.test-support';
import { ScriptedHost, type ScriptedResponse } from '../../pact/broker/scripted-host.test-support';
import { TestBroker } from '../../pact/broker/test-broker.test-support';
import { runPact, type Ended } from './run-pact.test-support';

async function publish(...[args, env]: Parameters<typeof runPact>): Promise<Ended> {
  return runPact(['publish', ...args], env);
}

describe('wikidouble pact publish', () => {
  let broker: TestBroker;
  let folder: string;
  beforeEach(async () => {
    broker = await TestBroker.start();
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-'));
  });
  afterEach(async () => {
    await broker.stop();
    rmSync(folder, { recursive: true });
  });

  function write(contract: object): string {
    const file = join(folder, 'my-bot.json');
    writeFileSync(file, JSON.stringify(contract));
    return file;
  }

  const version = ['--consumer-version', '1.4.0', '--branch', 'main'];

  it('publishes once, reports unchanged contracts, and refuses other content under the same version', async () => {
    const options = ['--broker', broker.url, ...version];
    const file = write(exampleContract('my-bot', 'mediawiki'));
    const address = `${broker.url}/pacts/provider/mediawiki/consumer/my-bot/version/1.4.0`;
    expect(await publish([folder, ...options, '--tag', 'dev', '--tag', 'next'])).to.deep.equal({
      status: 0,
      stdout: `published  my-bot 1.4.0 of branch main and mediawiki\n           ${address}\n`,
      stderr: '',
    });
    expect(await broker.version('my-bot', '1.4.0')).to.deep.include({ branches: ['main'], tags: ['dev', 'next'] });

    expect(await publish([file, ...options])).to.deep.equal({
      status: 0,
      stdout: `unchanged  my-bot 1.4.0 of branch main and mediawiki\n           ${address}\n`,
      stderr: '',
    });

    write(exampleContract('my-bot', 'mediawiki', { watchtoken: 'another' }));
    expect(await publish([file, ...options])).to.deep.equal({
      status: 1,
      stdout: '',
      stderr:
        'wikidouble: The broker refuses the contract between my-bot 1.4.0 and mediawiki: it has another content under ' +
        'this version, which never changes; publish this one under a version of its own.\n',
    });
  });

  it('takes broker, version and branch from the environment', async () => {
    const file = write(exampleContract('my-bot', 'mediawiki'));
    const env = { PACT_BROKER_BASE_URL: broker.url, GIT_COMMIT: '000beef', GIT_BRANCH: 'origin/next' };
    expect(await publish([file], env)).to.include({ status: 0, stderr: '' });
    expect(await broker.version('my-bot', '000beef')).to.deep.include({ branches: ['next'] });
  });

  it('authenticates with a token, or with name and password, and never with both', async () => {
    const file = write(exampleContract('my-bot', 'mediawiki'));
    const options = [file, '--broker', broker.url, ...version];
    broker.admission = { token: 'sesame' };
    expect(await publish(options, { PACT_BROKER_TOKEN: 'sesame' })).to.include({ status: 0, stderr: '' });
    broker.admission = { username: 'anna', password: 'sesame' };
    const basic = { PACT_BROKER_USERNAME: 'anna', PACT_BROKER_PASSWORD: 'sesame' };
    expect(await publish(options, basic)).to.include({ status: 0, stderr: '' });
    const requests = broker.requests.length;
    expect(await publish(options, { ...basic, PACT_BROKER_TOKEN: 'sesame' })).to.deep.equal({
      status: 2,
      stdout: '',
      stderr:
        'wikidouble: PACT_BROKER_TOKEN and PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD are both set: ' +
        'unset one of them.\n',
    });
    expect(broker.requests).to.have.length(requests);
  });

  it('explains an inconclusive result in one sentence', async () => {
    const options = [write(exampleContract('my-bot', 'mediawiki')), '--broker', broker.url, ...version];
    broker.admission = { token: 'sesame' };
    expect(await publish(options, { PACT_BROKER_TOKEN: 'simsala' })).to.deep.equal({
      status: 2,
      stdout: '',
      stderr: `wikidouble: The broker at ${broker.url} does not accept the token (401): check PACT_BROKER_TOKEN.\n`,
    });
    expect(await publish(options)).to.deep.equal({
      status: 2,
      stdout: '',
      stderr:
        `wikidouble: The broker at ${broker.url} requires authentication (401): set PACT_BROKER_TOKEN, or ` +
        'PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.\n',
    });

    broker.admission = undefined;
    broker.fail(500, 'POST');
    const failed = await publish(options);
    expect(failed).to.include({ status: 2, stdout: '' });
    expect(failed.stderr).to.match(
      /^wikidouble: The broker at \S+ failed to .* \(status 500\)\. The broker says: An error has occurred\.\n$/,
    );

    const { url } = broker;
    await broker.stop();
    expect(await publish(options)).to.deep.equal({
      status: 2,
      stdout: '',
      stderr: `wikidouble: The broker could not be reached: nothing listens at ${new URL(url).host}: the connection was refused.\n`,
    });
  });

  describe('at a host that responds as it was recorded', () => {
    const hal = { 'Content-Type': 'application/hal+json;charset=utf-8' };
    const links = { 'pb:publish-contracts': { href: 'http://broker.example/contracts/publish' } };
    const index = { status: 200, headers: hal, body: JSON.stringify({ _links: links }) };
    const basic = { PACT_BROKER_USERNAME: 'ro', PACT_BROKER_PASSWORD: 'sesame' };

    /** The outcome, with `HOST` for its address and `FILE` for the contract. */
    async function publishTo(
      responses: { readonly index?: ScriptedResponse | undefined; readonly publication?: ScriptedResponse },
      { options = version, env = {} } = {},
    ): Promise<Ended> {
      const file = write(exampleContract('My Bot', 'mediawiki'));
      const host = await ScriptedHost.start(({ method }) =>
        method === 'GET' ? responses.index : responses.publication,
      );
      const { stderr, ...ended } = await publish([file, '--broker', host.url, ...options], env).finally(() =>
        host.stop(),
      );
      return { ...ended, stderr: stderr.replaceAll(host.url, 'HOST').replaceAll(file, 'FILE') };
    }

    it('repeats all lines of a refusal', async () => {
      const text =
        'This is the first time a pact has been published for "My Bot".\n' +
        'The name "My Bot" is very similar to the following existing pacticipants:\n* my-bot\n\n' +
        'pact-broker create-or-update-pacticipant --name "My Bot" --broker-base-url http://broker\n';
      const body = JSON.stringify({ notices: [{ type: 'error', text }], errors: { contracts: [text] } });
      expect(await publishTo({ index, publication: { status: 409, headers: hal, body } })).to.deep.equal({
        status: 1,
        stdout: '',
        stderr:
          'wikidouble: The broker refuses the contract between My Bot 1.4.0 and mediawiki:\n' +
          '  This is the first time a pact has been published for "My Bot".\n' +
          '  The name "My Bot" is very similar to the following existing pacticipants:\n  * my-bot\n' +
          '  pact-broker create-or-update-pacticipant --name "My Bot" --broker-base-url http://broker\n',
      });
    });

    it('repeats what is invalid', async () => {
      const body = JSON.stringify({ errors: { pacticipantVersionNumber: ['cannot be blank'] } });
      const publication = { status: 400, headers: hal, body };
      const blank = ['--consumer-version', ' ', '--branch', 'main'];
      expect(await publishTo({ index, publication }, { options: blank })).to.deep.equal({
        status: 2,
        stdout: '',
        stderr:
          'wikidouble: The broker at HOST did not publish FILE: it responded with status 400. ' +
          'The broker says: pacticipantVersionNumber: cannot be blank\n',
      });
    });

    it('says that an account may read, but not publish', async () => {
      expect(await publishTo({ index, publication: { status: 401 } }, { env: basic })).to.deep.equal({
        status: 2,
        stdout: '',
        stderr:
          'wikidouble: The broker at HOST lets this account read, but not publish FILE (401): give an account that may ' +
          'write in PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.\n',
      });
    });

    it('says what a host is that is no broker, and gives up after the time limit', async () => {
      const { stderr: page } = await publishTo({ index: { status: 200, body: '<!doctype html>' } });
      expect(page).to.equal('wikidouble: HOST is not a Pact broker: it responds without a document.\n');
      const moved = { status: 301, headers: { Location: 'https://broker.example/' } };
      const { stderr: elsewhere } = await publishTo({ index: moved });
      expect(elsewhere).to.match(/^wikidouble: HOST redirects to https:\/\/broker\.example\/ \(status 301\)/);
      const silent = await publishTo({ index: undefined }, { options: [...version, '--timeout', '0.2'] });
      expect(silent).to.deep.equal({
        status: 2,
        stdout: '',
        stderr: 'wikidouble: The broker at HOST gave no response within 0.2 seconds.\n',
      });
    });
  });

  it('publishes nothing if one of the files is not a contract', async () => {
    write(exampleContract('my-bot', 'mediawiki'));
    writeFileSync(join(folder, 'package.json'), '{ "name": "my-bot" }');
    const ended = await publish([folder, '--broker', broker.url, ...version]);
    expect(ended).to.include({ status: 2, stdout: '' });
    expect(ended.stderr).to.contain('package.json is not a contract: it has no consumer');
    expect(broker.requests).to.deep.equal([]);
  });
});
