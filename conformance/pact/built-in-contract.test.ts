import { readFileSync } from 'node:fs';

import { expect } from 'chai';

import { loadScenarios } from '../scenarios/load-scenarios';
import { builtInFile, writeDown } from './built-in-contract';
import { describeScenarios } from './interactions';

describe('the contract that scenarios make with every wiki', function () {
  this.timeout(30_000);
  const committed = readFileSync(builtInFile(), 'utf8');

  it('is what npm run pacts writes', async () => {
    const { interactions } = await describeScenarios(loadScenarios().map(({ scenario }) => scenario));
    expect(await writeDown(interactions)).to.equal(committed);
  });

  it('has an interaction for most requests of the scenarios, forms and a log-in among them', () => {
    const { interactions } = JSON.parse(committed) as { interactions: { description: string; request: object }[] };
    expect(interactions.length).to.be.at.least(30);
    const forms = interactions.filter(({ request }) => 'body' in request).map(({ description }) => description);
    expect(forms).to.include.members(['invented-token-is-refused', 'session-belongs-to-its-client, stranger']);
  });

  const secrets: Readonly<Record<string, RegExp>> = {
    'the token of a session': /[0-9a-f]{26,}\+/,
    'a hash or an id of a session': /\b[0-9a-v]{32,}\b/,
    'the value of a cookie': /(?:session|UserID|Token)=(?!<SESSION>|\[|\(|\))/,
    'a password': /lgpassword=(?!none\b)/,
    'the password of the example': /passphrase/,
    'an address of a machine, save for one that nobody has': /\b(?!192\.0\.2\.)\d{1,3}(?:\.\d{1,3}){3}\b/,
    'an address of a wiki, save for one that nobody has': /https?:\/\/(?!wiki\.example\b|www\.mediawiki\.org\b)/,
    'a path of a machine': /\/(?:home|root|tmp|Users|work)\//,
  };
  for (const [name, pattern] of Object.entries(secrets)) {
    it(`holds no secret: not ${name}`, () => {
      expect(pattern.exec(committed)?.[0]).to.be.undefined;
    });
  }
});
