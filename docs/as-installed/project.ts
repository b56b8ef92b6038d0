import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** How a command ended. */
export interface Ended {
  /** The exit code, the signal, or what else went wrong. */
  readonly status: number | string;
  /** What it printed, on either output. */
  readonly output: string;
}

/** Milliseconds after which something hangs. */
const timeLimit = 600_000;

/** An npm project in a folder of its own, in which commands are run as its owner would. */
export class Project {
  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    this.write('package.json', '{ "name": "project", "private": true }\n');
  }

  /**
   * Installs packages, as far as they are not there yet.
   *
   * @param packages names, with versions or not, or files
   */
  async install(...packages: readonly string[]): Promise<Ended> {
    const { dependencies = {} } = JSON.parse(this.read('package.json')) as { dependencies?: object };
    const missing = packages.filter((name) => !(name in dependencies));
    if (missing.length === 0) return { status: 0, output: '' };
    return this.run(`npm install --no-audit --no-fund --prefer-offline ${missing.join(' ')}`);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  write(path: string, text: string): void {
    const file = join(this.folder, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }

  remove(path: string): void {
    rmSync(join(this.folder, path), { force: true });
  }

  copy(from: string, path: string): void {
    cpSync(from, join(this.folder, path), { recursive: true });
  }

  /** Runs a command line to its end. */
  async run(command: string): Promise<Ended> {
    const shell = this.start(command);
    shell.stdin?.end();
    let output = '';
    for (const stream of [shell.stdout, shell.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const limit = new AbortController();
    const ended = once(shell, 'close') as Promise<[number | null, string | null]>;
    const hangs = setTimeout(timeLimit, undefined, { signal: limit.signal, ref: false }).then(() => 'hangs' as const);
    const first = await Promise.race([ended, hangs]);
    limit.abort();
    hangs.catch(() => undefined);
    if (first !== 'hangs') return { status: first[0] ?? first[1] ?? '', output };
    shell.kill();
    return { status: `not ended after ${timeLimit / 1000} s`, output };
  }

  /** Runs `wikidouble serve`; what it says first, and what ends it. */
  async serve(command: string): Promise<Served> {
    const served = new Served(this.start(`exec ${command}`));
    await served.start();
    return served;
  }

  private start(command: string): ChildProcess {
    const path = [join(this.folder, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
    return spawn('bash', ['-c', command], {
      cwd: this.folder,
      // A command that is not installed is to fail, and not to be taken from somewhere else.
      env: {
        ...process.env,
        PATH: path,
        npm_config_offline: isInstall(command) ? undefined : 'true',
        NODE_OPTIONS: '',
      },
    });
  }
}

function isInstall(command: string): boolean {
  return /\bnpm (?:install|ci)\b/.test(command);
}

/** A wiki that a command serves. */
export class Served {
  output = '';
  /** The address of api.php. */
  api = '';

  constructor(private readonly shell: ChildProcess) {}

  /** @throws Error where it does not serve */
  async start(): Promise<void> {
    const { stdout, stderr } = this.shell;
    stderr?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    for await (const text of stdout?.setEncoding('utf8') ?? []) {
      this.output += text as string;
      const [, address] = /^wikidouble listening on (\S+)\n/m.exec(this.output) ?? [];
      if (address === undefined) continue;
      this.api = address;
      break;
    }
    if (this.api === '') throw new Error(`It does not serve:\n${this.output}`);
  }

  /** Ends it as the end of whoever started it does. */
  async end(): Promise<number | string> {
    const ended = once(this.shell, 'exit') as Promise<[number | null, string | null]>;
    this.shell.stdin?.end();
    const [code, signal] = await ended;
    return code ?? signal ?? '';
  }
}
