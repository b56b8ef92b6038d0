import { expect } from 'chai';

import { readVersionAndBranch, type RunGit } from './version-and-branch';

const git: RunGit = (command) => (command === 'rev-parse' ? '9fceb02d0ae598e95dc970b74767f19372d61af8' : 'from-git');

describe('readVersionAndBranch', () => {
  it('prefers options, then the environment, then git', () => {
    const environment = { GIT_COMMIT: '000beef', GIT_BRANCH: 'from-environment' };
    expect(readVersionAndBranch({ version: '1.4.0', branch: 'said' }, environment, git)).to.deep.equal({
      version: '1.4.0',
      branch: 'said',
    });
    expect(readVersionAndBranch({}, environment, git)).to.deep.equal({
      version: '000beef',
      branch: 'from-environment',
    });
    expect(readVersionAndBranch({}, { GIT_COMMIT: '', GIT_BRANCH: '' }, git)).to.deep.equal({
      version: '9fceb02d0ae598e95dc970b74767f19372d61af8',
      branch: 'from-git',
    });
  });

  it('uses the name of the remote branch', () => {
    expect(readVersionAndBranch({}, { GIT_BRANCH: 'origin/main' }, git).branch).to.equal('main');
    expect(readVersionAndBranch({}, { GIT_BRANCH: 'refs/heads/fix/origin' }, git).branch).to.equal('fix/origin');
  });

  it('finds neither without git, and no branch if none is checked out', () => {
    expect(readVersionAndBranch({}, {}, () => undefined)).to.deep.equal({ version: undefined, branch: undefined });
    const detached: RunGit = (command) => (command === 'rev-parse' ? '000beef' : undefined);
    expect(readVersionAndBranch({}, {}, detached)).to.deep.equal({ version: '000beef', branch: undefined });
  });
});
