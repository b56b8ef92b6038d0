import { expect } from 'chai';

import { WikiUnreachable } from './exchange';
import { scenario, target, targetOf } from './made-up-wiki.test-support';
import { runScenarios, selectScenarios } from './run-scenarios';

const one = scenario({ id: 'one', rules: ['4.1.1', '2.2'] });
const two = scenario({ id: 'two', rules: ['4.2.1'], then: [{ status: 404 }] });
const ten = scenario({ id: 'ten', rules: ['4.10'] });

describe('runScenarios', () => {
  it('runs one after the other and tells of each', async () => {
    const told: string[] = [];
    const onResult = ({ scenario: { id }, verdict }: { scenario: { id: string }; verdict: string }) => {
      told.push(`${id} ${verdict}`);
    };
    const results = await runScenarios(target({}), [one, two, ten], { onResult });
    expect(told).to.deep.equal(['one pass', 'two fail', 'ten pass']);
    expect(results.map(({ scenario: { id } }) => id)).to.deep.equal(['one', 'two', 'ten']);
  });

  it('runs what is asked for', async () => {
    const results = await runScenarios(target({}), [one, two, ten], { only: ['two'] });
    expect(results).to.have.length(1);
  });

  it('does not ask a wiki again and again that does not answer', async () => {
    let asked = 0;
    const dead = targetOf(() => {
      asked++;
      return Promise.reject(new WikiUnreachable('It is down.'));
    });
    const results = await runScenarios(dead, [one, two, ten, one, two]);
    expect(asked).to.equal(3);
    expect(results.map(({ verdict, reason }) => `${verdict}: ${reason ?? ''}`)).to.deep.equal(
      Array(5).fill('inconclusive: It is down.'),
    );
    expect(results[4]?.scenario).to.equal(two);
  });
});

describe('selectScenarios', () => {
  const ids = (...only: string[]) => selectScenarios([one, two, ten], only).map(({ id }) => id);

  it('knows scenarios, rules and sections', () => {
    expect(ids()).to.deep.equal(['one', 'two', 'ten']);
    expect(ids('ten', 'one')).to.deep.equal(['one', 'ten']);
    expect(ids('4.2.1')).to.deep.equal(['two']);
    expect(ids('4.1')).to.deep.equal(['one']);
    expect(ids('4')).to.deep.equal(['one', 'two', 'ten']);
  });

  it('refuses what does not exist', () => {
    expect(() => ids('one', '4.3')).to.throw(RangeError, '"4.3"');
  });
});
