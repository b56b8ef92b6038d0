import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { type DiffEvidence, readEvidence } from './evidence';

/** The table stands between these in README.md. */
export const fidelityMarkers = { begin: '<!-- fidelity -->', end: '<!-- /fidelity -->' } as const;

/** Where the evidence of differential runs is kept, within the project. */
export const evidenceFolder = 'conformance/evidence/diff';

/**
 * A text with the fidelity table between its markers, as prettier writes it.
 *
 * @param text Markdown with the markers
 * @param root the folder of the project
 * @throws Error where a marker is missing, or a file is no evidence
 */
export async function withFidelity(text: string, root: string): Promise<string> {
  const { begin, end } = fidelityMarkers;
  const [first, last] = [text.indexOf(begin), text.indexOf(end)];
  if (first < 0 || last < first) throw new Error(`There is no "${begin}" with a "${end}" behind it.`);
  const whole = `${text.slice(0, first)}${begin}\n\n${fidelityTable(keptEvidence(root))}\n${text.slice(last)}`;
  return format(whole, { ...(await resolveConfig(join(root, 'README.md'))), parser: 'markdown' });
}

/** All that is kept; nothing where no run was yet. */
export function keptEvidence(root: string): DiffEvidence[] {
  const folder = join(root, evidenceFolder);
  return existsSync(folder) ? readEvidence(folder) : [];
}

/** Markdown: a row a wiki. */
export function fidelityTable(evidence: readonly DiffEvidence[]): string {
  if (evidence.length === 0) return 'No real wiki was compared yet.\n';
  const head = [
    'Real software',
    'Compared on',
    'Generated requests',
    'Seeds',
    'Answered differently',
    'Known differences',
  ];
  const line = ['---', '---', '--:', '---', '--:', '--:'];
  return [head, line, ...evidence.map(row)].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function row(evidence: DiffEvidence): string[] {
  const { version, date, requests, loggedIn, seeds, differences, unanswered, explained, sessions } = evidence;
  const who = loggedIn ? ', some with an account' : '';
  const played = sessions ? `; ${number(sessions.played)} sessions of ${number(sessions.steps)}` : '';
  const known = Object.values(explained).reduce((sum, count) => sum + count, 0);
  const found = number(differences + (sessions?.differences ?? 0));
  const different = unanswered === 0 ? found : `${found} (${number(unanswered)} not answered)`;
  return [version, date.slice(0, 10), number(requests) + who + played, seeds.join(', '), different, number(known)];
}

function number(count: number): string {
  return count.toLocaleString('en-US');
}
