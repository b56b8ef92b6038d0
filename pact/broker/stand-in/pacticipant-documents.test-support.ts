import { addresses } from './addresses.test-support';
import type { Deployment, Environment, Pacticipant, Stored, Version } from './stored.test-support';

export function pacticipantDocument(base: string, { name, createdAt, mainBranch }: Pacticipant): object {
  const self = base + addresses.pacticipant(name);
  const template = (title: string, path: string): object => ({ title, href: self + path, templated: true });
  return {
    name,
    displayName: displayName(name),
    ...(mainBranch !== undefined && { mainBranch }),
    createdAt,
    _embedded: { labels: [] },
    _links: {
      self: { href: self },
      'pb:versions': { href: `${self}/versions` },
      'pb:branches': { href: `${self}/branches` },
      'pb:deployed-environments': [],
      'pb:version': template('Get, create or delete a pacticipant version', '/versions/{version}'),
      'pb:version-tag': template(
        `Get, create or delete a tag for a version of ${name}`,
        '/versions/{version}/tags/{tag}',
      ),
      'pb:branch-version': template(
        `Get or add/create a version for a branch of ${name}`,
        '/branches/{branch}/versions/{version}',
      ),
      'pb:label': template(`Get, create or delete a label for ${name}`, '/labels/{label}'),
      versions: { title: 'Deprecated - use pb:versions', href: `${self}/versions` },
      'pb:can-i-deploy-badge': template(
        `Can I Deploy ${name} badge`,
        '/latest-version/{tag}/can-i-deploy/to/{environmentTag}/badge',
      ),
      'pb:can-i-deploy-branch-to-environment-badge': template(
        `Can I Deploy ${name} from branch to environment badge`,
        '/branches/{branch}/latest-version/can-i-deploy/to-environment/{environment}/badge',
      ),
      curies: curies(base, 'pacticipant'),
    },
  };
}

export function versionDocument(base: string, stored: Stored, version: Version): object {
  const { pacticipant, number, createdAt, updatedAt, branches, tags } = version;
  const self = base + addresses.version(version);
  const record = (what: string, path: string): object[] =>
    stored.environments.map(({ uuid, name, displayName }) => ({
      title: `Record ${what} to ${displayName}`,
      name,
      href: `${self}/${path}/environment/${uuid}`,
    }));
  return {
    number,
    updatedAt,
    createdAt,
    _embedded: {
      branchVersions: branches.map((branch) => ({
        name: branch,
        latest: isLatestOf(stored, version, branch),
        _links: { self: branchVersionLink(base, version, branch, branch) },
      })),
      tags: tags.map((tag) => ({ name: tag, _links: { self: tagLink(base, version, tag) } })),
    },
    _links: {
      self: versionLink(base, version),
      'pb:pacticipant': pacticipantLink(base, pacticipant),
      'pb:tag': {
        href: `${self}/tags/{tag}`,
        title: 'Get, create or delete a tag for this pacticipant version',
        templated: true,
      },
      'pb:latest-verification-results-where-pacticipant-is-consumer': {
        title: 'Latest verification results for consumer version',
        href: `${base}/verification-results/consumer/${encodeURIComponent(pacticipant)}/version/${encodeURIComponent(number)}/latest`,
      },
      'pb:pact-versions': [],
      'pb:deployed-environments': [],
      'pb:released-environments': [],
      'pb:record-deployment': record('deployment', 'deployed-versions'),
      'pb:record-release': record('release', 'released-versions'),
      curies: curies(base, 'version'),
    },
  };
}

/** Every request but the first one updates a version. */
export function branchVersionDocument(base: string, version: Version, branch: string, first: boolean): object {
  return {
    ...(!first && { updatedAt: version.updatedAt }),
    createdAt: version.createdAt,
    _links: {
      self: branchVersionLink(base, version, branch),
      'pb:branch': { title: 'Branch', name: branch, href: base + addresses.branch(version.pacticipant, branch) },
      'pb:version': versionLink(base, version),
    },
  };
}

export function tagDocument(base: string, version: Version, tag: string): object {
  return {
    name: tag,
    createdAt: version.createdAt,
    _links: {
      self: tagLink(base, version, tag),
      version: versionLink(base, version),
      pacticipant: pacticipantLink(base, version.pacticipant),
    },
  };
}

export function environmentsDocument(base: string, environments: readonly Environment[]): object {
  return {
    _embedded: { environments: environments.map((environment) => environmentDocument(base, environment)) },
    _links: {
      self: { title: 'Environments', href: `${base}/environments` },
      'pb:environments': environments.map((environment) => environmentLink(base, environment)),
    },
  };
}

export function environmentDocument(base: string, environment: Environment): object {
  const { displayName } = environment;
  const self = base + addresses.environment(environment.uuid);
  return {
    ...environment,
    _links: {
      self: environmentLink(base, environment),
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

export function deploymentDocument(base: string, deployment: Deployment): object {
  const { uuid, version, environment, createdAt, currentlyDeployed } = deployment;
  return {
    uuid,
    currentlyDeployed,
    createdAt,
    _embedded: {
      pacticipant: {
        name: version.pacticipant,
        _links: { self: { href: base + addresses.pacticipant(version.pacticipant) } },
      },
      version: { number: version.number, _links: { self: versionLink(base, version) } },
      environment: environmentDocument(base, environment),
    },
    _links: { self: { href: `${base}/deployed-versions/${uuid}` } },
  };
}

export function isLatestOf(stored: Stored, version: Version, branch: string): boolean {
  const others = stored.pacticipants.get(version.pacticipant)?.versions.values() ?? [];
  return ![...others].some((other) => other.branches.includes(branch) && other.order > version.order);
}

function displayName(name: string): string {
  return name.replace(/(?:^|[-_ ]+)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trimStart();
}

function versionLink(base: string, version: Version): object {
  return { title: 'Version', name: version.number, href: base + addresses.version(version) };
}

function pacticipantLink(base: string, name: string): object {
  return { title: 'Pacticipant', name, href: base + addresses.pacticipant(name) };
}

function tagLink(base: string, version: Version, tag: string): object {
  return { title: 'Tag', name: tag, href: base + addresses.tag(version, tag) };
}

export function branchVersionLink(base: string, version: Version, branch: string, name?: string): object {
  const href = base + addresses.branchVersion(version, branch);
  return { title: 'Branch version', ...(name !== undefined && { name }), href };
}

function environmentLink(base: string, { name, uuid }: Environment): object {
  return { title: 'Environment', name, href: base + addresses.environment(uuid) };
}

function curies(base: string, context: string): object[] {
  return [{ name: 'pb', href: `${base}/doc/{rel}?context=${context}`, templated: true }];
}
