import { addresses } from '../addresses.test-support';
import type { Pacticipant, Stored } from '../stored.test-support';
import { deployedEnvironments } from './version.test-support';
import { curies, links } from './links.test-support';

export function pacticipantDocument(base: string, stored: Stored, pacticipant: Pacticipant): object {
  const { name, createdAt, updatedAt, mainBranch } = pacticipant;
  const self = base + addresses.pacticipant(name);
  const template = (title: string, path: string): object => ({ title, href: self + path, templated: true });
  const newest = stored.newest(name);
  const latest = newest && { number: newest.number, _links: { self: links.version(base, newest) } };
  const deprecated = 'DEPRECATED - please use latestVersion';
  const deployed = [...pacticipant.versions.values()].flatMap((version) => deployedEnvironments(base, stored, version));
  return {
    name,
    displayName: displayName(name),
    ...(mainBranch !== undefined && { mainBranch }),
    ...(updatedAt !== undefined && { updatedAt }),
    createdAt,
    _embedded: {
      ...(latest && { latestVersion: latest }),
      labels: [],
      ...(latest && { 'latest-version': { ...latest, title: deprecated, name: deprecated } }),
    },
    _links: {
      self: { href: self },
      'pb:versions': { href: `${self}/versions` },
      'pb:branches': { href: `${self}/branches` },
      'pb:deployed-environments': deployed,
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

function displayName(name: string): string {
  return name.replace(/(?:^|[-_ ]+)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trimStart();
}
