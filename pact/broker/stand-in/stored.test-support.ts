import { randomUUID } from 'node:crypto';

import type { Contract } from './contract-content.test-support';

/** An application: what publishes contracts (consumer) or verifies them (provider). */
export interface Pacticipant {
  /** Row numbers appear in a few of the broker's texts and addresses. */
  readonly id: number;
  readonly name: string;
  readonly createdAt: string;
  /** Only once something about it has changed. */
  updatedAt: string | undefined;
  mainBranch: string | undefined;
  readonly versions: Map<string, Version>;
  readonly branches: Map<string, Branch>;
}

/** A version of an application. `branches` and `tags` are in the order in which they were added. */
export interface Version {
  readonly pacticipant: string;
  readonly number: string;
  /** The row number, `cv` in addresses; the version with the greater one is newer. */
  readonly order: number;
  readonly createdAt: string;
  /** Versions that a publication creates have none. */
  readonly updatedAt: string | undefined;
  readonly branches: string[];
  readonly tags: string[];
}

export interface Branch {
  readonly name: string;
  /** When it began, on the broker's own clock: see `Stored.moment`. */
  readonly began: number;
  /** When each version was added to it. */
  readonly added: Map<Version, string>;
}

/** The content of a contract, which several versions of its consumer may have published. */
export interface PactContent {
  readonly consumer: string;
  readonly provider: string;
  readonly sha: string;
  /** As it was published first, with ids: later publications may differ in order and metadata. */
  readonly contract: Contract;
}

/** A content as one version of its consumer published it. */
export interface Publication {
  readonly content: PactContent;
  readonly version: Version;
  readonly createdAt: string;
}

export interface VerificationResult {
  readonly number: number;
  readonly pact: PactContent;
  readonly providerVersion: Version;
  readonly success: boolean;
  /** Whether the contract was verified as work in progress. */
  readonly wip: boolean;
  readonly at: string;
  readonly moment: number;
  /** The body of the request. */
  readonly sent: Readonly<Record<string, unknown>>;
}

export interface Environment {
  readonly uuid: string;
  readonly name: string;
  readonly displayName: string;
  readonly production: boolean;
  readonly createdAt: string;
}

/** That a version was deployed to an environment (and replaces the one before it), or released there. */
export interface Placement {
  readonly kind: 'deployed' | 'released';
  readonly uuid: string;
  readonly version: Version;
  readonly environment: Environment;
  /** Which of several deployments in one environment. */
  readonly applicationInstance: string | undefined;
  readonly createdAt: string;
  /** Deployed, or supported, until now. */
  current: boolean;
}

/** The branches that brokers take for the main branch of a pacticipant that has none yet. */
const mainBranches = ['develop', 'main', 'master'];

/** The data of a broker, in memory. */
export class Stored {
  readonly pacticipants = new Map<string, Pacticipant>();
  readonly contents: PactContent[] = [];
  readonly publications: Publication[] = [];
  readonly results: VerificationResult[] = [];
  readonly environments: Environment[] = [];
  readonly placements: Placement[] = [];
  private lastPacticipant = 0;
  private lastVersion = 0;
  private lastMoment = 0;
  private lastResult = 100;

  /** A clock that never shows the same time twice, unlike that of the machine. */
  moment(): number {
    this.lastMoment++;
    return this.lastMoment;
  }

  addPacticipant(name: string): Pacticipant {
    let pacticipant = this.pacticipants.get(name);
    if (!pacticipant) {
      this.lastPacticipant++;
      pacticipant = {
        id: this.lastPacticipant,
        name,
        createdAt: now(),
        updatedAt: undefined,
        mainBranch: undefined,
        versions: new Map(),
        branches: new Map(),
      };
      this.pacticipants.set(name, pacticipant);
    }
    return pacticipant;
  }

  /** Deletes a pacticipant with everything that refers to it. */
  deletePacticipant(name: string): boolean {
    const isOthers = ({ consumer, provider }: PactContent): boolean => consumer !== name && provider !== name;
    keep(this.results, ({ pact, providerVersion }) => isOthers(pact) && providerVersion.pacticipant !== name);
    keep(this.publications, ({ content }) => isOthers(content));
    keep(this.contents, isOthers);
    keep(this.placements, ({ version }) => version.pacticipant !== name);
    return this.pacticipants.delete(name);
  }

  version(pacticipant: string, number: string): Version | undefined {
    return this.pacticipants.get(pacticipant)?.versions.get(number);
  }

  addVersion(pacticipantName: string, number: string, { byPublication = false } = {}): Version {
    const { versions } = this.addPacticipant(pacticipantName);
    let version = versions.get(number);
    if (!version) {
      this.lastVersion++;
      const createdAt = now();
      version = {
        pacticipant: pacticipantName,
        number,
        order: this.lastVersion,
        createdAt,
        updatedAt: byPublication ? undefined : createdAt,
        branches: [],
        tags: [],
      };
      versions.set(number, version);
    }
    return version;
  }

  /** Returns whether the version is new on the branch. */
  addToBranch(version: Version, name: string): boolean {
    const pacticipant = this.addPacticipant(version.pacticipant);
    let branch = pacticipant.branches.get(name);
    if (!branch) {
      branch = { name, began: this.moment(), added: new Map() };
      pacticipant.branches.set(name, branch);
    }
    if (pacticipant.mainBranch === undefined && mainBranches.includes(name)) {
      pacticipant.mainBranch = name;
      pacticipant.updatedAt = now();
    }
    if (branch.added.has(version)) return false;
    branch.added.set(version, now());
    version.branches.push(name);
    return true;
  }

  /** Returns whether the version did not have the tag. */
  addTag(version: Version, tag: string): boolean {
    if (version.tags.includes(tag)) return false;
    version.tags.push(tag);
    return true;
  }

  /** The newest version of a pacticipant: of all, of a branch, or with a tag. */
  newest(pacticipant: string, among: (version: Version) => boolean = () => true): Version | undefined {
    const versions = [...(this.pacticipants.get(pacticipant)?.versions.values() ?? [])];
    return versions.filter(among).sort((one, other) => other.order - one.order)[0];
  }

  isNewestOf(version: Version, branch: string): boolean {
    return this.newest(version.pacticipant, ({ branches }) => branches.includes(branch)) === version;
  }

  isNewestWith(version: Version, tag: string): boolean {
    return this.newest(version.pacticipant, ({ tags }) => tags.includes(tag)) === version;
  }

  content(consumer: string, provider: string, sha: string): PactContent | undefined {
    return this.contents.find(
      (content) => content.consumer === consumer && content.provider === provider && content.sha === sha,
    );
  }

  publication(version: Version, provider: string): Publication | undefined {
    return this.publications.find((each) => each.version === version && each.content.provider === provider);
  }

  publish(version: Version, provider: string, sha: string, contract: Contract): Publication {
    const consumer = version.pacticipant;
    this.addPacticipant(provider);
    let content = this.content(consumer, provider, sha);
    if (!content) {
      content = { consumer, provider, sha, contract };
      this.contents.push(content);
    }
    const publication = { content, version, createdAt: now() };
    this.publications.push(publication);
    return publication;
  }

  /** The publications of a content, the newest first. */
  publicationsOf(content: PactContent): Publication[] {
    return newestFirst(this.publications.filter((each) => each.content === content));
  }

  addResult(result: Omit<VerificationResult, 'number' | 'at' | 'moment'>): VerificationResult {
    this.lastResult++;
    const stored = { ...result, number: this.lastResult, at: now(), moment: this.moment() };
    this.results.push(stored);
    return stored;
  }

  addEnvironment(named: Pick<Environment, 'name' | 'displayName' | 'production'>): Environment {
    const environment = { uuid: randomUUID(), ...named, createdAt: now() };
    this.environments.push(environment);
    this.environments.sort((one, other) => compareText(one.displayName, other.displayName));
    return environment;
  }

  deleteEnvironment(uuid: string): boolean {
    keep(this.placements, ({ environment }) => environment.uuid !== uuid);
    return keep(this.environments, (environment) => environment.uuid !== uuid);
  }

  /** A version that is there already stays; a deployed one replaces the one before it. */
  addPlacement(what: Pick<Placement, 'kind' | 'version' | 'environment' | 'applicationInstance'>): Placement {
    const { kind, version, environment, applicationInstance } = what;
    const there = this.placements.filter(
      (each) =>
        each.current &&
        each.kind === kind &&
        each.version.pacticipant === version.pacticipant &&
        each.environment === environment &&
        each.applicationInstance === applicationInstance,
    );
    const same = there.find((each) => each.version === version);
    if (same) return same;
    if (kind === 'deployed') for (const before of there) before.current = false;
    const placement = { ...what, uuid: randomUUID(), createdAt: now(), current: true };
    this.placements.push(placement);
    return placement;
  }

  /** Where a version is deployed, or released and supported. */
  currentPlacements(version: Version): Placement[] {
    return this.placements.filter((each) => each.current && each.version === version);
  }

  /** The versions of a pacticipant in an environment, each once. */
  versionsIn(environment: Environment, pacticipant: string): Version[] {
    const there = this.placements.filter(
      (each) => each.current && each.environment === environment && each.version.pacticipant === pacticipant,
    );
    return [...new Set(there.map(({ version }) => version))];
  }
}

export function newestFirst(publications: readonly Publication[]): Publication[] {
  return publications.toSorted((one, other) => other.version.order - one.version.order);
}

/** Compares as the broker's database does: by characters, not by the rules of a language. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The current time as brokers write it: without fractions, with a numeric zone. */
function now(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, '+00:00');
}

/** Removes the others from a list; returns whether there were any. */
function keep<Item>(list: Item[], condition: (item: Item) => boolean): boolean {
  const kept = list.filter(condition);
  const removed = kept.length < list.length;
  list.splice(0, list.length, ...kept);
  return removed;
}
