/** The generated parts of docs/faults.md: what clients do about each fault, and the options of each. */
import type { FaultOption } from '../../emulator/faults/fault';
import { anyFaults } from '../../emulator/faults/faults';
import { injectedFaults } from '../clients/injected-faults';
import { withGeneratedPart } from './generated-part';

/** What libraries do about each fault, by the first column of the table. */
export type Reactions = ReadonlyMap<string, readonly string[]>;

/**
 * The page with its tables generated again.
 *
 * @param reactions as measured; by default those of the page
 */
export async function faultsPage(page: string, file: string, reactions?: Reactions): Promise<string> {
  const table = clientTable(reactions ?? documentedReactions(page));
  return withGeneratedPart(await withGeneratedPart(page, 'clients', table, file), 'options', optionTable(), file);
}

/** The reactions in the table of the page. */
export function documentedReactions(page: string): Reactions {
  const part = page.slice(page.indexOf('<!-- clients -->'), page.indexOf('<!-- /clients -->'));
  const rows = part.split('\n').filter((line) => line.startsWith('| `'));
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  return new Map(cells.map(([, name = '', , ...reactions]) => [name, reactions.slice(0, -1)]));
}

function clientTable(reactions: Reactions): string {
  const rows = injectedFaults.map(({ row, advice }) => [row, advice, ...(reactions.get(row) ?? ['?', '?'])]);
  return table(['Fault', 'A robust client', 'm3api', 'mwn'], rows);
}

function optionTable(): string {
  const byText = new Map<string, string[]>();
  for (const [kind, { options }] of Object.entries(anyFaults)) {
    const text = Object.entries(options).map(optionText).join(', ');
    if (text === '') continue;
    byText.set(text, [...(byText.get(text) ?? []), kind]);
  }
  return table(
    ['Faults', 'Options, with their defaults'],
    Array.from(byText, ([text, kinds]) => [kinds.join(', '), text]),
  );
}

function optionText([name, option]: readonly [string, FaultOption]): string {
  const code = option.default === undefined ? `\`${name}\`` : `\`${name}: ${option.default}\``;
  return option.note === undefined ? code : `${code} (${option.note})`;
}

function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
