import { expect } from 'chai';

import { loadPactCore } from './native-engine';

describe('the engine', () => {
  it('names the command that installs it, if it is missing', async () => {
    const missing = Object.assign(new Error("Cannot find module '@pact-foundation/pact-core'"), {
      code: 'MODULE_NOT_FOUND',
    });
    const refusal = await loadPactCore(() => Promise.reject(missing)).catch(String);
    expect(refusal).to.equal(
      'Error: Contracts need @pact-foundation/pact-core 19, which is not installed: ' +
        'npm install --save-dev @pact-foundation/pact-core@19.',
    );
  });

  it('passes other errors on', async () => {
    const refusal = await loadPactCore(() => Promise.reject(new Error('no library for this system'))).catch(String);
    expect(refusal).to.equal('Error: no library for this system');
  });
});
