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

describe('checkWiki, thorough', () => {
  const servers = new TestServers();
  afterEach(() => {
    servers.close();
  });

  it('runs scenarios once more with other conditions', async () => {
    const sent: string[] = [];
    const url = await servers.serveWiki(createWiki(content), (parameters, response) => {
      sent.push(parameters);
      return response;
    });
    const timesOf = (part: string): number => sent.filter((parameters) => parameters.includes(part)).length;
    // Only one scenario sends this parameter, in one request.
    const special = 'requestid=%C3%A9+%E6%BC%A2+%3C';
    await checkWiki(url, { only: ['html-has-the-same-characters-unescaped'] });
    const once = timesOf(special);
    await checkWiki(url, { only: ['html-has-the-same-characters-unescaped'], thorough: 150 });
    expect(timesOf(special)).to.equal(once * 3);
    const [first, ...others] = [...new Set(sent.filter((parameters) => parameters.includes(special)))];
    expect(others, first).to.have.length.at.least(2);
  });

  it('does not spend requests on that which the scenarios need', async () => {
    const url = await servers.serveWiki(createWiki(content), (_, response) => response);
    const { runs } = await checkWiki(url, { thorough: 130 });
    expect(runs[0]?.counts.inconclusive).to.equal(0);
    expect(runs[0]?.requests?.sent).to.be.at.most(130);
  });
});
