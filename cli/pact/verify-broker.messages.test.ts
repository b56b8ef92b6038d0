import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { exampleContract } from '../../pact/broker/example-contract.test-support';
import { tokenInteraction } from '../../pact/verify/made-up-contract.test-support';
import { account, asFake, contractWith, loggedIn, publish, setUpBench, verify } from './broker-bench.test-support';
import { runPact } from './run-pact.test-support';

describe('the messages of wikidouble pact verify --broker', () => {
  const bench = setUpBench();

  it('distinguishes a wrong token, an error of the broker, and no broker', async () => {
    const begin = 'wikidouble: Inconclusive:';
    const junit = join(bench.folder, 'report.xml');
    const sentence = async (env = {}): Promise<string> => {
      const { status, stdout, stderr } = await verify(bench, [...asFake, '--report', `junit=${junit}`], env);
      expect([status, stdout]).to.deep.equal([2, '']);
      expect(readFileSync(junit, 'utf8')).to.include('errors="1"');
      return stderr;
    };
    bench.broker.admission = { token: 'open-sesame' };
    expect(await sentence({ PACT_BROKER_TOKEN: 'open-simsala' })).to.equal(
      `${begin} The broker at ${bench.broker.url} does not accept the token (401): check PACT_BROKER_TOKEN.\n`,
    );
    bench.broker.admission = undefined;
    bench.broker.fail(500);
    expect(await sentence()).to.equal(
      `${begin} The broker at ${bench.broker.url} failed to list its functions (status 500). The broker says: An error has occurred.\n`,
    );
    bench.broker.recover();
    const { host } = new URL(bench.broker.url);
    await bench.broker.stop();
    const gone = ['verify', bench.server.url, '--broker', `http://${host}`, ...asFake];
    expect(await runPact(gone)).to.deep.equal({
      status: 2,
      stdout: '',
      stderr: `${begin} The broker could not be reached: nothing listens at ${host}: the connection was refused.\n`,
    });
  });

  it('sends the broker nothing if the wiki gives no response, or refuses the account', async () => {
    await publish(bench, exampleContract('my-bot', 'wikidouble'));
    const silent = await runPact(['verify', 'http://127.0.0.1:1/api.php', '--broker', bench.broker.url, ...asFake]);
    expect(silent).to.deep.equal({
      status: 2,
      stdout: '',
      stderr: 'wikidouble: Inconclusive: Nothing listens at 127.0.0.1:1: the connection was refused.\n',
    });
    const refused = await verify(bench, [...asFake, '--user', 'Anna'], { WIKIDOUBLE_PASSWORD: 'wrong password' });
    expect(refused).to.include({ status: 2, stdout: '' });
    expect(refused.stderr).to.match(/^wikidouble: Inconclusive: Anna cannot log in: /);
    expect(bench.broker.requests).to.deep.equal([]);
  });

  it('shows, reports and publishes no secret', async () => {
    const secrets = new Set([account.password, 'a+passphrase', 'a%20passphrase', 'open-sesame']);
    bench.change = (response) => {
      for (const [, cookie = ''] of response.headers.join('\n').matchAll(/^Set-Cookie\n\w+=(\w{16,});/gm))
        secrets.add(cookie);
      for (const [, token = ''] of response.body.matchAll(/token":"(\w{32,})/g)) secrets.add(token);
      return response;
    };
    const logInToken = tokenInteraction('a token to log in', '', {
      request: {
        method: 'GET',
        path: '/api.php',
        query: { action: ['query'], meta: ['tokens'], type: ['login'], format: ['json'] },
      },
      response: {
        status: 200,
        headers: { 'Set-Cookie': ['none'] },
        body: { content: { query: { tokens: { logintoken: 'x' } } }, contentType: 'application/json', encoded: false },
      },
    });
    const form = { content: 'action=login&lgname=Anna&lgpassword=a+passphrase&lgtoken=x&format=json' };
    const logIn = tokenInteraction('a log-in', '', {
      request: {
        method: 'POST',
        path: '/api.php',
        headers: { 'Content-Type': ['application/x-www-form-urlencoded'] },
        body: { ...form, contentType: 'application/x-www-form-urlencoded', encoded: false },
      },
    });
    await publish(bench, contractWith(tokenInteraction('of a session', 'x', loggedIn), logInToken, logIn));
    bench.broker.admission = { token: 'open-sesame' };
    // A broker whose own address contains the token, as behind some proxies.
    bench.broker.believedUrl = 'http://open-sesame.example';
    const files = [join(bench.folder, 'report.json'), join(bench.folder, 'report.xml')] as const;
    const reports = ['--report', `json=${files[0]}`, '--report', `junit=${files[1]}`];
    const env = { PACT_BROKER_TOKEN: 'open-sesame', WIKIDOUBLE_PASSWORD: account.password };
    const ended = await verify(bench, [...asFake, '--user', 'Anna', '--publish-results', ...reports], env);
    expect(ended).to.include({ status: 1, stderr: '' });
    const sent = JSON.stringify(bench.broker.results.map((result) => result.sent));
    const shown = [ended.stdout, ended.stderr, sent, ...files.map((file) => readFileSync(file, 'utf8'))].join('\n');
    // The anonymous token and the names of what differs are there, so the checks above had something to find.
    expect(shown).to.include('"identifier":"$.query.tokens.logintoken"').and.include('<hidden>');
    expect(secrets.size).to.be.at.least(8);
    for (const secret of secrets) expect(shown).not.to.include(secret);
  });
});
