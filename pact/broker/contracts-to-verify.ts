import { isObject } from '../contract/pointer';
import { BrokerFailure } from './broker-failure';
import { BrokerOptionsError } from './broker-options';
import { linkOf, type BrokerConnection, type BrokerDocument } from './broker-connection';
import type { Selector } from './selectors';

/** The contracts to request from a broker. */
export interface Wanted {
  readonly provider: string;
  readonly providerBranch?: string | undefined;
  readonly selectors: readonly Selector[];
  /** Contracts that this provider's branch never satisfied are pending: they may fail without failing the whole. */
  readonly enablePending?: boolean;
  /** A date, `2026-01-31`: contracts of all branches since then are included as pending ones. */
  readonly includeWipPactsSince?: string;
}

/** A contract that the broker wants verified, with its notices. */
export interface ContractToVerify {
  /** `Pact between my-bot (1.4.0) and mediawiki`. */
  readonly name: string;
  /** The selectors that chose it, in the broker's words. */
  readonly why: string;
  readonly pending: boolean;
  readonly wip: boolean;
  /** The broker's notices before and after the verification. */
  readonly notices: readonly Notice[];
  /** The contract itself: every interaction has the broker's `_id`. */
  readonly document: BrokerDocument;
  readonly interactions: readonly BrokerInteraction[];
}

export interface Notice {
  /** `before_verification`, `after_verification:success_true_published_false`, … */
  readonly when: string;
  readonly text: string;
}

/** An interaction, and its id at the broker. */
export interface BrokerInteraction {
  readonly id: string;
  readonly description: string;
}

/**
 * Requests the contracts of a provider from a broker; an empty list if the broker does not know the provider.
 *
 * @throws BrokerFailure with one sentence, where the native verifier says only "no pacts found"
 */
export async function contractsToVerify(connection: BrokerConnection, wanted: Wanted): Promise<ContractToVerify[]> {
  const { provider, providerBranch, selectors, enablePending = false, includeWipPactsSince } = wanted;
  const address = linkOf(await connection.index(), 'pb:provider-pacts-for-verification', { provider });
  const list = await connection
    .sendOnce(address, {
      method: 'POST',
      content: {
        includePendingStatus: enablePending,
        consumerVersionSelectors: selectors,
        ...(providerBranch !== undefined && { providerVersionBranch: providerBranch }),
        ...(includeWipPactsSince !== undefined && { includeWipPactsSince }),
      },
      purpose: `list the contracts of ${provider}`,
    })
    .catch((error: unknown) => {
      if (error instanceof BrokerFailure && error.status === 404) return {};
      throw error;
    });
  return Promise.all(listed(list).map((entry) => readContract(connection, entry)));
}

/**
 * Requests contracts by their addresses, such as the `${pactbroker.pactUrl}` of a webhook. The broker has not said that they
 * may fail, so none is pending.
 *
 * @throws BrokerFailure if it is not there
 * @throws BrokerOptionsError if it is of another provider
 */
export function contractsAt(
  connection: BrokerConnection,
  addresses: readonly string[],
  provider: string,
): Promise<ContractToVerify[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const document = await connection.sendOnce(address, { purpose: `show the contract at ${address}` });
      const { provider: party, _links: links = {} } = document;
      const own = isObject(party) ? party.name : undefined;
      if (own !== provider) {
        throw new BrokerOptionsError(
          typeof own === 'string'
            ? `The contract at ${address} is of the provider ${own}: give --provider ${own}.`
            : `There is no contract at ${address}.`,
        );
      }
      const name = isObject(links.self) && typeof links.self.name === 'string' ? links.self.name : 'a contract';
      const interactions = interactionsOf(document);
      return { name, why: 'named by its address', pending: false, wip: false, notices: [], document, interactions };
    }),
  );
}

/** An entry in the broker's list of contracts. */
interface Entry extends BrokerDocument {
  readonly shortDescription?: string;
  readonly verificationProperties?: {
    readonly pending?: boolean;
    readonly wip?: boolean;
    readonly notices?: readonly Notice[];
  };
  readonly _links?: { readonly self?: { readonly name?: string } };
}

function listed(list: BrokerDocument): readonly Entry[] {
  const { pacts = [] } = (list._embedded ?? {}) as { readonly pacts?: readonly Entry[] };
  return pacts;
}

async function readContract(connection: BrokerConnection, entry: Entry): Promise<ContractToVerify> {
  const name = entry._links?.self?.name ?? 'a contract';
  const document = await connection.sendOnce(linkOf(entry, 'self'), { purpose: `show the ${name}` });
  const { pending = false, wip = false, notices = [] } = entry.verificationProperties ?? {};
  const why = entry.shortDescription ?? '';
  return { name, why, pending, wip, notices, document, interactions: interactionsOf(document) };
}

/** Contracts of messages, not of requests, use these names; such interactions cannot be verified against a wiki. */
function interactionsOf(document: BrokerDocument): BrokerInteraction[] {
  const all = [document.interactions, document.messages].filter(Array.isArray).flat() as readonly {
    readonly _id?: string;
    readonly description?: string;
  }[];
  return all.map(({ _id = '', description = '' }) => ({ id: _id, description }));
}
