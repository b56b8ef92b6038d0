import { expect } from 'chai';

import type { ReceivedAnswer, SentRequest } from '../runner/exchange';
import { AnswerMemory } from './polite-memory';

const request = (query: string, members: Partial<SentRequest> = {}): SentRequest => {
  return { method: 'GET', query, headers: {}, ...members };
};

/** A wiki that numbers its answers. */
function memory(headers: ReceivedAnswer['headers'] = []) {
  let number = 0;
  return new AnswerMemory(() => Promise.resolve({ status: 200, headers, body: String(++number) }));
}

describe('AnswerMemory', () => {
  it('asks once what several scenarios want to know, and each time what one asks twice', async () => {
    const remembering = memory();
    const [first, second] = [remembering.forScenario(), remembering.forScenario()];
    const bodies: string[] = [];
    for (const send of [first, first, second, second, second]) bodies.push((await send(request('?a'))).body);
    expect(bodies).to.deep.equal(['1', '2', '1', '2', '3']);
    expect((await second(request('?b'))).body).to.equal('4');
  });

  it('asks anew what is one client’s alone, what is posted, and what comes with other headers', async () => {
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

  it('forgets, and tells whether the last scenario was given something kept', async () => {
    const remembering = memory();
    await remembering.forScenario()(request('?a'));
    expect(remembering.forget()).to.equal(false);
    await remembering.forScenario()(request('?a'));
    await remembering.forScenario()(request('?a'));
    expect(remembering.forget()).to.equal(true);
    expect((await remembering.forScenario()(request('?a'))).body).to.equal('3');
  });
});
