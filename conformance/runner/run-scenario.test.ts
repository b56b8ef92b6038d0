import { expect } from 'chai';

import { CookieJar } from './cookie-jar';
import { WikiUnreachable, type Send } from './exchange';
import { scenario, target, targetOf } from './made-up-wiki.test-support';
import { runScenario } from './run-scenario';
import type { FilledRole } from './target';

const down = new WikiUnreachable('Nothing listens there.');

/** What a promise is rejected with. */
async function rejection(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'none',
    (error: unknown) => String(error),
  );
}

describe('runScenario', () => {
  it('stops if the responses of one scenario are too long', async () => {
    let pages = 0;
    const endless = () =>
      Promise.resolve({
        status: 200,
        headers: [],
        body: JSON.stringify({ continue: { next: pages++ }, text: 'x'.repeat(4_000_000) }),
      });
    const walk = scenario({ when: [{ walk: true }], then: [{ status: 200 }] });
    expect(await runScenario(walk, target(endless))).to.deep.include({
      verdict: 'inconclusive',
      reason: 'a made-up wiki sent more than 16 MB for one scenario.',
    });
    expect(pages).to.equal(4);
  });

  it('passes if every expectation holds', async () => {
    const example = scenario({
      when: [{ query: { a: 1 } }, { name: 'second' }],
      then: [{ status: 200 }, { of: 'second', at: '/x', equalTo: { at: '/x' } }],
    });
    expect(await runScenario(example, target({ x: 1 }))).to.deep.equal({
      scenario: example,
      verdict: 'pass',
      failures: [],
      requests: 2,
    });
  });

  it('collects every failure, with its rules and a command that repeats the request', async () => {
    const example = scenario({
      rules: ['4.1.1', '2.1.query'],
      when: [{ query: { action: 'query' } }],
      then: [
        { status: 404, rule: '4.1.1' },
        { at: '/x', equals: { y: 2 } },
        { at: '/x/y', equals: 1 },
      ],
    });
    const result = await runScenario(example, target({ x: { y: 1 } }));
    const curl = "curl --silent --include --globoff 'https://wiki.example/w/api.php?action=query'";
    expect(result.verdict).to.equal('fail');
    expect(result.failures).to.deep.equal([
      { rules: ['4.1.1'], step: 'response', at: 'status', expected: '404', actual: '200', curl },
      {
        rules: ['4.1.1', '2.1.query'],
        step: 'response',
        at: '/x',
        expected: '{"y":2}',
        actual: '{"y":1}',
        firstDifference: '/y',
        curl,
      },
    ]);
  });

  it('fills in roles and captured values', async () => {
    const sent: string[] = [];
    const send: Send = ({ query, headers }) => {
      sent.push(`${query} ${headers.cookie ?? ''}`);
      return Promise.resolve({ status: 200, headers: [['Set-Cookie', 's=1']], body: '{"token":"t|1"}' });
    };
    const roles = new Map<string, FilledRole>([
      ['file', { kind: 'file', title: 'File:A b.jpg' }],
      ['anna', { kind: 'session', cookies: new CookieJar(), user: 'Anna' }],
    ]);
    const example = scenario({
      given: { file: { kind: 'file', uses: 0 }, anna: { kind: 'session', loggedIn: true } },
      when: [
        { as: 'anna', query: { title: '{file.title}' }, capture: { token: '/token' } },
        { name: 'second', as: 'anna', query: { token: '{token}' } },
        { name: 'third' },
      ],
      then: [{ at: '/token', includes: '{token}' }],
    });
    expect(await runScenario(example, target(send, { roles }))).to.include({ verdict: 'pass', requests: 3 });
    expect(sent).to.deep.equal(['?title=File%3AA+b.jpg ', '?token=t%7C1 s=1', ' ']);
  });

  it('reads the debug block only if the scenario is about it', async () => {
    const wiki = target({ batchcomplete: '', debuginfo: {} });
    const then = [{ members: ['batchcomplete'] }];
    expect(await runScenario(scenario({ then }), wiki)).to.include({ verdict: 'pass' });
    const given = { block: { kind: 'debug block' } } as const;
    expect(await runScenario(scenario({ given, then }), wiki)).to.include({ verdict: 'fail' });
  });

  it('fails if it cannot continue, and judges the responses so far', async () => {
    const example = scenario({
      when: [{ capture: { token: '/token' } }, { name: 'second', query: { token: '{token}' } }],
      then: [{ status: 404 }, { of: 'second', status: 200 }, { at: '/x', equalTo: { of: 'second', at: '/x' } }],
    });
    const { failures, requests } = await runScenario(example, target({}));
    expect(failures.map(({ at, expected }) => [at, expected])).to.deep.equal([
      ['/token', 'a text or number to go on with as {token}'],
      ['status', '404'],
    ]);
    expect(requests).to.equal(1);
  });

  it('is inconclusive if the wiki gives no response, before or while it runs', async () => {
    const inconclusive = { verdict: 'inconclusive', reason: 'Nothing listens there.', unreachable: true };
    const before = await runScenario(
      scenario({}),
      targetOf(() => Promise.reject(down)),
    );
    expect(before).to.deep.include(inconclusive);
    const released: string[] = [];
    const release = () => Promise.resolve(released.push('released')).then(() => undefined);
    const during = await runScenario(
      scenario({}),
      target(() => Promise.reject(down), { release }),
    );
    expect(during).to.deep.include({ ...inconclusive, requests: 1 });
    expect(released).to.deep.equal(['released']);
  });

  it('reports why the target cannot be prepared', async () => {
    const preparation = { kind: 'not applicable', reason: 'no debug block' } as const;
    const result = await runScenario(scenario({}), targetOf(preparation));
    expect(result).to.deep.include({ verdict: 'not applicable', reason: 'no debug block', requests: 0 });
  });

  it('says what could not be deleted', async () => {
    const release = () => Promise.reject(new Error('no right to delete'));
    const result = await runScenario(scenario({}), target({}, { release }));
    expect(result).to.deep.include({
      verdict: 'pass',
      reason: 'what was created for it could not be deleted: no right to delete',
    });
  });

  it('throws for mistakes of the scenario', async () => {
    const run = (members: Parameters<typeof scenario>[0]) => rejection(runScenario(scenario(members), target({})));
    expect(await run({ then: [{ of: 'x', status: 200 }] })).to.equal(
      'Error: Scenario "example": no step is called "x".',
    );
    expect(await run({ when: [{ as: 'anna' }] })).to.equal('Error: Scenario "example": no session is called "anna".');
    expect(await run({ when: [{ query: { a: '{b}' } }] })).to.match(/^Error: \{b\} is not defined here/);
  });
});
