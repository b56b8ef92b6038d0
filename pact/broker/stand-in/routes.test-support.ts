import { addresses } from './addresses.test-support';
import { choosePacts, chooseWorkInProgress, type Selector } from './choose-pacts.test-support';
import { matrixDocument } from './matrix-document.test-support';
import observed from './observed-responses.json';
import { pactDocument } from './pact-documents.test-support';
import {
  branchVersionDocument,
  deploymentDocument,
  environmentDocument,
  environmentsDocument,
  pacticipantDocument,
  tagDocument,
  versionDocument,
} from './pacticipant-documents.test-support';
import { publish } from './publish.test-support';
import { now, type Pact, type Stored } from './stored.test-support';
import { forVerificationDocument, isPendingFor, resultDocument } from './verification-documents.test-support';

export interface BrokerResponse {
  readonly status: number;
  readonly body: object;
  readonly location?: string;
  readonly contentType?: string;
}

interface Asked {
  readonly base: string;
  readonly stored: Stored;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The capture groups of the route's pattern, decoded. */
  readonly parts: readonly string[];
  readonly content: Readonly<Record<string, unknown>>;
}

type Route = readonly [method: string, path: RegExp, response: (asked: Asked) => BrokerResponse | undefined];

const versionPath = String.raw`^/pacticipants/([^/]+)/versions/([^/]+)`;
const contentPath = String.raw`^/pacts/provider/([^/]+)/consumer/([^/]+)/pact-version/([^/]+)`;

/** The routes of the stand-in; everything else is not found. */
const routes: readonly Route[] = [
  ['GET', /^\/$/, ({ base }) => ok(indexDocument(base))],
  ['POST', /^\/contracts\/publish$/, ({ base, stored, content }) => publish(base, stored, content)],
  ['GET', /^\/pacts\/provider\/([^/]+)\/for-verification$/, (asked) => toVerify(asked, true)],
  ['POST', /^\/pacts\/provider\/([^/]+)\/for-verification$/, (asked) => toVerify(asked, false)],
  ['GET', new RegExp(String.raw`${contentPath}(?:/metadata/[^/]+)?$`), showPact],
  ['POST', new RegExp(String.raw`${contentPath}(?:/metadata/[^/]+)?/verification-results$`), addResult],
  ['GET', new RegExp(String.raw`${contentPath}/verification-results/(\d+)$`), showResult],
  ['GET', /^\/pacticipants\/([^/]+)$/, showPacticipant],
  ['PUT', /^\/pacticipants\/([^/]+)\/branches\/([^/]+)\/versions\/([^/]+)$/, addBranchVersion],
  ['PUT', new RegExp(`${versionPath}/tags/([^/]+)$`), addTag],
  ['GET', new RegExp(`${versionPath}$`), showVersion],
  ['POST', new RegExp(`${versionPath}/deployed-versions/environment/([^/]+)$`), addDeployment],
  ['GET', /^\/environments$/, ({ base, stored }) => ok(environmentsDocument(base, stored.environments))],
  ['POST', /^\/environments$/, addEnvironment],
  ['GET', /^\/matrix$/, ({ base, stored, query }) => ok(matrixDocument(base, stored, query))],
];

export function responseFrom(method: string, asked: Omit<Asked, 'parts'>): BrokerResponse {
  for (const [routeMethod, path, response] of routes) {
    const match = routeMethod === method ? path.exec(asked.path) : null;
    const given = match && response({ ...asked, parts: match.slice(1).map(decodeURIComponent) });
    if (given) return given;
  }
  return { status: 404, body: { error: 'The requested document was not found on this server.' } };
}

/** The index is the recorded one. */
function indexDocument(base: string): object {
  return JSON.parse(JSON.stringify(observed[0]?.body).replaceAll('http://broker.example', base)) as object;
}

function toVerify({ base, stored, parts: [provider = ''], content }: Asked, old: boolean): BrokerResponse | undefined {
  if (!stored.pacticipants.has(provider)) return undefined;
  const { providerVersionBranch, includePendingStatus, includeWipPactsSince } = content;
  const branch = typeof providerVersionBranch === 'string' ? providerVersionBranch : undefined;
  const selectors = (content.consumerVersionSelectors ?? []) as readonly Selector[];
  const chosen = choosePacts(stored, provider, selectors, branch);
  const wip =
    typeof includeWipPactsSince === 'string'
      ? chooseWorkInProgress(stored, provider, chosen, includeWipPactsSince)
      : [];
  const isPending = old || includePendingStatus === true ? isPendingFor(stored, branch) : undefined;
  return ok(forVerificationDocument(base, provider, [...chosen, ...wip], { old, isPending }));
}

function showPact({ base, stored, path, parts }: Asked): BrokerResponse | undefined {
  const pact = pactAt(stored, parts);
  return pact && ok(pactDocument(base, pact, path));
}

function addResult({ base, stored, parts, content }: Asked): BrokerResponse | undefined {
  const pact = pactAt(stored, parts);
  const { providerApplicationVersion, success } = content;
  if (!pact) return undefined;
  if (typeof providerApplicationVersion !== 'string' || typeof success !== 'boolean') {
    return { status: 400, body: { errors: { success: ["can't be blank"] } } };
  }
  const providerVersion = stored.addVersion(pact.provider, providerApplicationVersion);
  const number = stored.results.length + 101;
  const result = { number, pact, providerVersion, success, at: now(), sent: content };
  stored.results.push(result);
  const location = `${base}${addresses.content(pact)}/verification-results/${number}`;
  return { status: 201, body: resultDocument(base, result), location };
}

function showResult({ base, stored, parts }: Asked): BrokerResponse | undefined {
  const result = stored.results.find(({ number }) => number === Number(parts[3]));
  return result && ok(resultDocument(base, result));
}

function pactAt(stored: Stored, [provider, consumer, sha]: readonly string[]): Pact | undefined {
  return stored.pacts.findLast((pact) => pact.provider === provider && pact.consumer === consumer && pact.sha === sha);
}

function showPacticipant({ base, stored, parts: [name = ''] }: Asked): BrokerResponse | undefined {
  const pacticipant = stored.pacticipants.get(name);
  return pacticipant && ok(pacticipantDocument(base, pacticipant));
}

function addBranchVersion({ base, stored, parts: [name = '', branch = '', number = ''] }: Asked): BrokerResponse {
  const version = stored.addVersion(name, number);
  const first = stored.addToBranch(version, branch);
  const body = branchVersionDocument(base, version, branch, first);
  return first ? { status: 201, body, location: base + addresses.branchVersion(version, branch) } : ok(body);
}

function addTag({ base, stored, parts: [name = '', number = '', tag = ''] }: Asked): BrokerResponse {
  const version = stored.addVersion(name, number);
  const first = !version.tags.includes(tag);
  if (first) version.tags.push(tag);
  const body = tagDocument(base, version, tag);
  return first ? { status: 201, body, location: base + addresses.tag(version, tag) } : ok(body);
}

function showVersion({ base, stored, parts: [name = '', number = ''] }: Asked): BrokerResponse | undefined {
  const version = stored.version(name, number);
  return version && ok(versionDocument(base, stored, version));
}

function addDeployment({
  base,
  stored,
  parts: [name = '', number = '', uuid = ''],
}: Asked): BrokerResponse | undefined {
  const version = stored.version(name, number);
  const environment = stored.environments.find((each) => each.uuid === uuid);
  if (!version || !environment) return undefined;
  const deployment = stored.deploy(version, environment);
  return {
    status: 201,
    body: deploymentDocument(base, deployment),
    location: `${base}/deployed-versions/${deployment.uuid}`,
  };
}

function addEnvironment({ base, stored, content }: Asked): BrokerResponse {
  const { name, displayName, production } = content;
  if (typeof name !== 'string') return { status: 400, body: { errors: { name: ['is missing'] } } };
  const environment = stored.addEnvironment({
    name,
    displayName: typeof displayName === 'string' ? displayName : name,
    production: production === true,
  });
  return {
    status: 201,
    body: environmentDocument(base, environment),
    location: base + addresses.environment(environment.uuid),
  };
}

function ok(body: object): BrokerResponse {
  return { status: 200, body };
}
