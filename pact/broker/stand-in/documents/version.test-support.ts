import { addresses } from '../addresses.test-support';
import { compareText, type Stored, type Version } from '../stored.test-support';
import { curies, links } from './links.test-support';

export function versionDocument(base: string, stored: Stored, version: Version): object {
  const { pacticipant, number, createdAt, updatedAt, tags } = version;
  const self = base + addresses.version(version);
  const record = (what: string, path: string): object[] =>
    stored.environments.map(({ uuid, name, displayName }) => ({
      title: `Record ${what} to ${displayName}`,
      name,
      href: `${self}/${path}/environment/${uuid}`,
    }));
  const publications = stored.publications
    .filter((publication) => publication.version === version)
    .sort((one, other) => compareText(one.content.provider.toLowerCase(), other.content.provider.toLowerCase()));
  return {
    number,
    ...(updatedAt !== undefined && { updatedAt }),
    createdAt,
    _embedded: {
      branchVersions: branchesOf(base, stored, version),
      tags: tags.map((tag) => ({ name: tag, _links: { self: links.tag(base, version, tag) } })),
    },
    _links: {
      self: links.version(base, version),
      'pb:pacticipant': links.pacticipant(base, pacticipant),
      'pb:tag': {
        href: `${self}/tags/{tag}`,
        title: 'Get, create or delete a tag for this pacticipant version',
        templated: true,
      },
      'pb:latest-verification-results-where-pacticipant-is-consumer': {
        title: 'Latest verification results for consumer version',
        href: `${base}/verification-results/consumer/${encodeURIComponent(pacticipant)}/version/${encodeURIComponent(number)}/latest`,
      },
      'pb:pact-versions': publications.map((publication) => links.publication(base, publication)),
      'pb:deployed-environments': deployedEnvironments(base, stored, version),
      'pb:released-environments': releasedEnvironments(base, stored, version),
      'pb:record-deployment': record('deployment', 'deployed-versions'),
      'pb:record-release': record('release', 'released-versions'),
      curies: curies(base, 'version'),
    },
  };
}

/** The branches of a version, as documents embed them. */
export function branchesOf(base: string, stored: Stored, version: Version): object[] {
  return version.branches.map((branch) => ({
    name: branch,
    latest: stored.isNewestOf(version, branch),
    _links: { self: links.branchVersion(base, version, branch) },
  }));
}

export function deployedEnvironments(base: string, stored: Stored, version: Version): object[] {
  return stored.placements
    .filter((each) => each.kind === 'deployed' && each.current && each.version === version)
    .map(({ uuid, environment: { displayName }, applicationInstance }) => ({
      title: `Version deployed to ${displayName}`,
      name: displayName,
      href: `${base}/deployed-versions/${uuid}`,
      currently_deployed: true,
      ...(applicationInstance !== undefined && { application_instance: applicationInstance }),
    }));
}

function releasedEnvironments(base: string, stored: Stored, version: Version): object[] {
  return stored.placements
    .filter((each) => each.kind === 'released' && each.current && each.version === version)
    .map(({ uuid, environment: { displayName } }) => ({
      title: `Version released to ${displayName}`,
      name: displayName,
      href: `${base}/released-versions/${uuid}`,
      currently_supported: true,
    }));
}

/** A version on a branch. Every request but the first one updates it. */
export function branchVersionDocument(
  base: string,
  stored: Stored,
  version: Version,
  branch: string,
  isNew: boolean,
): object {
  const { pacticipant, createdAt } = version;
  const added = stored.pacticipants.get(pacticipant)?.branches.get(branch)?.added.get(version) ?? createdAt;
  return {
    ...(!isNew && { updatedAt: added }),
    createdAt: added,
    _links: {
      self: { title: 'Branch version', href: base + addresses.branchVersion(version, branch) },
      'pb:branch': { title: 'Branch', name: branch, href: base + addresses.branch(pacticipant, branch) },
      'pb:version': links.version(base, version),
    },
  };
}

export function tagDocument(base: string, version: Version, tag: string): object {
  return {
    name: tag,
    createdAt: version.createdAt,
    _links: {
      self: links.tag(base, version, tag),
      version: links.version(base, version),
      pacticipant: links.pacticipant(base, version.pacticipant),
    },
  };
}
