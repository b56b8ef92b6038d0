import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Verdict } from '../../conformance/runner/verdict';
import type { Broker } from './broker';
import { BrokerConnection } from './broker-connection';
import { BrokerOptionsError } from './broker-options';
import { contractsToVerify, type ContractToVerify, type Wanted } from './contracts-to-verify';
import { verdictOfAll, verdictsByInteraction, type InteractionVerdict } from './interaction-verdict';
import { ResultPublisher, type ResultPublication, type ResultsOf } from './publish-results';
import { defaultSelectors, type Selector } from './selectors';

/**
 * Tries a contract on the provider, and says of every interaction what became of it. The file is one that any verifier
 * reads; it is deleted afterwards.
 */
export type VerifyContract = (file: string, contract: ContractToVerify) => Promise<readonly InteractionVerdict[]>;

export interface BrokerVerificationOptions extends Omit<Wanted, 'selectors'> {
  readonly broker: Broker;
  /** Default: `defaultSelectors`. */
  readonly selectors?: readonly Selector[];
  readonly verify: VerifyContract;
  /** The results are published for this version of the provider; without it they are not. */
  readonly publish?: Pick<ResultsOf, 'version' | 'buildUrl' | 'verifiedBy'> | undefined;
}

export interface ContractOutcome {
  readonly contract: ContractToVerify;
  /** One an interaction of the contract. */
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
 * Verifies the contracts that a broker holds of a provider, and publishes what was found. Contracts are fetched and
 * results sent by ourselves, with the requests of the native verifier: that one knows no interaction that does not apply
 * to a provider, publishes a part as the whole, and only logs where publishing failed.
 *
 * @throws BrokerOptionsError where the options do not go together
 * @throws BrokerFailure where the broker cannot be asked for contracts; whatever `verify` throws
 */
export async function verifyFromBroker(options: BrokerVerificationOptions): Promise<BrokerVerification> {
  const { broker, provider, providerBranch, publish, verify } = options;
  if (options.enablePending === true && providerBranch === undefined) {
    throw new BrokerOptionsError(
      'Which contracts are pending depends on the branch of the provider: --provider-branch NAME.',
    );
  }
  const selectors = options.selectors ?? defaultSelectors(providerBranch);
  if (providerBranch === undefined && selectors.some(({ matchingBranch }) => matchingBranch)) {
    throw new BrokerOptionsError(
      'Which branch of consumers matches that of the provider? Give --provider-branch NAME.',
    );
  }
  const connection = new BrokerConnection(broker);
  const contracts = await contractsToVerify(connection, { ...options, selectors });
  const publisher = publish && new ResultPublisher(connection, { ...publish, provider, branch: providerBranch });
  const folder = mkdtempSync(join(tmpdir(), 'wikidouble-contracts-'));
  try {
    const outcomes: ContractOutcome[] = [];
    for (const [index, contract] of contracts.entries()) {
      const file = join(folder, `${index + 1}.json`);
      writeFileSync(file, JSON.stringify(contract.document));
      const verdicts = verdictsByInteraction(contract.interactions, await verify(file, contract));
      const publication = (await publisher?.publish(contract, verdicts)) ?? { kind: 'not asked for' };
      outcomes.push({ contract, verdicts, verdict: verdictOfAll(verdicts), publication });
    }
    return { broker, provider, providerVersion: publish?.version, providerBranch, outcomes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
