import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { withGeneratedPart } from './generated-part';
import { type DiffEvidence, readEvidence } from '../differential/report/evidence';

/** Where the evidence of differential runs is kept, within the project. */
export const evidenceFolder = 'fidelity/evidence/diff';

/**
 * A text with the fidelity table between its markers, as prettier writes it.
 *
 * @param text Markdown with the markers
 * @param root the folder of the project
 * @throws Error where a marker is missing, or a file is no evidence
 */
export async function withFidelity(text: string, root: string): Promise<string> {
  return withGeneratedPart(text, 'fidelity', fidelityTable(keptEvidence(root)), join(root, 'docs/how-we-know.md'));
}

/** All that is kept; nothing where no run was yet. */
export function keptEvidence(root: string): DiffEvidence[] {
  const folder = join(root, evidenceFolder);
  return existsSync(folder) ? readEvidence(folder) : [];
}

/** Markdown: a row a run. */
export function fidelityTable(evidence: readonly DiffEvidence[]): string {
  if (evidence.length === 0) return 'No comparison with a real wiki has been recorded.\n';
  const head = ['Real software', 'Date', 'Generated requests', 'Seed', 'Different responses', 'Documented differences'];
  const line = ['---', '---', '--:', '--:', '--:', '--:'];
  return [head, line, ...evidence.map(row)].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function row(evidence: DiffEvidence): string[] {
  const { version, date, requests, loggedIn, seed, differences, unanswered, explained, sessions } = evidence;
  const who = loggedIn ? ', some with an account' : '';
  const played = sessions ? `; ${number(sessions.played)} sessions with ${number(sessions.steps)} steps` : '';
  const known = Object.values(explained).reduce((sum, count) => sum + count, 0);
  const found = number(differences + (sessions?.differences ?? 0));
  const different = unanswered === 0 ? found : `${found} (${number(unanswered)} without a response)`;
  return [version, date.slice(0, 10), number(requests) + who + played, String(seed), different, number(known)];
}

function number(count: number): string {
  return count.toLocaleString('en-US');
}
