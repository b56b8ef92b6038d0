import { createHash, randomUUID } from 'node:crypto';

/** A version of an application. `branches` and `tags` are in the order in which they were added. */
export interface Version {
  readonly pacticipant: string;
  readonly number: string;
  /** The number of the version at the broker; a greater one is newer. Real brokers show it in addresses as `cv`. */
  readonly order: number;
  readonly createdAt: string;
  updatedAt: string;
  readonly branches: string[];
  readonly tags: string[];
}

/** An application: what publishes contracts (consumer) or verifies them (provider). */
export interface Pacticipant {
  readonly name: string;
  readonly createdAt: string;
  mainBranch: string | undefined;
  readonly versions: Map<string, Version>;
}

export interface Interaction {
  readonly _id?: string;
}

/** A contract as it was published: with one version of the consumer. */
export interface Pact {
  readonly consumer: string;
  readonly provider: string;
  readonly version: Version;
  /** Equal contents have equal hashes, whichever versions they are published with. */
  readonly sha: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly createdAt: string;
}

export interface VerificationResult {
  readonly number: number;
  readonly pact: Pact;
  readonly providerVersion: Version;
  readonly success: boolean;
  readonly at: string;
  /** The content as sent; brokers return nearly all of it. */
  readonly sent: Readonly<Record<string, unknown>>;
}

export interface Environment {
  readonly uuid: string;
  readonly name: string;
  readonly displayName: string;
  readonly production: boolean;
  readonly createdAt: string;
}

export interface Deployment {
  readonly uuid: string;
  readonly version: Version;
  readonly environment: Environment;
  readonly createdAt: string;
  currentlyDeployed: boolean;
}

/** The names of a first branch that brokers take for the main branch. */
const mainBranches = ['develop', 'main', 'master'];

/** The content of a broker, in memory. */
export class Stored {
  readonly pacticipants = new Map<string, Pacticipant>();
  readonly pacts: Pact[] = [];
  readonly results: VerificationResult[] = [];
  readonly environments: Environment[] = [];
  readonly deployments: Deployment[] = [];
  private order = 0;

  constructor() {
    // Every new broker has these two.
    this.addEnvironment({ name: 'test', displayName: 'Test', production: false });
    this.addEnvironment({ name: 'production', displayName: 'Production', production: true });
  }

  addEnvironment(named: { name: string; displayName: string; production: boolean }): Environment {
    const environment = { uuid: randomUUID(), ...named, createdAt: now() };
    this.environments.push(environment);
    this.environments.sort((one, other) => one.name.localeCompare(other.name));
    return environment;
  }

  version(pacticipant: string, number: string): Version | undefined {
    return this.pacticipants.get(pacticipant)?.versions.get(number);
  }

  addPacticipant(name: string): Pacticipant {
    let pacticipant = this.pacticipants.get(name);
    if (!pacticipant) {
      pacticipant = { name, createdAt: now(), mainBranch: undefined, versions: new Map() };
      this.pacticipants.set(name, pacticipant);
    }
    return pacticipant;
  }

  addVersion(pacticipantName: string, number: string): Version {
    const pacticipant = this.addPacticipant(pacticipantName);
    let version = pacticipant.versions.get(number);
    if (!version) {
      const createdAt = now();
      this.order++;
      const order = this.order;
      version = {
        pacticipant: pacticipantName,
        number,
        order,
        createdAt,
        updatedAt: createdAt,
        branches: [],
        tags: [],
      };
      pacticipant.versions.set(number, version);
    }
    return version;
  }

  /** Whether the version is new on the branch. */
  addToBranch(version: Version, branch: string): boolean {
    const pacticipant = this.addPacticipant(version.pacticipant);
    if (mainBranches.includes(branch)) pacticipant.mainBranch ??= branch;
    version.updatedAt = now();
    if (version.branches.includes(branch)) return false;
    version.branches.push(branch);
    return true;
  }

  deploy(version: Version, environment: Environment): Deployment {
    for (const before of this.deployments) {
      if (before.version.pacticipant === version.pacticipant && before.environment === environment) {
        before.currentlyDeployed = false;
      }
    }
    const deployment = { uuid: randomUUID(), version, environment, createdAt: now(), currentlyDeployed: true };
    this.deployments.push(deployment);
    return deployment;
  }

  deployedIn(environment?: string): Version[] {
    return this.deployments
      .filter((each) => each.currentlyDeployed && (environment === undefined || each.environment.name === environment))
      .map(({ version }) => version);
  }

  /** The result of the newest verification of a content, by one version of the provider or by any. */
  latestResult(sha: string, by: (providerVersion: Version) => boolean): VerificationResult | undefined {
    return this.results.findLast(({ pact, providerVersion }) => pact.sha === sha && by(providerVersion));
  }
}

/** The current time as brokers write it: without fractions, with a numeric zone. */
export function now(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, '+00:00');
}

export function sha1(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('hex');
}
