import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { createWiki, type Wiki } from '../emulator';
import { defaultRelease } from '../emulator/releases/release';
import { releases } from '../emulator/releases/releases';
import { TurnedTime } from '../emulator/testing/turned-time.test-support';
import { declareDiff } from './diff-command';
import { longestPause } from '../conformance/check/run-check.test-support';
import { runCommand, type Ended } from './run-command.test-support';

const { version } = releases[defaultRelease];

async function diff(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return runCommand(declareDiff, ['diff', ...args], env, new TurnedTime(longestPause));
}

/** The content of a wiki of the newest release with one page, as a run reads it. */
function told(parameters: URLSearchParams, server: string): unknown {
  if (parameters.get('meta')?.startsWith('siteinfo') === true) {
    const general = {
      sitename: 'TestWiki',
      generator: `MediaWiki ${version}`,
      case: 'first-letter',
      lang: 'en',
      server,
    };
    const namespaces = { 0: { id: 0, name: '' }, 6: { id: 6, name: 'File', canonical: 'File' } };
    const interwikimap = Array.from(releases[defaultRelease].interwikiMap, ([prefix, url]) => ({ prefix, url }));
    return { query: { general: { ...general, scriptpath: '' }, namespaces, interwikimap, statistics: { pages: 1 } } };
  }
  if (parameters.get('meta') === 'userinfo') return { query: { userinfo: { id: 1, name: 'Alice', groups: [] } } };
  if (parameters.get('generator') === 'allpages') {
    const page = { pageid: 1, title: 'Alpha', touched: '2026-11-21T00:13:27Z', lastrevid: 1, new: true };
    const revisions = [{ slots: { main: { content: '[[File:Used.png]]' } } }];
    return { query: parameters.get('gapnamespace') === '0' ? { pages: [{ ...page, revisions }] } : {} };
  }
  if (parameters.get('list') === 'allfileusages' && parameters.get('aflimit') === 'max') {
    return { query: { allfileusages: [{ fromid: 1, ns: 6, title: 'File:Used.png' }] } };
  }
  return undefined;
}

describe('wikidouble diff', () => {
  let folder = '';
  const servers: Server[] = [];
  const wikis: Wiki[] = [];
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-diff-'));
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
    for (const wiki of wikis.splice(0)) await wiki.close();
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** A wiki that can be read, and otherwise responds as the emulator does, apart from what is changed. */
  async function serveWiki(change: (body: string) => string = (body) => body): Promise<string> {
    const definition = {
      pages: [{ id: 1, title: 'Alpha', text: '[[File:Used.png]]' }],
      users: [{ id: 1, name: 'Alice', password: 'correct horse battery' }],
    };
    const wiki = createWiki(definition, { unsupported: 'as-unknown' });
    wikis.push(wiki);
    const base = await serve((request, outgoing) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const { method = 'GET', url = '', headers } = request;
        const reads = told(new URL(url, base).searchParams, base);
        if (reads !== undefined && headers['user-agent']?.startsWith('wikidouble') === true) {
          outgoing.end(JSON.stringify({ batchcomplete: true, ...Object(reads) })); // prettier-ignore
          return;
        }
        const body = Buffer.concat(pieces);
        const given = Object.entries(headers).map(([name, value]) => [name, String(value)]);
        const response = wiki.handle({
          method,
          url,
          headers: Object.fromEntries(given) as Record<string, string>,
          body,
          server: base,
          remoteAddress: '127.0.0.1',
        });
        outgoing.writeHead(response.status, [...response.headers]);
        outgoing.end(method === 'HEAD' ? undefined : change(response.body));
      });
    });
    return base;
  }

  it('finds no difference if the wiki responds as the emulator does, and repeats single requests', async () => {
    const url = await serveWiki();
    for (const only of ['0', '17', '3']) {
      const { status, stdout, stderr } = await diff([url, '--seed', '5', '--only', only]);
      expect([status, stderr], stdout).to.deep.equal([0, '']);
      expect(stdout).to.match(/\n1 request: 0 different\.\n$/);
    }
  });

  it('reports known differences that do not occur, and fails for them only with --strict-list', async () => {
    const url = await serveWiki();
    const [usual, strict] = [
      await diff([url, '--requests', '2']),
      await diff([url, '--requests', '2', '--strict-list']),
    ];
    for (const { stdout } of [usual, strict]) {
      expect(stdout).to.match(
        /\nRemarks:\n {2}Known difference "[\w-]+" did not occur: both sides gave the same response/,
      );
      expect(stdout).to.match(/\n2 requests: 0 different\.\n$/);
    }
    expect([usual.status, strict.status]).to.deep.equal([0, 1]);
  });

  it('exits with 1 if responses differ, with reports for people and programs, without secrets', async () => {
    const url = await serveWiki((body) => body.replace('"batchcomplete":', '"complete":'));
    const json = join(folder, 'diff.json');
    const args = [url, '--requests', '30', '--user', 'Alice', '--report', 'text', '--report', `json=${json}`];
    const { status, stdout } = await diff([...args, '--evidence', folder], {
      WIKIDOUBLE_PASSWORD: 'correct horse battery',
    });
    expect(status, stdout).to.equal(1);
    expect(stdout).to.include(
      `: MediaWiki ${version}, against the emulator of ${defaultRelease}: 30 requests of seed 1, with an`,
    );
    expect(stdout).to.match(/\n {4}wiki request: {5}curl .*127\.0\.0\.1/);
    const report = readFileSync(json, 'utf8');
    expect(JSON.parse(report)).to.include({ tool: 'wikidouble', seed: 1, requests: 30, loggedIn: true });
    expect(JSON.parse(readFileSync(join(folder, `mediawiki-${defaultRelease}-seed-1.json`), 'utf8'))).to.include({
      requests: 30,
    });
    expect(stdout + report).to.not.contain('battery');
  });

  it('exits with 2 and one sentence if there is nothing to compare', async () => {
    const html = await serve((_, outgoing) => outgoing.setHeader('content-type', 'text/html').end('<h1>Cats</h1>'));
    const silent = await serve(() => undefined);
    const url = await serveWiki();
    const ended = await Promise.all([
      diff(['http://127.0.0.1:1/api.php']),
      diff([`${html}/api.php`]),
      diff([silent, '--timeout', '0.3']),
      diff([url, '--user', 'Alice'], { WIKIDOUBLE_PASSWORD: 'wrong' }),
      diff(['ftp://wiki.example']),
      diff([url, '--evidence', join(folder, 'none')]),
    ]);
    expect(ended.map(({ status, stdout }) => [status, stdout])).to.deep.equal(ended.map(() => [2, '']));
    expect(ended.map(({ stderr }) => stderr)).to.deep.equal([
      'wikidouble: Nothing listens at 127.0.0.1:1: the connection was refused.\n',
      `wikidouble: ${html}/api.php is not the api.php of a wiki: it responded with status 200 and text/html, which is ` +
        'not the requested JSON.\n',
      `wikidouble: ${silent.slice('http://'.length)} sent no complete response within 0.3 seconds.\n`,
      `wikidouble: Alice cannot log in to ${url}/api.php: Incorrect username or password entered. Please try again.\n`,
      'wikidouble: "ftp://wiki.example" is not the address of a wiki: it must begin with https:// or http://.\n',
      `wikidouble: The evidence cannot be written: there is no folder ${join(folder, 'none')}.\n`,
    ]);
  });

  it('exits with 2 for an invalid command line', async () => {
    const sentence = async (...args: string[]): Promise<string> => {
      const { status, stderr } = await diff(args);
      expect(status, args.join(' ')).to.equal(2);
      return stderr.split('\n')[0] ?? '';
    };
    const url = 'http://127.0.0.1:1';
    expect([
      await sentence(),
      await sentence(url, '--user', 'Alice'),
      await sentence(url, '--allow-writes'),
      await sentence(url, '--data', 'x.yaml'),
      await sentence(url, '--sessions', '3'),
      await sentence(url, '--requests', '0'),
      await sentence(url, '--seed', 'x'),
      await sentence(url, '--only', '1', '--evidence', '.'),
      await sentence(url, '--report', 'junit'),
    ]).to.deep.equal([
      "error: missing required argument 'url'",
      'error: --user needs the password of Alice in the environment variable WIKIDOUBLE_PASSWORD.',
      'error: --allow-writes needs an account that may edit pages: --user NAME.',
      'error: --data is the content that the wiki is given: add --allow-writes.',
      'error: --sessions watches pages and marks changes as patrolled: add --user NAME and --allow-writes.',
      'error: --requests must be at least 1 without --writing-sessions.',
      "error: option '--seed <number>' argument 'x' is invalid. It must be a whole number from 0 to 1000000000.",
      'error: --evidence records whole runs: leave out --only, --session and --only-actions.',
      "error: option '--report <form>' argument 'junit' is invalid. The form must be text or json, optionally with =FILE.",
    ]);
  });
});
