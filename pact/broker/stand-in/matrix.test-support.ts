import { addresses } from './addresses.test-support';
import { badRequest, ok, type BrokerResponse } from './broker-response.test-support';
import { links } from './documents/links.test-support';
import { branchesOf } from './documents/version.test-support';
import { NotSupported } from './not-supported.test-support';
import {
  compareText,
  type Environment,
  type Publication,
  type Stored,
  type VerificationResult,
  type Version,
} from './stored.test-support';

/** A version that a request names, of an application that exists. */
interface Named {
  readonly pacticipant: string;
  readonly number: string;
  readonly version: Version | undefined;
}

/** A contract, a version of the provider, and the result of the verification. */
interface Row {
  readonly publication: Publication;
  readonly result: VerificationResult | undefined;
  /** For sentences: `version 1.0.0 of my-bot`, `the version of wiki currently in test (2.0.0)`. */
  readonly consumer: string;
  readonly provider: string;
}

/**
 * Whether versions can be deployed: the versions that the request names, with each other or with the versions of the
 * other applications in an environment.
 */
export function matrix(base: string, stored: Stored, query: URLSearchParams): BrokerResponse {
  const selectors = readQuery(query);
  const environmentName = query.get('environment');
  const environment = stored.environments.find(({ name }) => name === environmentName);
  const errors = [
    ...selectors
      .filter(({ pacticipant }) => !stored.pacticipants.has(pacticipant))
      .map(({ pacticipant }) => `Pacticipant ${pacticipant} not found`),
    ...(selectors.length === 0 ? ['Please provide 1 or more version selectors.'] : []),
    ...(environmentName !== null && !environment ? [`Environment with name '${environmentName}' does not exist`] : []),
  ];
  if (errors.length > 0) return badRequest(errors);
  if (selectors.length === 1 && !environment) throw new NotSupported('a matrix of one version without an environment');
  const named = selectors.map((each): Named => ({ ...each, version: stored.version(each.pacticipant, each.number) }));
  const missing = named.filter(({ version }) => version === undefined);
  if (missing.length > 0) {
    if (named.length > 1) throw new NotSupported('a matrix of several versions, one of which does not exist');
    const reasons = missing.map(
      ({ number, pacticipant }) =>
        `No pacts or verifications have been published for version ${number} of ${pacticipant}`,
    );
    return ok(document(base, stored, [], { deployable: false, reasons }));
  }
  const rows = rowsFor(stored, named, environment);
  return ok(document(base, stored, rows, verdictOf(rows)));
}

const parameters = ['q[][pacticipant]', 'q[][version]', 'latestby', 'environment'];

function readQuery(query: URLSearchParams): { pacticipant: string; number: string }[] {
  for (const [name, value] of query) {
    if (!parameters.includes(name)) throw new NotSupported(`the parameter ${name} of a matrix`);
    if (name === 'latestby' && !value.startsWith('cvp')) throw new NotSupported(`a matrix with latestby=${value}`);
  }
  const numbers = query.getAll('q[][version]');
  const pacticipants = query.getAll('q[][pacticipant]');
  if (numbers.length !== pacticipants.length) throw new NotSupported('a matrix of applications without their version');
  return pacticipants.map((pacticipant, index) => ({ pacticipant, number: numbers[index] ?? '' }));
}

/** The versions of an application that count, and how sentences call them. */
interface Side {
  readonly versions: readonly Version[];
  readonly called: (version: Version | undefined) => string;
}

function rowsFor(stored: Stored, named: readonly Named[], environment: Environment | undefined): Row[] {
  const isNamed = (pacticipant: string): boolean => named.some((each) => each.pacticipant === pacticipant);
  const sideOf = (pacticipant: string): Side => {
    const versions = named.flatMap((each) => (each.pacticipant === pacticipant && each.version ? [each.version] : []));
    if (versions.length > 0) {
      const called = (version = versions[0]): string => `version ${version?.number ?? ''} of ${pacticipant}`;
      return { versions, called };
    }
    if (!environment) return { versions: [], called: () => '' };
    return inEnvironment(stored, environment, pacticipant);
  };
  return stored.publications
    .filter(({ content: { consumer, provider } }) =>
      environment ? isNamed(consumer) || isNamed(provider) : isNamed(consumer) && isNamed(provider),
    )
    .filter(({ content, version }) => sideOf(content.consumer).versions.includes(version))
    .flatMap((publication) => {
      const { consumer, provider } = publication.content;
      return rowsOf(stored, publication, sideOf(consumer), sideOf(provider));
    })
    .sort(inOrder);
}

function inEnvironment(stored: Stored, environment: Environment, pacticipant: string): Side {
  const versions = stored.versionsIn(environment, pacticipant);
  const where = `of ${pacticipant} currently in ${environment.name}`;
  const called = (version = versions[0]): string => {
    if (!version)
      return `a version ${where} (no version is currently recorded as deployed/released in this environment)`;
    return `${versions.length > 1 ? 'one of the versions' : 'the version'} ${where} (${version.number})`;
  };
  return { versions, called };
}

/** A row for each version of the provider with a result; without results, one row without a version. */
function rowsOf(stored: Stored, publication: Publication, consumer: Side, provider: Side): Row[] {
  const results = provider.versions.map((version) =>
    stored.results.findLast((result) => result.pact === publication.content && result.providerVersion === version),
  );
  const verified = results.filter((result) => result !== undefined);
  if (verified.length > 0 && verified.length < results.length) {
    throw new NotSupported('a matrix of a contract that only some of the versions in the environment have verified');
  }
  const consumerText = consumer.called(publication.version);
  if (verified.length === 0) {
    return [{ publication, result: undefined, consumer: consumerText, provider: provider.called(undefined) }];
  }
  return verified.map((result) => ({
    publication,
    result,
    consumer: consumerText,
    provider: provider.called(result.providerVersion),
  }));
}

function inOrder({ publication: one, result: first }: Row, { publication: other, result: second }: Row): number {
  return (
    compareText(one.content.consumer, other.content.consumer) ||
    other.version.order - one.version.order ||
    compareText(one.content.provider, other.content.provider) ||
    (second?.providerVersion.order ?? 0) - (first?.providerVersion.order ?? 0)
  );
}

interface Verdict {
  /** Null: a verification is missing. */
  readonly deployable: boolean | null;
  readonly reasons: readonly string[];
}

function verdictOf(rows: readonly Row[]): Verdict {
  const failed = rows.filter(({ result }) => result?.success === false);
  const unknown = rows.filter(({ result }) => result === undefined);
  const reasons = [
    ...failed.map(
      ({ consumer, provider }) => `The verification for the pact between ${consumer} and ${provider} failed`,
    ),
    ...unknown.map(({ consumer, provider }) => `There is no verified pact between ${consumer} and ${provider}`),
  ];
  if (reasons.length > 0) return { deployable: unknown.length > 0 ? null : false, reasons: [...new Set(reasons)] };
  const text =
    rows.length === 0
      ? 'There are no missing dependencies'
      : 'All required verification results are published and successful';
  return { deployable: true, reasons: [text] };
}

function document(base: string, stored: Stored, rows: readonly Row[], { deployable, reasons }: Verdict): object {
  const count = (success: boolean | undefined): number =>
    rows.filter(({ result }) => result?.success === success).length;
  return {
    summary: {
      deployable,
      reason: reasons.join('\n'),
      success: count(true),
      failed: count(false),
      unknown: count(undefined),
    },
    notices: reasons.map((text) => ({ type: deployable === true ? 'success' : 'error', text })),
    matrix: rows.map((row) => rowDocument(base, stored, row)),
  };
}

function rowDocument(base: string, stored: Stored, { publication, result }: Row): object {
  const { content, version } = publication;
  const address = addresses.chosen(content, [['cvn', version.number]]);
  return {
    consumer: sideDocument(base, stored, content.consumer, version),
    provider: sideDocument(base, stored, content.provider, result?.providerVersion),
    pact: { createdAt: publication.createdAt, _links: { self: { href: base + addresses.publication(publication) } } },
    verificationResult: result
      ? {
          success: result.success,
          verifiedAt: result.at,
          _links: { self: { href: `${base}${address}/verification-results/${result.number}` } },
        }
      : null,
  };
}

function sideDocument(base: string, stored: Stored, name: string, version: Version | undefined): object {
  return {
    name,
    version: version ? versionInRow(base, stored, version) : null,
    _links: { self: { href: base + addresses.pacticipant(name) } },
  };
}

function versionInRow(base: string, stored: Stored, version: Version): object {
  const branches = branchesOf(base, stored, version);
  const environments = new Set(stored.currentPlacements(version).map(({ environment }) => environment));
  return {
    number: version.number,
    branch: version.branches.at(-1) ?? null,
    branches,
    branchVersions: branches,
    environments: [...environments].map((environment) => ({
      ...environment,
      _links: { self: links.environment(base, environment) },
    })),
    _links: { self: { href: base + addresses.version(version) } },
    tags: version.tags.map((name) => ({
      name,
      latest: stored.isNewestWith(version, name),
      _links: { self: { href: base + addresses.tag(version, name) } },
    })),
  };
}
