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
  async function checkLargest(
    release: ReleaseName,
    change: (body: string, sent: URLSearchParams) => string = (body) => body,
  ): Promise<Report> {
    const users = [{ name: 'Alice', password: 'secret', groups: ['sysop'] }];
    const wiki = createWiki(
      { ...content, site: { ...content.site, scriptPath: '/w' }, users },
      { release, debug: true },
    );
    const url = await servers.serveWiki(wiki, (sent, response) => {
      return { ...response, body: change(response.body, new URLSearchParams(sent)) };
    });
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

  const failures: Readonly<Record<string, (body: string, sent: URLSearchParams) => string>> = {
    'with another language': (body, sent) =>
      sent.has('uselang') ? body.replaceAll('batchcomplete', 'complete') : body,
    'in other formats': (body, sent) => (sent.get('format') === 'json' ? body : body.replaceAll('imageusage', 'usage')),
    'beside other modules': (body, sent) =>
      sent.get('meta')?.includes('userinfo') ? body.replaceAll('watchtoken', 'token') : body,
    'in every response': (body) => body.replaceAll('batchcomplete', 'complete'),
    'in two ways at once': (body, sent) =>
      sent.has('requestid') && sent.has('curtimestamp') ? body.replaceAll(/"?(pageid|watchtoken)/g, 'x$1') : body,
  };
  for (const [when, change] of Object.entries(failures)) {
    it(`leaves no required rule unchecked because failures ${when} are run again`, async () => {
      const { exitCode, runs } = await checkLargest('1.43', change);
      const [run] = runs;
      expect(exitCode).to.equal(1);
      expect(run?.rules.filter(({ verdict }) => verdict === 'inconclusive').map(({ id }) => id)).to.deep.equal([]);
    });
  }
});
