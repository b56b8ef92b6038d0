import { expect } from 'chai';

import { scenario } from '../../conformance/runner/made-up-wiki.test-support';
import { writeDown } from './built-in-contract';
import { describeScenarios } from './interactions';

type Given = Parameters<typeof scenario>[0];

/** The interactions of a scenario as the engine writes them, and the requests that were left out. */
async function contractOf(given: Given): Promise<{ interactions: unknown[]; leftOut: unknown }> {
  const { interactions, leftOut } = await describeScenarios([scenario(given)], []);
  if (interactions.length === 0) return { interactions: [], leftOut };
  const written = (await writeDown(interactions)).map(({ text }) => JSON.parse(text) as { interactions: unknown[] });
  return { interactions: written.flatMap((contract) => contract.interactions), leftOut };
}

function rule(...matchers: object[]): object {
  return { combine: 'AND', matchers };
}

const jsonHeader = { 'Content-Type': ['application/json; charset=utf-8'] };
const jsonRule = { 'Content-Type': rule({ match: 'regex', regex: String.raw`^application/json[\s\S]*` }) };

describe('interactions of scenarios', () => {
  it('send the request of the step to a provider that fills in the roles', async () => {
    const { interactions } = await contractOf({
      given: { used: { kind: 'file', uses: '>= 1' } },
      when: [{ query: { action: 'query', list: 'imageusage', iutitle: '{used.title}', format: 'json' } }],
      then: [{ at: '/query/imageusage', length: '>= 1' }],
    });
    expect(interactions).to.deep.equal([
      {
        type: 'Synchronous/HTTP',
        description: 'example',
        comments: { text: ['An example.', 'Rules: 1'] },
        pending: false,
        providerStates: [{ name: 'a file', params: { kind: 'file', role: 'used', uses: '>= 1' } }],
        request: {
          method: 'GET',
          path: '/api.php',
          query: {
            action: ['query'],
            format: ['json'],
            iutitle: ['File:Picture Number 1.PNG'],
            list: ['imageusage'],
          },
          matchingRules: { query: { iutitle: rule({ match: 'type' }) } },
          generators: { query: { iutitle: { type: 'ProviderState', expression: '${used.title}' } } },
        },
        response: {
          status: 200,
          headers: jsonHeader,
          body: {
            content: { query: { imageusage: [{ ns: 0, pageid: 15, title: 'Using 1 999' }] } },
            contentType: 'application/json;charset=utf-8',
            encoded: false,
          },
          matchingRules: {
            header: jsonRule,
            body: {
              '$.query.imageusage': rule({ match: 'type', min: 1 }),
              '$.query.imageusage[*].ns': rule({ match: 'integer' }),
              '$.query.imageusage[*].pageid': rule({ match: 'integer' }),
              '$.query.imageusage[*].title': rule({ match: 'regex', regex: '^[^_]+$' }),
            },
          },
        },
      },
    ]);
  });

  it('send forms, and tokens of a session that the contract does not contain', async () => {
    const { interactions } = await contractOf({
      given: { editor: { kind: 'session', loggedIn: true } },
      when: [
        {
          name: 'token',
          as: 'editor',
          query: { action: 'query', meta: 'tokens', type: 'watch', format: 'json' },
          capture: { watch: '/query/tokens/watchtoken' },
        },
        { as: 'editor', query: { action: 'logout', format: 'json' }, form: { token: '{watch}' } },
      ],
      then: [
        { at: '/error/code', equals: 'badtoken' },
        { header: 'MediaWiki-API-Error', equals: 'badtoken' },
      ],
    });
    expect(interactions).to.have.length(1);
    expect(interactions[0]).to.deep.include({
      providerStates: [{ name: 'a session', params: { kind: 'session', loggedIn: true, role: 'editor' } }],
      request: {
        method: 'POST',
        path: '/api.php',
        query: { action: ['logout'], format: ['json'] },
        headers: { 'Content-Type': ['application/x-www-form-urlencoded'] },
        body: {
          content: 'token=%3CWATCH_TOKEN%3E',
          contentType: 'application/x-www-form-urlencoded',
          encoded: false,
        },
        matchingRules: { body: { '$.token': rule({ match: 'type' }) } },
        generators: { body: { '$.token': { type: 'ProviderState', expression: '${editor.watchtoken}' } } },
      },
      response: {
        status: 200,
        headers: { ...jsonHeader, 'MediaWiki-API-Error': ['badtoken'] },
        body: {
          content: { error: { code: 'badtoken' } },
          contentType: 'application/json;charset=utf-8',
          encoded: false,
        },
        matchingRules: { header: jsonRule },
      },
    });
  });

  it('put absent members into a second interaction, because the engine cannot check them together', async () => {
    const { interactions } = await contractOf({
      when: [{ query: { action: 'query', format: 'json' } }],
      then: [
        { at: '/batchcomplete', equals: '' },
        { at: '/error', absent: true },
      ],
    });
    expect(interactions).to.have.length(2);
    expect(interactions).to.have.deep.nested.property('[0].response.matchingRules', { header: jsonRule });
    expect(interactions).to.have.nested.property('[1].description', 'example, and nothing else');
    expect(interactions).to.have.deep.nested.property('[1].response.matchingRules.body', {
      $: rule(
        { match: 'type', min: 1 },
        {
          match: 'eachKey',
          rules: [{ match: 'regex', regex: String.raw`^(?!(?:error)$)[\s\S]*$` }],
          value: 'batchcomplete',
        },
      ),
      '$.batchcomplete': rule({ match: 'equality' }),
    });
  });

  it('match every part of a cache header against the same pattern', async () => {
    const { interactions } = await contractOf({
      when: [{ query: { action: 'query', maxage: 60, smaxage: 120, format: 'json' } }],
      then: [
        { header: 'Cache-Control', matches: '(^|, ?)public(,|$)' },
        { header: 'Cache-Control', matches: '(^|, ?)s-maxage=120(,|$)' },
      ],
    });
    expect(interactions).to.have.deep.nested.property('[0].response', {
      status: 200,
      headers: { 'Cache-Control': ['s-maxage=120'] },
      matchingRules: {
        header: {
          'Cache-Control': rule({
            match: 'regex',
            regex: String.raw`^(?:s\-maxage=120|max\-age=\d+|public)$`,
          }),
        },
      },
    });
  });

  it('match only the source of a page', async () => {
    const { interactions } = await contractOf({
      when: [{ query: { action: 'query', meta: 'tokens' } }],
      then: [
        { header: 'Content-Type', matches: '^text/html' },
        { at: '/notice', includes: 'good for debugging' },
      ],
    });
    expect(interactions).to.have.deep.nested.property('[0].response.matchingRules', {
      header: { 'Content-Type': rule({ match: 'regex', regex: String.raw`^text/html[\s\S]*` }) },
      body: {
        $: rule({
          match: 'regex',
          regex: String.raw`[\s\S]*api-pretty-header[\s\S]*good for debugging[\s\S]*api-pretty-content[\s\S]*`,
        }),
      },
    });
  });

  const query = { action: 'query', meta: 'tokens', format: 'json' };
  const none: readonly (readonly [reason: string, given: Given])[] = [
    ['it follows a list to its end, which takes several requests', { when: [{ walk: true, query }] }],
    [
      'it is about the encoding of a query, and contracts contain decoded queries',
      { when: [{ rawQuery: 'action=query&meta=tokens&type=watch|patrol' }] },
    ],
    [
      'no provider can be put into this state from outside',
      { given: { gone: { kind: 'headers sent' } }, when: [{ query }] },
    ],
    [
      'contracts cannot require that a cookie is not set',
      { when: [{ query }], then: [{ cookie: 'session', absent: true }] },
    ],
    [
      'it compares responses with each other',
      { when: [{ query }], then: [{ at: '/query', equalTo: { at: '/query' } }] },
    ],
  ];
  for (const [reason, given] of none) {
    it(`do not exist if ${reason}`, async () => {
      expect(await contractOf(given)).to.deep.equal({ interactions: [], leftOut: [{ step: 'example', reason }] });
    });
  }

  it('do not exist if the request depends on an earlier response', async () => {
    const { interactions, leftOut } = await contractOf({
      when: [
        { name: 'first', query, capture: { token: '/query/tokens/csrftoken' } },
        { query: { action: 'logout', format: 'json' }, form: { token: '{token}' } },
      ],
      then: [{ of: 'first', status: 200 }, { status: 200 }],
    });
    expect(interactions).to.have.length(1);
    expect(leftOut).to.deep.equal([{ step: 'example', reason: 'it sends a value of an earlier response, {token}' }]);
  });
});
