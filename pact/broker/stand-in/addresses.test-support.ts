import type { Pact, Version } from './stored.test-support';

/** The paths of a broker's documents: the version `1.0.0+gbeef` is `1.0.0%2Bgbeef` in them. */
const segment = encodeURIComponent;

export const addresses = {
  pacticipant: (name: string) => `/pacticipants/${segment(name)}`,
  version: ({ pacticipant, number }: Version) => `/pacticipants/${segment(pacticipant)}/versions/${segment(number)}`,
  tag: (version: Version, tag: string) => `${addresses.version(version)}/tags/${segment(tag)}`,
  branch: (pacticipant: string, branch: string) => `/pacticipants/${segment(pacticipant)}/branches/${segment(branch)}`,
  branchVersion: ({ pacticipant, number }: Version, branch: string) =>
    `${addresses.branch(pacticipant, branch)}/versions/${segment(number)}`,
  between: ({ provider, consumer }: Pact) => `/pacts/provider/${segment(provider)}/consumer/${segment(consumer)}`,
  /** A contract as one version of the consumer published it. */
  pact: (pact: Pact) => `${addresses.between(pact)}/version/${segment(pact.version.number)}`,
  /** The content of a contract, whoever published it. */
  content: (pact: Pact) => `${addresses.between(pact)}/pact-version/${pact.sha}`,
  /** A content and why it was chosen, which is sent back with the result of its verification. */
  chosen: (pact: Pact, why: readonly (readonly [name: string, value: string])[]) =>
    `${addresses.content(pact)}/metadata/${metadata(why)}`,
  forVerification: (provider: string) => `/pacts/provider/${segment(provider)}/for-verification`,
  environment: (uuid: string) => `/environments/${uuid}`,
};

export function pactName({ consumer, provider, version }: Pact): string {
  return `Pact between ${consumer} (${version.number}) and ${provider}`;
}

/** Why a content was chosen, as part of the address: a query in URL-safe Base64. */
function metadata(why: readonly (readonly [string, string])[]): string {
  const query = why.map(([name, value]) => `${segment(name)}=${segment(value)}`).join('&');
  return Buffer.from(query).toString('base64url');
}
