import { expect } from 'chai';

import { createWiki, readWikiFile, releaseNames, type ReleaseName } from '../../emulator';
import type { Report } from '../../schemas/generated/report';
import { checkWiki } from './check-wiki';
import { TestServers } from './run-check.test-support';

const content = readWikiFile('fidelity/differential/data/data-set.wiki.yaml');
const credentials = { name: 'Alice', password: 'secret' };

describe('checkWiki, within the default budget', () => {
  const servers = new TestServers();
  afterEach(() => {
    servers.close();
  });

  /** Checks a wiki where every rule applies, so that a check sends most: with an account, the debug block and much content. */
  async function checkLargest(release: ReleaseName): Promise<Report> {
    const users = [{ name: 'Alice', password: 'secret', groups: ['sysop'] }];
    const wiki = createWiki(
      { ...content, site: { ...content.site, scriptPath: '/w' }, users },
      { release, debug: true },
    );
    const url = await servers.serveWiki(wiki, (_, response) => response);
    return checkWiki(url, { credentials });
  }

  for (const release of releaseNames) {
    it(`checks every rule of a wiki where all of them apply, running ${release}`, async () => {
      const report = await checkLargest(release);
      const [run] = report.runs;
      expect(run?.rules.filter(({ verdict }) => verdict === 'inconclusive')).to.deep.equal([]);
      expect(run?.requests).to.deep.equal({ sent: 150, budget: 150 });
      expect(report.exitCode).to.equal(0);
    });
  }
});
