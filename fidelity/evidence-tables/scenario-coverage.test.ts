import { expect } from 'chai';

import type { Rule } from '../../schemas/generated/rules';
import type { Expectation, Scenario } from '../../schemas/generated/scenario';
import { coverageProblems } from './scenario-coverage';
import { loadRules } from '../../conformance/scenario-files/load-rules';
import { loadScenarios } from '../../conformance/scenario-files/load-scenarios';

describe('coverage of rules by scenarios', () => {
  const rule = (id: string, observable: Rule['observable']): Rule => ({ id, quote: id, level: 'required', observable });
  const scenario = (id: string, rules: string[], given: Scenario['given'] = {}): Scenario => ({
    id,
    title: id,
    rules,
    given,
    when: [{ query: { action: 'query' } }],
    then: [{ status: 200 }],
  });
  const gone: Scenario['given'] = { gone: { kind: 'headers sent' } };

  it('is complete if each observable rule has a scenario', () => {
    const rules = [rule('1.meow', 'outside'), rule('1.purr', 'emulator'), rule('1.dream', 'nowhere')];
    expect(coverageProblems(rules, [scenario('a', ['1.meow']), scenario('b', ['1.purr'], gone)])).to.deep.equal([]);
  });

  it('lacks a rule that no scenario shows', () => {
    const rules = [rule('1.meow', 'outside'), rule('1.purr', 'emulator'), rule('1.hiss', 'outside')];
    expect(coverageProblems(rules, [scenario('a', ['1.meow'])])).to.deep.equal([
      'no scenario shows 1.purr',
      'no scenario shows 1.hiss',
    ]);
  });

  it('reports a rule for every client that is shown only with the emulator', () => {
    expect(coverageProblems([rule('1.meow', 'outside')], [scenario('a', ['1.meow'], gone)])).to.deep.equal([
      'only scenarios for the emulator show 1.meow, which every client can observe',
    ]);
  });

  it('reports unknown and unobservable rules', () => {
    expect(coverageProblems([rule('1.dream', 'nowhere')], [scenario('a', ['1.dream', '1.bark'])])).to.deep.equal([
      'a names 1.dream, which is not observable',
      'a names 1.bark, which is not a rule',
    ]);
  });
});

describe('our scenarios', () => {
  const rules = loadRules();
  const scenarios = loadScenarios().map(({ scenario }) => scenario);

  it('show every observable rule, and name no other', () => {
    expect(coverageProblems(rules, scenarios)).to.deep.equal([]);
  });

  it('read the debug block only if they are about it (spec 2.4: no client may depend on it)', () => {
    const dependent = scenarios.filter((scenario) => looksIntoDebugBlock(scenario) && !isAboutDebugBlock(scenario));
    expect(dependent.map(({ id }) => id)).to.deep.equal([]);
    expect(scenarios.filter(looksIntoDebugBlock)).to.have.lengthOf.above(10);
  });

  it('name no language where they are about caching (it changes the mode: facts 4.8)', () => {
    const cached = scenarios.filter(({ rules: named }) => named.includes('4.1.2') || named.includes('4.2.4'));
    const withLanguage = cached.filter(({ when }) => when.some(({ query = {} }) => Object.hasOwn(query, 'uselang')));
    expect(withLanguage.map(({ id }) => id)).to.deep.equal([]);
  });
});

function looksIntoDebugBlock({ when, then }: Scenario): boolean {
  const captured = when.flatMap(({ capture = {} }) => Object.values(capture));
  return [...captured, ...then.flatMap(pathsOf)].some((path) => path.split('/').includes('debuginfo'));
}

function pathsOf({ at = '', equalTo, differsFrom, permutationOf }: Expectation): string[] {
  return [at, equalTo?.at ?? '', differsFrom?.at ?? '', permutationOf?.at ?? ''];
}

function isAboutDebugBlock({ given = {} }: Scenario): boolean {
  return Object.values(given).some(({ kind }) => kind === 'debug block');
}
