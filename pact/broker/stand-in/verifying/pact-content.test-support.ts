import { addresses, decodeMetadata } from '../addresses.test-support';
import { badRequest, created, notFound, ok, type BrokerResponse } from '../broker-response.test-support';
import { pactDocument } from '../documents/pact.test-support';
import { resultDocument } from '../documents/result.test-support';
import { BodyErrors, type Body } from '../request-body.test-support';
import type { PactContent, Publication, Stored, Version } from '../stored.test-support';

/** The address of a content: `/pacts/provider/…/consumer/…/pact-version/…`, perhaps with `/metadata/…`. */
export interface ContentAddress {
  readonly provider: string;
  readonly consumer: string;
  readonly sha: string;
  readonly metadata?: string | undefined;
}

export function showContent(base: string, stored: Stored, address: ContentAddress): BrokerResponse {
  const found = find(stored, address);
  if (!found) return notFound();
  const { content, chosenFor } = found;
  const { metadata } = address;
  const path = addresses.content(content) + (metadata === undefined ? '' : `/metadata/${metadata}`);
  return ok(pactDocument(base, newestPublication(stored, content, chosenFor), { path, chosenFor }));
}

/** A contract as one version of the consumer published it. */
export function showPublication(
  base: string,
  stored: Stored,
  { provider, consumer, versionNumber }: { provider: string; consumer: string; versionNumber: string },
): BrokerResponse {
  const version = stored.version(consumer, versionNumber);
  const publication = version && stored.publication(version, provider);
  if (!publication) return notFound();
  const path = addresses.content(publication.content);
  return ok(pactDocument(base, publication, { path, chosenFor: undefined }));
}

export function addResult(base: string, stored: Stored, address: ContentAddress, body: Body): BrokerResponse {
  const errors = new BodyErrors(body);
  const success = errors.boolean('success');
  const number = errors.text('providerApplicationVersion');
  const buildUrl = errors.optionalText('buildUrl');
  if (buildUrl !== undefined && !/^https?:\/\/\S+$/.test(buildUrl)) {
    errors.add('buildUrl', 'is not a valid URL eg. http://example.org');
  }
  if (!errors.isEmpty) return badRequest(errors);
  const found = find(stored, address);
  if (!found) return notFound();
  const { content, isWip } = found;
  const providerVersion = stored.addVersion(content.provider, number);
  const result = stored.addResult({ pact: content, providerVersion, success, wip: isWip, sent: body });
  const document = resultDocument(base, result, newestPublication(stored, content));
  return created(document, base + addresses.result(content, result.number));
}

export function showResult(base: string, stored: Stored, address: ContentAddress, number: number): BrokerResponse {
  const found = find(stored, address);
  const result = stored.results.find((each) => each.pact === found?.content && each.number === number);
  if (!result) return notFound();
  return ok(resultDocument(base, result, newestPublication(stored, result.pact)));
}

interface Found {
  readonly content: PactContent;
  readonly chosenFor: readonly Version[] | undefined;
  readonly isWip: boolean;
}

function find(stored: Stored, { consumer, provider, sha, metadata }: ContentAddress): Found | undefined {
  const content = stored.content(consumer, provider, sha);
  if (!content) return undefined;
  const why = metadata === undefined ? [] : decodeMetadata(metadata);
  const versions = stored
    .publicationsOf(content)
    .map(({ version }) => version)
    .filter(({ order, number }) =>
      why.some(
        ([name, value]) => (name === 's[][cv]' && value === String(order)) || (name === 'cvn' && value === number),
      ),
    );
  const isWip = why.some(([name, value]) => name === 'w' && value === 'true');
  return { content, isWip, chosenFor: versions.length === 0 ? undefined : versions };
}

function newestPublication(stored: Stored, content: PactContent, among?: readonly Version[]): Publication {
  const publications = stored.publicationsOf(content);
  return publications.find(({ version }) => among?.includes(version) !== false)!;
}
