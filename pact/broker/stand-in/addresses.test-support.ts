import type { Environment, PactContent, Publication, Version } from './stored.test-support';

/** The paths of a broker's documents: the version `1.0.0+gbeef` is `1.0.0%2Bgbeef` in them. */
const segment = encodeURIComponent;

export const addresses = {
  pacticipant: (name: string) => `/pacticipants/${segment(name)}`,
  version: ({ pacticipant, number }: Version) => `/pacticipants/${segment(pacticipant)}/versions/${segment(number)}`,
  tag: (version: Version, tag: string) => `${addresses.version(version)}/tags/${segment(tag)}`,
  branch: (pacticipant: string, branch: string) => `/pacticipants/${segment(pacticipant)}/branches/${segment(branch)}`,
  branchVersion: ({ pacticipant, number }: Version, branch: string) =>
    `${addresses.branch(pacticipant, branch)}/versions/${segment(number)}`,
  between: ({ provider, consumer }: PactContent) =>
    `/pacts/provider/${segment(provider)}/consumer/${segment(consumer)}`,
  /** A contract as one version of the consumer published it. */
  publication: ({ content, version }: Publication) =>
    `${addresses.between(content)}/version/${segment(version.number)}`,
  /** The content of a contract, whoever published it. */
  content: (content: PactContent) => `${addresses.between(content)}/pact-version/${content.sha}`,
  /** A content with why it was chosen, which comes back with the result of its verification. */
  chosen: (content: PactContent, why: Metadata) => `${addresses.content(content)}/metadata/${encodeMetadata(why)}`,
  result: (content: PactContent, number: number) => `${addresses.content(content)}/verification-results/${number}`,
  forVerification: (provider: string) => `/pacts/provider/${segment(provider)}/for-verification`,
  environment: ({ uuid }: Environment) => `/environments/${uuid}`,
};

export function pactName({ content: { consumer, provider }, version }: Publication): string {
  return `Pact between ${consumer} (${version.number}) and ${provider}`;
}

/** Names and values, such as `s[][cv]=3` for the consumer version with the row number 3. */
export type Metadata = readonly (readonly [name: string, value: string])[];

/** A query string in URL-safe Base64. */
function encodeMetadata(metadata: Metadata): string {
  const query = new URLSearchParams(metadata.map(([name, value]): [string, string] => [name, value]));
  return Buffer.from(query.toString()).toString('base64url');
}

export function decodeMetadata(text: string): Metadata {
  return [...new URLSearchParams(Buffer.from(text, 'base64url').toString())];
}
