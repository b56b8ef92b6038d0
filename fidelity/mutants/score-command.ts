import { randomInt } from 'node:crypto';
import { join } from 'node:path';

import { Command } from 'commander';

import { endCommand } from '../end-command';
import { checkBrokenWiki } from './check-broken-wiki';
import { needsOf, type ConditionalMutant } from './conditional';
import { generatedMutants } from './generated-catalogue';
import { clearlyBelow, readScore, writeScore, type Found } from './stated-score';

interface Outcome {
  readonly mutant: ConditionalMutant;
  /** The smallest budget within which it was found; undefined if it was not found. */
  readonly budget: number | undefined;
  /** For a message. */
  readonly crash?: string;
}

const budgets = [150, 400];

async function outcomeOf(mutant: ConditionalMutant, account: boolean, seed: number): Promise<Outcome> {
  for (const budget of budgets) {
    const { block } = needsOf(mutant);
    const { exitCode, problem } = await checkBrokenWiki({ mutant, account, budget, block, seed });
    if (exitCode === 1) return { mutant, budget };
    if (problem !== undefined) return { mutant, budget: undefined, crash: problem };
  }
  return { mutant, budget: undefined };
}

function share(outcomes: readonly Outcome[], budget: number): string {
  const found = outcomes.filter((outcome) => outcome.budget !== undefined && outcome.budget <= budget).length;
  return `${((100 * found) / Math.max(1, outcomes.length)).toFixed(1).padStart(5)} %`;
}

function table(outcomes: readonly Outcome[], name: (mutant: ConditionalMutant) => string): string[] {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const group = name(outcome.mutant);
    groups.set(group, [...(groups.get(group) ?? []), outcome]);
  }
  return Array.from(
    groups,
    ([group, each]) =>
      `  ${budgets.map((budget) => share(each, budget)).join('  ')}  ${String(each.length).padStart(5)}  ${group}`,
  ).sort();
}

interface GivenOptions {
  readonly sample: number;
  readonly seed: number;
  readonly minutes: number;
  readonly only?: string;
  readonly ways?: true;
  readonly missed?: true;
  readonly check?: true;
  readonly record?: true;
}

const root = join(__dirname, '../..');

function found(outcomes: readonly Outcome[]): Found {
  const within = budgets.map((budget): [string, number] => [
    String(budget),
    outcomes.filter((outcome) => outcome.budget !== undefined && outcome.budget <= budget).length,
  ]);
  return { mutants: outcomes.length, within: Object.fromEntries(within) };
}

/** `npm run mutants`: how many of the generated mutants `wikidouble check` finds. */
async function main(): Promise<number> {
  const command = new Command('mutants')
    .description(
      'Runs the whole check, in this process, against the fake broken in generated ways, and prints the share that is found ' +
        `within ${budgets.join(' and within ')} requests, without and with an account. --sample 100 takes minutes, everything a night.`,
    )
    .option('--sample <number>', 'try this many mutants (default: all)', Number, Infinity)
    .option('--minutes <number>', 'stop after this time (default: never)', Number, Infinity)
    .option('--seed <number>', 'choose the same mutants and requests again (default: random)', Number, randomInt(1e6))
    .option('--only <condition>', 'only mutants with this condition, such as xml')
    .option('--ways', 'also print the shares by way of being wrong')
    .option('--missed', `also list what was not found within ${budgets[0]} requests`)
    .option('--check', 'exit with 1 if the score is clearly below the one that docs/how-we-know.md states')
    .option(
      '--record',
      'keep the score in fidelity/evidence, for docs/how-we-know.md (npm run fidelity writes it there)',
    )
    .parse();
  const { sample, seed, minutes, only, ways, missed, check, record } = command.opts<GivenOptions>();
  console.log(`seed ${seed}`);
  const end = performance.now() + minutes * 60_000;
  const anonymous: Outcome[] = [];
  const withAccount: Outcome[] = [];
  let isWhole = only === undefined;
  for await (const mutant of generatedMutants(seed, only)) {
    if (withAccount.length >= sample || performance.now() > end) {
      isWhole = false;
      break;
    }
    if (!needsOf(mutant).account) anonymous.push(await outcomeOf(mutant, false, seed));
    withAccount.push(await outcomeOf(mutant, true, seed));
  }
  for (const [name, outcomes] of [
    ['anonymous', anonymous],
    ['with an account', withAccount],
  ] as const) {
    const shares = budgets.map((budget) => `${share(outcomes, budget).trim()} within ${budget} requests`);
    console.log(`${name}: ${shares.join(', ')}, of ${outcomes.length} mutants`);
    console.log(table(outcomes, ({ condition }) => condition.id).join('\n'));
    if (ways) console.log(table(outcomes, ({ way }) => way.id).join('\n'));
    if (!missed) continue;
    for (const { mutant, budget, crash = '' } of outcomes) {
      if (budget !== budgets[0]) console.log(`  ${budget ?? 'never'} ${mutant.id} ${crash}`);
    }
  }
  const date = new Date().toISOString().slice(0, 10);
  const score = { date, seed, isWhole, anonymous: found(anonymous), withAccount: found(withAccount) };
  if (record) writeScore(root, score);
  const problems = check ? clearlyBelow(readScore(root), score) : [];
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
}

if (require.main === module) endCommand('mutants', main(), 2);
