import { addresses } from './addresses.test-support';
import {
  badRequest,
  created,
  deleted,
  noPacticipant,
  notFound,
  ok,
  type BrokerResponse,
} from './broker-response.test-support';
import { environmentDocument, environmentsDocument, placementDocument } from './documents/environment.test-support';
import { pacticipantDocument } from './documents/pacticipant.test-support';
import { branchVersionDocument, tagDocument, versionDocument } from './documents/version.test-support';
import indexDocument from './index-document.json';
import { matrix } from './matrix.test-support';
import { NotSupported } from './not-supported.test-support';
import { publish } from './publishing/publish.test-support';
import { BodyErrors, refuseMembers, textOf, type Body } from './request-body.test-support';
import type { Stored } from './stored.test-support';
import {
  addResult,
  showContent,
  showPublication,
  showResult,
  type ContentAddress,
} from './verifying/pact-content.test-support';
import { pactsForVerification } from './verifying/pacts-for-verification.test-support';

/** A request whose sender is admitted and whose body, if any, is JSON. */
export interface BrokerRequest {
  /** The address of the broker, without a slash at the end. */
  readonly base: string;
  readonly stored: Stored;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Body;
}

type Parts = Readonly<Record<string, string>>;
type Route = readonly [
  method: string,
  path: string,
  response: (request: BrokerRequest, parts: Parts) => BrokerResponse,
];

const content = '/pacts/provider/:provider/consumer/:consumer/pact-version/:sha';
const versionOf = '/pacticipants/:name/versions/:number';

const routes: readonly Route[] = [
  ['GET', '/', ({ base }) => ok(index(base))],
  ['POST', '/contracts/publish', ({ base, stored, body }) => publish(base, stored, body)],
  [
    'GET',
    '/pacts/provider/:provider/for-verification',
    (request, { provider = '' }) => toVerify(request, provider, true),
  ],
  [
    'POST',
    '/pacts/provider/:provider/for-verification',
    (request, { provider = '' }) => toVerify(request, provider, false),
  ],
  ['GET', '/pacts/provider/:provider/consumer/:consumer/version/:number', publication],
  ['GET', content, ({ base, stored }, parts) => showContent(base, stored, addressOf(parts))],
  ['GET', `${content}/metadata/:metadata`, ({ base, stored }, parts) => showContent(base, stored, addressOf(parts))],
  ['POST', `${content}/verification-results`, result],
  ['POST', `${content}/metadata/:metadata/verification-results`, result],
  ['GET', `${content}/verification-results/:result`, resultAgain],
  ['GET', `${content}/metadata/:metadata/verification-results/:result`, resultAgain],
  ['GET', '/pacticipants/:name', pacticipant],
  [
    'DELETE',
    '/pacticipants/:name',
    ({ stored }, { name = '' }) => (stored.deletePacticipant(name) ? deleted() : noPacticipant(name)),
  ],
  ['PUT', '/pacticipants/:name/branches/:branch/versions/:number', branchVersion],
  ['GET', versionOf, version],
  ['PUT', `${versionOf}/tags/:tag`, tag],
  ['POST', `${versionOf}/deployed-versions/environment/:uuid`, placement('deployed')],
  ['POST', `${versionOf}/released-versions/environment/:uuid`, placement('released')],
  ['GET', '/environments', ({ base, stored }) => ok(environmentsDocument(base, stored.environments))],
  ['POST', '/environments', environment],
  [
    'DELETE',
    '/environments/:uuid',
    ({ stored }, { uuid = '' }) => (stored.deleteEnvironment(uuid) ? deleted() : notFound()),
  ],
  ['GET', '/matrix', ({ base, stored, query }) => matrix(base, stored, query)],
];

/** What a real broker has at its root; everything else is not found. */
const root =
  /^\/(?:$|(?:can-i-deploy|contracts|dashboard|deployed-versions|environments|groups|integrations|labels|matrix|metrics|pact|pacticipants|pacts|relationships|released-versions|triggered-webhooks|verification-results|webhooks)(?:\/|$))/;

/** @throws NotSupported for what a real broker could do */
export function respond(request: BrokerRequest): BrokerResponse {
  for (const [method, path, response] of routes) {
    const parts = method === request.method ? partsOf(path, request.path) : undefined;
    if (parts) return response(request, parts);
  }
  if (root.test(request.path)) throw new NotSupported(`${request.method} ${request.path}`);
  return notFound();
}

/** Reading is what an account may do that may only read; asking for contracts is, although it is a `POST`. */
export function isReading(method: string, path: string): boolean {
  return method === 'GET' || path.endsWith('/for-verification');
}

/** The parts of a path that a pattern names, decoded. */
function partsOf(pattern: string, path: string): Parts | undefined {
  const [expected, given] = [pattern.split('/'), path.split('/')];
  if (expected.length !== given.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) parts[segment.slice(1)] = decodeURIComponent(value);
    else if (segment !== value) return undefined;
  }
  return parts;
}

/** The index is the same for all content of a broker. */
function index(base: string): object {
  return JSON.parse(JSON.stringify(indexDocument).replaceAll('{broker}', base)) as object;
}

function toVerify({ base, stored, query, body }: BrokerRequest, provider: string, old: boolean): BrokerResponse {
  if (query.size > 0) throw new NotSupported('parameters in the address of the contracts to verify');
  return pactsForVerification(base, stored, { provider, body, old });
}

function publication(
  { base, stored }: BrokerRequest,
  { provider = '', consumer = '', number = '' }: Parts,
): BrokerResponse {
  return showPublication(base, stored, { provider, consumer, versionNumber: number });
}

function addressOf({ provider = '', consumer = '', sha = '', metadata }: Parts): ContentAddress {
  return { provider, consumer, sha, metadata };
}

function result({ base, stored, body }: BrokerRequest, parts: Parts): BrokerResponse {
  return addResult(base, stored, addressOf(parts), body);
}

function resultAgain({ base, stored }: BrokerRequest, parts: Parts): BrokerResponse {
  if (parts.result === 'latest') throw new NotSupported('the latest result of a contract');
  return showResult(base, stored, addressOf(parts), Number(parts.result));
}

function pacticipant({ base, stored }: BrokerRequest, { name = '' }: Parts): BrokerResponse {
  const found = stored.pacticipants.get(name);
  return found ? ok(pacticipantDocument(base, stored, found)) : noPacticipant(name);
}

function branchVersion(
  { base, stored }: BrokerRequest,
  { name = '', branch = '', number = '' }: Parts,
): BrokerResponse {
  const found = stored.addVersion(name, number);
  const isNew = stored.addToBranch(found, branch);
  const document = branchVersionDocument(base, stored, found, branch, isNew);
  return isNew ? created(document, base + addresses.branchVersion(found, branch)) : ok(document);
}

function version({ base, stored }: BrokerRequest, { name = '', number = '' }: Parts): BrokerResponse {
  const found = stored.version(name, number);
  return found ? ok(versionDocument(base, stored, found)) : notFound();
}

function tag({ base, stored }: BrokerRequest, { name = '', number = '', tag = '' }: Parts): BrokerResponse {
  const found = stored.addVersion(name, number);
  const isNew = stored.addTag(found, tag);
  const document = tagDocument(base, found, tag);
  return isNew ? created(document, base + addresses.tag(found, tag)) : ok(document);
}

function placement(kind: 'deployed' | 'released'): Route[2] {
  return ({ base, stored, body }, { name = '', number = '', uuid = '' }) => {
    const found = stored.version(name, number);
    const where = stored.environments.find((each) => each.uuid === uuid);
    if (!found || !where) return notFound();
    const applicationInstance = textOf(body, 'applicationInstance') ?? textOf(body, 'target');
    const added = stored.addPlacement({ kind, version: found, environment: where, applicationInstance });
    return created(placementDocument(base, added), `${base}/${kind}-versions/${added.uuid}`);
  };
}

function environment({ base, stored, body }: BrokerRequest): BrokerResponse {
  refuseMembers(body, ['contacts']);
  const errors = new BodyErrors(body);
  const name = errors.text('name');
  const displayName = errors.optionalText('displayName') ?? name;
  const production = errors.boolean('production');
  if (stored.environments.some((each) => each.name === name)) {
    errors.add('name', `name '${name}' is already used by an existing environment.`);
  }
  if (!errors.isEmpty) return badRequest(errors);
  const added = stored.addEnvironment({ name, displayName, production });
  return created(environmentDocument(base, added), base + addresses.environment(added));
}
