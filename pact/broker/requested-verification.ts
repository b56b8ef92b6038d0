import type { Broker } from './broker';
import { BrokerOptionsError, readBroker, readBrokerOf } from './broker-options';
import { conclude, type Conclusion } from './describe-verification';
import { readSelector } from './selectors';
import { verifyFromBroker, type VerifyContract } from './verify-from-broker';
import type { VersionAndBranch } from './version-and-branch';

/** A verification from a broker, as requested on the command line. */
export interface RequestedVerification {
  /** `--broker`. Default: PACT_BROKER_BASE_URL. */
  readonly broker?: string | undefined;
  /** `--pact`: the addresses of contracts at the broker; then nothing selects them. */
  readonly contracts?: readonly string[] | undefined;
  /** `--provider`: the name of the wiki in contracts. */
  readonly provider: string;
  /** `--provider-version`, `--provider-branch`. */
  readonly providerVersion?: string | undefined;
  readonly providerBranch?: string | undefined;
  /**
   * The defaults for version and branch, from the wiki: for a live one its version and release branch (`1.43.9`,
   * `REL1_43`). The working folder says nothing about the wiki.
   */
  readonly known?: Partial<VersionAndBranch>;
  /** `--selector`, repeatable, as `readSelector` reads it. */
  readonly selectors?: readonly string[] | undefined;
  /** `--enable-pending` */
  readonly enablePending?: boolean | undefined;
  /** `--include-wip-pacts-since` */
  readonly includeWipPactsSince?: string | undefined;
  /** `--publish-results` */
  readonly publishResults?: boolean | undefined;
  readonly buildUrl?: string | undefined;
  /** The time limit of a request to the broker, in milliseconds. Default: `defaultPatience`. */
  readonly timeout?: number | undefined;
  /** The version of this package, which brokers show beside a result. */
  readonly packageVersion: string;
}

/**
 * Runs the verification, and returns what to print and the exit code.
 *
 * @throws BrokerOptionsError, BrokerFailure with one sentence, for which the exit code is 2
 */
export async function verifyAsRequested(
  sent: RequestedVerification,
  verify: VerifyContract,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Conclusion> {
  const { provider, known, selectors, enablePending, includeWipPactsSince } = sent;
  const version = sent.providerVersion ?? known?.version;
  const providerBranch = sent.providerBranch ?? known?.branch;
  const verification = await verifyFromBroker({
    broker: brokerOf(sent, environment),
    contracts: sent.contracts,
    provider,
    verify,
    timeout: sent.timeout,
    ...(providerBranch !== undefined && { providerBranch }),
    ...(selectors !== undefined && selectors.length > 0 && { selectors: selectors.map(selectorOf) }),
    ...(enablePending === true && { enablePending }),
    ...(includeWipPactsSince !== undefined && { includeWipPactsSince }),
    ...(sent.publishResults === true && { publish: publication(sent, version) }),
  });
  return conclude(verification);
}

/** @throws BrokerOptionsError */
export function brokerOf(
  { broker: url, contracts = [] }: Pick<RequestedVerification, 'broker' | 'contracts'>,
  environment: NodeJS.ProcessEnv,
): Broker {
  return contracts.length > 0 ? readBrokerOf(contracts, { url }, environment) : readBroker({ url }, environment);
}

function selectorOf(text: string) {
  const selector = readSelector(text);
  if (selector) return selector;
  throw new BrokerOptionsError(
    `"${text}" selects nothing: it is mainBranch, matchingBranch, deployedOrReleased, branch=NAME, environment=NAME or ` +
      'tag=NAME.',
  );
}

function publication({ buildUrl, packageVersion }: RequestedVerification, version: string | undefined) {
  if (version === undefined) {
    throw new BrokerOptionsError('The version of the provider is missing: give --provider-version.');
  }
  return { version, buildUrl, verifiedBy: { implementation: 'wikidouble', version: packageVersion } };
}
