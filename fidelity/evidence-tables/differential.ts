import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { releases } from '../../emulator/releases/releases';
import { type DiffEvidence, readEvidence, daysOfEvidence, isStale } from '../differential/report/evidence';
import { readScore } from '../mutants/stated-score';
import { coreTestsTable } from './core-tests';
import { configurationsTable } from './configurations';
import { withGeneratedPart } from './generated-part';
import { mutationScoreTable } from './mutation-score';
import { wikitextTable } from './wikitext';

/** Where the evidence of differential runs is kept, within the project. */
export const evidenceFolder = 'fidelity/evidence/diff';

/**
 * A text with the tables of fidelity, configurations, wikitext and core's tests and the score of the mutants between their markers,
 * as prettier writes it.
 *
 * @param text Markdown with the markers
 * @param root the folder of the project
 * @throws Error if a marker is missing or a file is not evidence
 */
export async function withFidelity(text: string, root: string): Promise<string> {
  const file = join(root, 'docs/how-we-know.md');
  const compared = await withGeneratedPart(text, 'fidelity', fidelityTable(keptEvidence(root)), file);
  const configured = await withGeneratedPart(compared, 'configurations', configurationsTable(root), file);
  const withTexts = await withGeneratedPart(configured, 'wikitext', wikitextTable(root), file);
  const withCoreTests = await withGeneratedPart(withTexts, 'core-tests', coreTestsTable(root), file);
  return withGeneratedPart(withCoreTests, 'mutation-score', mutationScoreTable(readScore(root)), file);
}

/** All kept evidence; empty before the first run. */
export function keptEvidence(root: string): DiffEvidence[] {
  const folder = join(root, evidenceFolder);
  return existsSync(folder) ? readEvidence(folder) : [];
}

/** Markdown: one row per run. */
export function fidelityTable(evidence: readonly DiffEvidence[]): string {
  if (evidence.length === 0) return 'No comparison with a real wiki has been recorded.\n';
  const head = ['Real software', 'Date', 'Generated requests', 'Seed', 'Different responses', 'Documented differences'];
  const line = ['---', '---', '--:', '--:', '--:', '--:'];
  return [head, line, ...evidence.map(row)].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function row(evidence: DiffEvidence): string[] {
  const { version, date, requests, loggedIn, seed, withoutResponse, explained, sessions, writing, onlyModules } =
    evidence;
  const who = loggedIn ? ', some with an account' : '';
  const played = sessions ? [`${number(sessions.played)} sessions with ${number(sessions.steps)} steps`] : [];
  const wrote = writing ? [`${number(writing.played)} writing sessions with ${number(writing.steps)} steps`] : [];
  const about = onlyModules ? ` about ${onlyModules.length} modules` : '';
  const sent = requests > 0 ? [number(requests) + about + who] : [];
  const counts = [...Object.values(explained), ...Object.values(writing?.explained ?? {})];
  const known = counts.reduce((sum, count) => sum + count, 0);
  const found = number(evidence.differences + (sessions?.differences ?? 0) + (writing?.differences ?? 0));
  const different = withoutResponse === 0 ? found : `${found} (${number(withoutResponse)} without a response)`;
  const what = [...sent, ...played, ...wrote].join('; ');
  return [version, date.slice(0, 10), what, String(seed), different, number(known)];
}

function number(count: number): string {
  return count.toLocaleString('en-US');
}

/**
 * The problems of the fidelity table, one sentence each: the page differs from the evidence, a release was not
 * compared, or the comparison is too old.
 *
 * @param text of docs/how-we-know.md
 * @param root the folder of the project
 */
export async function fidelityProblems(text: string, root: string, now: Date): Promise<string[]> {
  const problems: string[] = [];
  if ((await withFidelity(text, root)) !== text) {
    problems.push('A table in docs/how-we-know.md is out of date: run "npm run fidelity" and commit what it changes.');
  }
  const evidence = keptEvidence(root);
  for (const release of Object.keys(releases)) {
    const kept = evidence.filter((one) => one.release === release);
    const fresh = kept.filter((one) => !isStale(one, now));
    if (kept.length === 0) problems.push(`Release ${release} was not compared with a real wiki. ${compareAgain}`);
    else if (fresh.length === 0) {
      problems.push(`The comparison of release ${release} is older than ${daysOfEvidence} days. ${compareAgain}`);
    }
  }
  return problems;
}

const compareAgain = 'Run "wikidouble diff" against one.';
