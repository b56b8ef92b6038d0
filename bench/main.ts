/** `npm run bench`: measures the built package, always as ratios to a baseline of the same run. */
import { resolve } from 'node:path';

import { Command, InvalidArgumentError } from 'commander';

import { messageOf } from '../emulator/text/message-of';
import type { BenchCase, Figure } from './bench-case';
import { build } from './built-package';
import { againstAnotherVersion } from './cases/against-another-version';
import { editsByWikiSize } from './cases/edits-by-wiki-size';
import { importToFirstResponse } from './cases/import-to-first-response';
import { inProcess } from './cases/in-process';
import { listsByWikiSize } from './cases/lists-by-wiki-size';
import { loading } from './cases/loading';
import { serveToFirstResponse } from './cases/serve-to-first-response';
import { tokensOverHttp } from './cases/tokens-over-http';
import { usageByWikiSize } from './cases/usage-by-wiki-size';
import { usageOverHttp } from './cases/usage-over-http';
import { table } from './report';

const cases = [
  tokensOverHttp,
  usageOverHttp,
  importToFirstResponse,
  serveToFirstResponse,
  usageByWikiSize,
  listsByWikiSize,
  loading,
  editsByWikiSize,
  inProcess,
];

interface Options {
  readonly only?: BenchCase[];
  readonly against?: string;
  readonly seconds: number;
  readonly json: boolean;
}

async function bench({ only, against, seconds, json }: Options): Promise<void> {
  build();
  const figures: Figure[] = [];
  const chosen = against === undefined ? (only ?? cases) : [...(only ?? []), againstAnotherVersion(resolve(against))];
  for (const one of chosen) figures.push(...(await runCase(one, seconds)));
  process.stdout.write(
    json ? `${JSON.stringify({ node: process.version, figures }, null, 2)}\n` : `${table(figures)}\n`,
  );
}

function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds > 0) return seconds;
  throw new InvalidArgumentError('Expected a number above 0.');
}

function collectCase(name: string, others: readonly BenchCase[] = []): BenchCase[] {
  const found = cases.find((one) => one.name === name);
  if (found) return [...others, found];
  throw new InvalidArgumentError(`Expected one of ${cases.map((one) => one.name).join(', ')}.`);
}

async function runCase(one: BenchCase, seconds: number): Promise<Figure[]> {
  process.stderr.write(`${one.name}: ${one.description}\n`);
  const progress = (done: number, of: number): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r  round ${done} of ${of}${done === of ? '\n' : ''}`);
    else if (done === of) process.stderr.write(`  ${of} rounds\n`);
  };
  return one.run({ seconds, progress });
}

new Command('bench')
  .description('Measures the built package, always as ratios to a baseline of the same run.')
  .option('--only <case>', 'measure this case only; repeatable', collectCase)
  .option('--against <folder>', 'compare with another version, which is installed and built in that folder')
  .option('--seconds <number>', 'how long each case is measured', parseSeconds, 10)
  .option('--json', 'print JSON with absolute numbers', false)
  .action(bench)
  .parseAsync()
  .catch((error: unknown) => {
    process.stderr.write(`bench: ${messageOf(error)}\n`);
    process.exitCode = 1;
  });
