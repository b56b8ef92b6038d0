import { releases } from '../../emulator/releases/releases';
import { daysOfEvidence, isStale } from '../differential/report/evidence';
import { keptEvidence, withFidelity } from './differential';

/**
 * Why the fidelity table cannot be believed, a sentence each: the page says something else than the evidence, a
 * release was not compared, or it was too long ago.
 *
 * @param text of docs/how-we-know.md
 * @param root the folder of the project
 */
export async function fidelityProblems(text: string, root: string, now: Date): Promise<string[]> {
  const problems: string[] = [];
  if ((await withFidelity(text, root)) !== text) {
    problems.push(
      'The fidelity table in docs/how-we-know.md is out of date: run "npm run fidelity" and commit what it changes.',
    );
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
