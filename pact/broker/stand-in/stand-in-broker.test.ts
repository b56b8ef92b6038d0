import { expect } from 'chai';

import recording from './recorded-with-example-data.json';
import { StandInBroker } from './stand-in-broker.test-support';

/**
 * An older recording of a real broker (2.120.0) with its example data, in its order. It covers what the other one does
 * not: versions with build metadata, results of the native verifier, a contract that changed in two places.
 */
const responses = {
  index: recording[0]!,
  publish: recording[1]!,
  publishChanged: recording[2]!,
  toVerifyOld: recording[3]!,
  toVerify: recording[4]!,
  pact: recording[5]!,
  provider: recording[6]!,
  branch: recording[7]!,
  tag: recording[8]!,
  result: recording[9]!,
  matrix: recording[10]!,
  environments: recording[11]!,
  version: recording[12]!,
  deployment: recording[13]!,
  branchAgain: recording[14]!,
};

describe('StandInBroker', () => {
  let broker: StandInBroker;
  before(async () => {
    broker = await StandInBroker.start();
    await send('POST', '/environments', { name: 'test', displayName: 'Test', production: false });
    await send('POST', '/environments', { name: 'production', displayName: 'Production', production: true });
  });
  after(() => broker.stop());

  async function send(method: string, path: string, content?: unknown) {
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
  function masked({ status, contentType, location, body }: Awaited<ReturnType<typeof send>>): unknown {
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

  function expectAsRecorded(response: Awaited<ReturnType<typeof send>>, recorded: (typeof recording)[number]): void {
    const { status, contentType, body } = recorded;
    const location = 'location' in recorded ? recorded.location : undefined;
    expect(JSON.stringify(masked(response), null, 1)).to.equal(
      JSON.stringify(masked({ status, contentType, location, body }), null, 1),
    );
  }

  /** The contract that was published in the recording. */
  function contract(change: (text: string) => string = (text) => text): unknown {
    const { consumer, provider, interactions = [], metadata } = responses.pact.body;
    const plain = {
      consumer,
      interactions: interactions.map((each) => ({ ...each, _id: undefined })),
      metadata,
      provider,
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
    expectAsRecorded(await send('GET', '/'), responses.index);
    expectAsRecorded(await send('POST', '/contracts/publish', contract()), responses.publish);

    const changed = await send(
      'POST',
      '/contracts/publish',
      contract((text) => text.replaceAll('missingparam', 'missingparamX')),
    );
    expectAsRecorded(changed, responses.publishChanged);

    expectAsRecorded(await send('GET', responses.toVerifyOld.path), responses.toVerifyOld);
    const toVerify = await send('POST', responses.toVerify.path, responses.toVerify.requestBody);
    expectAsRecorded(toVerify, responses.toVerify);

    const [chosen] = (toVerify.body as typeof responses.toVerify.body)._embedded?.pacts ?? [];
    const address = chosen?._links.self.href ?? '';
    const pact = await send('GET', address);
    const { _links: links } = pact.body as { _links: Record<string, { href: string }> };
    // The recording was cut off before the last links.
    const recorded = Object.entries(links).filter(([name]) => name in responses.pact.body._links!);
    expectAsRecorded({ ...pact, body: { ...pact.body, _links: Object.fromEntries(recorded) } }, responses.pact);
    const publishResults = links['pb:publish-verification-results'];

    expectAsRecorded(await send('GET', responses.provider.path), responses.provider);
    expectAsRecorded(await send('PUT', responses.branch.path, {}), responses.branch);
    expectAsRecorded(await send('PUT', responses.tag.path, {}), responses.tag);
    const result = await send('POST', publishResults?.href ?? '', responses.result.requestBody);
    expectAsRecorded(result, responses.result);
    expect((await send('GET', result.location ?? '')).body).to.deep.equal(result.body);
    expectAsRecorded(await send('GET', responses.matrix.path), responses.matrix);

    const environments = await send('GET', '/environments');
    expectAsRecorded(environments, responses.environments);
    const version = await send('GET', responses.version.path);
    expectAsRecorded(version, responses.version);
    const [, test] =
      (version.body as { _links: Record<string, { href: string }[]> })._links['pb:record-deployment'] ?? [];
    expectAsRecorded(await send('POST', test?.href ?? '', {}), responses.deployment);
    expectAsRecorded(await send('PUT', responses.branchAgain.path, {}), responses.branchAgain);
  });

  it('names what it does not support', async () => {
    const refused = async (method: string, path: string, content?: unknown): Promise<unknown> => {
      const { status, body } = await send(method, path, content);
      return [
        status,
        (body as { error: string }).error.replace(/^The stand-in broker does not support (.*): .*/, '$1'),
      ];
    };
    const toVerify = '/pacts/provider/mediawiki-action-api/for-verification';
    expect(await refused('GET', '/webhooks')).to.deep.equal([501, 'GET /webhooks']);
    expect(await refused('PUT', '/pacticipants/wiki-client', {})).to.deep.equal([501, 'PUT /pacticipants/wiki-client']);
    expect(
      await refused('POST', toVerify, { consumerVersionSelectors: [{ branch: 'a', fallbackBranch: 'b' }] }),
    ).to.deep.equal([501, 'the selector {"branch":"a","fallbackBranch":"b"}']);
    expect(await refused('GET', '/matrix?q[][pacticipant]=wiki-client&q[][latest]=true')).to.deep.equal([
      501,
      'the parameter q[][latest] of a matrix',
    ]);
  });

  it('survives a body that is not JSON, and an invalid address', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${broker.url}/contracts/publish`, { method: 'POST', headers, body: '{' });
    expect(response.status).to.equal(400);
    const address = await fetch(`${broker.url}/pacticipants/%E0%A4%A`);
    expect(address.status).to.equal(500);
    expect((await send('GET', '/')).status).to.equal(200);
  });
});
