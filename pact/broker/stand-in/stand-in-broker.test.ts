import { expect } from 'chai';

import observed from './observed-responses.json';
import { StandInBroker } from './stand-in-broker.test-support';

/** The recorded responses of a real broker (2.120.0), in their order. */
const responses = {
  index: observed[0]!,
  publish: observed[1]!,
  publishChanged: observed[2]!,
  toVerifyOld: observed[3]!,
  toVerify: observed[4]!,
  pact: observed[5]!,
  provider: observed[6]!,
  branch: observed[7]!,
  tag: observed[8]!,
  result: observed[9]!,
  matrix: observed[10]!,
  environments: observed[11]!,
  version: observed[12]!,
  deployment: observed[13]!,
  branchAgain: observed[14]!,
};

describe('StandInBroker', () => {
  let broker: StandInBroker;
  before(async () => {
    broker = await StandInBroker.start();
  });
  after(() => broker.stop());

  async function ask(method: string, path: string, content?: unknown) {
    const body = content === undefined ? undefined : JSON.stringify(content);
    const address = path.startsWith('http') ? path : broker.url + path;
    const response = await fetch(address, { method, headers: { 'content-type': 'application/json' }, body });
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      location: response.headers.get('location') ?? undefined,
      body: (await response.json()) as object,
    };
  }

  /** Replaces what differs from broker to broker and from time to time. */
  function masked({ status, contentType, location, body }: Awaited<ReturnType<typeof ask>>): unknown {
    const text = JSON.stringify({ status, contentType, location, body })
      .replaceAll(broker.url, 'http://broker.example')
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00/g, 'TIME')
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'UUID')
      .replace(/\b[0-9a-f]{40}\b/g, 'SHA')
      .replace(/\/metadata\/([\w-]+)/g, (_, why: string) => `/metadata/${readable(why)}`);
    return JSON.parse(text);
  }

  /** Decodes why a contract was chosen, without the broker's counter of versions. */
  function readable(why: string): string {
    return decodeURIComponent(Buffer.from(why, 'base64url').toString()).replace(/(\[cv\]=)\d+/g, '$1N');
  }

  function expectAsObserved(response: Awaited<ReturnType<typeof ask>>, asObserved: (typeof observed)[number]): void {
    const { status, contentType, body } = asObserved;
    const location = 'location' in asObserved ? asObserved.location : undefined;
    expect(masked(response)).to.deep.equal(masked({ status, contentType, location, body }));
  }

  /** The contract that was published in the recording. */
  function contract(change: (text: string) => string = (text) => text): unknown {
    const { consumer, provider, interactions = [], metadata } = responses.pact.body;
    const plain = {
      consumer,
      provider,
      metadata,
      interactions: interactions.map((each) => ({ ...each, _id: undefined })),
    };
    return {
      branch: 'main',
      contracts: [
        {
          consumerName: 'wiki-client',
          providerName: 'mediawiki-action-api',
          specification: 'pact',
          contentType: 'application/json',
          content: Buffer.from(change(JSON.stringify(plain))).toString('base64'),
          onConflict: 'overwrite',
        },
      ],
      pacticipantName: 'wiki-client',
      pacticipantVersionNumber: '1.0.0+g000beef',
      tags: ['dev'],
    };
  }

  it('responds like the real one, from publication to deployment', async () => {
    expectAsObserved(await ask('GET', '/'), responses.index);
    expectAsObserved(await ask('POST', '/contracts/publish', contract()), responses.publish);

    const changed = await ask(
      'POST',
      '/contracts/publish',
      contract((text) => text.replace('missingparam', 'missingparamX')),
    );
    const [error] = (changed.body as { notices: object[] }).notices;
    // Only a real broker shows how the contents differ.
    const [, difference] = responses.publishChanged.body.notices ?? [];
    expectAsObserved({ ...changed, body: { ...changed.body, notices: [error, difference] } }, responses.publishChanged);

    expectAsObserved(await ask('GET', responses.toVerifyOld.path), responses.toVerifyOld);
    const toVerify = await ask('POST', responses.toVerify.path, responses.toVerify.requestBody);
    expectAsObserved(toVerify, responses.toVerify);

    const [chosen] = (toVerify.body as typeof responses.toVerify.body)._embedded?.pacts ?? [];
    const address = chosen?._links.self.href ?? '';
    const pact = await ask('GET', address);
    const { 'pb:publish-verification-results': publishResults, ...links } = (
      pact.body as { _links: Record<string, { href: string }> }
    )._links;
    // The recording was cut off before the last links, one of which verifiers need.
    expectAsObserved({ ...pact, body: { ...pact.body, _links: links } }, responses.pact);
    expect(publishResults?.href).to.equal(`${address}/verification-results`);

    expectAsObserved(await ask('GET', responses.provider.path), responses.provider);
    expectAsObserved(await ask('PUT', responses.branch.path, {}), responses.branch);
    expectAsObserved(await ask('PUT', responses.tag.path, {}), responses.tag);
    const result = await ask('POST', publishResults?.href ?? '', responses.result.requestBody);
    expectAsObserved(result, responses.result);
    expect((await ask('GET', result.location ?? '')).body).to.deep.equal(result.body);
    expectAsObserved(await ask('GET', responses.matrix.path), responses.matrix);

    const environments = await ask('GET', '/environments');
    expectAsObserved(environments, responses.environments);
    const version = await ask('GET', responses.version.path);
    expectAsObserved(version, responses.version);
    const [, test] =
      (version.body as { _links: Record<string, { href: string }[]> })._links['pb:record-deployment'] ?? [];
    expectAsObserved(await ask('POST', test?.href ?? '', {}), responses.deployment);
    expectAsObserved(await ask('PUT', responses.branchAgain.path, {}), responses.branchAgain);
  });
});
