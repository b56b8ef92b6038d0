import type { Release } from '../releases/release';
import { grantRights, groupRights } from './rights-data';
import type { User } from './user';

const implicitForAnonymous = ['*'];

/** A fresh wiki takes every account for confirmed at once (writing 6.1). */
const implicitForUsers = ['*', 'user', 'autoconfirmed'];

/** The groups that nobody is put into: everybody is in some of them. */
export function implicitGroups(user: User | undefined): readonly string[] {
  return user ? implicitForUsers : implicitForAnonymous;
}

/** All groups of a user in the order of `uiprop=groups`: the user's own by name, then the implicit ones. */
export function groupsOf(user: User | undefined): readonly string[] {
  return user ? [...[...user.groups].sort(), ...implicitForUsers] : implicitForAnonymous;
}

/**
 * The rights of a user, or of somebody who is not logged in: those of all groups, in their order, each once. A bot
 * password lets through only what its grants hold (writing 7).
 */
export function rightsOf(user: User | undefined, release: Release): string[] {
  const rights = new Set<string>();
  for (const group of groupsOf(user)) for (const right of rightsOfGroup(group, release)) rights.add(right);
  const granted = user?.grants;
  return granted === undefined ? [...rights] : [...rights].filter((right) => isGranted(granted, right, release));
}

/** Whether somebody has a right; the same as looking for it in `rightsOf`, without making the list. */
export function holdsRight(user: User | undefined, right: string, release: Release): boolean {
  if (user?.grants !== undefined && !isGranted(user.grants, right, release)) return false;
  if (implicitGroups(user).some((group) => rightsOfGroup(group, release).includes(right))) return true;
  return user?.groups.some((group) => rightsOfGroup(group, release).includes(right)) ?? false;
}

/** What lets somebody see more of revisions and files than others do: any of these. */
const rightsToSeeHidden = ['deletedhistory', 'deletedtext', 'suppressrevision', 'viewsuppressed'];

/** Whether revisions and files may show somebody what they hide from others. */
export function seesHidden(user: User | undefined, release: Release): boolean {
  return user !== undefined && rightsToSeeHidden.some((right) => holdsRight(user, right, release));
}

/** The groups that have a right, as messages list them: in the order of the releases' own lists. */
export function groupsWithRight(right: string, release: Release): string[] {
  return Object.keys(release.choose(groupRights)).filter((group) => rightsOfGroup(group, release).includes(right));
}

const noRights: readonly string[] = [];

function rightsOfGroup(group: string, release: Release): readonly string[] {
  const groups = release.choose(groupRights);
  return Object.hasOwn(groups, group) ? groups[group]! : noRights;
}

function isGranted(grants: readonly string[], right: string, release: Release): boolean {
  const known = release.choose(grantRights);
  return grants.some((grant) => Object.hasOwn(known, grant) && known[grant]!.includes(right));
}
