import { expect } from 'chai';

import type { ReceivedResponse, SentRequest } from '../../conformance/runner/exchange';
import { mutantById } from './catalogue';
import { mutatingSend } from './mutating-send';
import type { Mutant } from './mutant';

const changingParameters = (query: string): SentRequest => ({ method: 'GET', query, headers: {} });
const json = (body: string): ReceivedResponse => ({
  status: 200,
  headers: [
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Content-Length', String(Buffer.byteLength(body))],
  ],
  body,
});

describe('mutatingSend', () => {
  it('applies the mutant, and updates Content-Length', async () => {
    const send = mutatingSend(() => Promise.resolve(json('{"batchcomplete":true}')), mutantById('never-complete'));
    expect(await send(changingParameters('?action=query&format=json'))).to.deep.equal(json('{}'));
  });

  it('returns the same object if there is nothing to break', async () => {
    const response = json('{"batchcomplete":"",  "query":{}}');
    const send = mutatingSend(() => Promise.resolve(response), mutantById('watch-token-renamed'));
    expect(await send(changingParameters('?action=query&format=json'))).to.equal(response);
  });

  it('sends the wiki another request', async () => {
    const seen: SentRequest[] = [];
    const send = mutatingSend((request) => {
      seen.push(request);
      return Promise.resolve(json('{}'));
    }, mutantById('first-type-only'));
    await send(changingParameters('?action=query&meta=tokens&type=watch%7Cpatrol'));
    const plain = changingParameters('?type=watch');
    await send(plain);
    expect(seen[0]?.query).to.equal('?action=query&meta=tokens&type=watch');
    expect(seen[1]).to.equal(plain);
  });

  it('can reject a request before it reaches the wiki', async () => {
    const send = mutatingSend(() => Promise.reject(new Error('the wiki got a request')), mutantById('get-refused'));
    expect((await send(changingParameters('?action=query'))).status).to.equal(405);
  });

  it('remembers the responses of the correct wiki, at most a hundred', async () => {
    const remembered: (readonly [requests: number, earlier: number, latest: string | undefined])[] = [];
    const mutant: Mutant = {
      id: 'remembering',
      title: 'remembers',
      rules: [],
      mutate: (_, response, { requests, earlier }) => {
        remembered.push([requests, earlier.length, earlier.at(-1)?.response.body]);
        return { ...response, body: 'broken' };
      },
    };
    let count = 0;
    const send = mutatingSend(() => Promise.resolve(json(String(count++))), mutant);
    for (let index = 0; index < 103; index++) expect((await send(changingParameters(''))).body).to.equal('broken');
    expect(remembered[0]).to.deep.equal([0, 0, undefined]);
    expect(remembered[1]).to.deep.equal([1, 1, '0']);
    expect(remembered[102]).to.deep.equal([102, 100, '101']);
  });
});
