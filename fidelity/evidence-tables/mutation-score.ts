import { percent, share, type Found, type MutationScore } from '../mutants/stated-score';

/** Markdown: the share of the generated broken wikis that is found, one row per kind of access. */
export function mutationScoreTable({ date, seed, isWhole, anonymous, withAccount }: MutationScore): string {
  const budgets = Object.keys(anonymous.within);
  const head = ['Check', 'Broken wikis', ...budgets.map((budget) => `Found within ${budget} requests`)];
  const row = (name: string, found: Found): string[] => {
    return [name, found.mutants.toLocaleString('en-US'), ...budgets.map((budget) => percent(share(found, budget)))];
  };
  const rows = [row('without an account', anonymous), row('with an account', withAccount)];
  const table = [head, ['---', '--:', ...budgets.map(() => '--:')], ...rows];
  const what = isWhole ? 'All generated broken wikis' : 'A random sample of the generated broken wikis';
  return `${what}, ${date}, seed ${seed}:\n\n${table.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`;
}
