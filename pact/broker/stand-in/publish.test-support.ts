import { changedContentDocument, publishedDocument } from './pact-documents.test-support';
import type { BrokerResponse } from './routes.test-support';
import { now, sha1, type Pact, type Stored } from './stored.test-support';

interface SentContract {
  readonly consumerName: string;
  readonly providerName: string;
  /** In Base64. */
  readonly content: string;
}

/** Stores contracts of one version of a consumer: all of them, or none if one changes published content. */
export function publish(base: string, stored: Stored, content: Readonly<Record<string, unknown>>): BrokerResponse {
  const {
    pacticipantName,
    pacticipantVersionNumber,
    branch,
    tags = [],
    contracts,
  } = content as {
    pacticipantName?: string;
    pacticipantVersionNumber?: string;
    branch?: string;
    tags?: string[];
    contracts?: SentContract[];
  };
  if (pacticipantName === undefined || pacticipantVersionNumber === undefined || contracts === undefined) {
    const text = 'pacticipantVersionNumber is missing';
    return {
      status: 400,
      body: { notices: [{ type: 'error', text }], errors: { pacticipantVersionNumber: ['is missing'] } },
    };
  }
  const before = stored.version(pacticipantName, pacticipantVersionNumber);
  const version = before ?? stored.addVersion(pacticipantName, pacticipantVersionNumber);
  const sent = contracts.map((contract) => {
    const previous = stored.pacts.findLast(
      ({ consumer, provider }) => consumer === contract.consumerName && provider === contract.providerName,
    );
    const same = stored.pacts.find((pact) => pact.version === version && pact.provider === contract.providerName);
    return { pact: { ...pactOf(contract), version, createdAt: same?.createdAt ?? now() }, previous, same };
  });
  const changed = sent.find(({ pact, same }) => same && same.sha !== pact.sha);
  if (changed) return { status: 409, contentType: 'application/json', body: changedContentDocument(changed.pact) };

  if (branch !== undefined) stored.addToBranch(version, branch);
  version.tags.push(...tags.filter((tag) => !version.tags.includes(tag)));
  for (const { pact, same } of sent) {
    stored.addPacticipant(pact.provider);
    if (!same) stored.pacts.push(pact);
  }
  const pacts = sent.map(({ pact, previous, same }) => {
    const change: 'first' | 'changed' | 'none' =
      (same ?? previous)?.sha === pact.sha ? 'none' : previous ? 'changed' : 'first';
    return { pact, change };
  });
  return { status: 200, body: publishedDocument(base, { version, branch, tags, pacts }) };
}

/** Brokers give every interaction an id that depends on its content, and results refer to it. */
function pactOf({
  consumerName,
  providerName,
  content,
}: SentContract): Pick<Pact, 'consumer' | 'provider' | 'sha' | 'content'> {
  const parsed = JSON.parse(Buffer.from(content, 'base64').toString()) as Record<string, unknown>;
  const interactions = (parsed.interactions ?? []) as object[];
  return {
    consumer: consumerName,
    provider: providerName,
    sha: sha1(interactions),
    content: { ...parsed, interactions: interactions.map((each) => ({ _id: sha1(each), ...each })) },
  };
}
