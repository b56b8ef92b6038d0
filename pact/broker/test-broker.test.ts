import { expect } from 'chai';

import { exampleContract } from './example-contract.test-support';
import { publishContract } from './publish-contract.test-support';
import { StandInBroker } from './stand-in/stand-in-broker.test-support';
import { TestBroker } from './test-broker.test-support';

describe('TestBroker', () => {
  /** In the place of a real one, which other people use as well. */
  let given: StandInBroker;
  let broker: TestBroker;
  beforeEach(async () => {
    given = await StandInBroker.start();
    given.admission = { username: 'anna', password: 'sesame' };
    const credentials = { PACT_BROKER_USERNAME: 'anna', PACT_BROKER_PASSWORD: 'sesame' };
    broker = await TestBroker.start({ PACT_BROKER_BASE_URL: given.url, ...credentials });
  });
  afterEach(async () => {
    await broker.stop();
    await given.stop();
  });

  it('uses the broker that is given, and deletes what it has made there', async () => {
    await publishContract(broker.url, exampleContract('my-bot', 'wiki'));
    expect([...given.stored.pacticipants.keys()]).to.deep.equal(['my-bot', 'wiki']);
    expect(given.stored.environments.map(({ name }) => name)).to.deep.equal(['production', 'test']);
    await broker.stop();
    expect([...given.stored.pacticipants.keys()]).to.deep.equal([]);
    expect(given.stored.publications).to.deep.equal([]);
    expect(given.stored.environments).to.deep.equal([]);
  });

  it('does not touch what was there before', async () => {
    given.stored.addVersion('my-bot', '1.0.0');
    const failure = await publishContract(broker.url, exampleContract('my-bot', 'wiki')).catch(
      (error: unknown) => error,
    );
    expect(String(failure)).to.contain('has "my-bot" already, and would lose it: give an empty one.');
    await broker.stop();
    expect(given.stored.version('my-bot', '1.0.0')).to.include({ number: '1.0.0' });
  });
});
