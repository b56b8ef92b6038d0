import { expect } from 'chai';

import { UnansweredBefore, WikiUnreachable, type ReceivedResponse, type SentRequest } from '../runner/exchange';
import { ResponseCache } from './response-cache';
import { NotSent } from './politeness';

const request = (query: string, members: Partial<SentRequest> = {}): SentRequest => {
  return { method: 'GET', query, headers: {}, ...members };
};

/** A wiki that numbers its responses. */
function memory(headers: ReceivedResponse['headers'] = []) {
  let number = 0;
  return new ResponseCache(() => Promise.resolve({ status: 200, headers, body: String(++number) }));
}

describe('AnswerMemory', () => {
  it('keeps at most a few megabytes, and sends the other requests again', async () => {
    const sent: string[] = [];
    const memory = new ResponseCache(({ query }) => {
      sent.push(query);
      return Promise.resolve({ status: 200, headers: [], body: 'x'.repeat(6_000_000) });
    });
    const queries = ['?a', '?b', '?c', '?d'];
    for (const send of [memory.forScenario(), memory.forScenario()]) {
      for (const query of queries) await send({ method: 'GET', query, headers: {} });
    }
    expect(sent).to.deep.equal([...queries, '?c', '?d']);
  });

  it('sends a request of several scenarios once, and repeated requests of one scenario each time', async () => {
    const remembering = memory();
    const [first, second] = [remembering.forScenario(), remembering.forScenario()];
    const bodies: string[] = [];
    for (const send of [first, first, second, second, second]) bodies.push((await send(request('?a'))).body);
    expect(bodies).to.deep.equal(['1', '2', '1', '2', '3']);
    expect((await second(request('?b'))).body).to.equal('4');
  });

  it('does not reuse responses to requests with cookies, with a body, or with other headers', async () => {
    const remembering = memory();
    const [one, other] = [remembering.forScenario(), remembering.forScenario()];
    for (const different of [
      request('?a', { headers: { cookie: 'x=1' } }),
      request('?a', { method: 'POST', body: 'x=1' }),
      request('', { method: 'GET', body: 'x=1' }),
    ]) {
      expect((await one(different)).body).to.not.equal((await other(different)).body);
    }
    const [plain, origin] = [request('?a'), request('?a', { headers: { origin: 'https://other.example' } })];
    expect((await one(plain)).body).to.not.equal((await other(origin)).body);
    const setting = memory([['Set-Cookie', 'wiki_session=1']]);
    expect((await setting.forScenario()(plain)).body).to.equal('1');
    expect((await setting.forScenario()(plain)).body).to.equal('2');
  });

  it('does not repeat a request that got no response, until it is cleared', async () => {
    let sent = 0;
    const remembering = new ResponseCache(() => {
      sent++;
      return Promise.reject(new WikiUnreachable('It fails.'));
    });
    const attempt = () =>
      remembering
        .forScenario()(request('?a'))
        .catch((error: unknown) => error);
    expect(await attempt())
      .to.be.an.instanceof(WikiUnreachable)
      .and.not.an.instanceof(UnansweredBefore);
    expect(await attempt())
      .to.be.an.instanceof(UnansweredBefore)
      .with.property('message', 'It fails.');
    expect(sent).to.equal(1);
    remembering.forget();
    await attempt();
    expect(sent).to.equal(2);
  });

  it('sends a request that was not sent before', async () => {
    const remembering = new ResponseCache(() => Promise.reject(new NotSent('The budget is used up.')));
    for (let times = 0; times < 2; times++) {
      const error: unknown = await remembering
        .forScenario()(request('?a'))
        .catch((reason: unknown) => reason);
      expect(error).to.be.an.instanceof(NotSent);
    }
  });

  it('forgets, and says whether the last scenario used a kept response', async () => {
    const remembering = memory();
    await remembering.forScenario()(request('?a'));
    expect(remembering.forget()).to.equal(false);
    await remembering.forScenario()(request('?a'));
    await remembering.forScenario()(request('?a'));
    expect(remembering.forget()).to.equal(true);
    expect((await remembering.forScenario()(request('?a'))).body).to.equal('3');
  });
});
