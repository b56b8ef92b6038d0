import { expect } from 'chai';

/** Publishes a contract as the official command line does, which only the test of the whole round runs. */
export async function publishContract(
  brokerUrl: string,
  contract: object,
  { version = '1.4.0', branch = 'main' } = {},
): Promise<void> {
  const { consumer, provider } = contract as { consumer: { name: string }; provider: { name: string } };
  const sent = {
    consumerName: consumer.name,
    providerName: provider.name,
    specification: 'pact',
    contentType: 'application/json',
    content: Buffer.from(JSON.stringify(contract)).toString('base64'),
  };
  const response = await fetch(`${brokerUrl}/contracts/publish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      pacticipantName: consumer.name,
      pacticipantVersionNumber: version,
      branch,
      contracts: [sent],
    }),
  });
  expect(response.status, await response.text()).to.equal(200);
}
