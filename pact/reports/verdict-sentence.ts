import { countVerdicts, exitCodeOf, type Verification } from '../verify/outcome';

/** What a verification comes to, in one sentence; it says the same as its exit code. */
export function verdictSentence(verification: Verification): string {
  const { problem, outcomes, conclusion } = verification;
  if (conclusion) return conclusion.sentence;
  if (problem !== undefined) return `It could not be found out: ${problem}`;
  const counts = countVerdicts(outcomes);
  const exitCode = exitCodeOf(verification);
  if (exitCode === 1) {
    const broken = outcomes.filter(({ verdict, pending }) => verdict === 'fail' && !pending).length;
    return `The wiki breaks ${counted(broken)} of ${outcomes.length}.`;
  }
  if (exitCode === 2) {
    if (counts.inconclusive > 0)
      return `It could not be found out whether the wiki keeps ${counted(counts.inconclusive)}.`;
    return 'It could not be found out whether the wiki keeps the contract, because no interaction was verified.';
  }
  const left = counts['not applicable'];
  if (left === 0) return 'The wiki keeps the whole contract.';
  return `The wiki keeps what applies to it; this says nothing of ${counted(left)} of ${outcomes.length}.`;
}

function counted(number: number): string {
  return `${number} ${number === 1 ? 'interaction' : 'interactions'}`;
}
