import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { runTypeScript } from '../emulator/testing/run-typescript.test-support';
import { isWaitedForByNpm } from './starter';

const serve = [process.execPath, ...runTypeScript, join(__dirname, 'main.ts'), 'serve', '--port', '0'] as const;

/** Prints its own process id and that of its child, which shares its outputs. */
const starter = `
  const child = require('node:child_process').spawn(process.argv[1], process.argv.slice(2), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  console.log('pid ' + child.pid);
`;

describe('wikidouble serve, when the program that started it', function () {
  // For busy machines; nothing here waits for a time to pass.
  this.timeout(600_000);

  let pids: number[] = [];
  afterEach(() => {
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended, as it should.
      }
    }
    pids = [];
  });

  function start([command, ...args]: readonly string[], stdio: StdioOptions, env = process.env): Started {
    const started = new Started(spawn(command ?? '', args, { stdio, env }));
    pids.push(started.process.pid ?? 0);
    return started;
  }

  it('is killed, ends as well', async () => {
    const started = start([process.execPath, '-e', starter, ...serve], ['ignore', 'pipe', 'inherit']);
    pids.push(Number(await started.printed(/^pid (\d+)$/m)));
    await started.address();
    started.process.kill('SIGKILL');
    // Both write to this output: it ends when the second process has ended as well.
    await started.outputEnd;
  });

  it('closes the pipe, ends without a message', async () => {
    const started = start(serve, ['pipe', 'pipe', 'pipe']);
    await started.address();
    started.process.stdin?.end();
    expect(await started.exit).to.equal(0);
    await started.outputEnd;
    expect(started.output).to.match(/\nCtrl-C ends it\.\n$/);
    expect(started.complaints).to.equal('');
  });

  it('has ended before the server was ready, ends as well', async () => {
    const started = start(serve, ['pipe', 'pipe', 'ignore']);
    started.process.stdin?.end();
    started.process.stdout?.destroy();
    expect(await started.exit).to.equal(0);
  });

  describe('ends, keeps running if standard input', () => {
    async function expectToGoOn(started: Started): Promise<void> {
      const address = await started.address();
      for (let request = 0; request < 5; request++) expect((await fetch(address)).status).to.equal(200);
      started.process.kill('SIGTERM');
      // Not a clean end on Windows, which has no signals.
      expect(await started.exit).to.equal(process.platform === 'win32' ? null : 0);
    }

    it('is /dev/null', async () => {
      await expectToGoOn(start(serve, ['ignore', 'pipe', 'inherit']));
    });

    it('is a file', async () => {
      const file = openSync(__filename, 'r');
      const started = start(serve, [file, 'pipe', 'inherit']);
      closeSync(file);
      await expectToGoOn(started);
    });

    it('is a pipe that has ended from the start', async () => {
      const started = start(serve, ['pipe', 'pipe', 'inherit']);
      started.process.stdin?.end();
      await expectToGoOn(started);
    });

    it('is a pipe with content that has ended from the start', async () => {
      const started = start(serve, ['pipe', 'pipe', 'inherit']);
      started.process.stdin?.end('y\n'.repeat(1000));
      await expectToGoOn(started);
    });

    it('is a pipe that stays open', async () => {
      const started = start(serve, ['pipe', 'pipe', 'inherit']);
      started.process.stdin?.write('\n');
      await expectToGoOn(started);
    });
  });

  const posix = process.platform === 'win32' ? it.skip : it;

  posix('is a shell that put it into the background, keeps running', async () => {
    const shell = start(['sh', '-c', '"$@" & echo "pid $!"', 'sh', ...serve], ['pipe', 'pipe', 'inherit']);
    pids.push(Number(await shell.printed(/^pid (\d+)$/m)));
    const address = await shell.address();
    shell.process.stdin?.end();
    await shell.exit;
    expect((await fetch(address)).status).to.equal(200);
  });

  posix('is npm, ends when npm ends the shell of its command, as on SIGTERM', async () => {
    const env = { ...process.env, npm_lifecycle_script: "'wikidouble'" };
    const shell = start(['sh', '-c', '"$@" & echo "pid $!"; wait', 'sh', ...serve], ['ignore', 'pipe', 'inherit'], env);
    pids.push(Number(await shell.printed(/^pid (\d+)$/m)));
    await shell.address();
    shell.process.kill('SIGTERM');
    await shell.outputEnd;
  });

  it('is npm, recognizes the commands that npm waits for', () => {
    const isWaitedFor = (script?: string): boolean => isWaitedForByNpm({ npm_lifecycle_script: script });
    for (const script of [
      'wikidouble', // npx of npm 10; what follows is not named there
      "'wikidouble'", // npx of npm 11
      'wikidouble serve --port 7080 --wiki "test/wiki.yaml"',
      'node dist/cli/main.js serve',
      'node node_modules/wikidouble/dist/cli/main.js serve',
    ]) {
      expect(isWaitedFor(script), script).to.equal(true);
    }
    for (const script of [
      undefined,
      'wikidouble serve &',
      'wikidouble serve & mocha',
      'mocha',
      'node start-wikidouble.js serve',
      'wikidouble-something serve',
    ]) {
      expect(isWaitedFor(script), script).to.equal(false);
    }
  });
});

/** A program, and the output of it and its children. */
class Started {
  output = '';
  complaints = '';
  readonly exit: Promise<number | null>;
  /** Resolves when no program writes there any more. */
  readonly outputEnd: Promise<unknown>;

  constructor(readonly process: ChildProcess) {
    const output = process.stdout!;
    output.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    process.stderr?.setEncoding('utf8').on('data', (text: string) => (this.complaints += text));
    this.exit = once(process, 'exit').then(([code]) => code as number | null);
    this.outputEnd = once(output, 'close');
  }

  /** Resolves to the first group of the pattern as soon as it is printed. */
  async printed(pattern: RegExp): Promise<string> {
    for (;;) {
      const [, found] = pattern.exec(this.output) ?? [];
      if (found !== undefined) return found;
      const more = once(this.process.stdout!, 'data');
      const ended = this.outputEnd.then(() => {
        throw new Error(`${pattern} was not printed, but:\n${this.output}${this.complaints}`);
      });
      await Promise.race([more, ended]);
    }
  }

  address(): Promise<string> {
    return this.printed(/^wikidouble listening on (\S+)\n/m);
  }
}
