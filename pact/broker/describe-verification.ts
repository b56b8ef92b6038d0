import { exitCodeOfVerdicts } from '../verify/outcome';
import type { ContractOutcome, BrokerVerification } from './verify-from-broker';

/** The conclusion of a verification from a broker. */
export interface Conclusion {
  /**
   * As `exitCodeOfVerdicts`; interactions of pending contracts are pending. 2 also if a result could not be published.
   */
  readonly exitCode: 0 | 1 | 2;
  /** For people, on standard output: each contract, and the result that the broker has now. */
  readonly lines: readonly string[];
  /** One sentence each, for standard error: what besides failed contracts prevents exit code 0. */
  readonly problems: readonly string[];
}

export function conclude(verification: BrokerVerification): Conclusion {
  const { outcomes, provider, broker } = verification;
  const problems = outcomes.flatMap(({ publication }) => (publication.kind === 'failed' ? [publication.sentence] : []));
  if (outcomes.length === 0) {
    problems.push(
      `The broker at ${broker.url} has no contract of the provider ${provider} that matches the selectors: nothing was verified.`,
    );
  }
  const exitCode = exitCodeOfVerdicts(
    outcomes.flatMap(({ contract, verdicts }) =>
      verdicts.map(({ verdict, pending }) => ({ verdict, pending: contract.pending || pending === true })),
    ),
  );
  return {
    exitCode: exitCode === 0 && problems.length > 0 ? 2 : exitCode,
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
