import { expect } from 'chai';
import Mocha from 'mocha';

import { describeFailures, describeTarget, type DescribeOptions, type TestFunctions } from './describe-conformance';
import { scenario, target, targetOf } from './runner/made-up-wiki.test-support';
import { runScenario } from './runner/run-scenario';
import type { Target } from './runner/target';

/** Runs the tests of `describeConformance` in a separate mocha, and returns their results and titles. */
async function runInMocha(wiki: Target, options: DescribeOptions): Promise<string[]> {
  const mocha = new Mocha({ reporter: Mocha.reporters.Base });
  const { describe, it, before, after } = globalThis;
  mocha.suite.emit(Mocha.Suite.constants.EVENT_FILE_PRE_REQUIRE, globalThis, 'example', mocha);
  try {
    describeTarget(wiki, options);
  } finally {
    Object.assign(globalThis, { describe, it, before, after });
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

/** A test runner that gives each test a context, as Vitest and `node:test` do, or nothing, as Jest does. */
async function runIn(context: object | undefined, wiki: Target, options: DescribeOptions = {}): Promise<string[]> {
  const ended: string[] = [];
  type Run = (...contexts: readonly unknown[]) => Promise<void>;
  const waiting: (readonly [title: string, run: Run])[] = [];
  const add = (title: string) => (run: Run) => waiting.push([title, run]);
  const functions: TestFunctions = {
    describe: (_, body) => {
      body();
    },
    it: (title, test) => add(title)(test),
    before: add('before'),
    after: add('after'),
  };
  describeTarget(wiki, { ...options, ...functions });
  // The hook that is declared second runs last.
  const [before, after, ...tests] = waiting;
  for (const [title, run] of [before!, ...tests, after!]) {
    expect(run.length, 'with a parameter, Jest and mocha wait for a callback').to.equal(0);
    await run(...(context ? [context] : [])).then(
      () => ended.push(`end ${title}`),
      (error: unknown) =>
        ended.push(`fail ${title}: ${error instanceof Error ? error.message.split('\n', 1)[0]! : ''}`),
    );
  }
  return ended;
}

const good = scenario({ id: 'good' });
const bad = scenario({ id: 'bad', then: [{ status: 404 }] });

describe('describeConformance', () => {
  it('declares a test for each scenario, and closes the target', async () => {
    let closed = 0;
    const close = (): Promise<void> => {
      closed++;
      return Promise.resolve();
    };
    expect(await runInMocha({ ...target({}), close }, { scenarios: [good, bad] })).to.deep.equal([
      'pass conformance of a made-up wiki good: An example.',
      'fail bad: An example.: bad: An example.',
    ]);
    expect(closed).to.equal(1);
  });

  it('skips a test in mocha, with the reason in its title', async () => {
    const without = targetOf({ kind: 'not applicable', reason: 'no debug block' });
    expect(await runInMocha(without, { scenarios: [scenario({})] })).to.deep.equal([
      'pending example: An example. (not applicable: no debug block)',
    ]);
  });

  it('fails before the tests if the target cannot be used', async () => {
    const open = () => Promise.reject(new Error('Nothing listens there.'));
    expect(await runInMocha({ ...target({}), open }, { scenarios: [good] })).to.deep.equal([
      'fail "before all" hook for "good: An example.": Nothing listens there.',
    ]);
  });

  it('skips a test through its context in Vitest and node:test', async () => {
    const reasons: string[] = [];
    // The context of Vitest is a function, that of node:test an object.
    const context = Object.assign(() => undefined, { skip: (reason: string) => reasons.push(reason) });
    const slow = targetOf({ kind: 'inconclusive', reason: 'it gave no response' });
    expect(await runIn(context, slow, { scenarios: [good] })).to.deep.equal([
      'end before',
      'end good: An example.',
      'end after',
    ]);
    expect(reasons).to.deep.equal(['inconclusive: it gave no response']);
  });

  it('fails an inconclusive scenario where tests cannot be skipped, and lists those that are not applicable', async () => {
    const slow = targetOf({ kind: 'inconclusive', reason: 'it gave no response' });
    expect(await runIn(undefined, slow, { scenarios: [good] })).to.include(
      'fail good: An example.: inconclusive: it gave no response',
    );
    const without = targetOf({ kind: 'not applicable', reason: 'no debug block' });
    const printed: string[] = [];
    const { info } = console;
    console.info = (text: string) => printed.push(text);
    try {
      expect(await runIn(undefined, without, { scenarios: [good] })).to.include('end good: An example.');
    } finally {
      console.info = info;
    }
    expect(printed).to.deep.equal(['Not applicable:\n  good: no debug block']);
  });

  it('shows no secret of the target', async () => {
    const redact = (text: string): string => text.replaceAll('404', '<hidden>');
    const only = scenario({ id: 'n404', then: [{ status: 404 }] });
    expect(await runIn(undefined, { ...target({}), redact }, { scenarios: [only] })).to.include(
      'fail n404: An example.: n<hidden>: An example.',
    );
  });

  it('says how to pass the functions of a test runner without globals', () => {
    const functions: TestFunctions = { describe: () => undefined, it: () => undefined, before: () => undefined };
    const { after } = globalThis;
    try {
      Object.assign(globalThis, { after: undefined });
      expect(() => {
        describeTarget(target({}), functions);
      }).to.throw(TypeError, /no global function after or afterAll.*\{ describe, it, before, after \}/);
    } finally {
      Object.assign(globalThis, { after });
    }
  });
});

describe('describeFailures', () => {
  it('names the rule, the place, the difference and a command', async () => {
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
