import { readFileSync } from 'node:fs';

import { brokerOf, verifyAsRequested } from '../../pact/broker/requested-verification';
import { BrokerFailure } from '../../pact/broker/broker-failure';
import { BrokerOptionsError } from '../../pact/broker/broker-options';
import type { ContractToVerify } from '../../pact/broker/contracts-to-verify';
import type { Conclusion } from '../../pact/broker/describe-verification';
import { verdictsOf } from '../../pact/broker/interaction-verdict';
import { readVersionAndBranch, type VersionAndBranch } from '../../pact/broker/version-and-branch';
import { versionOfWiki } from '../../pact/broker/wiki-version';
import { redactOutcomes, redactVerification } from '../../pact/reports/redact-verification';
import { verdictSentence } from '../../pact/reports/verdict-sentence';
import { ContractProblem, readContract } from '../../pact/verify/contract-on-file';
import { exitCodeOf, type InteractionOutcome, type Verification } from '../../pact/verify/outcome';
import { Redactor, type Redact } from '../../emulator/redact/redactor';
import { WikiUnreachable } from '../../conformance/runner/exchange';
import { ApiProblem } from '../../conformance/http/api-client';
import { sendOverHttp } from '../../conformance/http/send-over-http';
import type { PactProvider } from './provider';
import { providerOfRealWikis } from './verify-values';

/** The result of a verification. */
export interface Findings {
  readonly verification: Verification;
  /** Further lines for people. */
  readonly lines: readonly string[];
  /** One sentence each, for standard error. */
  readonly problems: readonly string[];
}

/** The broker, which of its contracts are verified, and whether the results are published. */
export interface BrokerChoice {
  /** Default: PACT_BROKER_BASE_URL. */
  readonly url: string | undefined;
  /** The addresses of contracts there; then nothing selects them. */
  readonly contracts: readonly string[];
  /** The name of the wiki in the contracts. */
  readonly provider: string;
  readonly providerVersion: string | undefined;
  readonly providerBranch: string | undefined;
  readonly selectors: readonly string[];
  readonly enablePending: boolean;
  readonly includeWipPactsSince: string | undefined;
  readonly publishResults: boolean;
  readonly buildUrl: string | undefined;
}

interface Circumstances {
  /** The version of this program. */
  readonly version: string;
  /** The password of the account at the wiki. */
  readonly password: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Verifies the wiki against the contracts of a broker. Nothing that is returned or published contains a secret.
 *
 * @throws BrokerOptionsError for invalid options
 */
export async function verifyContractsOfBroker(
  provider: PactProvider,
  choice: BrokerChoice,
  circumstances: Circumstances,
): Promise<Findings> {
  const { env } = circumstances;
  const broker = brokerOf({ broker: choice.url, contracts: choice.contracts }, env);
  const secrets = secretsOf(circumstances);
  const startedAt = performance.now();
  const problem = await provider.find();
  if (problem !== undefined) return withoutOutcomes(provider.nothingFoundOut(problem));
  // Checked before the broker is sent anything: a wiki that gives no response, or refuses the account, would do so for
  // each contract.
  const found = await provider.verify([]);
  if (found.problem !== undefined) return withoutOutcomes(found);

  const outcomes: InteractionOutcome[] = [];
  try {
    const known = await knownVersion(provider, choice, env);
    provider.options.onProgress(`querying the broker at ${broker.url} for the contracts of ${choice.provider}`);
    const sent = {
      ...choice,
      broker: choice.url,
      known,
      packageVersion: circumstances.version,
      timeout: provider.options.timeout,
    };
    const conclusion = await verifyAsRequested(
      sent,
      async (file, contract) => {
        const own = redactOutcomes(await outcomesOf(provider, file, contract), secrets.redact);
        outcomes.push(...own);
        return verdictsOf(own);
      },
      env,
    );
    const seconds = Math.round(performance.now() - startedAt) / 1000;
    return redactFindings(findings({ ...found, outcomes, seconds }, conclusion), secrets.redact);
  } catch (error) {
    const isSilence = [BrokerFailure, WikiUnreachable, ApiProblem].some((kind) => error instanceof kind);
    if (!isSilence || !(error instanceof Error)) throw error;
    return redactFindings(withoutOutcomes({ ...found, outcomes, problem: error.message }), secrets.redact);
  }
}

function redactFindings({ verification, lines, problems }: Findings, redact: Redact): Findings {
  return {
    verification: redactVerification(verification, redact),
    lines: lines.map(redact),
    problems: problems.map(redact),
  };
}

/** The secrets of the broker; the provider knows its own. */
function secretsOf({ env, password }: Circumstances): Redactor {
  const secrets = new Redactor();
  const { PACT_BROKER_TOKEN: token = '', PACT_BROKER_USERNAME: name = '', PACT_BROKER_PASSWORD: key = '' } = env;
  for (const secret of [token, key, password ?? '']) secrets.add(secret);
  if (key !== '') secrets.add(Buffer.from(`${name}:${key}`).toString('base64'));
  return secrets;
}

/**
 * The version and branch that the wiki reports. A fake reports none; the build's are used then. They are not used for a
 * real wiki, because the results of a fake must never pass as those of a real wiki.
 */
async function knownVersion(
  { api, options }: PactProvider,
  { provider, providerVersion, publishResults }: BrokerChoice,
  env: Circumstances['env'],
): Promise<Partial<VersionAndBranch>> {
  const { timeout } = options;
  const own = await versionOfWiki(sendOverHttp(api, { timeout }), sendOverHttp(new URL('/', api).href, { timeout }));
  if (own.version !== undefined) return own;
  if (provider !== providerOfRealWikis) return readVersionAndBranch({}, env, () => undefined);
  if (publishResults && providerVersion === undefined) {
    throw new BrokerOptionsError(
      `${api} does not say which version of MediaWiki it is, so whose results are these? Give --provider-version; or ` +
        `for a fake, or a wiki of another kind, --provider with another name than ${provider}.`,
    );
  }
  return {};
}

async function outcomesOf(
  provider: PactProvider,
  file: string,
  contract: ContractToVerify,
): Promise<readonly InteractionOutcome[]> {
  // An empty contract could not be read, and has no result.
  if (contract.interactions.length === 0) return [];
  try {
    const { problem, outcomes } = await provider.verify([readContract(readFileSync(file, 'utf8'), contract.name)]);
    if (problem !== undefined) return inconclusive(contract, problem);
    return outcomes.map((outcome) => ({ ...outcome, pending: outcome.pending || contract.pending }));
  } catch (error) {
    if (!(error instanceof ContractProblem)) throw error;
    return inconclusive(contract, error.message);
  }
}

/** A contract that cannot be verified does not keep the others from being verified. */
function inconclusive({ name, pending, interactions }: ContractToVerify, reason: string): InteractionOutcome[] {
  return interactions.map(({ id, description }) => ({
    source: name,
    consumer: '',
    description,
    states: [],
    comments: [],
    verdict: 'inconclusive',
    reason,
    mismatches: [],
    pending,
    id,
  }));
}

function withoutOutcomes(verification: Verification): Findings {
  return { verification, lines: [], problems: [] };
}

function findings(verification: Verification, { exitCode, lines, problems }: Conclusion): Findings {
  const { outcomes } = verification;
  const [problem] = problems;
  if (outcomes.length === 0 && problem !== undefined) return withoutOutcomes({ ...verification, problem });
  if (exitCode === exitCodeOf(verification)) return { verification, lines, problems };
  const sentence = `${verdictSentence(verification)} Not every result reached the broker.`;
  return { verification: { ...verification, conclusion: { exitCode, sentence } }, lines, problems };
}
