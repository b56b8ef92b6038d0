import { expect } from 'chai';

import { scenario, target } from './made-up-wiki.test-support';
import { foreignRelease } from './releases-of-scenario';
import { runScenario } from './run-scenario';

const newer = scenario({ releases: ['1.43', '1.44'] });

describe('a scenario that belongs to releases', () => {
  it('applies to these releases only', () => {
    expect(foreignRelease(newer, '1.43')).to.equal(undefined);
    expect(foreignRelease(scenario({}), undefined)).to.equal(undefined);
    expect(foreignRelease(newer, '1.39')).to.equal('belongs to releases 1.43, 1.44; this is 1.39');
    expect(foreignRelease(scenario({ releases: ['1.43'] }), undefined)).to.equal(
      'belongs to release 1.43; the wiki does not tell which it is',
    );
  });

  it('is not applicable elsewhere', async () => {
    expect(await runScenario(newer, { ...target({}), release: '1.39' })).to.include({
      verdict: 'not applicable',
      reason: 'belongs to releases 1.43, 1.44; this is 1.39',
    });
    expect(await runScenario(newer, { ...target({}), release: '1.44' })).to.include({ verdict: 'pass' });
  });
});
