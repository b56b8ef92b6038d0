import { addresses } from './addresses.test-support';
import { branchVersionLink, isLatestOf } from './pacticipant-documents.test-support';
import type { Pact, Stored, VerificationResult, Version } from './stored.test-support';

/** A contract, a version of the provider, and the result of the verification. */
interface Row {
  readonly pact: Pact;
  readonly providerVersion: Version | undefined;
  readonly result: VerificationResult | undefined;
}

/**
 * The document for `can-i-deploy`: the versions named by the query, and the environment where the others are deployed.
 */
export function matrixDocument(base: string, stored: Stored, query: URLSearchParams): object {
  const named = namedVersions(stored, query);
  const environment = query.get('environment') ?? undefined;
  const rows = stored.pacts.flatMap((pact) => rowsFor(stored, pact, named, environment));
  const success = rows.filter(({ result }) => result?.success === true).length;
  const failed = rows.filter(({ result }) => result?.success === false).length;
  const unknown = rows.length - success - failed;
  const deployable = failed > 0 ? false : unknown > 0 ? null : true;
  const reasons = rows.flatMap((row) => reasonAgainst(row, environment));
  const shownReasons = reasons.length > 0 ? reasons : [allWell(rows.length)];
  return {
    summary: { deployable, reason: shownReasons.join('\n'), success, failed, unknown },
    notices: shownReasons.map((text) => ({ type: deployable === true ? 'success' : 'error', text })),
    matrix: rows.map((row) => rowDocument(base, stored, row)),
  };
}

function namedVersions(stored: Stored, query: URLSearchParams): Map<string, Version | undefined> {
  const named = new Map<string, Version | undefined>();
  let pacticipant = '';
  for (const [name, value] of query) {
    if (name === 'q[][pacticipant]') named.set((pacticipant = value), undefined);
    if (name === 'q[][version]') named.set(pacticipant, stored.version(pacticipant, value));
  }
  return named;
}

function rowsFor(
  stored: Stored,
  pact: Pact,
  named: ReadonlyMap<string, Version | undefined>,
  environment: string | undefined,
): Row[] {
  const deployed = environment === undefined ? [] : stored.deployedIn(environment);
  if (!named.has(pact.consumer) && !named.has(pact.provider)) return [];
  const consumerCounts = named.has(pact.consumer)
    ? named.get(pact.consumer) === pact.version
    : deployed.includes(pact.version);
  if (!consumerCounts) return [];
  const providers = named.has(pact.provider)
    ? [named.get(pact.provider)].filter((version) => version !== undefined)
    : deployed.filter(({ pacticipant }) => pacticipant === pact.provider);
  if (providers.length === 0) return [{ pact, providerVersion: undefined, result: undefined }];
  return providers.map((providerVersion) => ({
    pact,
    providerVersion,
    result: stored.latestResult(pact.sha, (version) => version === providerVersion),
  }));
}

function reasonAgainst({ pact, providerVersion, result }: Row, environment: string | undefined): string[] {
  if (result?.success === true) return [];
  const where = environment === undefined ? '' : ` currently in ${environment}`;
  const consumer = `version ${pact.version.number} of ${pact.consumer}`;
  if (result) {
    const provider = `the version of ${pact.provider}${where} (${result.providerVersion.number})`;
    return [`The verification for the pact between ${consumer} and ${provider} failed`];
  }
  const provider = providerVersion
    ? `the version of ${pact.provider}${where} (${providerVersion.number})`
    : `a version of ${pact.provider}${where} (no version is currently recorded as deployed/released in this environment)`;
  return [`There is no verified pact between ${consumer} and ${provider}`];
}

function allWell(rows: number): string {
  return rows === 0
    ? 'There are no missing dependencies'
    : 'All required verification results are published and successful';
}

function rowDocument(base: string, stored: Stored, { pact, providerVersion, result }: Row): object {
  const resultLink = result && `${base}${addresses.content(pact)}/verification-results/${result.number}`;
  return {
    consumer: {
      name: pact.consumer,
      version: versionInRow(base, stored, pact.version),
      _links: { self: { href: base + addresses.pacticipant(pact.consumer) } },
    },
    provider: {
      name: pact.provider,
      version: providerVersion ? versionInRow(base, stored, providerVersion) : null,
      _links: { self: { href: base + addresses.pacticipant(pact.provider) } },
    },
    pact: { createdAt: pact.createdAt, _links: { self: { href: base + addresses.pact(pact) } } },
    verificationResult: result
      ? { success: result.success, verifiedAt: result.at, _links: { self: { href: resultLink } } }
      : null,
  };
}

function versionInRow(base: string, stored: Stored, version: Version): object {
  const branches = version.branches.map((branch) => ({
    name: branch,
    latest: isLatestOf(stored, version, branch),
    _links: { self: branchVersionLink(base, version, branch, branch) },
  }));
  return {
    number: version.number,
    branch: version.branches.at(-1) ?? null,
    branches,
    branchVersions: branches,
    environments: [],
    _links: { self: { href: base + addresses.version(version) } },
    tags: version.tags.map((name) => ({
      name,
      latest: true,
      _links: { self: { href: base + addresses.tag(version, name) } },
    })),
  };
}
