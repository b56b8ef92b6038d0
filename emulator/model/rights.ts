import type { Release } from '../releases/release';
import { grantRights, groupRights } from './rights-data';
import type { User } from './user';

const implicitForAnonymous = ['*'];

/** On a fresh wiki, every account is autoconfirmed at once (writing 6.1). */
const implicitForUsers = ['*', 'user', 'autoconfirmed'];

/** The groups that users belong to without being added. */
export function implicitGroups(user: User | undefined): readonly string[] {
  return user ? implicitForUsers : implicitForAnonymous;
}

/** All groups of a user: explicit ones by name, then implicit ones (vector userinfo/properties-of-an-administrator). */
export function groupsOf(user: User | undefined): readonly string[] {
  return user ? [...[...user.groups].sort(), ...implicitForUsers] : implicitForAnonymous;
}

/**
 * The rights of a user, or of an anonymous client: those of all groups, in their order, without duplicates. A bot
 * password has only the rights that its grants include (writing 7; vector userinfo/bot-password-rights).
 */
export function rightsOf(user: User | undefined, release: Release): string[] {
  const rights = new Set<string>();
  for (const group of groupsOf(user)) for (const right of rightsOfGroup(group, release)) rights.add(right);
  const granted = user?.grants;
  return granted === undefined ? [...rights] : [...rights].filter((right) => isGranted(granted, right, release));
}

/** Whether a user has a right; the same as searching `rightsOf`, without building the list. */
export function holdsRight(user: User | undefined, right: string, release: Release): boolean {
  if (user?.grants !== undefined && !isGranted(user.grants, right, release)) return false;
  if (implicitGroups(user).some((group) => rightsOfGroup(group, release).includes(right))) return true;
  return user?.groups.some((group) => rightsOfGroup(group, release).includes(right)) ?? false;
}

/** Any of these rights lets a user see hidden revisions and files. */
const rightsToSeeHidden = ['deletedhistory', 'deletedtext', 'suppressrevision', 'viewsuppressed'];

/** Whether a user may see hidden revisions and files. */
export function seesHidden(user: User | undefined, release: Release): boolean {
  return user !== undefined && rightsToSeeHidden.some((right) => holdsRight(user, right, release));
}

/** The groups with a right, in the order in which the release's messages list them. */
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
