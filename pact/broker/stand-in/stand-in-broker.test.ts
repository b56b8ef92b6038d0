import { expect } from 'chai';

import observed from './observed-answers.json';
import { StandInBroker } from './stand-in-broker.test-support';

/** What a real broker (2.120.0) answered, in the order in which it was asked. */
const answers = {
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
    const answer = await fetch(address, { method, headers: { 'content-type': 'application/json' }, body });
    return {
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? '',
      location: answer.headers.get('location') ?? undefined,
      body: (await answer.json()) as object,
    };
  }

  /** What differs from broker to broker and from time to time, made equal. */
  function masked({ status, contentType, location, body }: Awaited<ReturnType<typeof ask>>): unknown {
    const text = JSON.stringify({ status, contentType, location, body })
      .replaceAll(broker.url, 'http://broker.example')
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00/g, 'TIME')
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'UUID')
      .replace(/\b[0-9a-f]{40}\b/g, 'SHA')
      .replace(/\/metadata\/([\w-]+)/g, (_, why: string) => `/metadata/${readable(why)}`);
    return JSON.parse(text);
  }

  /** Why a contract was chosen; brokers count versions of consumers on. */
  function readable(why: string): string {
    return decodeURIComponent(Buffer.from(why, 'base64url').toString()).replace(/(\[cv\]=)\d+/g, '$1N');
  }

  function expectAsObserved(answer: Awaited<ReturnType<typeof ask>>, asObserved: (typeof observed)[number]): void {
    const { status, contentType, body } = asObserved;
    const location = 'location' in asObserved ? asObserved.location : undefined;
    expect(masked(answer)).to.deep.equal(masked({ status, contentType, location, body }));
  }

  /** The contract that was published when the real broker was observed. */
  function contract(change: (text: string) => string = (text) => text): unknown {
    const { consumer, provider, interactions = [], metadata } = answers.pact.body;
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

  it('answers as the real one, from the publication to the deployment', async () => {
    expectAsObserved(await ask('GET', '/'), answers.index);
    expectAsObserved(await ask('POST', '/contracts/publish', contract()), answers.publish);

    const changed = await ask(
      'POST',
      '/contracts/publish',
      contract((text) => text.replace('missingparam', 'missingparamX')),
    );
    const [error] = (changed.body as { notices: object[] }).notices;
    // How the contents differ is shown by a real one only.
    const [, difference] = answers.publishChanged.body.notices ?? [];
    expectAsObserved({ ...changed, body: { ...changed.body, notices: [error, difference] } }, answers.publishChanged);

    expectAsObserved(await ask('GET', answers.toVerifyOld.path), answers.toVerifyOld);
    const toVerify = await ask('POST', answers.toVerify.path, answers.toVerify.requestBody);
    expectAsObserved(toVerify, answers.toVerify);

    const [chosen] = (toVerify.body as typeof answers.toVerify.body)._embedded?.pacts ?? [];
    const address = chosen?._links.self.href ?? '';
    const pact = await ask('GET', address);
    const { 'pb:publish-verification-results': publishResults, ...links } = (
      pact.body as { _links: Record<string, { href: string }> }
    )._links;
    // The observation was cut off before the last links, one of which verifiers need.
    expectAsObserved({ ...pact, body: { ...pact.body, _links: links } }, answers.pact);
    expect(publishResults?.href).to.equal(`${address}/verification-results`);

    expectAsObserved(await ask('GET', answers.provider.path), answers.provider);
    expectAsObserved(await ask('PUT', answers.branch.path, {}), answers.branch);
    expectAsObserved(await ask('PUT', answers.tag.path, {}), answers.tag);
    const result = await ask('POST', publishResults?.href ?? '', answers.result.requestBody);
    expectAsObserved(result, answers.result);
    expect((await ask('GET', result.location ?? '')).body).to.deep.equal(result.body);
    expectAsObserved(await ask('GET', answers.matrix.path), answers.matrix);

    const environments = await ask('GET', '/environments');
    expectAsObserved(environments, answers.environments);
    const version = await ask('GET', answers.version.path);
    expectAsObserved(version, answers.version);
    const [, test] =
      (version.body as { _links: Record<string, { href: string }[]> })._links['pb:record-deployment'] ?? [];
    expectAsObserved(await ask('POST', test?.href ?? '', {}), answers.deployment);
    expectAsObserved(await ask('PUT', answers.branchAgain.path, {}), answers.branchAgain);
  });
});
