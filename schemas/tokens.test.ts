import { expect } from 'chai';

import { compileSchemas } from '../conformance/schemas/compile';

const { tokens } = compileSchemas();

describe('the schema of token sets', () => {
  it('takes what real wikis answer', () => {
    expect(tokens({ watchtoken: '+\\', patroltoken: '+\\' })).to.deep.equal([]);
    expect(tokens({})).to.deep.equal([]);
    expect(
      tokens({
        createaccounttoken: '7c1a2b3d4e5f60718293a4b5c6d7e8f96a1b2c3d+\\',
        csrftoken: '+\\',
        logintoken: '1f0e2d3c4b5a69788796a5b4c3d2e1f06a1b2c3d+\\',
        patroltoken: '+\\',
        rollbacktoken: '+\\',
        userrightstoken: '+\\',
        watchtoken: '+\\',
      }),
    ).to.deep.equal([]);
  });

  it('takes the opaque values of the specification', () => {
    expect(tokens({ watchtoken: '<WATCH_TOKEN>', patroltoken: '<PATROL_TOKEN>' })).to.deep.equal([]);
  });

  it('refuses what is no token set', () => {
    expect(tokens({ edittoken: '+\\' })).to.deep.equal([{ path: '', message: 'must not have the member "edittoken"' }]);
    expect(tokens([])).to.deep.equal([{ path: '', message: 'must be object' }]);
    for (const name of ['createaccount', 'csrf', 'login', 'patrol', 'rollback', 'userrights', 'watch']) {
      const problems = tokens({ [`${name}token`]: null });
      expect(problems).to.deep.equal([{ path: `/${name}token`, message: 'must be string' }]);
    }
  });
});
