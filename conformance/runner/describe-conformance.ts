import type { Scenario } from '../../schemas/generated/scenario';
import { loadScenarios } from '../scenario-files/load-scenarios';
import { selectScenarios } from './run-scenarios';
import { runScenario } from './run-scenario';
import type { Target } from './target';
import type { Failure, ScenarioResult } from './verdict';

export interface DescribeOptions {
  /** Default: those of this project. */
  readonly scenarios?: readonly Scenario[];
  /** Ids of scenarios, rules or sections. Default: everything. */
  readonly only?: readonly string[];
}

/**
 * Makes a mocha `describe` with one `it` a scenario. What is not applicable or inconclusive is pending, with the reason
 * in its title. The target is closed at the end.
 */
export function describeConformance(target: Target, options: DescribeOptions = {}): void {
  const { scenarios = projectScenarios(), only = [] } = options;
  if (!('describe' in globalThis)) throw new Error('describeConformance makes mocha tests: call it in a test file.');
  // By way of `globalThis`, so that the module can be loaded where mocha does not run.
  globalThis.describe(`conformance of ${target.name}`, () => {
    globalThis.after(() => target.close());
    for (const scenario of selectScenarios(scenarios, only)) {
      globalThis.it(`${scenario.id}: ${scenario.title}`, async function () {
        const result = await runScenario(scenario, target);
        if (result.verdict === 'fail') throw new Error(describeFailures(result));
        if (result.verdict === 'pass') return;
        if (this.test) this.test.title += ` (${result.verdict}: ${result.reason ?? ''})`;
        this.skip();
      });
    }
  });
}

function projectScenarios(): Scenario[] {
  return loadScenarios().map(({ scenario }) => scenario);
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
