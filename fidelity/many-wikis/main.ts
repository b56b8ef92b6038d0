import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Command } from 'commander';

import type { Report } from '../../schemas/generated/report';
import { kinds, MadeUpWikis, type Kind } from './made-up-wikis';

/** How many of 300 wikis are of each kind. */
const shares: Readonly<Record<Kind, number>> = {
  sound: 130,
  broken: 40,
  slow: 30,
  'rate-limited': 20,
  'rate-limited for an hour': 10,
  flaky: 20,
  'behind a challenge': 10,
  'not a wiki': 10,
  hanging: 10,
  'hanging later': 10,
  endless: 5,
  dripping: 5,
};

/** Runs a program before the command, which notes what the process used when it ends. */
const measured = `process.on('exit', () => require('node:fs').writeFileSync(process.env.USAGE_FILE, JSON.stringify(process.resourceUsage())));`;

interface Options {
  readonly wikis: string;
  readonly pause: string;
  readonly timeout: string;
}

/** Checks many made-up wikis with the built command, and prints what that takes. */
async function main({ wikis: count, pause, timeout }: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wikidouble-many-'));
  const wikis = new MadeUpWikis();
  try {
    const scale = Number(count) / 300;
    const order = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
      Array.from({ length: Math.max(1, Math.round(shares[kind] * scale)) }, (_, index) => ({ kind, index })),
    );
    // Mixed, as a list of wikis is.
    for (const { kind } of order.sort(
      (one, other) => one.index / shares[one.kind] - other.index / shares[other.kind],
    )) {
      await wikis.start(kind);
    }
    const at = (name: string): string => join(folder, name);
    writeFileSync(at('wikis.txt'), wikis.hosts.map(({ api, kind }, index) => `${api} ${index + 1} ${kind}`).join('\n'));
    writeFileSync(at('measured.cjs'), measured);
    const program = join(__dirname, '../../dist/cli/main.js');
    const reports = ['json', 'html', 'junit'].flatMap((form) => ['--report', `${form}=${at(form)}`]);
    const paces = ['--pause', pause, '--timeout', timeout];
    const begin = performance.now();
    const child = spawn(
      process.execPath,
      ['--require', at('measured.cjs'), program, 'check', '--wikis', at('wikis.txt'), ...paces, ...reports],
      { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, USAGE_FILE: at('usage') } },
    );
    let messages = '';
    child.stderr.on('data', (piece: Buffer) => (messages = (messages + piece.toString()).slice(-2000)));
    const [exitCode] = (await once(child, 'close')) as [number | null];
    const seconds = (performance.now() - begin) / 1000;
    const usage = JSON.parse(readFileSync(at('usage'), 'utf8')) as { maxRSS: number; userCPUTime: number };
    const { runs } = JSON.parse(readFileSync(at('json'), 'utf8')) as Report;
    const lines = (Object.keys(kinds) as Kind[]).map((kind) => {
      const hosts = wikis.hosts.filter((host) => host.kind === kind);
      const ends = runs.flatMap(({ exitCode: end }, index) => (wikis.hosts[index]?.kind === kind ? end : []));
      const requests = hosts.map((host) => host.requests);
      return [
        kind.padEnd(26),
        String(hosts.length).padStart(5),
        [...new Set(ends)].join(' and ').padStart(10),
        `${Math.min(...requests)}–${Math.max(...requests)}`.padStart(14),
        String(Math.max(...hosts.map(({ mostAtOnce }) => mostAtOnce))).padStart(9),
        Math.min(...hosts.map(({ shortestPause }) => shortestPause))
          .toFixed(0)
          .padStart(12),
      ].join(' ');
    });
    const size = (name: string): string => {
      const status = statSync(at(name), { throwIfNoEntry: false });
      return status ? `${(status.size / 1e6).toFixed(1)} MB` : `missing:\n${messages}`;
    };
    process.stdout.write(
      [
        `${wikis.hosts.length} wikis: ${seconds.toFixed(0)} s, exit code ${exitCode ?? 'none'}`,
        `peak memory ${(usage.maxRSS / 1024).toFixed(0)} MB, processor time ${(usage.userCPUTime / 1e6).toFixed(0)} s`,
        `reports: JSON ${size('json')}, HTML ${size('html')}, JUnit ${size('junit')}`,
        '',
        'kind                       hosts exit codes       requests   at once   pause (ms)',
        ...lines,
        '',
      ].join('\n'),
    );
  } finally {
    wikis.close();
    rmSync(folder, { recursive: true });
  }
}

void new Command('many-wikis')
  .description(
    'Check many made-up wikis on loopback with the built command, and print time, memory and requests per host.',
  )
  .option('--wikis <number>', 'how many', '300')
  .option('--pause <seconds>', 'pause between two requests to a host', '0.2')
  .option('--timeout <seconds>', 'time limit of a request', '15')
  .action((options: Options) => main(options))
  .parseAsync();
