import type { ContractOnFile } from '../../pact/verify/contract-on-file';
import type { Verification } from '../../pact/verify/outcome';
import type { StateHandlers } from '../../pact/verify/state-handlers';
import { verifyWiki } from '../../pact/verify/verify-wiki';
import type { Credentials } from '../../conformance/targets/log-in';
import { exposureOf, findApi } from '../../conformance/check/address';

export interface PactProviderOptions {
  /** As the user gave it. */
  readonly address: string;
  readonly credentials: Credentials | undefined;
  readonly allowWrites: boolean;
  readonly handlers: StateHandlers;
  /** The time limit of a request, in milliseconds. */
  readonly timeout: number;
  readonly onProgress: (text: string) => void;
}

/** The wiki that is verified against contracts. */
export class PactProvider {
  /** The address of its `api.php` once it was found; until then the address that the user gave. */
  api: string;

  constructor(readonly options: PactProviderOptions) {
    this.api = options.address;
  }

  /** Looks for its `api.php`. If there is none, returns the reason as a sentence. */
  async find(): Promise<string | undefined> {
    const { address, timeout, onProgress } = this.options;
    onProgress(`looking for the api.php at ${address}`);
    const { api, problem } = await findApi(address, timeout);
    this.api = api;
    return problem ?? (this.options.credentials ? exposureOf(address, api) : undefined);
  }

  /**
   * @throws Error after Ctrl-C, once the pages created on the wiki have been deleted; a second one ends the process at
   * once
   */
  async verify(contracts: readonly ContractOnFile[]): Promise<Verification> {
    const interruption = new AbortController();
    const interrupt = (): void => {
      interruption.abort(new Error('interrupted; the pages that were created on the wiki have been deleted.'));
    };
    process.once('SIGINT', interrupt);
    try {
      return await verifyWiki(this.api, { ...this.options, contracts, signal: interruption.signal });
    } catch (error) {
      throw interruption.signal.aborted ? interruption.signal.reason : error;
    } finally {
      process.removeListener('SIGINT', interrupt);
    }
  }

  nothingFoundOut(problem: string): Verification {
    const loggedIn = this.options.credentials !== undefined;
    return { api: this.api, loggedIn, problem, outcomes: [], seconds: 0 };
  }
}
