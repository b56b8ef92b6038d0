import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { demonstration } from '../../emulator/definition/demonstration';
import type { Report } from '../../schemas/generated/report';
import { check, TestServers, type ServedResponse } from './run-check.test-support';

const error = { code: 'internal_api_error_DBQueryError', info: 'Caught exception of type DBQueryError.' };
const json: ServedResponse['headers'] = ['Content-Type', 'application/json'];
const html: ServedResponse['headers'] = ['Content-Type', 'text/html'];

/** The ways in which a wiki responds to a request that makes it fail. */
const failures = {
  'an error of the API': {
    status: 500,
    headers: [...json, 'MediaWiki-API-Error', error.code],
    body: JSON.stringify({ error }),
  },
  'an error of the API in a body alone': { status: 500, headers: json, body: JSON.stringify({ error }) },
  'an error of the API in the list of the newer formats': {
    status: 500,
    headers: json,
    body: JSON.stringify({ errors: [{ code: error.code, text: error.info }] }),
  },
  'an error of the API in a page': {
    status: 500,
    headers: html,
    body: `<html><body><pre class="api-pretty-content">${JSON.stringify({ error })}</pre></body></html>`,
  },
  'an error of the API in XML': {
    status: 500,
    headers: ['Content-Type', 'text/xml'],
    body: `<?xml version="1.0"?><api><error code="${error.code}" info="x" /></api>`,
  },
} satisfies Record<string, ServedResponse>;
const page: ServedResponse = { status: 500, headers: html, body: '<html><h1>Fatal error</h1></html>' };

describe('wikidouble check, of a wiki on which one request always fails', () => {
  let folder = '';
  const servers = new TestServers();
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-failing-'));
  });
  afterEach(() => {
    servers.close();
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  /** Checks a wiki that fails for requests that match, and counts them. */
  async function checkFailing(sent: RegExp, failure: ServedResponse, ...args: string[]) {
    let failed = 0;
    const url = await servers.serveWiki(createWiki(demonstration), (request, response) => {
      if (!sent.test(request)) return response;
      failed++;
      return failure;
    });
    const file = join(folder, 'report.json');
    const ended = await check([url, '--report', 'spec', '--report', `json=${file}`, ...args]);
    const { runs } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const idsWith = (verdict: string): string[] =>
      (runs[0]?.rules ?? []).flatMap((rule) => (rule.verdict === verdict ? rule.id : []));
    return { ...ended, failed, broken: idsWith('fail'), open: idsWith('inconclusive'), passed: idsWith('pass') };
  }

  for (const [name, failure] of Object.entries(failures)) {
    it(`fails the rule that needs it, and no other, by ${name}`, async () => {
      const { status, broken, open, passed, failed } = await checkFailing(/format=xml/, failure);
      expect({ status, broken, open }).to.deep.equal({ status: 1, broken: ['4.3.format'], open: [] });
      expect(passed).to.have.length.above(40);
      // Each request is tried three times, and a failing scenario is played twice; generated requests may follow.
      expect(failed).to.be.at.least(6);
    });
  }

  it('judges the other rules where most scenarios need the request', async () => {
    const { status, broken, open, passed } = await checkFailing(
      /meta=tokens.*type=watch(?:&|$)/,
      failures['an error of the API in a body alone'],
    );
    expect([status, open]).to.deep.equal([1, []]);
    expect(broken).to.include('2.2.watchtoken').and.not.include('4.2.1');
    expect(passed).to.include.members(['2.2.patroltoken', '4.1.1', '4.2.1', '4.2.3']);
  });

  it('checks a wiki that cannot describe itself', async () => {
    const { status, broken, open } = await checkFailing(/meta=siteinfo/, failures['an error of the API']);
    expect({ status, broken, open }).to.deep.equal({ status: 0, broken: [], open: [] });
  });

  it('finds files in another way if the list of their uses fails', async () => {
    for (const failure of [failures['an error of the API'], page]) {
      const { status, broken, open } = await checkFailing(/list=allfileusages/, failure);
      expect({ status, broken, open }).to.deep.equal({ status: 0, broken: [], open: [] });
    }
  });

  it('leaves rules inconclusive if the web server fails in place of the API, and judges the rest', async () => {
    const { status, broken, open, passed, failed } = await checkFailing(/type=watch(?:&|$)/, page);
    expect([status, broken]).to.deep.equal([2, []]);
    expect(open).to.include('2.2.watchtoken').and.not.include('4.2.1');
    expect(passed).to.include.members(['2.2.patroltoken', '4.1.1', '4.2.1', '4.2.3']);
    // Requests without a response are remembered.
    expect(failed).to.be.below(60);
  });
});
