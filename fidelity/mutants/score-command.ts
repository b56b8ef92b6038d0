import { Command } from 'commander';

import { endCommand } from '../end-command';
import { checkBrokenWiki } from './check-broken-wiki';
import { needsOf, type ConditionalMutant } from './conditional';
import { generatedMutants } from './generated-catalogue';

interface Outcome {
  readonly mutant: ConditionalMutant;
  /** The smallest budget within which it was found; undefined if it was not found. */
  readonly budget: number | undefined;
  /** For a message. */
  readonly crash?: string;
}

const budgets = [150, 400];

async function outcomeOf(mutant: ConditionalMutant, account: boolean): Promise<Outcome> {
  for (const budget of budgets) {
    const { exitCode, problem } = await checkBrokenWiki({ mutant, account, budget, block: needsOf(mutant).block });
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

async function main(): Promise<void> {
  const command = new Command('mutants')
    .option('--sample <number>', 'how many mutants', Number, Infinity)
    .option('--seed <number>', 'chooses the mutants', Number, Math.floor(Math.random() * 1e6))
    .option('--ways', 'list the ways too')
    .option('--missed', 'list what was not found')
    .option('--only <condition>')
    .parse();
  const { sample, seed, ways, missed, only } = command.opts<{
    sample: number;
    seed: number;
    ways?: true;
    missed?: true;
    only?: string;
  }>();
  console.log(`seed ${seed}`);
  const anonymous: Outcome[] = [];
  const withAccount: Outcome[] = [];
  let count = 0;
  for await (const mutant of generatedMutants(seed)) {
    if (only !== undefined && mutant.condition.id !== only) continue;
    if (++count > sample) break;
    if (!needsOf(mutant).account) anonymous.push(await outcomeOf(mutant, false));
    withAccount.push(await outcomeOf(mutant, true));
  }
  for (const [name, outcomes] of [
    ['anonymous', anonymous],
    ['with an account', withAccount],
  ] as const) {
    console.log(
      `${name}: ${budgets.map((budget) => `${share(outcomes, budget)} within ${budget}`).join(', ')} of ${outcomes.length}`,
    );
    console.log(table(outcomes, ({ condition }) => condition.id).join('\n'));
    if (ways) console.log(table(outcomes, ({ way }) => way.id).join('\n'));
    if (missed) {
      for (const { mutant, budget, crash } of outcomes) {
        if (budget !== budgets[0]) console.log(`  ${budget ?? 'never'} ${mutant.id} ${crash ?? ''}`);
      }
    }
  }
}

if (require.main === module) endCommand('mutants', main(), 2);
