import type { Pact, Stored, Version } from './stored.test-support';

/** A selector of a request; brokers support more of them than these. */
export interface Selector {
  readonly consumer?: string;
  readonly mainBranch?: boolean;
  readonly matchingBranch?: boolean;
  readonly branch?: string;
  readonly tag?: string;
  readonly latest?: boolean;
  readonly deployedOrReleased?: boolean;
  readonly deployed?: boolean;
  readonly environment?: string;
}

export interface Chosen {
  readonly pact: Pact;
  /** One per selector that chose it, in the broker's words. */
  readonly reasons: readonly Reason[];
  readonly wip: boolean;
}

export interface Reason {
  readonly short: string;
  readonly long: string;
  readonly parameters: readonly (readonly [name: string, value: string])[];
}

/** The contracts of a provider that match the selectors: each content once, with all selectors that chose it. */
export function choosePacts(
  stored: Stored,
  provider: string,
  selectors: readonly Selector[],
  providerBranch?: string,
): Chosen[] {
  const chosen = new Map<string, { pact: Pact; reasons: Reason[]; wip: boolean }>();
  const asked = selectors.length === 0 ? [{ mainBranch: true }] : selectors;
  for (const pact of stored.pacts.filter((each) => each.provider === provider)) {
    const reasons = asked.flatMap((selector) => reasonsFor(stored, pact, selector, providerBranch));
    if (reasons.length === 0) continue;
    const before = chosen.get(pact.consumer + pact.sha);
    const newest = !before || before.pact.version.order < pact.version.order ? pact : before.pact;
    chosen.set(pact.consumer + pact.sha, {
      pact: newest,
      reasons: [...(before?.reasons ?? []), ...reasons],
      wip: false,
    });
  }
  return [...chosen.values()].map((each) => ({ ...each, reasons: each.reasons.toSorted(byText) }));
}

/** Work in progress: the newest contract of every branch that no selector chose and that has not been verified. */
export function chooseWorkInProgress(
  stored: Stored,
  provider: string,
  chosen: readonly Chosen[],
  since: string,
): Chosen[] {
  return stored.pacts
    .filter((pact) => pact.provider === provider && pact.createdAt >= since)
    .filter((pact) => !chosen.some((other) => other.pact.sha === pact.sha))
    .filter((pact) => !stored.results.some((result) => result.success && result.pact.sha === pact.sha))
    .flatMap((pact) => {
      const reasons = pact.version.branches
        .filter((branch) => isLatest(stored, pact, (version) => version.branches.includes(branch)))
        .map((branch) => latestFrom(pact, `branch '${branch}'`, `branch ${branch}`, [['b', branch]]));
      return reasons.length === 0 ? [] : [{ pact, reasons, wip: true }];
    });
}

function reasonsFor(stored: Stored, pact: Pact, selector: Selector, providerBranch: string | undefined): Reason[] {
  if (selector.consumer !== undefined && selector.consumer !== pact.consumer) return [];
  const branch = selector.matchingBranch === true ? providerBranch : selector.branch;
  if (branch !== undefined) {
    const latest = isLatest(stored, pact, (version) => version.branches.includes(branch));
    return latest ? [latestFrom(pact, `branch '${branch}'`, `branch ${branch}`, [['b', branch]])] : [];
  }
  if (selector.mainBranch === true) {
    const main = stored.pacticipants.get(pact.consumer)?.mainBranch;
    if (main === undefined || !isLatest(stored, pact, (version) => version.branches.includes(main))) return [];
    return [latestFrom(pact, `the main branch '${main}'`, 'main branch', [])];
  }
  const { tag } = selector;
  if (tag !== undefined) {
    const latest = isLatest(stored, pact, (version) => version.tags.includes(tag));
    return latest ? [latestFrom(pact, `tag '${tag}'`, `tag ${tag}`, [['t', tag]])] : [];
  }
  if (selector.deployedOrReleased === true || selector.deployed === true || selector.environment !== undefined) {
    return deployedReasons(stored, pact, selector.environment);
  }
  return selector.latest === true && isLatest(stored, pact, () => true) ? [latestFrom(pact, 'all', 'all', [])] : [];
}

function deployedReasons(stored: Stored, pact: Pact, environment: string | undefined): Reason[] {
  return stored.deployments
    .filter(({ version, currentlyDeployed }) => currentlyDeployed && version === pact.version)
    .filter((deployment) => environment === undefined || deployment.environment.name === environment)
    .map((deployment) => ({
      short: `deployed to ${deployment.environment.name}`,
      long: `version ${pact.version.number} is currently deployed to ${deployment.environment.name}`,
      parameters: [['s[][e]', deployment.environment.name], consumerVersion(pact)],
    }));
}

function isLatest(stored: Stored, pact: Pact, among: (version: Version) => boolean): boolean {
  if (!among(pact.version)) return false;
  return !stored.pacts.some(
    (other) =>
      other.provider === pact.provider &&
      other.consumer === pact.consumer &&
      other.version.order > pact.version.order &&
      among(other.version),
  );
}

function latestFrom(pact: Pact, where: string, short: string, extra: [name: string, value: string][]): Reason {
  const parameters = [...extra, ['l', 'true']].map(([name = '', value = '']): [string, string] => [
    `s[][${name}]`,
    value,
  ]);
  return {
    short: `latest from ${short}`,
    long: `latest version from ${where} (${pact.version.number})`,
    parameters: [...parameters, consumerVersion(pact)],
  };
}

function consumerVersion(pact: Pact): [string, string] {
  return ['s[][cv]', String(pact.version.order)];
}

function byText(one: Reason, other: Reason): number {
  return one.short.localeCompare(other.short);
}
