import { countVerdicts, exitCodeOf, type Verification } from '../verify/outcome';

/** The result of a verification in one sentence, which agrees with its exit code. */
export function verdictSentence(verification: Verification): string {
  const { problem, outcomes, conclusion } = verification;
  if (conclusion) return conclusion.sentence;
  if (problem !== undefined) return `Inconclusive: ${problem}`;
  const required = outcomes.filter(({ pending }) => !pending);
  const counts = countVerdicts(required);
  switch (exitCodeOf(verification)) {
    case 0:
      return passedSentence(verification);
    case 1:
      return `Failed ${counted(counts.fail)} of ${outcomes.length}.`;
    case 2:
      if (counts.inconclusive > 0) return `Inconclusive: ${counted(counts.inconclusive)} could not be verified.`;
      return required.length > 0 && required.length < outcomes.length
        ? 'Inconclusive: no interaction that must pass applies to the wiki.'
        : 'Inconclusive: no interaction applies to the wiki.';
  }
}

/** Does not say "every interaction" without a restriction if a pending one failed, or could not be verified. */
function passedSentence({ outcomes }: Verification): string {
  const pending = outcomes.filter((outcome) => outcome.pending);
  const { fail, inconclusive } = countVerdicts(pending);
  const left = countVerdicts(outcomes)['not applicable'];
  const isExcused = fail + inconclusive > 0;
  const which = [left > 0 ? 'applies to the wiki' : '', isExcused ? 'must pass' : ''].filter((each) => each !== '');
  const rest = [
    fail > 0 ? `${counted(fail, 'pending ')} of ${outcomes.length} failed` : '',
    inconclusive > 0 ? `${counted(inconclusive, 'pending ')} of ${outcomes.length} could not be verified` : '',
    left > 0 ? `${counted(left)} of ${outcomes.length} not applicable` : '',
  ].filter((each) => each !== '');
  const passed =
    isExcused && pending.length === outcomes.length
      ? 'No interaction must pass'
      : ['Passed every interaction', ...which.map((each, index) => `${index === 0 ? 'that' : 'and'} ${each}`)].join(
          ' ',
        );
  return `${[passed, rest.join(', ')].filter((each) => each !== '').join('; ')}.`;
}

function counted(number: number, kind = ''): string {
  return `${number} ${kind}${number === 1 ? 'interaction' : 'interactions'}`;
}
