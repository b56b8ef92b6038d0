import { linkOf, type BrokerConnection } from './broker-connection';
import { BrokerFailure } from './broker-failure';
import type { ContractToVerify } from './contracts-to-verify';
import { leftOut, verdictOfAll, type InteractionVerdict } from './interaction-verdict';

/** Whose results are published. */
export interface ResultsOf {
  readonly provider: string;
  readonly version: string;
  readonly branch?: string | undefined;
  readonly buildUrl?: string | undefined;
  /** The program that verified it, as brokers show it. */
  readonly verifiedBy: { readonly implementation: string; readonly version: string };
}

/** The outcome of publishing a result. */
export type ResultPublication =
  | { readonly kind: 'not requested' }
  /** It would have spoken for interactions that were not tried. */
  | { readonly kind: 'kept back'; readonly sentence: string }
  /** Sent, and read back from the broker. */
  | { readonly kind: 'published'; readonly success: boolean; readonly address: string }
  | { readonly kind: 'failed'; readonly sentence: string };

/** Publishes results as the native verifier does, and, unlike it, reads them back. */
export class ResultPublisher {
  private versionIsKnown = false;

  constructor(
    private readonly connection: BrokerConnection,
    private readonly results: ResultsOf,
  ) {}

  async publish(contract: ContractToVerify, verdicts: readonly InteractionVerdict[]): Promise<ResultPublication> {
    if (verdicts.length === 0)
      return { kind: 'kept back', sentence: 'There is no result, because the contract is empty.' };
    const missing = leftOut(verdicts);
    if (missing.length > 0) return { kind: 'kept back', sentence: keptBack(missing, verdicts.length) };
    const success = verdictOfAll(verdicts) === 'pass';
    try {
      await this.makeVersionKnown(contract);
      const address = await this.send(contract, verdicts, success);
      await this.readBack(address, success);
      return { kind: 'published', success, address };
    } catch (error) {
      if (error instanceof BrokerFailure) return { kind: 'failed', sentence: error.message };
      throw error;
    }
  }

  /** The branch comes first: a result without a branch never counts for one. */
  private async makeVersionKnown({ document }: ContractToVerify): Promise<void> {
    const { branch, version, provider } = this.results;
    if (branch === undefined || this.versionIsKnown) return;
    const pacticipant = await this.connection.sendOnce(linkOf(document, 'pb:provider'), {
      purpose: `show ${provider}`,
    });
    const purpose = `record version ${version} of ${provider} for branch ${branch}`;
    const address = linkOf(pacticipant, 'pb:branch-version', { branch, version });
    await this.connection.sendOnce(address, { method: 'PUT', content: {}, purpose });
    this.versionIsKnown = true;
  }

  private async send(
    { document, name }: ContractToVerify,
    verdicts: readonly InteractionVerdict[],
    success: boolean,
  ): Promise<string> {
    const { version, buildUrl, verifiedBy } = this.results;
    const content = {
      providerApplicationVersion: version,
      success,
      ...(buildUrl !== undefined && { buildUrl }),
      testResults: verdicts.map(testResult),
      verifiedBy,
    };
    const address = linkOf(document, 'pb:publish-verification-results');
    const result = await this.connection.sendOnce(address, {
      method: 'POST',
      content,
      purpose: `store the result of the ${name}`,
    });
    return linkOf(result, 'self');
  }

  private async readBack(address: string, success: boolean): Promise<void> {
    const { version, provider } = this.results;
    const kept = await this.connection.sendOnce(address, { purpose: 'show the result that was published' });
    if (kept.providerApplicationVersion === version && kept.success === success) return;
    throw new BrokerFailure(
      `The broker at ${this.connection.broker.url} took the result of ${provider} ${version}, but shows another one: ` +
        `look at ${address}.`,
    );
  }
}

function testResult({ id, description, verdict, mismatches = [] }: InteractionVerdict): object {
  if (verdict === 'pass') return { interactionId: id, success: true };
  return { interactionId: id, interactionDescription: description, success: false, mismatches };
}

function keptBack(missing: readonly InteractionVerdict[], all: number): string {
  const [{ description, reason } = { description: '', reason: undefined }] = missing;
  const such = missing.length === 1 ? 'was left out:' : 'were left out, such as';
  const because = reason === undefined ? '' : `, because ${reason}`;
  return (
    `The result is not published, because it would speak for the whole contract and ${missing.length} of ${all} ` +
    `interactions ${such} "${description}"${because}.`
  );
}
