import { expect } from 'chai';
import Mocha from 'mocha';

import { describeConformance, describeFailures } from './describe-conformance';
import { scenario, target, targetOf } from './made-up-wiki.test-support';
import { runScenario } from './run-scenario';
import type { Target } from './target';

/** Runs what `describeConformance` makes in a mocha of its own: the titles of its tests, by how they ended. */
async function run(wiki: Target, scenarios: Parameters<typeof describeConformance>[1]): Promise<string[]> {
  const mocha = new Mocha({ reporter: Mocha.reporters.Base });
  const { describe, it, after } = globalThis;
  mocha.suite.emit(Mocha.Suite.constants.EVENT_FILE_PRE_REQUIRE, globalThis, 'example', mocha);
  try {
    describeConformance(wiki, scenarios);
  } finally {
    Object.assign(globalThis, { describe, it, after });
  }
  const ended: string[] = [];
  await new Promise<void>((resolve) => {
    const runner = mocha.run(() => {
      resolve();
    });
    runner.on('pass', (test) => ended.push(`pass ${test.fullTitle()}`));
    runner.on('fail', (test, error: Error) =>
      ended.push(`fail ${test.title}: ${error.message.split('\n', 1)[0] ?? ''}`),
    );
    runner.on('pending', (test) => ended.push(`pending ${test.title}`));
  });
  return ended;
}

describe('describeConformance', () => {
  it('makes a test of each scenario, and closes the target', async () => {
    let closed = 0;
    const close = (): Promise<void> => {
      closed++;
      return Promise.resolve();
    };
    const wiki: Target = { ...target({}), close };
    const good = scenario({ id: 'good' });
    const bad = scenario({ id: 'bad', then: [{ status: 404 }] });
    expect(await run(wiki, { scenarios: [good, bad] })).to.deep.equal([
      'pass conformance of a made-up wiki good: An example.',
      'fail bad: An example.: bad: An example.',
    ]);
    expect(closed).to.equal(1);
  });

  it('leaves out what cannot be shown, with the reason', async () => {
    const without = targetOf({ kind: 'not applicable', reason: 'no debug block' });
    expect(await run(without, { scenarios: [scenario({})] })).to.deep.equal([
      'pending example: An example. (not applicable: no debug block)',
    ]);
  });
});

describe('describeFailures', () => {
  it('says which rule, where, what and how to ask again', async () => {
    const then = [{ status: 404 }, { at: '/a', equals: [1] }];
    const result = await runScenario(scenario({ then }), target({ a: [2] }));
    expect(describeFailures(result)).to.equal(
      [
        'example: An example.',
        'rule 1, status of response',
        '  expected: 404',
        '  actual:   200',
        "  curl --silent --include --globoff 'https://wiki.example/w/api.php'",
        'rule 1, /a of response',
        '  expected: [1]',
        '  actual:   [2]',
        '  first difference: /0',
        "  curl --silent --include --globoff 'https://wiki.example/w/api.php'",
      ].join('\n'),
    );
  });
});
