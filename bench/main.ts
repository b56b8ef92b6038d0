/**
 * `npm run bench`: measures the built package, always as ratios to a baseline of the same run.
 *
 *   --only NAME     this case only; may be given several times
 *   --seconds N     how long each case measures for (default: 10)
 *   --json          prints the figures as JSON, with absolute numbers
 */
import { parseArgs } from 'node:util';

import type { BenchCase, Figure } from './bench-case';
import { build } from './built-package';
import { importToFirstResponse } from './cases/import-to-first-response';
import { inProcess } from './cases/in-process';
import { serveToFirstResponse } from './cases/serve-to-first-response';
import { tokensOverHttp } from './cases/tokens-over-http';
import { usageByWikiSize } from './cases/usage-by-wiki-size';
import { usageOverHttp } from './cases/usage-over-http';
import { table } from './report';

const cases = [tokensOverHttp, usageOverHttp, importToFirstResponse, serveToFirstResponse, usageByWikiSize, inProcess];

async function main(): Promise<void> {
  const { only, seconds, json } = readOptions();
  build();
  const figures: Figure[] = [];
  for (const one of only) figures.push(...(await runCase(one, seconds)));
  process.stdout.write(
    json ? `${JSON.stringify({ node: process.version, figures }, null, 2)}\n` : `${table(figures)}\n`,
  );
}

function readOptions(): { only: readonly BenchCase[]; seconds: number; json: boolean } {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      seconds: { type: 'string', default: '10' },
      json: { type: 'boolean', default: false },
    },
  });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error(`--seconds needs a number above 0, not "${values.seconds}".`);
  return { only: values.only?.map(findCase) ?? cases, seconds, json: values.json };
}

function findCase(name: string): BenchCase {
  const found = cases.find((one) => one.name === name);
  if (found) return found;
  throw new Error(`There is no case "${name}"; there are ${cases.map((one) => one.name).join(', ')}.`);
}

async function runCase(one: BenchCase, seconds: number): Promise<Figure[]> {
  process.stderr.write(`${one.name}: ${one.description}\n`);
  const progress = (done: number, of: number): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r  round ${done} of ${of}${done === of ? '\n' : ''}`);
    else if (done === of) process.stderr.write(`  ${of} rounds\n`);
  };
  return one.run({ seconds, progress });
}

main().catch((error: unknown) => {
  process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
