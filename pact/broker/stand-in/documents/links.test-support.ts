import { addresses, pactName } from '../addresses.test-support';
import type { Environment, Publication, Version } from '../stored.test-support';

export interface Link {
  readonly title?: string;
  readonly name?: string;
  readonly href: string;
}

/** The links that several documents have. `base` is the address of the broker. */
export const links = {
  pacticipant: (base: string, name: string): Link => ({
    title: 'Pacticipant',
    name,
    href: base + addresses.pacticipant(name),
  }),
  version: (base: string, version: Version): Link => ({
    title: 'Version',
    name: version.number,
    href: base + addresses.version(version),
  }),
  branchVersion: (base: string, version: Version, branch: string): Link => ({
    title: 'Branch version',
    name: branch,
    href: base + addresses.branchVersion(version, branch),
  }),
  tag: (base: string, version: Version, tag: string): Link => ({
    title: 'Tag',
    name: tag,
    href: base + addresses.tag(version, tag),
  }),
  environment: (base: string, environment: Environment): Link => ({
    title: 'Environment',
    name: environment.name,
    href: base + addresses.environment(environment),
  }),
  publication: (base: string, publication: Publication): Link => ({
    title: 'Pact',
    name: pactName(publication),
    href: base + addresses.publication(publication),
  }),
};

/** Where the broker documents the names of links. */
export function curies(base: string, context: string): object[] {
  return [{ name: 'pb', href: `${base}/doc/{rel}?context=${context}`, templated: true }];
}
