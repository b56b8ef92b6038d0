/**
 * `npm run clients`: writes the tables of docs/clients.md from the evidence, evidence.json beside this file.
 *
 *   main.ts                     writes the page
 *   main.ts --record RUN…       keeps these runs (libraries/record-run.mjs), and nothing else, as the evidence; writes the page
 *   main.ts --check [RUN…]      writes nothing, and ends with 1 where the page is not what it would write, or a run differs
 *                               from the evidence
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { withClients } from './clients-page';
import { differencesFrom } from './compare-runs';
import { readRuns, type Run } from './run';

const root = join(__dirname, '../../..');
const file = 'docs/clients.md';
const evidenceFile = join(__dirname, 'evidence.json');

async function main([way, ...files]: readonly string[]): Promise<void> {
  if (way !== undefined && way !== '--record' && way !== '--check') throw new Error(`There is no ${way}.`);
  if (way === '--record') await record(files.map(readRun));
  const evidence = readRuns(readFileSync(evidenceFile, 'utf8'), evidenceFile);
  const problems = way === '--check' ? files.flatMap((file) => differencesFrom(evidence, readRun(file))) : [];
  const path = join(root, file);
  const page = readFileSync(path, 'utf8');
  const written = await withClients(page, evidence, path);
  if (way !== '--check') writeFileSync(path, written);
  else if (page !== written) problems.push(`${file} is not what its evidence says: run "npm run clients".`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

async function record(runs: readonly Run[]): Promise<void> {
  const options = { ...(await resolveConfig(evidenceFile)), parser: 'json' };
  writeFileSync(evidenceFile, await format(JSON.stringify(runs), options));
}

function readRun(file: string): Run {
  const [run] = readRuns(`[${readFileSync(file, 'utf8')}]`, file);
  if (!run) throw new Error(`${file} holds no run.`);
  return run;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
