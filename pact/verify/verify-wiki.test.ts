import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect } from 'chai';

import { createWiki, type Wiki } from '../../emulator';
import { mutantById } from '../../fidelity/mutants/catalogue';
import { startMutatingProxy } from '../../fidelity/mutants/mutating-proxy';
import type { WikiProxy } from '../../fidelity/mutants/proxy';
import { builtInFiles } from '../generate/built-in-contract';
import { readContractFile, type ContractOnFile } from './contract-on-file';
import { goodWiki, goodWikiAccount as account } from './good-wiki.test-support';
import { contractWith, tokenInteraction } from './made-up-contract.test-support';
import { countVerdicts, exitCodeOf, isWhole, type Verification } from './outcome';
import { verifyWiki } from './verify-wiki';

const timeout = 5000;

describe('verifying contracts', () => {
  let wiki: Wiki;
  let api = '';
  const proxies: WikiProxy[] = [];
  before(async () => {
    wiki = createWiki(goodWiki);
    api = `${(await wiki.listen()).url}/api.php`;
  });
  after(async () => {
    for (const proxy of proxies) await proxy.close();
    await wiki.close();
  });

  function verify(contract: ContractOnFile, at = api, options: object = {}): Promise<Verification> {
    return verifyWiki(at, { contracts: [contract], allowWrites: false, timeout, ...options });
  }

  async function broken(id: string): Promise<string> {
    const proxy = await startMutatingProxy(api, mutantById(id));
    proxies.push(proxy);
    return proxy.api;
  }

  it('passes a correct wiki, and lists what is not applicable', async () => {
    const contracts = builtInFiles().map(readContractFile);
    const verification = await verifyWiki(api, { contracts, allowWrites: true, timeout, credentials: account });
    const { outcomes } = verification;
    expect(outcomes.filter(({ verdict }) => verdict === 'fail' || verdict === 'inconclusive')).to.deep.equal([]);
    expect(countVerdicts(outcomes).pass).to.be.at.least(30);
    const reasons = outcomes.flatMap(({ verdict, reason }) => (verdict === 'not applicable' ? [reason] : []));
    expect(new Set(reasons)).to.deep.equal(new Set(['the wiki shows no debug block']));
    expect(exitCodeOf(verification)).to.equal(0);
    expect(isWhole(verification)).to.be.false;
  });

  it('passes anonymously against the whole contract of every wiki', async () => {
    const verification = await verify(readContractFile(builtInFiles()[0] ?? ''));
    const { pass, ...others } = countVerdicts(verification.outcomes);
    expect(others).to.deep.equal({ fail: 0, 'not applicable': 0, inconclusive: 0 });
    expect(pass).to.be.at.least(100);
    expect(isWhole(verification)).to.be.true;
  });

  it('names the interaction that a broken wiki breaks', async () => {
    const contract = readContractFile(builtInFiles()[0] ?? '');
    const chosen = ['anonymous-value-is-fixed', 'patrol-token-alone', 'empty-type-gives-no-token'];
    const interactions = contract.interactions.filter(({ description }) => chosen.includes(description));
    const verification = await verify({ ...contract, interactions }, await broken('patrol-token-missing'));
    const failed = verification.outcomes.filter(({ verdict }) => verdict === 'fail');
    expect(failed.map(({ description }) => description)).to.deep.equal([
      'anonymous-value-is-fixed',
      'patrol-token-alone',
    ]);
    expect(failed[1]?.mismatches.map(({ at, text }) => `${at}: ${text}`)).to.deep.equal([
      '$.query.tokens: Expected {} (size 0) to have minimum size of 1',
      '$.query.tokens: Actual map is missing the following keys: patroltoken',
    ]);
    expect(failed[1]?.curl).to.match(/^curl .*'http:.*\/api\.php\?action=query&format=json&meta=tokens&type=patrol'$/);
    expect(exitCodeOf(verification)).to.equal(1);
  });

  it('sends requests as the client of the state, and fills in its tokens', async () => {
    const requested = tokenInteraction('a token of the session', '<WATCH_TOKEN>', {
      providerStates: [{ name: 'a session', params: { loggedIn: true, role: 'session' } }],
    });
    const sent = {
      type: 'Synchronous/HTTP',
      description: 'a token that is taken',
      providerStates: [{ name: 'a session', params: { loggedIn: true, role: 'session' } }],
      request: {
        method: 'POST',
        path: '/w/api.php',
        query: { action: ['logout'], format: ['json'] },
        headers: { 'Content-Type': ['application/x-www-form-urlencoded'] },
        body: {
          content: 'token=%3CCSRF_TOKEN%3E',
          contentType: 'application/x-www-form-urlencoded',
          encoded: false,
        },
        generators: { body: { '$.token': { type: 'ProviderState', expression: '${session.csrftoken}' } } },
      },
      response: {
        status: 200,
        body: { content: {}, contentType: 'application/json', encoded: false },
        matchingRules: { body: { $: { combine: 'AND', matchers: [{ match: 'type', max: 0 }] } } },
      },
    };
    // A log-out does not affect the next interaction.
    const { outcomes } = await verify(contractWith(sent, sent, requested), api, { credentials: account });

    expect(outcomes.map(({ verdict }) => verdict)).to.deep.equal(['pass', 'pass', 'fail']);
    // It differs from the anonymous token, and is not used.
    expect(outcomes[2]?.mismatches[0]?.actual).to.match(/^"<hidden>/);
    const anonymous = await verify(contractWith(requested, sent));
    expect(exitCodeOf(anonymous)).to.equal(2);
    expect(anonymous.outcomes.map(({ verdict }) => verdict)).to.deep.equal(['not applicable', 'not applicable']);
  });

  it('fails for an unknown state, with a template for its handler, and accepts handlers', async () => {
    const state = { name: 'a page', params: { title: 'X' } };
    const contract = contractWith(tokenInteraction('a page', '+\\', { providerStates: [state] }));
    const { outcomes } = await verify(contract);
    expect(outcomes[0]?.verdict).to.equal('fail');
    expect(outcomes[0]?.reason).to.include('"a page": async ({ title }, { api }) => {');

    const calls: unknown[] = [];
    const setup = (params: unknown): void => void calls.push(['setup', params]);
    const teardown = (params: unknown): void => void calls.push(['teardown', params]);
    const handled = await verify(contract, api, { handlers: new Map([['a page', { setup, teardown }]]) });
    expect(handled.outcomes[0]?.verdict).to.equal('pass');
    expect(calls).to.deep.equal([
      ['setup', { title: 'X' }],
      ['teardown', { title: 'X' }],
    ]);
    const failing = (): never => {
      throw new Error('the disk is full');
    };
    const [outcome] = (await verify(contract, api, { handlers: new Map([['a page', { setup: failing }]]) })).outcomes;
    expect(outcome).to.deep.include({ verdict: 'fail', reason: 'its state cannot be set up: the disk is full' });
  });

  it('lets pending interactions fail, and distinguishes similar names', async () => {
    const verification = await verify(
      contractWith(
        tokenInteraction('kept', '+\\'),
        tokenInteraction('not kept', 'other', { pending: true }),
        tokenInteraction('kept', '+\\', { request: { method: 'GET', path: '/index.php' } }),
      ),
    );
    expect(verification.outcomes.map(({ verdict, pending }) => [verdict, pending])).to.deep.equal([
      ['pass', false],
      ['fail', true],
      ['not applicable', false],
    ]);
    expect(exitCodeOf(verification)).to.equal(0);
  });

  it('is inconclusive if there is no wiki', async () => {
    const verification = await verify(contractWith(tokenInteraction('kept', '+\\')), 'http://127.0.0.1:1/api.php');
    expect(verification).to.deep.include({
      outcomes: [],
      problem: 'Nothing listens at 127.0.0.1:1: the connection was refused.',
    });
    expect(exitCodeOf(verification)).to.equal(2);
  });

  it('gives up on a wiki that stops responding', async () => {
    let requests = 0;
    const server = createServer((request, response) => {
      if (++requests > 1) request.socket.destroy();
      else response.setHeader('content-type', 'application/json').end('{"batchcomplete":true,"query":{}}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const contract = contractWith(...['a', 'b', 'c', 'd', 'e'].map((name) => tokenInteraction(name, '+\\')));
    const verification = await verify(contract, `http://${host}/api.php`);
    server.close();
    expect(requests).to.equal(4);
    expect(verification.outcomes.map(({ verdict }) => verdict)).to.deep.equal(Array(5).fill('inconclusive'));
    expect(verification.outcomes[0]?.reason).to.equal(
      `${host} closed the connection before the response was complete.`,
    );
    expect(exitCodeOf(verification)).to.equal(2);
  });

  it('ignores a proxy in the environment', async () => {
    process.env.HTTP_PROXY = 'http://127.0.0.1:1';
    try {
      const { outcomes } = await verify(contractWith(tokenInteraction('kept', '+\\')));
      expect(outcomes.map(({ verdict }) => verdict)).to.deep.equal(['pass']);
    } finally {
      delete process.env.HTTP_PROXY;
    }
  });
});
