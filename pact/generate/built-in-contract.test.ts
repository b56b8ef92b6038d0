import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { expect } from 'chai';

import { loadScenarios } from '../../conformance/scenario-files/load-scenarios';
import { readContractFile } from '../verify/contract-on-file';
import { builtInFiles, writeDown } from './built-in-contract';
import { describeScenarios } from './interactions';

const advice = 'The contract is not that of the scenarios: run "wikidouble pact generate --out pact/contracts".';

describe('the contracts that scenarios make with every wiki', () => {
  const contracts = builtInFiles().map(readContractFile);

  it('are what wikidouble pact generate writes', async () => {
    const { interactions } = await describeScenarios(loadScenarios().map(({ scenario }) => scenario));
    const written = await writeDown(interactions);
    expect(written.map(({ fileName }) => fileName)).to.deep.equal(contracts.map(({ source }) => basename(source)));
    for (const [index, { text, interactions: count }] of written.entries()) {
      // Not `equal`, which would print both files.
      expect(text === readFileSync(contracts[index]?.source ?? '', 'utf8'), advice).to.be.true;
      expect(contracts[index]?.interactions).to.have.length(count);
    }
  });

  it('have an interaction for most requests of the scenarios, including forms and a log-in', () => {
    const interactions = contracts.flatMap((contract) => contract.interactions);
    expect(interactions.length).to.be.at.least(30);
    const forms = interactions
      .filter(({ json }) => 'body' in (json.request as object))
      .map(({ description }) => description);
    expect(forms).to.include.members(['invented-token-is-refused', 'session-belongs-to-its-client, stranger']);
  });

  it('keep apart what needs an account or a debug block', () => {
    const needs = contracts.map(({ consumer, interactions }) => {
      const states = interactions.flatMap((interaction) => interaction.states);
      const isLoggedIn = states.some(({ params }) => params.loggedIn === true);
      const isDebugged = states.some(({ name }) => name === 'the debug block is shown');
      return [consumer, isLoggedIn, isDebugged];
    });
    expect(needs).to.deep.equal([
      ['wikidouble-scenarios', false, false],
      ['wikidouble-scenarios-logged-in', true, false],
      ['wikidouble-scenarios-debug-block', false, true],
    ]);
    for (const { interactions } of contracts.slice(1)) {
      expect(interactions.filter(({ states }) => states.length === 0)).to.deep.equal([]);
    }
  });
});
