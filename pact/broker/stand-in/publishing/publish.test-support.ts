import { addresses } from '../addresses.test-support';
import { badRequest, conflict, ok, type BrokerResponse } from '../broker-response.test-support';
import { contentSha, withIds, type Contract } from '../contract-content.test-support';
import { differenceBetween } from '../difference.test-support';
import { links } from '../documents/links.test-support';
import type { Body } from '../request-body.test-support';
import type { Publication, Stored, Version } from '../stored.test-support';
import { readContractsToPublish, type ContractsToPublish } from './contracts-to-publish.test-support';
import { eventsOf } from './publication-events.test-support';
import { similarNames, similarNameText } from './similar-names.test-support';

interface Notice {
  readonly type: 'debug' | 'error' | 'info' | 'prompt' | 'success';
  readonly text: string;
}

/** Stores contracts of one version of a consumer: all of them, or none. */
export function publish(base: string, stored: Stored, body: Body): BrokerResponse {
  const toPublish = readContractsToPublish(body);
  if ('errors' in toPublish) return badRequest(toPublish.errors);
  const conflicts = [...changedContents(stored, toPublish), ...similar(base, stored, toPublish)];
  if (conflicts.length > 0) {
    const errors = conflicts.filter(({ type }) => type === 'error').map(({ text }) => text);
    return conflict({ notices: conflicts, errors: { contracts: errors } });
  }

  const { consumer, versionNumber, branch, tags, contracts } = toPublish;
  const isNew = stored.version(consumer, versionNumber) === undefined;
  const version = stored.addVersion(consumer, versionNumber, { byPublication: true });
  if (branch !== undefined) stored.addToBranch(version, branch);
  for (const tag of tags) stored.addTag(version, tag);
  const notices = versionNotices(toPublish, isNew);
  const publications = contracts.map(({ provider, contract }) => {
    const before = stored.publication(version, provider);
    const publication = before ?? stored.publish(version, provider, contentSha(contract), withIds(contract));
    notices.push(...publicationNotices(base, stored, publication, { again: before !== undefined }));
    return publication;
  });
  return ok(publishedDocument(base, version, tags, publications, notices));
}

/** The content of a contract must not change under the same version. */
function changedContents(stored: Stored, { consumer, versionNumber, contracts }: ContractsToPublish): Notice[] {
  const version = stored.version(consumer, versionNumber);
  return contracts.flatMap(({ provider, contract }) => {
    const before = version && stored.publication(version, provider)?.content;
    if (!before || before.sha === contentSha(contract)) return [];
    return changedContent(`${consumer} version ${versionNumber} and provider ${provider}`, before.contract, contract);
  });
}

function changedContent(which: string, before: Contract, now: Contract): Notice[] {
  const text =
    `Cannot change the content of the pact for ${which}, as race conditions will cause unreliable results for ` +
    'can-i-deploy. Each pact must be published with a unique consumer version number. Some Pact libraries generate ' +
    'random data when a concrete value for a type matcher is not specified, and this can cause the contract to mutate ' +
    '- ensure you have given example values for all type matchers. For more information see ' +
    'https://docs.pact.io/go/versioning';
  return [
    { type: 'error', text },
    { type: 'info', text: differenceBetween(before, now) },
  ];
}

function similar(base: string, stored: Stored, { consumer, contracts }: ContractsToPublish): Notice[] {
  const names = new Set([consumer, ...contracts.map(({ provider }) => provider)]);
  return [...names].flatMap((name): Notice[] => {
    const others = similarNames(name, [...stored.pacticipants.keys()]);
    return others.length === 0 ? [] : [{ type: 'error', text: similarNameText(base, name, others) }];
  });
}

function versionNotices({ consumer, versionNumber, branch, tags }: ContractsToPublish, isNew: boolean): Notice[] {
  const withWhat = [
    ...(branch === undefined ? [] : [`branch ${branch}`]),
    ...(tags.length === 0 ? [] : [`tags ${tags.join(', ')}`]),
  ];
  const which = `${consumer} version ${versionNumber}`;
  const text = `${isNew ? 'Created' : 'Updated'} ${which}${withWhat.length === 0 ? '' : ` with ${withWhat.join(' and ')}`}`;
  const advice = '  Next steps:\n    Configure the version branch to be the value of your repository branch.';
  return [{ type: 'debug', text }, ...(branch === undefined ? [{ type: 'prompt', text: advice } as const] : [])];
}

function publicationNotices(
  base: string,
  stored: Stored,
  publication: Publication,
  { again }: { again: boolean },
): Notice[] {
  const { content, version } = publication;
  const { consumer, provider } = content;
  const which = `for ${consumer} version ${version.number} and provider ${provider}`;
  const isVerified = stored.results.some(({ pact }) => pact.consumer === consumer && pact.provider === provider);
  const steps = [
    ...(isVerified
      ? []
      : [`Add Pact verification tests to the ${provider} build. See https://docs.pact.io/go/provider_verification`]),
    `Configure separate ${provider} pact verification build and webhook to trigger it when the pact content changes. ` +
      'See https://docs.pact.io/go/webhooks',
  ];
  return [
    {
      type: 'success',
      text: again
        ? `Pact successfully republished ${which} with no content changes.`
        : `Pact successfully published ${which}.`,
    },
    { type: 'debug', text: `  View the published pact at ${base}${addresses.publication(publication)}` },
    { type: 'debug', text: `  Events detected: ${eventsOf(stored, publication, { again })}` },
    { type: 'prompt', text: '  Next steps:' },
    ...steps.map((step): Notice => ({ type: 'prompt', text: `    * ${step}` })),
  ];
}

/** The notices are repeated as logs. */
function publishedDocument(
  base: string,
  version: Version,
  tags: readonly string[],
  publications: readonly Publication[],
  notices: readonly Notice[],
): object {
  const { pacticipant, number } = version;
  return {
    logs: notices.map(({ type, text }) => ({
      level: type,
      message: text,
      deprecationWarning: 'Replaced by notices',
    })),
    notices,
    _embedded: {
      pacticipant: { name: pacticipant, _links: { self: { href: base + addresses.pacticipant(pacticipant) } } },
      version: { number, _links: { self: links.version(base, version) } },
    },
    _links: {
      'pb:pacticipant': links.pacticipant(base, pacticipant),
      'pb:pacticipant-version': { ...links.version(base, version), title: 'Pacticipant version' },
      'pb:pacticipant-version-tags': tags.map((tag) => links.tag(base, version, tag)),
      'pb:contracts': publications.map((publication) => links.publication(base, publication)),
    },
  };
}
