import { expect } from 'chai';

import type { Scenario } from '../../schemas/generated/scenario';
import { ruleResults, summarise } from '../../conformance/runner/rule-results';
import { runInSequence } from '../../conformance/runner/scenario-sequence';
import { loadRules } from '../../conformance/scenario-files/load-rules';
import { loadScenarios } from '../../conformance/scenario-files/load-scenarios';
import { emulatorInProcess } from '../../conformance/targets/emulator-targets';
import { forbiddenActionIn } from '../../conformance/http/write-guard';
import { mutants } from './catalogue';
import { describeScore, idleScenarios, isNoticed, mutationScore, tryMutant, type MutantResult } from './score';

const rules = loadRules();
const scenarios = loadScenarios().map(({ scenario }) => scenario);

describe('our scenarios, run against broken wikis', () => {
  const results: MutantResult[] = [];

  before(async () => {
    const target = emulatorInProcess();
    for (const mutant of mutants) results.push(await tryMutant(mutant, target, rules, scenarios));
    console.log(`      ${describeScore(results)}`);
  });

  it('pass a correct wiki', async () => {
    const sound = await runInSequence(emulatorInProcess(), scenarios);
    expect(sound.filter(({ verdict }) => verdict !== 'pass').map(({ scenario }) => scenario.id)).to.deep.equal([]);
    expect(summarise(ruleResults(rules, sound)).exitCode).to.equal(0);
  });

  it('detect every broken wiki, with exit code 1 and not by a crash', () => {
    expect(results.filter((result) => !isNoticed(result)).map(({ mutant }) => mutant.id)).to.deep.equal([]);
    expect(results).to.have.lengthOf.at.least(90);
    expect(mutationScore(results)).to.equal(100);
  });

  it('fail every rule that a mutant names', () => {
    const missed = results.filter((result) => result.missed.length > 0);
    expect(missed.map(({ mutant, missed: names }) => `${mutant.id}: ${names.join(', ')}`)).to.deep.equal([]);
  });

  it('can all fail: each detects at least one', () => {
    expect(idleScenarios(results, scenarios)).to.deep.equal([]);
  });

  it('can fail every observable rule', () => {
    const named = new Set(mutants.flatMap((mutant) => mutant.rules));
    const unnamed = rules.filter(({ id, observable }) => observable !== 'nowhere' && !named.has(id));
    expect(unnamed.map(({ id }) => id)).to.deep.equal([]);
  });

  it('need what a mutant needs, and nothing more', () => {
    const wrong = results.filter(({ mutant, noticedBy }) => {
      const shows = scenarios.filter(({ id }) => noticedBy.includes(id)).some((scenario) => needsNothing(scenario));
      return shows === (mutant.needs !== undefined);
    });
    expect(wrong.map(({ mutant }) => mutant.id)).to.deep.equal([]);
  });
});

describe('trying a mutant', () => {
  const sound = { id: 'sound', title: 'breaks nothing', rules: ['4.2.1'] };

  it('reports the scenarios that detected it, and which of its rules did not fail', async () => {
    const nowhere = {
      ...sound,
      mutate: () => ({ status: 404, headers: [], body: '' }),
      rules: ['4.2.1', '9.branch-name'],
    };
    const subset = scenarios.filter(({ id }) => id === 'unused-file-succeeds');
    const result = await tryMutant(nowhere, emulatorInProcess(), rules, subset);
    expect(result).to.include({ exitCode: 1 });
    expect(result.noticedBy).to.deep.equal(['unused-file-succeeds']);
    expect(result.missed).to.deep.equal(['9.branch-name']);
  });

  it('reports a mutant that breaks nothing as survived', async () => {
    const result = await tryMutant(sound, emulatorInProcess(), rules, scenarios);
    expect(isNoticed(result)).to.equal(false);
    expect(result.exitCode).to.equal(0);
    expect(describeScore([result])).to.equal(
      'mutation score 0.0 %: 0 of 1 mutants noticed\n  sound survived: no one noticed that the wiki breaks nothing',
    );
    expect(idleScenarios([result], scenarios)).to.have.lengthOf(scenarios.length);
  });

  it('reports a mutant as survived if the run crashes', async () => {
    const crashing = {
      ...sound,
      mutate: () => {
        throw new Error('a mistake in the mutant');
      },
    };
    const result = await tryMutant(crashing, emulatorInProcess(), rules, scenarios);
    expect(isNoticed(result)).to.equal(false);
    expect(describeScore([result])).to.include('sound made the run crash: a mistake in the mutant');
  });

  it('reports a mutant as survived if only recommended rules fail', async () => {
    const recommended = { ...sound, rules: ['2.4.carries'], mutate: () => ({ status: 200, headers: [], body: '{}' }) };
    const subset = scenarios.filter(({ id }) => id === 'debug-block-exposes-internals');
    const result = await tryMutant(recommended, emulatorInProcess(), rules, subset);
    expect(result.noticedBy).to.deep.equal(['debug-block-exposes-internals']);
    expect(isNoticed(result)).to.equal(false);
  });
});

/** Whether a scenario can be played on every wiki without an account: such a check posts no log-in (decision 6). */
function needsNothing(scenario: Scenario): boolean {
  const roles = Object.values(scenario.given ?? {});
  const isForAll = roles.every((role) => role.kind === 'file' || (role.kind === 'session' && !role.loggedIn));
  return isForAll && forbiddenActionIn(scenario, 'reading') === undefined;
}
