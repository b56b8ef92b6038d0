import type { Redact } from '../../emulator/redact/redactor';
import type { InteractionOutcome, Verification } from '../verify/outcome';

/** A verification without secrets in its free texts; verdicts, names, ids and counts stay as they are. */
export function redactVerification(verification: Verification, redact: Redact): Verification {
  const { problem, outcomes, conclusion } = verification;
  return {
    ...verification,
    ...(problem === undefined ? {} : { problem: redact(problem) }),
    outcomes: redactOutcomes(outcomes, redact),
    ...(conclusion && { conclusion: { ...conclusion, sentence: redact(conclusion.sentence) } }),
  };
}

/** The same for the outcomes alone. */
export function redactOutcomes(outcomes: readonly InteractionOutcome[], redact: Redact): InteractionOutcome[] {
  return outcomes.map((outcome) => {
    const { reason, mismatches, curl } = outcome;
    return {
      ...outcome,
      ...(reason === undefined ? {} : { reason: redact(reason) }),
      mismatches: mismatches.map(({ at, expected, actual, text }) => ({
        at: redact(at),
        expected: redact(expected),
        actual: redact(actual),
        text: redact(text),
      })),
      ...(curl === undefined ? {} : { curl: redact(curl) }),
    };
  });
}
