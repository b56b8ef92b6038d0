import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { demonstration } from '../../emulator/definition/demonstration';
import { TurnedTime } from '../../emulator/testing/turned-time.test-support';
import type { Report } from '../../schemas/generated/report';
import { check, TestServers, type ServedResponse } from './run-check.test-support';

const html = (status: number, body: string, ...headers: string[]): ServedResponse => ({
  status,
  headers: ['Content-Type', 'text/html', ...headers],
  body: `<html>${body}</html>`,
});

/** What may begin to respond in place of a wiki, and what the report says about it. */
const obstacles: Readonly<Record<string, { readonly response: ServedResponse; readonly cause: RegExp }>> = {
  'a bot challenge': {
    response: html(403, '<title>Just a moment...</title>', 'Server', 'cloudflare', 'CF-Ray', '1'),
    cause:
      /^The proxy in front of WIKI \(cloudflare\) responded in its place, with status 403: "Just a moment\.\.\."\.$/,
  },
  'a bot challenge with status 200': {
    response: html(200, '<title>Checking your browser</title><script>…</script>'),
    cause: /^Something responds in place of WIKI \(status 200\): "Checking your browser"\.$/,
  },
  'a log-in wall': {
    response: html(302, '', 'Location', 'https://sso.example/login?to=wiki'),
    cause: /^WIKI redirects to a log-in page, https:\/\/sso\.example\/login\.$/,
  },
  'a log-in form': {
    response: html(200, '<form><input type="password"></form>'),
    cause: /^WIKI shows a log-in form in place of a response \(status 200\)\.$/,
  },
  'a block': {
    response: html(403, '<h1>Forbidden</h1>'),
    cause: /^WIKI denies access to this program \(status 403\): "Forbidden"\.$/,
  },
  'a maintenance page': {
    response: html(503, '<title>Back soon</title>'),
    cause:
      /^The proxy in front of WIKI cannot reach it \(status 503\): "Back soon", and was sent the request 3 times\.$/,
  },
  'a maintenance page with status 200': {
    response: html(200, '<title>Back soon</title>'),
    cause: /^Something responds in place of WIKI \(status 200\): "Back soon"\.$/,
  },
  'the end of the site': {
    response: html(410, '<h1>Gone</h1>'),
    cause: /^WIKI no longer exists \(status 410\): "Gone"\.$/,
  },
};

describe('wikidouble check, when something gets in the way during a run', () => {
  let folder = '';
  const servers = new TestServers();
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-interrupted-'));
  });
  afterEach(() => {
    servers.close();
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  /** Serves a wiki that something else replaces; `replace` is given the number of the request, from 1. */
  async function serve(replace: (number: number, sent: string) => ServedResponse | undefined) {
    const seen = { requests: 0 };
    const url = await servers.serveWiki(createWiki(demonstration), (sent, response) => {
      return replace(++seen.requests, sent) ?? response;
    });
    return { url, seen };
  }

  /** Checks it, with the report for people and the one for programs. */
  async function checkAt(url: string, args: readonly string[] = [], time?: TurnedTime) {
    const file = join(folder, 'report.json');
    const ended = await check([url, '--report', 'spec', '--report', `json=${file}`, ...args], {}, time);
    const [run] = (JSON.parse(readFileSync(file, 'utf8')) as Report).runs;
    if (!run) throw new Error(ended.stderr);
    const ids = (wanted: string): string[] => run.rules.filter(({ verdict }) => verdict === wanted).map(({ id }) => id);
    const open = run.scenarios.filter(({ verdict }) => verdict === 'inconclusive');
    const causes = [...new Set(open.map(({ reason = '' }) => reason.replaceAll(`${url}/api.php`, 'WIKI')))];
    return { ...ended, file, run, passed: ids('pass'), failed: ids('fail'), causes, open: open.length };
  }

  for (const [name, { response, cause }] of Object.entries(obstacles)) {
    it(`recognizes ${name} that begins after 20 requests, and keeps what was judged before`, async () => {
      const { url, seen } = await serve((number) => (number > 20 ? response : undefined));
      const { status, stdout, passed, failed, causes, open } = await checkAt(url);
      expect([status, failed], stdout).to.deep.equal([2, []]);
      expect(passed).to.have.length.above(2);
      expect(open).to.be.above(40);
      expect(causes).to.have.lengthOf(1);
      expect(causes[0]).to.match(cause);
      // One line of the verdict, first and last, and one heading of the list of rules.
      const text = stdout.replaceAll(`${url}/api.php`, 'WIKI');
      expect(text.split(causes[0] ?? '')).to.have.lengthOf(4);
      expect(text).to.match(/\nInconclusive: \d+ required rules could not be checked\. Cause: /);
      expect(seen.requests).to.be.below(50);
    });
  }

  it('judges a wiki whose own responses look like an obstacle', async () => {
    const { url } = await serve((_, sent) => (sent.includes('list=imageusage') ? html(404, 'No pages.') : undefined));
    const { status, failed, causes } = await checkAt(url);
    expect([status, causes]).to.deep.equal([1, []]);
    expect(failed).to.include('4.2.1').and.not.include('4.1.1');
  });

  it('passes a wiki in front of which something refuses a request now and then', async () => {
    const { url } = await serve((number) => (number % 30 === 29 ? html(403, 'Too busy.') : undefined));
    const { status, stdout } = await checkAt(url);
    expect(status, stdout).to.equal(0);
  });

  describe('because it limits requests', () => {
    const limited = (...headers: string[]): ServedResponse => html(429, 'Too many requests', ...headers);

    it('says so in one sentence, and sends nothing more', async () => {
      const { url, seen } = await serve((number) => (number > 20 ? limited('Retry-After', '60') : undefined));
      const { status, causes, failed } = await checkAt(url);
      expect([status, failed]).to.deep.equal([2, []]);
      expect(causes).to.deep.equal([
        'WIKI asks for fewer requests (status 429), and asks for a pause of 60 seconds: --patience 60 waits for it.',
      ]);
      expect(seen.requests).to.equal(21);
    });

    it('repeats a request twice where it names no time', async () => {
      const { url, seen } = await serve((number) => (number > 20 ? limited() : undefined));
      const { status, causes } = await checkAt(url);
      expect(status).to.equal(2);
      expect(causes).to.deep.equal(['WIKI asks for fewer requests (status 429), and was sent the request 3 times.']);
      expect(seen.requests).to.equal(23);
    });

    it('waits with patience', async () => {
      // Pauses end at once in this clock, and the longer time limits never do.
      const patience = ['--patience', '60', '--timeout', '100'];
      const named = await serve((number) => (number % 50 === 20 ? limited('Retry-After', '60') : undefined));
      const time = new TurnedTime(60_000);
      const patient = await checkAt(named.url, patience, time);
      expect(patient.status, patient.stdout).to.equal(0);
      expect(patient.run.retries?.map(({ seconds }) => seconds)).to.include(60);
      const unnamed = await serve((number) => (number > 20 && number < 27 ? limited() : undefined));
      const longer = await checkAt(unnamed.url, patience, new TurnedTime(60_000));
      expect(longer.status, longer.stdout).to.equal(0);
    });

    it('continues with a report: only what is open is sent, and the result is that of one check', async () => {
      const { url: whole, seen: all } = await serve(() => undefined);
      const complete = await checkAt(whole);
      let isLimited = true;
      const { url, seen } = await serve((number) =>
        isLimited && number > 40 ? limited('Retry-After', '600') : undefined,
      );
      const first = await checkAt(url);
      expect(first.status).to.equal(2);
      isLimited = false;
      seen.requests = 0;
      const second = await checkAt(url, ['--continue', first.file]);
      expect(second.status, second.stdout).to.equal(0);
      expect(second.passed).to.deep.equal(complete.passed);
      expect(second.run.scenarios.map(({ id, verdict }) => [id, verdict])).to.deep.equal(
        complete.run.scenarios.map(({ id, verdict }) => [id, verdict]),
      );
      expect(seen.requests).to.be.at.most(all.requests);
      seen.requests = 0;
      const third = await checkAt(url, ['--continue', second.file]);
      expect([third.status, seen.requests]).to.deep.equal([0, 0]);
    });

    it('keeps what was judged if the wiki cannot be reached when it continues', async () => {
      const { url } = await serve((number) => (number > 40 ? limited('Retry-After', '600') : undefined));
      const first = await checkAt(url);
      servers.close();
      const second = await checkAt(url, ['--continue', first.file]);
      expect([second.status, second.passed]).to.deep.equal([2, first.passed]);
      expect(second.causes).to.have.lengthOf(1);
      expect(second.causes[0]).to.match(/^Nothing listens at /);
    });

    it('rejects a file that is not a report, and a report of another client', async () => {
      const { url } = await serve(() => undefined);
      const first = await checkAt(url, ['--only', '4.2.1']);
      const env = { WIKIDOUBLE_PASSWORD: 'secret word' };
      const other = await check([url, '--continue', first.file, '--user', 'Alice'], env);
      expect([other.status, other.stderr]).to.deep.equal([
        2,
        `wikidouble: The report to continue has checked ${url} without an account: continue it without an account.\n`,
      ]);
      const wrong = join(folder, 'wrong.json');
      writeFileSync(wrong, '{}');
      expect((await check([url, '--continue', wrong])).stderr).to.match(
        /wrong\.json is not a report of --report json: /,
      );
      expect((await check([url, '--continue', join(folder, 'none')])).stderr).to.match(
        /The report \S+none cannot be read/,
      );
    });
  });
});
