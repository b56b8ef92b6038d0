import { readFileSync } from 'node:fs';

import { expect } from 'chai';

import { loadScenarios } from '../../conformance/scenario-files/load-scenarios';
import { builtInFile, writeDown } from './built-in-contract';
import { describeScenarios } from './interactions';

const advice = 'The contract is not that of the scenarios: run "wikidouble pact generate --out pact/contracts".';

describe('the contract that scenarios make with every wiki', () => {
  const committed = readFileSync(builtInFile(), 'utf8');

  it('is what wikidouble pact generate writes', async () => {
    const { interactions } = await describeScenarios(loadScenarios().map(({ scenario }) => scenario));
    // Not `equal`, which would print both files.
    expect((await writeDown(interactions)) === committed, advice).to.be.true;
  });

  it('has an interaction for most requests of the scenarios, including forms and a log-in', () => {
    const { interactions } = JSON.parse(committed) as { interactions: { description: string; request: object }[] };
    expect(interactions.length).to.be.at.least(30);
    const forms = interactions.filter(({ request }) => 'body' in request).map(({ description }) => description);
    expect(forms).to.include.members(['invented-token-is-refused', 'session-belongs-to-its-client, stranger']);
  });
});
