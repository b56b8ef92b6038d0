import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { Judge } from '../invariants/judge';
import type { ReceivedResponse, Send } from '../runner/exchange';
import type { Target } from '../runner/target';
import type { Scenario } from '../../schemas/generated/scenario';
import { sendInProcess } from '../http/send-in-process';
import { runScenarios } from './run-scenarios';

const api = 'https://wiki.example/w/api.php';

/** A wiki whose tokens everybody may cache when a language is requested: no scenario looks there. */
function wronglyCached(): Target {
  const judge = new Judge();
  const wiki = createWiki();
  const send: Send = async (request): Promise<ReceivedResponse> => {
    const response = await sendInProcess(wiki, api)(request);
    if (!request.query.includes('uselang=')) return response;
    const headers = response.headers.map(([name, value]): [string, string] => {
      return [name, name.toLowerCase() === 'cache-control' ? 'public, s-maxage=60' : value];
    });
    return { ...response, headers };
  };
  return {
    name: 'a wiki with a mistake',
    api,
    judge,
    prepare: () =>
      Promise.resolve({
        kind: 'ready',
        roles: new Map(),
        send: judge.watch(send),
        release: () => Promise.resolve(),
      }),
    close: () => Promise.resolve(),
  };
}

/** A scenario that requests tokens and looks at something else. */
function requesting(id: string, rule: string, parameters: Readonly<Record<string, string>>): Scenario {
  return {
    id,
    title: 'Tokens are there.',
    rules: [rule],
    when: [{ query: { action: 'query', meta: 'tokens', format: 'json', ...parameters } }],
    then: [{ at: '/query/tokens', present: true }],
  };
}

describe('runScenarios, by invariants', () => {
  it('fails the rule of an invariant that any response breaks, once', async () => {
    const scenarios = [
      requesting('plain', '4.1.meta', {}),
      requesting('german', '4.1.meta', { uselang: 'de' }),
      requesting('french', '4.1.meta', { uselang: 'fr' }),
    ];
    const run = await runScenarios(wronglyCached(), { scenarios });
    expect(run.exitCode).to.equal(1);
    expect(run.rules.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).to.deep.equal(['4.1.2']);
    const [outcome, ...others] = run.scenarios.filter(({ verdict }) => verdict === 'fail');
    expect(others).to.deep.equal([]);
    expect(outcome).to.deep.include({
      id: 'tokens-are-always-private',
      rules: ['4.1.2'],
      requests: 0,
    });
    expect(outcome?.failures).to.deep.equal([
      {
        rules: ['4.1.2'],
        step: '2 of 3 responses',
        at: 'header Cache-Control',
        expected: 'private, without public and s-maxage',
        actual: '"public, s-maxage=60"',
        curl: `curl --silent --include --globoff '${api}?action=query&meta=tokens&format=json&uselang=de'`,
        exchange: 0,
      },
    ]);
    expect(outcome?.exchanges?.[0]?.query).to.contain('uselang=de');
  });

  it('reports only invariants of chosen rules', async () => {
    const scenarios = [requesting('german', '4.1.meta', { uselang: 'de' })];
    const run = await runScenarios(wronglyCached(), { scenarios, only: ['4.1.meta'] });
    expect(run.exitCode).to.equal(0);
    expect(run.scenarios.map(({ id }) => id)).to.deep.equal(['german']);
  });
});
