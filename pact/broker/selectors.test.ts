import { expect } from 'chai';

import { defaultSelectors, readSelector } from './selectors';

describe('readSelector', () => {
  it('reads all forms', () => {
    expect(readSelector('mainBranch')).to.deep.equal({ mainBranch: true });
    expect(readSelector('branch=fix/a=b')).to.deep.equal({ branch: 'fix/a=b' });
    expect(readSelector('environment=production')).to.deep.equal({
      deployedOrReleased: true,
      environment: 'production',
    });
    expect(readSelector('tag=prod')).to.deep.equal({ tag: 'prod', latest: true });
  });

  it('rejects anything else', () => {
    for (const text of ['', 'mainbranch', 'mainBranch=main', 'branch', 'branch=', 'consumer=bot']) {
      expect(readSelector(text), text).to.equal(undefined);
    }
  });
});

describe('defaultSelectors', () => {
  it('matches a branch only if there is one', () => {
    expect(defaultSelectors('main')).to.deep.equal([
      { mainBranch: true },
      { matchingBranch: true },
      { deployedOrReleased: true },
    ]);
    expect(defaultSelectors(undefined)).to.deep.equal([{ mainBranch: true }, { deployedOrReleased: true }]);
  });
});
