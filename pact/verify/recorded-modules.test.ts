import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { createWiki, releaseNames, type WikiDefinition } from '../../emulator';
import { listen } from '../../emulator/transports/http';
import { send } from '../../emulator/testing/send.test-support';
import { requestsOfModules, wikiOfModules } from '../record/requests-of-modules.test-support';
import { readContractFile, type ContractOnFile } from './contract-on-file';
import type { InteractionOutcome } from './outcome';
import { verifyWiki } from './verify-wiki';

/** What comes before `/api.php` of real wikis with the content of the vectors, separated by spaces. */
const realWikis = (process.env.WIKIDOUBLE_REAL_WIKI ?? '').split(' ').filter((address) => address !== '');

describe('a contract recorded from requests to every module', function () {
  this.timeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'wikidouble-'));
  after(() => {
    rmSync(folder, { recursive: true });
  });

  function recorded(release: (typeof releaseNames)[number]): ContractOnFile {
    const wiki = createWiki(wikiOfModules(), { release });
    for (const query of Object.values(requestsOfModules).flat()) {
      for (const version of ['1', '2']) send(wiki, `action=query&format=json&formatversion=${version}&${query}`);
    }
    const { file, leftOut } = wiki.writePact({ consumer: `modules-${release}`, dir: folder });
    expect(leftOut).to.deep.equal([]);
    return readContractFile(file);
  }

  async function outcomesOf(api: string, contract: ContractOnFile): Promise<readonly InteractionOutcome[]> {
    const { problem, outcomes } = await verifyWiki(api, { contracts: [contract], allowWrites: false, timeout: 15_000 });
    expect(problem).to.equal(undefined);
    return outcomes;
  }

  async function outcomesOfFake(definition: WikiDefinition, contract: ContractOnFile): Promise<string[]> {
    const wiki = createWiki(definition);
    try {
      const outcomes = await outcomesOf(`${(await wiki.listen()).url}/api.php`, contract);
      return outcomes.map(({ verdict, reason = '', mismatches: [first] }) => {
        return [verdict, reason.split('\n')[0] ?? '', first?.at ?? ''].filter((part) => part !== '').join(': ');
      });
    } finally {
      await wiki.close();
    }
  }

  for (const release of releaseNames) {
    const contract = recorded(release);

    it(`passes on the wiki that it was recorded from, also in the other releases (${release})`, async () => {
      const outcomes = await outcomesOfFake(wikiOfModules(), contract);
      expect(new Set(outcomes)).to.deep.equal(new Set(['pass']));
      expect(outcomes).to.have.length(contract.interactions.length);
    });

    for (const address of realWikis) {
      it(`passes on ${address} (${release})`, async () => {
        const outcomes = await outcomesOf(`${address}/api.php`, contract);
        expect(outcomes.filter(({ verdict }) => verdict !== 'pass')).to.deep.equal([]);
      });
    }
  }

  it('fails on a wiki that leaves out what clients read', async () => {
    const wiki = createWiki(wikiOfModules());
    const server = await listen((request) => {
      const response = wiki.handle(request);
      return { ...response, body: response.body.replaceAll(/"timestamp":"[^"]*",?|"length":\d+,?/g, '') };
    });
    try {
      const outcomes = await outcomesOf(`${server.url}/api.php`, recorded('1.43'));
      const failed = outcomes.filter(({ verdict }) => verdict === 'fail').flatMap(({ mismatches }) => mismatches);
      expect(failed.map(({ text }) => text).join('\n'))
        .to.match(/missing .*: timestamp/)
        .and.match(/missing .*: length/);
    } finally {
      await server.close();
    }
  });

  it('is inconclusive about pages that the wiki does not have', async () => {
    const { consumer, interactions, ...rest } = recorded('1.43');
    const own = interactions.filter(({ description }) =>
      / prop=(revisions|images)( .*)? titles=Alpha$/.test(description),
    );
    expect(own).to.have.length(6);
    const contract = { ...rest, consumer, interactions: own };
    const empty = await outcomesOfFake({ pages: [{ title: 'Other' }] }, contract);
    expect(new Set(empty)).to.deep.equal(
      new Set(['inconclusive: the wiki has no page Alpha', 'inconclusive: on the wiki, the page Alpha has no images']),
    );
    const bare = await outcomesOfFake({ pages: [{ title: 'Alpha' }] }, contract);
    expect(new Set(bare)).to.deep.equal(new Set(['pass', 'inconclusive: on the wiki, the page Alpha has no images']));
  });
});
