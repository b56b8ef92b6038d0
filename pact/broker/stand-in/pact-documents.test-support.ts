import { addresses, pactName } from './addresses.test-support';
import type { Pact, Version } from './stored.test-support';

/** A contract as published, with the links for publishing results. */
export function pactDocument(base: string, pact: Pact, address: string): object {
  const between = base + addresses.between(pact);
  const version = {
    title: 'Consumer version',
    name: pact.version.number,
    href: base + addresses.version(pact.version),
  };
  const self = base + addresses.pact(pact);
  return {
    ...pact.content,
    createdAt: pact.createdAt,
    _links: {
      self: { title: 'Pact', name: pactName(pact), href: self },
      'pb:consumer': { title: 'Consumer', name: pact.consumer, href: base + addresses.pacticipant(pact.consumer) },
      'pb:consumer-version': version,
      'pb:consumer-versions': [version],
      'pb:provider': { title: 'Provider', name: pact.provider, href: base + addresses.pacticipant(pact.provider) },
      'pb:pact-version': {
        title: 'Pact content version permalink',
        name: pact.sha,
        href: base + addresses.content(pact),
      },
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
      'pb:publish-verification-results': {
        title: 'Publish verification results',
        href: `${base}${address}/verification-results`,
      },
    },
  };
}

interface Publication {
  readonly version: Version;
  readonly branch: string | undefined;
  readonly tags: readonly string[];
  readonly pacts: readonly { readonly pact: Pact; readonly change: 'first' | 'changed' | 'none' }[];
}

/** The response to a publication: notices, repeated as logs. */
export function publishedDocument(base: string, { version, branch, tags, pacts }: Publication): object {
  const { pacticipant, number } = version;
  const withWhat = [
    ...(branch === undefined ? [] : [`branch ${branch}`]),
    ...(tags.length === 0 ? [] : [`tags ${tags.join(', ')}`]),
  ];
  const notices = [
    {
      type: 'debug',
      text: `Created ${pacticipant} version ${number}${withWhat.length === 0 ? '' : ` with ${withWhat.join(' and ')}`}`,
    },
    ...pacts.flatMap(({ pact, change }) => pactNotices(base, pact, change, tags)),
  ];
  const versionLink = base + addresses.version(version);
  const pacticipantLink = base + addresses.pacticipant(pacticipant);
  return {
    logs: notices.map(({ type, text }) => ({
      level: type,
      message: text,
      deprecationWarning: 'Replaced by notices',
    })),
    notices,
    _embedded: {
      pacticipant: { name: pacticipant, _links: { self: { href: pacticipantLink } } },
      version: { number, _links: { self: { title: 'Version', name: number, href: versionLink } } },
    },
    _links: {
      'pb:pacticipant': { title: 'Pacticipant', name: pacticipant, href: pacticipantLink },
      'pb:pacticipant-version': { title: 'Pacticipant version', name: number, href: versionLink },
      'pb:pacticipant-version-tags': tags.map((tag) => ({
        title: 'Tag',
        name: tag,
        href: base + addresses.tag(version, tag),
      })),
      'pb:contracts': pacts.map(({ pact }) => ({
        title: 'Pact',
        name: pactName(pact),
        href: base + addresses.pact(pact),
      })),
    },
  };
}

function pactNotices(
  base: string,
  pact: Pact,
  change: string,
  tags: readonly string[],
): { type: string; text: string }[] {
  const { provider } = pact;
  const which = `${pact.consumer} version ${pact.version.number} and provider ${provider}`;
  const view = { type: 'debug', text: `  View the published pact at ${base}${addresses.pact(pact)}` };
  if (change === 'none') {
    return [{ type: 'success', text: `Pact successfully republished for ${which} with no content changes.` }, view];
  }
  const first =
    tags.length === 0
      ? 'first time untagged pact published'
      : `first time any pact published for this consumer with consumer version tagged ${tags.join(', ')}`;
  const why = change === 'first' ? first : 'pact content has changed since previous version';
  return [
    { type: 'success', text: `Pact successfully published for ${which}.` },
    view,
    { type: 'debug', text: `  Events detected: contract_published, contract_content_changed (${why})` },
    { type: 'prompt', text: '  Next steps:' },
    {
      type: 'prompt',
      text: `    * Add Pact verification tests to the ${provider} build. See https://docs.pact.io/go/provider_verification`,
    },
    {
      type: 'prompt',
      text:
        `    * Configure separate ${provider} pact verification build and webhook to trigger it when the pact content ` +
        'changes. See https://docs.pact.io/go/webhooks',
    },
  ];
}

/** The response to other content under the same version (409). */
export function changedContentDocument(pact: Pact): object {
  const text =
    `Cannot change the content of the pact for ${pact.consumer} version ${pact.version.number} and provider ` +
    `${pact.provider}, as race conditions will cause unreliable results for can-i-deploy. Each pact must be published ` +
    'with a unique consumer version number. Some Pact libraries generate random data when a concrete value for a type ' +
    'matcher is not specified, and this can cause the contract to mutate - ensure you have given example values for all ' +
    'type matchers. For more information see https://docs.pact.io/go/versioning';
  return {
    notices: [
      { type: 'error', text },
      // Real brokers show a diff of the two contents here.
      { type: 'info', text: '-  before\n+  now' },
    ],
    errors: { contracts: [text] },
  };
}
