import { addresses } from '../addresses.test-support';
import type { Environment, Placement } from '../stored.test-support';
import { links } from './links.test-support';

export function environmentsDocument(base: string, environments: readonly Environment[]): object {
  return {
    _embedded: { environments: environments.map((environment) => environmentDocument(base, environment)) },
    _links: {
      self: { title: 'Environments', href: `${base}/environments` },
      'pb:environments': environments.map((environment) => links.environment(base, environment)),
    },
  };
}

export function environmentDocument(base: string, environment: Environment): object {
  const { displayName } = environment;
  const self = base + addresses.environment(environment);
  return {
    ...environment,
    _links: {
      self: links.environment(base, environment),
      'pb:currently-deployed-deployed-versions': {
        title: `Versions currently deployed to ${displayName} environment`,
        href: `${self}/deployed-versions/currently-deployed`,
      },
      'pb:currently-supported-released-versions': {
        title: `Versions released and supported in ${displayName} environment`,
        href: `${self}/released-versions/currently-supported`,
      },
      'pb:environments': { title: 'Environments', href: `${base}/environments` },
    },
  };
}

/** A deployment or a release. */
export function placementDocument(base: string, placement: Placement): object {
  const { kind, uuid, version, environment, applicationInstance, createdAt, current } = placement;
  const { pacticipant, number } = version;
  return {
    uuid,
    [kind === 'deployed' ? 'currentlyDeployed' : 'currentlySupported']: current,
    ...(applicationInstance !== undefined && { target: applicationInstance, applicationInstance }),
    createdAt,
    _embedded: {
      pacticipant: { name: pacticipant, _links: { self: { href: base + addresses.pacticipant(pacticipant) } } },
      version: { number, _links: { self: links.version(base, version) } },
      environment: environmentDocument(base, environment),
    },
    _links: { self: { href: `${base}/${kind}-versions/${uuid}` } },
  };
}
