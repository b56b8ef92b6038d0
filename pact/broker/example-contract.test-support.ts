/** A small contract that every wiki satisfies: tokens of an anonymous client, and a list without its required title. */
export function exampleContract(consumer: string, provider: string, { watchtoken = '+\\' } = {}): object {
  const json = (content: object, rules: object = {}): object => ({
    status: 200,
    body: { content, contentType: 'application/json', encoded: false },
    matchingRules: { body: rules },
  });
  const request = (query: object): object => ({ method: 'GET', path: '/api.php', query });
  return {
    consumer: { name: consumer },
    provider: { name: provider },
    interactions: [
      {
        type: 'Synchronous/HTTP',
        description: 'a token to watch pages',
        pending: false,
        request: request({ action: ['query'], format: ['json'], meta: ['tokens'], type: ['watch'] }),
        response: json({ query: { tokens: { watchtoken } } }),
      },
      {
        type: 'Synchronous/HTTP',
        description: 'image usage without a title',
        pending: false,
        request: request({ action: ['query'], format: ['json'], list: ['imageusage'] }),
        response: json(
          { error: { code: 'missingparam', info: 'One of the parameters is required.' } },
          { '$.error.info': { combine: 'AND', matchers: [{ match: 'type' }] } },
        ),
      },
    ],
    metadata: { pactSpecification: { version: '4.0' } },
  };
}
