import { expect } from 'chai';

import type { Run } from '../../schemas/generated/report';
import type { Scenario } from '../../schemas/generated/scenario';
import { runScenario } from '../runner/run-scenario';
import { exampleRun } from './example-report.test-support';
import { keepRelevant, RecordingTarget } from './record-exchanges';

function targetReturning(...bodies: unknown[]) {
  let sent = 0;
  return new RecordingTarget({
    name: 'a wiki',
    api: 'https://wiki.example/api.php',
    prepare: () =>
      Promise.resolve({
        kind: 'ready',
        roles: new Map(),
        send: () => Promise.resolve({ status: 200, headers: [], body: JSON.stringify(bodies[sent++]) }),
        release: () => Promise.resolve(),
      }),
    close: () => Promise.resolve(),
  });
}

const then = [{ at: '/x', equals: 1 }];

describe('the exchanges of a scenario', () => {
  it('are kept, and each failure refers to its own', async () => {
    const scenario: Scenario = {
      id: 'cat',
      title: 'Cat.',
      rules: ['1.json'],
      when: [{ query: { a: 1 } }, { name: 'second', query: { a: 2 } }],
      then: [...then, { of: 'second', at: '/x', equals: 1 }],
    };
    const target = targetReturning({ x: 1 }, { x: 2 });
    const { shown, ofFailures } = target.take(await runScenario(scenario, target));
    expect(shown.map(({ query, body }) => [query, body])).to.deep.equal([
      ['?a=1', '{\n  "x": 1\n}'],
      ['?a=2', '{\n  "x": 2\n}'],
    ]);
    expect(ofFailures).to.deep.equal([1]);
  });

  it('of a long continuation are the first ones and the failing one', async () => {
    const walk: Scenario = {
      id: 'walk',
      title: 'Walk.',
      rules: ['1.json'],
      when: [{ walk: true }],
      then: [{ at: '/15/x', equals: 2 }],
    };
    const responses = Array.from({ length: 20 }, (_, index) => ({
      x: 1,
      ...(index < 19 ? { continue: { n: index } } : {}),
    }));
    const target = targetReturning(...responses);
    const result = await runScenario(walk, target);
    const { shown, ofFailures } = target.take(result);
    expect(shown.map(({ query }) => query)).to.deep.equal([
      '',
      '?n=0',
      '?n=1',
      '?n=2',
      '?n=3',
      '?n=4',
      '?n=5',
      '?n=14',
    ]);
    expect(ofFailures).to.deep.equal([7]);
  });

  it('stay if a scenario fails, and of a wiki of the same release where it passes', () => {
    const exchanges = [{ method: 'GET', query: '', requestHeaders: [], status: 200, headers: [], body: '' }];
    const run = (release: string, verdict: 'pass' | 'fail'): Run => ({
      ...exampleRun,
      target: { ...exampleRun.target, release },
      scenarios: exampleRun.scenarios.map((scenario) => ({
        ...scenario,
        exchanges,
        ...(scenario.verdict === 'fail' ? { verdict } : {}),
      })),
    });
    const kept = (...runs: Run[]) =>
      keepRelevant(runs).map(({ scenarios }) =>
        scenarios.flatMap((scenario) => (scenario.exchanges ? scenario.id : [])),
      );
    const id = 'unused-file-succeeds';
    expect(kept(run('1.39', 'pass'), run('1.43', 'fail'), run('1.43', 'pass'))).to.deep.equal([[], [id], [id]]);
    expect(kept(run('1.39', 'pass'), run('1.43', 'fail'))).to.deep.equal([[id], [id]]);
    expect(kept(run('1.39', 'pass'), run('1.43', 'pass'))).to.deep.equal([[], []]);
  });
});
