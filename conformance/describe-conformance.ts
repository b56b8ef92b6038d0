import type { Scenario } from '../schemas/generated/scenario';
import { specifiedScenarios, type RunScenariosOptions } from './check/run-scenarios';
import { ScenarioSequence, selectScenarios } from './runner/scenario-sequence';
import type { Target } from './runner/target';
import type { Failure, ScenarioResult } from './runner/verdict';

/** The functions of a test runner that `describeConformance` calls. */
export interface TestFunctions {
  /** Groups tests. Default: the global `describe`. */
  readonly describe?: ((title: string, body: () => void) => unknown) | undefined;
  /** Declares a test; the third argument is a time limit in milliseconds. Default: the global `it`. */
  readonly it?: ((title: string, test: () => Promise<void>, timeout?: number) => unknown) | undefined;
  /** Runs something before the tests. Default: the global `before` or `beforeAll`. */
  readonly before?: ((hook: () => Promise<void>) => unknown) | undefined;
  /** Runs something after the tests. Default: the global `after` or `afterAll`. */
  readonly after?: ((hook: () => Promise<void>) => unknown) | undefined;
}

/** Which scenarios to test, and the functions of the test runner. */
export interface DescribeOptions extends RunScenariosOptions, TestFunctions {}

/**
 * The time limit of a test or hook, in milliseconds: long enough for a wiki that asks for pauses. Each request has a time
 * limit of its own.
 */
const testTimeout = 300_000;

/** Declares a `describe` with one test per scenario; see `describeConformance` of `wikidouble/conformance`. */
export function describeTarget(target: Target, options: DescribeOptions = {}): void {
  const { only = [], scenarios = specifiedScenarios() } = options;
  const { describe, it, before, after } = testFunctions(options);
  const sequence = new ScenarioSequence(target);
  const unshown: string[] = [];
  describe(`conformance of ${target.name}`, () => {
    before(
      withTimeout(async () => {
        await target.open?.();
      }),
      testTimeout,
    );
    after(
      withTimeout(async () => {
        if (unshown.length > 0) console.info(`Not applicable:\n${unshown.map((line) => `  ${line}`).join('\n')}`);
        await target.close();
      }),
      testTimeout,
    );
    for (const scenario of selectScenarios(scenarios, only)) {
      const test = async (runner: Runner): Promise<void> => {
        const note = await testScenario(scenario, sequence, runner, target);
        if (note !== undefined) unshown.push(note);
      };
      it(`${scenario.id}: ${scenario.title}`, withTimeout(test), testTimeout);
    }
  });
}

/**
 * Runs one scenario as a test.
 *
 * @returns the reason why it is not applicable, where the test runner cannot skip a test that runs
 * @throws Error for a scenario that fails; where tests cannot be skipped, also for an inconclusive one
 */
async function testScenario(
  scenario: Scenario,
  sequence: ScenarioSequence,
  runner: Runner,
  target: Target,
): Promise<string | undefined> {
  const redact = (text: string): string => target.redact?.(text) ?? text;
  const result = await sequence.run(scenario);
  const { verdict } = result;
  if (verdict === 'pass') return undefined;
  if (verdict === 'fail') throw new Error(redact(describeFailures(result)));
  const reason = redact(`${verdict}: ${result.reason ?? ''}`);
  if (runner.skip(reason)) return undefined;
  if (verdict === 'inconclusive') throw new Error(reason);
  return `${scenario.id}: ${redact(result.reason ?? '')}`;
}

/** Controls the current test, whichever runner it runs in. */
class Runner {
  constructor(
    /** In mocha, the context. */
    private readonly self: unknown,
    /** In Vitest and `node:test`, the context; in Jest and mocha, undefined. */
    private readonly context: unknown,
  ) {}

  /**
   * Skips the test, with the reason. In mocha and Vitest it does not return.
   *
   * @returns whether the runner can do that
   */
  skip(reason: string): boolean {
    const { self, context } = this;
    if (canSkip(context)) {
      context.skip(reason);
      return true;
    }
    if (!canSkip(self)) return false;
    if (self.test) self.test.title += ` (${reason})`;
    self.skip();
    return true;
  }

  /** In mocha the time limit is set within the test; the other runners are given it beside the test. */
  limit(): void {
    if (hasTimeout(this.self)) this.self.timeout(testTimeout);
  }
}

interface Skippable {
  skip(reason?: string): void;
  /** The context of mocha. */
  readonly test?: { title: string };
}

function canSkip(value: unknown): value is Skippable {
  return isContext(value) && 'skip' in value && typeof value.skip === 'function';
}

function hasTimeout(value: unknown): value is { timeout(milliseconds: number): void } {
  return isContext(value) && 'timeout' in value && typeof value.timeout === 'function';
}

/** In Vitest it is a function. */
function isContext(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/**
 * A test or hook for any runner. It must not declare a parameter: mocha and Jest would take that for a callback, and
 * Vitest for a fixture.
 */
function withTimeout(action: (runner: Runner) => Promise<void>): () => Promise<void> {
  return async function (this: unknown): Promise<void> {
    // eslint-disable-next-line prefer-rest-params -- a rest parameter is declared as well
    const runner = new Runner(this, arguments[0]);
    runner.limit();
    await action(runner);
  };
}

/** The same functions, none missing; hooks get a time limit if the runner accepts one. */
interface AllTestFunctions {
  readonly describe: NonNullable<TestFunctions['describe']>;
  readonly it: NonNullable<TestFunctions['it']>;
  readonly before: (hook: () => Promise<void>, timeout: number) => unknown;
  readonly after: (hook: () => Promise<void>, timeout: number) => unknown;
}

/** @throws TypeError for a function that is neither given nor a global */
function testFunctions({ describe, it, before, after }: TestFunctions): AllTestFunctions {
  return {
    describe: describe ?? globalFunction('describe'),
    it: it ?? globalFunction('it'),
    before: before ?? globalFunction('before', 'beforeAll'),
    after: after ?? globalFunction('after', 'afterAll'),
  };
}

function globalFunction(...names: readonly string[]): (...args: readonly unknown[]) => unknown {
  const known = globalThis as unknown as Readonly<Record<string, unknown>>;
  const found = names.map((name) => known[name]).find((value) => typeof value === 'function');
  if (found) return found as (...args: readonly unknown[]) => unknown;
  throw new TypeError(
    `describeConformance: there is no global function ${names.join(' or ')}. Call it in a test file; with a test runner ` +
      'that has no globals, pass its functions: describeConformance(target, { describe, it, before, after }).',
  );
}

/** All failures of a scenario, for people. */
export function describeFailures({ scenario, failures }: ScenarioResult): string {
  return [`${scenario.id}: ${scenario.title}`, ...failures.map(describeFailure)].join('\n');
}

function describeFailure({ rules, step, at, expected, actual, firstDifference, curl }: Failure): string {
  const lines = [`rule ${rules.join(', ')}, ${at} of ${step}`, `  expected: ${expected}`, `  actual:   ${actual}`];
  if (firstDifference !== undefined) lines.push(`  first difference: ${firstDifference}`);
  return [...lines, `  ${curl}`].join('\n');
}
