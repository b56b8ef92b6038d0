import type { ContractOutcome, BrokerVerification } from './verify-from-broker';

/** The conclusion of a verification from a broker. */
export interface Conclusion {
  /**
   * 0: every contract that is not pending passed, and there is at least one. 1: one of them failed. 2: inconclusive, or
   * a result could not be published.
   */
  readonly exitCode: 0 | 1 | 2;
  /** For people, on standard output: each contract, and the result that the broker has now. */
  readonly lines: readonly string[];
  /** One sentence each, for standard error: what besides failed contracts prevents exit code 0. */
  readonly problems: readonly string[];
}

export function conclude(verification: BrokerVerification): Conclusion {
  const { outcomes, provider, broker } = verification;
  const required = outcomes.filter(({ contract }) => !contract.pending);
  const problems = outcomes.flatMap(({ publication }) => (publication.kind === 'failed' ? [publication.sentence] : []));
  if (outcomes.length === 0) {
    problems.push(
      `The broker at ${broker.url} has no contract of the provider ${provider} that matches the selectors: nothing was verified.`,
    );
  }
  const inconclusive = required.some(({ verdicts }) => verdicts.some(({ verdict }) => verdict === 'inconclusive'));
  // Pending contracts alone do not make the verification pass.
  const anyPassed =
    required.length === 0 || required.some(({ verdicts }) => verdicts.some(({ verdict }) => verdict === 'pass'));
  const broken = required.some(({ verdicts }) =>
    verdicts.some(({ verdict, pending }) => verdict === 'fail' && pending !== true),
  );
  const foundOut = problems.length === 0 && !inconclusive && anyPassed;
  return {
    exitCode: broken ? 1 : foundOut ? 0 : 2,
    lines: outcomes.flatMap((outcome) => describeOutcome(outcome, verification)),
    problems,
  };
}

function describeOutcome(outcome: ContractOutcome, verification: BrokerVerification): string[] {
  const { contract, verdict, verdicts } = outcome;
  const count = (wanted: string): number => verdicts.filter((each) => each.verdict === wanted).length;
  const numbers = (['pass', 'fail', 'not applicable', 'inconclusive'] as const)
    .filter((each) => count(each) > 0)
    .map((each) => `${count(each)} ${each}`);
  const pending = contract.wip ? ', work in progress' : contract.pending ? ', pending: it may fail' : '';
  return [
    `${verdict}  ${contract.name} (${contract.why}${pending}): ${numbers.join(', ')}`,
    ...verdicts
      .filter(({ verdict }) => verdict === 'not applicable' || verdict === 'inconclusive')
      .map(({ description, verdict, reason = 'no reason was given' }) => `  ${verdict}  ${description}: ${reason}`),
    ...describePublication(outcome, verification).map((line) => `  ${line}`),
  ];
}

function describePublication(
  { publication, contract, verdict }: ContractOutcome,
  { provider, providerVersion = '', providerBranch }: BrokerVerification,
): string[] {
  const notices = contract.notices
    .filter(
      ({ when }) =>
        when === `after_verification:success_${verdict === 'pass'}_published_${publication.kind === 'published'}`,
    )
    .map(({ text }) => text);
  switch (publication.kind) {
    case 'not requested':
      return notices;
    case 'kept back':
      return [publication.sentence];
    case 'failed':
      return ['The broker holds no result of this verification.'];
    case 'published': {
      const branch = providerBranch === undefined ? '' : ` of branch ${providerBranch}`;
      const satisfies = publication.success ? 'satisfies' : 'does not satisfy';
      return [
        `The broker now holds: ${provider} ${providerVersion}${branch} ${satisfies} this contract.`,
        publication.address,
        ...notices,
      ];
    }
  }
}
