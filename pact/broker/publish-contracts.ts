import { resolve } from 'node:path';

import type { Broker } from './broker';
import { BrokerConnection } from './broker-connection';
import { BrokerFailure, failureByStatus } from './broker-failure';
import type { ContractFile } from './contract-files';
import { runOfficialCli, type CliOutcome } from './official-cli';

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
 * Publishes one contract with a version of its consumer, through the official command line. It is given one contract at
 * a time: with several, it stops at the first that the broker refuses, in an order of its own.
 *
 * @throws BrokerFailure if it is unknown whether the broker has the contract now
 */
export async function publishContract(
  broker: Broker,
  contract: ContractFile,
  { version, branch, tags = [] }: Publication,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<PublicationOutcome> {
  const outcome = await runOfficialCli(broker, environment, [
    'publish',
    resolve(contract.file),
    `--consumer-app-version=${version}`,
    ...(branch === undefined ? [] : [`--branch=${branch}`]),
    // Contrary to its help, this option cannot be repeated.
    ...(tags.length === 0 ? [] : [`--tag=${tags.join(',')}`]),
    '--output=json',
  ]);
  if (outcome.status === 0) return published(contract, outcome.output);
  const sentence = refusal(contract, version, outcome.output);
  if (sentence !== undefined) return { kind: 'refused', contract, sentence };
  throw await failure(broker, contract, outcome);
}

function published(contract: ContractFile, output: string): PublicationOutcome {
  const response = readResponse(output);
  const success = response.notices?.find(({ type }) => type === 'success')?.text ?? '';
  const links = response._links?.['pb:contracts'] ?? [];
  return {
    kind: 'published',
    contract,
    unchanged: success.includes('no content changes'),
    address: links[0]?.href,
  };
}

/** Reads the broker's response from its output. Failing to read it matters less than that the contract is published. */
function readResponse(output: string): PublishedResponse {
  const line = output.split('\n').find((each) => each.startsWith('{'));
  try {
    return JSON.parse(line ?? '{}') as PublishedResponse;
  } catch {
    return {};
  }
}

interface PublishedResponse {
  readonly notices?: readonly { readonly type: string; readonly text: string }[];
  readonly _links?: { readonly 'pb:contracts'?: readonly { readonly href: string }[] };
}

/** The broker understood the contract, and refused it. */
function refusal({ consumer, provider }: ContractFile, version: string, output: string): string | undefined {
  const [, text] = /Pact publication failed:\s*(\S.*)/.exec(output) ?? [];
  if (text === undefined) return undefined;
  const which = `${consumer} ${version} and ${provider}`;
  if (text.includes('Cannot change the content')) {
    return (
      `The broker refuses the contract between ${which}: it has another content under this version, which never ` +
      'changes; publish this one under a version of its own.'
    );
  }
  return `The broker refuses the contract between ${which}: ${text.trim()}`;
}

async function failure(broker: Broker, { file }: ContractFile, { status, output }: CliOutcome): Promise<Error> {
  const what = `publish ${file}`;
  if (status === null) return new BrokerFailure(`The broker at ${broker.url} did not ${what} within a minute.`);
  const [, answered] = / failed: (\d{3}) /.exec(output) ?? [];
  if (answered !== undefined) return failureByStatus(broker, Number(answered), what);
  // It does not say why there was no response; one request of our own finds out.
  if (output.includes('error sending request')) {
    const reason = await new BrokerConnection(broker).ask('/', { purpose: what }).catch((error: unknown) => error);
    if (reason instanceof BrokerFailure) return reason;
  }
  const [said = ''] = output.split('\n').filter((line) => line.trim() !== '');
  return new BrokerFailure(`The command line of Pact could not ${what}: ${said.replace(/^\W+/, '')}`);
}
