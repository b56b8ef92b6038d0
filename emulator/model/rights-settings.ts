/** Groups, rights and autopromotion as a wiki file sets them. Loaded for such wikis only. */
import type { Release } from '../releases/release';
import type { Clock } from './environment';
import { groupRights } from './rights-data';
import type { User } from './user';

/** What the members of a group may do, in addition to what they may on a fresh wiki. */
export interface GroupSettings {
  /** Rights that the group has, and others that it does not have ($wgGroupPermissions). */
  readonly rights?: Readonly<Record<string, boolean>>;
  /** Rights that its members lose, whatever other groups give them ($wgRevokePermissions). */
  readonly revoked?: readonly string[];
  /** Groups that its members may add other users to ($wgAddGroups). */
  readonly adds?: Changeable;
  /** Groups that its members may remove other users from ($wgRemoveGroups). */
  readonly removes?: Changeable;
  /** Groups that its members may add themselves to ($wgGroupsAddToSelf). */
  readonly addsToSelf?: Changeable;
  /** Groups that its members may remove themselves from ($wgGroupsRemoveFromSelf). */
  readonly removesFromSelf?: Changeable;
}

/** Names of groups, or all. */
type Changeable = readonly string[] | true;

/** What an account needs to belong to a group without being added ($wgAutopromote). */
export interface PromotionSettings {
  /** Seconds since the account was created. */
  readonly age?: number;
  readonly edits?: number;
}

export interface RightsSettings {
  readonly groups?: Readonly<Record<string, GroupSettings>>;
  readonly autopromotion?: Readonly<Record<string, PromotionSettings>>;
}

/** The groups of other users and of their own that users may change. */
export interface ChangeableGroups {
  readonly add: readonly string[];
  readonly remove: readonly string[];
  readonly addSelf: readonly string[];
  readonly removeSelf: readonly string[];
}

/** The groups of a wiki whose file sets some of them. */
export class ConfiguredGroups {
  readonly names: readonly string[];
  private readonly rights: ReadonlyMap<string, readonly string[]>;
  private readonly groups: Readonly<Record<string, GroupSettings>>;
  private readonly promotions: readonly (readonly [string, PromotionSettings])[];

  constructor({ groups = {}, autopromotion = {} }: RightsSettings, release: Release) {
    const rights = new Map(Object.entries(release.choose(groupRights)));
    for (const [name, { rights: changes }] of Object.entries(groups)) {
      if (changes) rights.set(name, changedRights(rights.get(name) ?? [], changes));
    }
    this.rights = rights;
    this.names = [...rights.keys()];
    this.groups = groups;
    this.promotions = Object.entries({ autoconfirmed: {}, ...autopromotion });
  }

  get promoted(): readonly string[] {
    return this.promotions.map(([name]) => name);
  }

  /** What accounts need for each of these groups. */
  get conditions(): readonly (readonly [group: string, needed: Required<PromotionSettings>])[] {
    return this.promotions.map(([name, { edits = 0, age = 0 }]) => [name, { edits, age }]);
  }

  implicitOf(user: User, clock: Clock): readonly string[] {
    const promoted = this.promotions.filter(([, promotion]) => meets(user, promotion, clock));
    return [...alwaysImplicit, ...promoted.map(([name]) => name)];
  }

  rightsOf(group: string): readonly string[] {
    return this.rights.get(group) ?? [];
  }

  allowEverybody(right: string): boolean {
    const revokes = Object.values(this.groups).some(({ revoked = [] }) => revoked.includes(right));
    return this.rightsOf('*').includes(right) && !revokes;
  }

  revokedFrom(group: string): readonly string[] {
    return this.settingsOf(group)?.revoked ?? [];
  }

  /** What users in any of the groups may change. */
  changeableByAny(groups: readonly string[]): ChangeableGroups {
    const merged = (change: 'adds' | 'removes' | 'addsToSelf' | 'removesFromSelf'): readonly string[] => {
      const lists = groups.map((group) => this.settingsOf(group)?.[change] ?? []);
      return [...new Set(lists.flatMap((list) => (list === true ? this.explicit : list)))];
    };
    return {
      add: merged('adds'),
      remove: merged('removes'),
      addSelf: merged('addsToSelf'),
      removeSelf: merged('removesFromSelf'),
    };
  }

  /** Those that users can be added to. */
  get explicit(): readonly string[] {
    const revoking = Object.keys(this.groups).filter((name) => this.groups[name]?.revoked && !this.rights.has(name));
    return [...this.names, ...revoking].filter((name) => !implicit.has(name));
  }

  private settingsOf(group: string): GroupSettings | undefined {
    return Object.hasOwn(this.groups, group) ? this.groups[group] : undefined;
  }
}

/** The groups that every account belongs to. */
const alwaysImplicit = ['*', 'user'];

const implicit: ReadonlySet<string> = new Set([...alwaysImplicit, 'autoconfirmed']);

/** A right that a group has already stays where it is; others follow. */
function changedRights(rights: readonly string[], changes: Readonly<Record<string, boolean>>): readonly string[] {
  const added = Object.keys(changes).filter((right) => changes[right] === true && !rights.includes(right));
  return [...rights.filter((right) => changes[right] !== false), ...added];
}

function meets({ registered, editCount = 0 }: User, { age = 0, edits = 0 }: PromotionSettings, clock: Clock): boolean {
  const since = registered === undefined ? 0 : Date.parse(registered);
  return editCount >= edits && clock.now() - since >= age * 1000;
}
