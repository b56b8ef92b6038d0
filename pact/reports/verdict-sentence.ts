import { countVerdicts, exitCodeOf, type Verification } from '../verify/outcome';

/** The result of a verification in one sentence, which agrees with its exit code. */
export function verdictSentence(verification: Verification): string {
  const { problem, outcomes, conclusion } = verification;
  if (conclusion) return conclusion.sentence;
  if (problem !== undefined) return `Inconclusive: ${problem}`;
  const counts = countVerdicts(outcomes);
  const exitCode = exitCodeOf(verification);
  if (exitCode === 1) {
    const broken = outcomes.filter(({ verdict, pending }) => verdict === 'fail' && !pending).length;
    return `Failed ${counted(broken)} of ${outcomes.length}.`;
  }
  if (exitCode === 2) {
    if (counts.inconclusive > 0) return `Inconclusive: ${counted(counts.inconclusive)} could not be verified.`;
    return 'Inconclusive: no interaction applies to the wiki.';
  }
  const left = counts['not applicable'];
  if (left === 0) return 'Passed every interaction.';
  return `Passed every interaction that applies to the wiki; ${counted(left)} of ${outcomes.length} not applicable.`;
}

function counted(number: number): string {
  return `${number} ${number === 1 ? 'interaction' : 'interactions'}`;
}
