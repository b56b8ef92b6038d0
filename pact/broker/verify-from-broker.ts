import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Verdict } from '../../conformance/runner/verdict';
import type { Broker } from './broker';
import { BrokerConnection } from './broker-connection';
import { BrokerOptionsError } from './broker-options';
import { contractsAt, contractsToVerify, type ContractToVerify, type Wanted } from './contracts-to-verify';
import { verdictOfAll, verdictsByInteraction, type InteractionVerdict } from './interaction-verdict';
import { ResultPublisher, type ResultPublication, type ResultsOf } from './publish-results';
import { defaultSelectors, type Selector } from './selectors';

/**
 * Verifies the provider against a contract, and returns the verdict on every interaction. Any verifier can read the
 * file; it is deleted afterwards.
 */
export type VerifyContract = (file: string, contract: ContractToVerify) => Promise<readonly InteractionVerdict[]>;

export interface BrokerVerificationOptions extends Omit<Wanted, 'selectors'> {
  readonly broker: Broker;
  /** Default: `defaultSelectors`. */
  readonly selectors?: readonly Selector[];
  /** The addresses of the contracts; then nothing selects them. */
  readonly contracts?: readonly string[] | undefined;
  readonly verify: VerifyContract;
  /** The time limit of a request to the broker, in milliseconds. Default: `defaultPatience`. */
  readonly timeout?: number | undefined;
  /** The version of the provider for which the results are published. Default: they are not published. */
  readonly publish?: Pick<ResultsOf, 'version' | 'buildUrl' | 'verifiedBy'> | undefined;
}

export interface ContractOutcome {
  readonly contract: ContractToVerify;
  /** One per interaction of the contract. */
  readonly verdicts: readonly InteractionVerdict[];
  readonly verdict: Verdict;
  readonly publication: ResultPublication;
}

export interface BrokerVerification {
  readonly broker: Broker;
  readonly provider: string;
  readonly providerVersion: string | undefined;
  readonly providerBranch: string | undefined;
  readonly outcomes: readonly ContractOutcome[];
}

/**
 * Verifies a provider against the contracts of a broker, and publishes the results. This code fetches contracts and
 * sends results itself, with the requests of the native verifier: that one has no verdict "not applicable", publishes
 * partial results as whole ones, and only logs a failure to publish.
 *
 * @throws BrokerOptionsError for contradictory options
 * @throws BrokerFailure if the contracts cannot be fetched, and whatever `verify` throws
 */
export async function verifyFromBroker(options: BrokerVerificationOptions): Promise<BrokerVerification> {
  const { broker, provider, providerBranch, publish, verify } = options;
  if (options.enablePending === true && providerBranch === undefined) {
    throw new BrokerOptionsError(
      'Which contracts are pending depends on the branch of the provider: --provider-branch NAME.',
    );
  }
  const named = options.contracts ?? [];
  const selectors = options.selectors ?? defaultSelectors(providerBranch);
  if (providerBranch === undefined && selectors.some(({ matchingBranch }) => matchingBranch)) {
    throw new BrokerOptionsError(
      'Which branch of consumers matches that of the provider? Give --provider-branch NAME.',
    );
  }
  const connection = new BrokerConnection(broker, options.timeout);
  const contracts =
    named.length > 0
      ? await contractsAt(connection, named, provider)
      : await contractsToVerify(connection, { ...options, selectors });
  const publisher = publish && new ResultPublisher(connection, { ...publish, provider, branch: providerBranch });
  const folder = mkdtempSync(join(tmpdir(), 'wikidouble-contracts-'));
  try {
    const outcomes: ContractOutcome[] = [];
    for (const [index, contract] of contracts.entries()) {
      const file = join(folder, `${index + 1}.json`);
      writeFileSync(file, JSON.stringify(contract.document));
      const verdicts = verdictsByInteraction(contract.interactions, await verify(file, contract));
      const publication = (await publisher?.publish(contract, verdicts)) ?? { kind: 'not requested' };
      outcomes.push({ contract, verdicts, verdict: verdictOfAll(verdicts), publication });
    }
    return { broker, provider, providerVersion: publish?.version, providerBranch, outcomes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
