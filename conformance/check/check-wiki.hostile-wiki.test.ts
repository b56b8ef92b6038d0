import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { demonstration } from '../../emulator/definition/demonstration';
import { compileSchemas } from '../schemas/compile';
import type { Report } from '../../schemas/generated/report';
import { declareDiff } from '../../cli/diff-command';
import { declarePact } from '../../cli/pact/pact-command';
import { check, responseOf, TestServers, type Ended } from './run-check.test-support';
import { runCommand } from '../../cli/run-command.test-support';

/** Responds in place of the wiki; for undefined, the wiki itself responds. */
type Hostile = (url: string, body: string, outgoing: ServerResponse) => string | undefined;

describe('a hostile wiki', () => {
  const servers = new TestServers();
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-hostile-'));
  });
  afterEach(() => {
    servers.close();
    rmSync(folder, { recursive: true });
  });

  /** A wiki whose responses are changed. */
  async function hostile(change: Hostile): Promise<string> {
    const wiki = createWiki(demonstration, { release: '1.43' });
    return servers.serve((request, outgoing) => {
      void responseOf(wiki, request).then(({ response: { status, headers, body } }) => {
        outgoing.statusCode = status;
        for (let index = 0; index < headers.length; index += 2) {
          outgoing.appendHeader(headers[index] ?? '', headers[index + 1] ?? '');
        }
        const changed = change(request.url ?? '', body, outgoing) ?? body;
        if (!outgoing.writableEnded && !outgoing.destroyed) outgoing.end(changed);
      });
    });
  }

  const at = (name: string): string => join(folder, name);
  const reports = (): string[] => ['json', 'junit', 'html'].flatMap((form) => ['--report', `${form}=${at(form)}`]);
  const readReport = (): Report => JSON.parse(readFileSync(at('json'), 'utf8')) as Report;

  /** Runs every command that checks a wiki, and returns their output. */
  async function everyCommand(url: string): Promise<Readonly<Record<'check' | 'diff' | 'pact verify', Ended>>> {
    return {
      check: await check([url, '--timeout', '5', '--report', 'spec', ...reports()]),
      diff: await runCommand(declareDiff, ['diff', url, '--requests', '3', '--timeout', '5']),
      'pact verify': await runCommand(declarePact, ['pact', 'verify', url, '--timeout', '5']),
    };
  }

  describe('that responds with status 101', () => {
    it('gets one sentence from every command, and a report', async () => {
      const url = await servers.serveSockets((socket) => {
        socket.on('data', () =>
          socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
        );
      });
      for (const [name, { status, stderr }] of Object.entries(await everyCommand(`${url}/api.php`))) {
        expect(stderr, name).to.contain('switched to another protocol (status 101)');
        expect(status, name).to.equal(2);
      }
      expect(readReport().runs[0]?.problem).to.contain('status 101');
    });

    it('to some requests is judged by the others', async () => {
      const url = await hostile((address, _, outgoing) => {
        if (address.includes('list=imageusage'))
          outgoing.socket?.end('HTTP/1.1 101 X\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
        return undefined;
      });
      const { status, stdout } = await check([`${url}/api.php`, '--only', '4.1', '--only', '4.2.1', ...reports()]);
      expect(status, stdout).to.equal(2);
      expect(readReport().runs[0]?.counts).to.include({ fail: 0 }).and.have.property('pass').above(0);
    });
  });

  describe('that responds with deeply nested JSON', () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;

    it('fails the rules that it breaks, and no others', async () => {
      const url = await hostile((_, body) => body.replace(/"imageusage":\[[^]*\]/, `"imageusage":${deep}`));
      const { status, stderr } = await check([`${url}/api.php`, '--only', '4.2', ...reports()]);
      expect(stderr).to.equal('');
      expect(status).to.equal(1);
      const [run] = readReport().runs;
      expect(run?.rules.find(({ id }) => id === '4.2.1')?.verdict).to.equal('fail');
      expect(run?.counts.pass).to.be.above(0);
      expect(readFileSync(at('junit'), 'utf8')).to.match(/ failures="[1-9]/);
    });

    it('gets one sentence from every command', async () => {
      const url = await hostile(() => deep.replace('[', '{"query":').replace(/\]$/, '}'));
      const { check: checked, diff, 'pact verify': verified } = await everyCommand(`${url}/api.php`);
      expect(checked.stderr).to.contain('JSON of more than 512 levels, which is not read');
      expect(readReport().runs[0]?.problem).to.contain('512 levels');
      expect(diff.stderr + verified.stderr)
        .to.contain('512 levels')
        .and.not.contain('call stack');
      expect([checked.status, diff.status, verified.status]).to.deep.equal([2, 2, 2]);
    });
  });

  describe('whose tokens are words of the reports', () => {
    const words = ['fail', 'pass', 'inconclusive', 'not applicable', 'required', 'recommended', 'security'];
    const ids = ['4.2.1', '4.2.order', 'unused-file-succeeds', 'debug-block-is-public', 'wikidouble'];
    const tokens = JSON.stringify(
      Object.fromEntries([...words, ...ids].map((word, index) => [`x${index}token`, word])),
    );
    /** Breaks rules. */
    const broken = (body: string): string => body.replace('"imageusage":[]', '"imageusage":{}');
    const tricky: Hostile = (_, body) => broken(body).replace(/^\{/, `{"x":${tokens},`);
    const plain: Hostile = (_, body) => broken(body).replace(/^\{/, `{"x":${tokens.replaceAll('token', '')},`);
    const lineOf = (text: string, part: string): string => text.split('\n').find((line) => line.includes(part)) ?? '';

    for (const [title, withBaseline] of [
      ['changes no verdict, id, level, count or exit code', false],
      ['changes none of them with a baseline either', true],
    ] as const) {
      it(title, async () => {
        const known = at('known.yaml');
        writeFileSync(
          known,
          'known:\n  - { wiki: https://wiki.example/*, rule: 4.2.1, reason: Another wiki., expires: 2999-01-01 }\n',
        );
        const seen = [];
        for (const change of [plain, tricky]) {
          const url = await hostile(change);
          const options = [
            '--only',
            '4.2',
            ...(withBaseline ? ['--baseline', known] : []),
            ...reports(),
            '--report',
            'spec',
          ];
          const { status, stdout, stderr } = await check([`${url}/api.php`, ...options]);
          expect(stderr).to.equal('');
          const report = readReport();
          expect(compileSchemas().report(report)).to.deep.equal([]);
          const [run] = report.runs;
          seen.push({
            status,
            exitCode: report.exitCode,
            counts: run?.counts,
            rules: run?.rules.map(({ id, level, verdict, scenarios }) => [id, level, verdict, scenarios]),
            scenarios: run?.scenarios.map(({ id, verdict, rules, failures }) => [id, verdict, rules, failures.length]),
            findings: run?.findings?.map(({ id, level }) => [id, level]),
            junit: / (failures="\d+" errors="\d+" skipped="\d+")/.exec(readFileSync(at('junit'), 'utf8'))?.[1],
            spec: [lineOf(stdout, ' passed, '), stdout.match(/^ +[✓✗–?] [a-z ]+ 4\S+/gm)],
            html: readFileSync(at('html'), 'utf8').match(/<(?:tr|td|button|span) [^>]*class="[^"]*"/g)?.length,
          });
        }
        expect(seen[0]).to.have.property('status', 1);
        expect(seen[0]?.counts).to.have.property('fail').above(0);
        expect(seen[0]?.junit).to.match(/^failures="[1-9]/);
        expect(seen[0]?.spec[1]).to.have.property('length').above(5);
        expect(seen[1]).to.deep.equal(seen[0]);
      });
    }
  });

  it('changes none of them if a password is a word of the reports', async () => {
    const wiki = createWiki({ ...demonstration, users: [{ name: 'Alice', password: 'pass' }] }, { release: '1.43' });
    const server = await wiki.listen();
    const env = { WIKIDOUBLE_PASSWORD: 'pass' };
    const checked = await check(
      [server.url, '--user', 'Alice', '--only', '4.2', '--report', 'spec', ...reports()],
      env,
    );
    const verified = await runCommand(declarePact, ['pact', 'verify', server.url, '--user', 'Alice'], env);
    await wiki.close();
    expect(checked.stderr + verified.stderr).to.equal('');
    expect([checked.status, verified.status]).to.deep.equal([0, 0]);
    expect(checked.stdout)
      .to.match(/✓ pass\w* +4\.2\.1 /)
      .and.match(/\d+ passed, 0 failed/);
    expect(verified.stdout).to.match(/✓ pass/);
    expect(compileSchemas().report(readReport())).to.deep.equal([]);
  });
});
