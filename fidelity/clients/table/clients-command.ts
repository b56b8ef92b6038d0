/** `npm run clients`: writes the tables of docs/clients.md from the evidence, evidence.json beside this file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { format, resolveConfig } from 'prettier';

import { endCommand } from '../../end-command';
import { withGeneratedPart } from '../../evidence-tables/generated-part';
import { readEvidence } from '../methods/methods-evidence';
import { methodsSection } from '../methods/methods-section';
import { withClients } from './clients-page';
import { differencesFrom, readRuns, type Run } from './run';

const root = join(__dirname, '../../..');
const file = 'docs/clients.md';
const evidenceFile = join(__dirname, 'evidence.json');

interface Options {
  readonly record?: boolean;
  readonly check?: boolean;
}

async function writePage(runFiles: readonly string[], { record, check }: Options): Promise<void> {
  if (record === true) await keep(runFiles.map(readRun));
  const evidence = readRuns(readFileSync(evidenceFile, 'utf8'), evidenceFile);
  const problems = check === true ? runFiles.flatMap((run) => differencesFrom(evidence, readRun(run))) : [];
  const path = join(root, file);
  const page = readFileSync(path, 'utf8');
  const withMethods = await withGeneratedPart(page, 'client-methods', methodsSection(readEvidence()), path);
  const written = await withClients(withMethods, evidence, path);
  if (check !== true) writeFileSync(path, written);
  else if (page !== written) problems.push(`${file} is out of date: run "npm run clients" and commit what it changes.`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

async function keep(runs: readonly Run[]): Promise<void> {
  const options = { ...(await resolveConfig(evidenceFile)), parser: 'json' };
  writeFileSync(evidenceFile, await format(JSON.stringify(runs), options));
}

function readRun(path: string): Run {
  const [run] = readRuns(`[${readFileSync(path, 'utf8')}]`, path);
  if (!run) throw new Error(`${path} contains no run.`);
  return run;
}

const command = new Command('clients')
  .description('Writes the tables of docs/clients.md from the evidence.')
  .argument('[runs...]', 'files that libraries/record-run.mjs has written')
  .option('--record', 'make these runs the evidence')
  .option('--check', 'write nothing; exit with 1 if the page is out of date or a run differs from the evidence')
  .action(writePage);

endCommand('clients', command.parseAsync());
