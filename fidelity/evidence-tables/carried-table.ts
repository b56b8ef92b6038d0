import { loadInvariants } from '../../conformance/scenario-files/load-invariants';

/** Markdown: what the contracts of the scenarios carry of each invariant, one row each. */
export function carriedTable(): string {
  const rows = loadInvariants().map(({ rule, title, contract }) => [
    rule,
    title,
    contract.replace(/^(?:partly|no)(?=:)/, '**$&**'),
  ]);
  return [['Rule', 'Every response', 'In contracts'], ['---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`)
    .join('');
}
