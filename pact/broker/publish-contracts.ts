import { readFileSync } from 'node:fs';

import { isObject } from '../contract/pointer';
import type { Broker } from './broker';
import { BrokerConnection, linkOf, type BrokerDocument } from './broker-connection';
import { asLines, BrokerFailure } from './broker-failure';
import type { ContractFile } from './contract-files';

export interface Publication {
  readonly version: string;
  readonly branch?: string | undefined;
  readonly tags?: readonly string[];
}

/** The outcome of publishing a contract. If it is unknown, a `BrokerFailure` is thrown instead. */
export type PublicationOutcome =
  | {
      readonly kind: 'published';
      readonly contract: ContractFile;
      /** The broker had this content already. */
      readonly unchanged: boolean;
      /** Its address at the broker. */
      readonly address: string | undefined;
    }
  | { readonly kind: 'refused'; readonly contract: ContractFile; readonly sentence: string };

/**
 * Publishes one contract with a version of its consumer, with the request of the official command line. That one is not
 * used: it shows a broker's reasons only in part, and takes a minute to give up on a host that does not respond.
 *
 * @param timeout the time limit of a request, in milliseconds. Default: `defaultPatience`
 * @throws BrokerFailure if the broker does not have the contract now, or it is unknown whether it has
 */
export async function publishContract(
  broker: Broker,
  contract: ContractFile,
  publication: Publication,
  timeout?: number,
): Promise<PublicationOutcome> {
  const connection = new BrokerConnection(broker, timeout);
  const purpose = `publish ${contract.file}`;
  const address = linkOf(await connection.index(purpose), 'pb:publish-contracts');
  try {
    const response = await connection.sendOnce(address, {
      method: 'POST',
      content: contentOf(contract, publication),
      purpose,
    });
    return published(contract, response);
  } catch (error) {
    if (!(error instanceof BrokerFailure) || error.status !== 409) throw error;
    return { kind: 'refused', contract, sentence: refusal(contract, publication, error.reasons) };
  }
}

function contentOf({ file, consumer, provider }: ContractFile, { version, branch, tags = [] }: Publication): object {
  return {
    pacticipantName: consumer,
    pacticipantVersionNumber: version,
    ...(branch !== undefined && { branch }),
    ...(tags.length > 0 && { tags }),
    contracts: [
      {
        consumerName: consumer,
        providerName: provider,
        specification: 'pact',
        contentType: 'application/json',
        content: readFileSync(file).toString('base64'),
        onConflict: 'overwrite',
      },
    ],
  };
}

function published(contract: ContractFile, { notices, _links: links = {} }: BrokerDocument): PublicationOutcome {
  const said = Array.isArray(notices) ? notices.filter(isObject) : [];
  const success = said.find(({ type }) => type === 'success')?.text;
  const [link] = [links['pb:contracts']].flat();
  return {
    kind: 'published',
    contract,
    unchanged: typeof success === 'string' && success.includes('no content changes'),
    address: isObject(link) && typeof link.href === 'string' ? link.href : undefined,
  };
}

/** The broker understood the contract, and refused it. */
function refusal({ consumer, provider }: ContractFile, { version }: Publication, reasons: readonly string[]): string {
  const which = `The broker refuses the contract between ${consumer} ${version} and ${provider}:`;
  if (reasons.some((reason) => reason.includes('Cannot change the content'))) {
    return (
      `${which} it has another content under this version, which never changes; publish this one under a version of ` +
      'its own.'
    );
  }
  return `${which}${asLines(reasons)}`;
}
