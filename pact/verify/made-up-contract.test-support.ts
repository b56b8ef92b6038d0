import { readContract, type ContractOnFile } from './contract-on-file';

/** A contract with these interactions, given only the parts that a test is about. */
export function contractWith(...interactions: readonly object[]): ContractOnFile {
  const metadata = { pactSpecification: { version: '4.0' } };
  const parties = { consumer: { name: 'my-bot' }, provider: { name: 'mediawiki' } };
  return readContract(JSON.stringify({ ...parties, interactions, metadata }), 'my-bot.json');
}

/** An interaction that requests a token and promises something about the response. */
export function tokenInteraction(description: string, watchtoken: unknown, members: object = {}): object {
  return {
    type: 'Synchronous/HTTP',
    description,
    request: {
      method: 'GET',
      path: '/w/api.php',
      query: { action: ['query'], meta: ['tokens'], type: ['watch'], format: ['json'] },
    },
    response: {
      status: 200,
      body: { content: { query: { tokens: { watchtoken } } }, contentType: 'application/json', encoded: false },
    },
    ...members,
  };
}
