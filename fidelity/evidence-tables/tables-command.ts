/** `npm run docs`, `npm run coverage` and `npm run fidelity`: write what is generated in the documentation. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Command } from 'commander';

import { endCommand } from '../end-command';
import { measureReactions } from '../clients/fault-reactions';
import { withCoverage } from './coverage';
import { fidelityProblems, withFidelity } from './differential';
import { documentationPages } from './documentation';

const root = join(__dirname, '../..');

interface Options {
  readonly check?: boolean;
}

async function docs({ check }: Options): Promise<void> {
  for (const { name, text, fresh } of await documentationPages(root, await measureReactions())) {
    if (text === fresh) continue;
    if (check === true) report(`${name} is out of date: run "npm run docs" and commit what it changes.`);
    else writeFileSync(join(root, name), fresh);
  }
}

async function coverage({ check }: Options): Promise<void> {
  const name = 'docs/coverage.md';
  const file = join(root, name);
  const text = readFileSync(file, 'utf8');
  const fresh = await withCoverage(text, root);
  if (text === fresh) return;
  if (check === true) report(`${name} is out of date: run "npm run coverage" and commit what it changes.`);
  else writeFileSync(file, fresh);
}

async function fidelity({ check }: Options): Promise<void> {
  const file = join(root, 'docs/how-we-know.md');
  const text = readFileSync(file, 'utf8');
  if (check === true) (await fidelityProblems(text, root, new Date())).forEach(report);
  else writeFileSync(file, await withFidelity(text, root));
}

function report(problem: string): void {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}

const command = new Command('tables').description('Writes what is generated in the documentation.');
for (const [name, description, action] of [
  ['docs', 'the counts on all pages, the pages of supported modules and rules, and the tables of faults', docs],
  ['coverage', 'the table of docs/coverage.md', coverage],
  ['fidelity', 'the tables of docs/how-we-know.md', fidelity],
] as const) {
  const check = name === 'fidelity' ? ' or a comparison with a real wiki is too old' : '';
  command
    .command(name)
    .description(description)
    .option('--check', `write nothing; exit with 1 if a page is out of date${check}`)
    .action(action);
}

endCommand('tables', command.parseAsync());
