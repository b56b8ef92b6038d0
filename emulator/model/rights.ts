import type { RateLimitSettings } from './rate-limits';
import type { Release } from '../releases/release';
import type { Environment } from './environment';
import { grantRights, groupRights } from './rights-data';
import type { ChangeableGroups, ConfiguredGroups } from './rights-settings';
import { timestamp } from '../text/timestamp';
import type { User } from './user';

/** What rights depend on besides the user: a wiki. */
export interface RightsWiki {
  readonly release: Release;
  readonly environment: Pick<Environment, 'clock'>;
  readonly site: {
    /** The groups, where a wiki file sets some of them. */
    readonly configuredGroups: ConfiguredGroups | undefined;
    isTemporary(name: string): boolean;
    readonly settings: { readonly rateLimits?: RateLimitSettings };
  };
}

const none: readonly string[] = [];

/** The groups of an anonymous client. */
const implicitForAnonymous = ['*'];

/** They do not belong to `user`. */
const implicitForTemporary = ['*', 'temp'];

/** On a fresh wiki, every account is autoconfirmed at once (writing 6.1). */
const implicitForUsers = ['*', 'user', 'autoconfirmed'];

/** The groups that users belong to without being added. */
export function implicitGroups(user: User | undefined, { site, environment }: RightsWiki): readonly string[] {
  if (!user) return implicitForAnonymous;
  if (site.isTemporary(user.name)) return implicitForTemporary;
  return site.configuredGroups?.implicitOf(user, environment.clock) ?? implicitForUsers;
}

/** The groups that a user was added to and still belongs to. */
export function explicitGroupsOf(user: User | undefined, { environment }: RightsWiki): readonly string[] {
  if (!user) return none;
  const { groups, groupExpiry } = user;
  if (!groupExpiry) return groups;
  const now = timestamp(environment.clock.now());
  return groups.filter((group) => (groupExpiry[group] ?? '9') > now);
}

/** All groups of a user: explicit ones by name, then implicit ones (vector userinfo/properties-of-an-administrator). */
export function groupsOf(user: User | undefined, wiki: RightsWiki): readonly string[] {
  const implicit = implicitGroups(user, wiki);
  return user ? [...[...explicitGroupsOf(user, wiki)].sort(), ...implicit] : implicit;
}

/**
 * The rights of a user, or of an anonymous client: those of all groups, in their order, without duplicates and without
 * those that a group revokes. A bot password has only the rights that its grants include (writing 7; vector
 * userinfo/bot-password-rights).
 *
 * @param groups all groups of the user, in the order that decides that of the rights
 */
export function rightsOf(user: User | undefined, wiki: RightsWiki, groups = groupsOf(user, wiki)): string[] {
  const rights = new Set<string>();
  for (const group of groups) for (const right of rightsOfGroup(group, wiki)) rights.add(right);
  for (const group of groups) for (const right of revokedFrom(group, wiki)) rights.delete(right);
  const granted = user?.grants;
  return granted === undefined ? [...rights] : [...rights].filter((right) => isGranted(granted, right, wiki.release));
}

/** Whether a user has a right; the same as searching `rightsOf`, without building the list. */
export function holdsRight(user: User | undefined, right: string, wiki: RightsWiki): boolean {
  if (user?.grants !== undefined && !isGranted(user.grants, right, wiki.release)) return false;
  const implicit = implicitGroups(user, wiki);
  const explicit = explicitGroupsOf(user, wiki);
  const some = (test: (group: string) => boolean) => implicit.some(test) || explicit.some(test);
  if (!some((group) => rightsOfGroup(group, wiki).includes(right))) return false;
  return !wiki.site.configuredGroups || !some((group) => revokedFrom(group, wiki).includes(right));
}

/** Any of these rights lets a user see hidden revisions and files. */
const rightsToSeeHidden = ['deletedhistory', 'deletedtext', 'suppressrevision', 'viewsuppressed'];

/** Whether a user may see hidden revisions and files. */
export function seesHidden(user: User | undefined, wiki: RightsWiki): boolean {
  return user !== undefined && rightsToSeeHidden.some((right) => holdsRight(user, right, wiki));
}

/** Whether everybody may read the wiki. */
export function isPublic({ site }: RightsWiki): boolean {
  return site.configuredGroups?.allowEverybody('read') ?? true;
}

/** The groups with a right, in the order in which the release's messages list them. */
export function groupsWithRight(right: string, wiki: RightsWiki): string[] {
  return groupNames(wiki).filter(
    (group) => rightsOfGroup(group, wiki).includes(right) && !revokedFrom(group, wiki).includes(right),
  );
}

/** The groups that accounts belong to once they are old enough and have enough edits. */
export function promotedGroups({ configuredGroups }: RightsWiki['site']): readonly string[] {
  return configuredGroups?.promoted ?? ['autoconfirmed'];
}

/** What accounts need for these groups: seconds since their creation, and edits. */
export function promotionConditions({ configuredGroups }: RightsWiki['site']): ConfiguredGroups['conditions'] {
  return configuredGroups?.conditions ?? [['autoconfirmed', { age: 0, edits: 0 }]];
}

/** All groups that have rights, in the order of `siprop=usergroups`. */
export function groupNames({ site, release }: RightsWiki): readonly string[] {
  return site.configuredGroups?.names ?? Object.keys(release.choose(groupRights));
}

/** The rights that a group gives to its members, whatever other groups revoke. */
export function rightsOfGroup(group: string, { site, release }: RightsWiki): readonly string[] {
  if (site.configuredGroups) return site.configuredGroups.rightsOf(group);
  const groups = release.choose(groupRights);
  return Object.hasOwn(groups, group) ? groups[group]! : none;
}

function revokedFrom(group: string, { site }: RightsWiki): readonly string[] {
  return site.configuredGroups?.revokedFrom(group) ?? none;
}

const noChanges: ChangeableGroups = { add: none, remove: none, addSelf: none, removeSelf: none };

const usualExplicitGroups = ['bot', 'sysop', 'interface-admin', 'bureaucrat', 'suppress'];

/** The groups that users can be added to. */
export function explicitGroups({ site }: RightsWiki): readonly string[] {
  return site.configuredGroups?.explicit ?? usualExplicitGroups;
}

/** What a user may change; with the right `userrights`, everything (vector userinfo/properties-of-an-administrator). */
export function changeableGroups(user: User | undefined, wiki: RightsWiki): ChangeableGroups {
  const configured = wiki.site.configuredGroups;
  if (holdsRight(user, 'userrights', wiki)) {
    const all = explicitGroups(wiki);
    return { ...noChanges, add: all, remove: all };
  }
  return configured?.changeableByAny(groupsOf(user, wiki)) ?? noChanges;
}

/** What the members of a group may change because of it. */
export function changeableByGroup(group: string, { site }: RightsWiki): ChangeableGroups {
  return site.configuredGroups?.changeableByAny([group]) ?? noChanges;
}

function isGranted(grants: readonly string[], right: string, release: Release): boolean {
  const known = release.choose(grantRights);
  return grants.some((grant) => Object.hasOwn(known, grant) && known[grant]!.includes(right));
}
