import { addresses } from '../addresses.test-support';
import type { Publication, Version } from '../stored.test-support';
import { curies, links } from './links.test-support';

/** How a contract was requested: as one version of its consumer published it, or as a content that was chosen. */
export interface RequestedAs {
  /** Where a result of its verification is sent, without the last segment. */
  readonly path: string;
  /** The consumer versions for which the content was chosen, the newest first. */
  readonly chosenFor: readonly Version[] | undefined;
}

/** A contract as published, with the links for publishing results. */
export function pactDocument(base: string, publication: Publication, { path, chosenFor }: RequestedAs): object {
  const { content, version } = publication;
  const { consumer, provider } = content;
  const between = base + addresses.between(content);
  const permalink = base + addresses.content(content);
  const self = base + addresses.publication(publication);
  const versionAddress = base + addresses.version(version);
  const consumerVersion = (each: Version): object => ({ ...links.version(base, each), title: 'Consumer version' });
  const named = `q%5B%5D%5Bpacticipant%5D=${encodeURIComponent(consumer)}&q%5B%5D%5Bversion%5D=${encodeURIComponent(version.number)}`;
  return {
    ...content.contract,
    createdAt: publication.createdAt,
    _links: {
      self: links.publication(base, publication),
      'pb:consumer': { ...links.pacticipant(base, consumer), title: 'Consumer' },
      'pb:consumer-version': consumerVersion(version),
      ...(chosenFor && { 'pb:consumer-versions': chosenFor.map(consumerVersion) }),
      'pb:provider': { ...links.pacticipant(base, provider), title: 'Provider' },
      'pb:pact-version': { title: 'Pact content version permalink', name: content.sha, href: permalink },
      'pb:latest-pact-version': { title: 'Latest version of this pact', href: `${between}/latest` },
      'pb:all-pact-versions': { title: 'All versions of this pact', href: `${between}/versions` },
      'pb:latest-untagged-pact-version': {
        title: 'Latest untagged version of this pact',
        href: `${between}/latest-untagged`,
      },
      'pb:latest-tagged-pact-version': {
        title: 'Latest tagged version of this pact',
        href: `${between}/latest/{tag}`,
        templated: true,
      },
      'pb:previous-distinct': {
        title: 'Previous distinct version of this pact',
        href: `${self}/previous-distinct`,
      },
      'pb:diff-previous-distinct': {
        title: 'Diff with previous distinct version of this pact',
        href: `${self}/diff/previous-distinct`,
      },
      'pb:diff': {
        title: 'Diff with another specified version of this pact',
        href: `${permalink}/diff/pact-version/{pactVersion}`,
        templated: true,
      },
      'pb:pact-webhooks': {
        title: `Webhooks for the pact between ${consumer} and ${provider}`,
        href: `${base}/webhooks/provider/${encodeURIComponent(provider)}/consumer/${encodeURIComponent(consumer)}`,
      },
      // The broker puts the name of the provider there.
      'pb:consumer-webhooks': {
        title: `Webhooks for all pacts with provider ${provider}`,
        href: `${base}/webhooks/consumer/${encodeURIComponent(provider)}`,
      },
      'pb:tag-prod-version': {
        title: "PUT to this resource to tag this consumer version as 'production'",
        href: `${versionAddress}/tags/prod`,
      },
      'pb:tag-version': {
        title: 'PUT to this resource to tag this consumer version',
        href: `${versionAddress}/tags/{tag}`,
      },
      'pb:publish-verification-results': {
        title: 'Publish verification results',
        href: `${base}${path}/verification-results`,
      },
      'pb:latest-verification-results': { href: `${permalink}/verification-results/latest` },
      'pb:triggered-webhooks': {
        title: 'Webhooks triggered by the publication of this pact',
        href: `${self}/triggered-webhooks`,
      },
      'pb:matrix-for-consumer-version': {
        title: 'View matrix rows for the consumer version to which this pact belongs',
        href: `${base}/matrix?${named}&latestby=cvpv`,
      },
      curies: curies(base, 'pact'),
    },
  };
}
