import { expect } from 'chai';

import { verifyAsRequested, type RequestedVerification } from './requested-verification';
import { exampleContract } from './example-contract.test-support';
import { publishContract } from './publish-contract.test-support';
import { TestBroker } from './test-broker.test-support';
import type { VerifyContract } from './verify-from-broker';

const satisfied: VerifyContract = (_file, { interactions }) =>
  Promise.resolve(interactions.map((interaction) => ({ ...interaction, verdict: 'pass' })));
const sent: RequestedVerification = { provider: 'wiki', packageVersion: '0.1.0' };

describe('verifyAsAsked', () => {
  let testBroker: TestBroker;
  beforeEach(async () => {
    testBroker = await TestBroker.start();
    await publishContract(testBroker.url, exampleContract('my-bot', 'wiki'), { branch: 'REL1_43' });
  });
  afterEach(() => testBroker.stop());

  it('publishes for the version and branch of the wiki, unless others are given', async () => {
    const known = { version: '1.43.9', branch: 'REL1_43' };
    const environment = { PACT_BROKER_BASE_URL: testBroker.url };
    const { exitCode, lines } = await verifyAsRequested(
      { ...sent, known, publishResults: true },
      satisfied,
      environment,
    );
    expect(exitCode).to.equal(0);
    expect(lines).to.include('  The broker now holds: wiki 1.43.9 of branch REL1_43 satisfies this contract.');

    const said = { providerVersion: '1.43.9-ours', providerBranch: 'ours', selectors: ['branch=REL1_43'] };
    const other = await verifyAsRequested({ ...sent, ...said, known, publishResults: true }, satisfied, environment);
    expect(other.lines).to.include('  The broker now holds: wiki 1.43.9-ours of branch ours satisfies this contract.');
    expect(testBroker.results.map(({ sent }) => sent.verifiedBy)).to.deep.equal([
      { implementation: 'wikidouble', version: '0.1.0' },
      { implementation: 'wikidouble', version: '0.1.0' },
    ]);
  });

  it('says what is missing or invalid', async () => {
    const refusal = async (more: Partial<RequestedVerification>): Promise<string> =>
      verifyAsRequested({ ...sent, broker: testBroker.url, ...more }, satisfied, {}).then(
        () => 'none',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      );
    expect(await refusal({ publishResults: true })).to.contain('The version of the provider is missing');
    expect(await refusal({ selectors: ['main'] })).to.contain('"main" selects nothing: it is mainBranch, ');
    expect(await refusal({ broker: 'broker.example' })).to.contain('is not the address of a broker');
    expect(testBroker.results).to.deep.equal([]);
  });
});
