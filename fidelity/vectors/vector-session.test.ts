import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { sendToFake } from './send-to-fake.test-support';
import type { Vector } from './vector';
import { prepareRequest } from './vector-session';

const secret = '0123456789abcdefghijklmnopqrstuv';
const users = [
  { id: 3, name: 'Bob', password: 'b', botPasswords: [{ app: 'app', password: secret, grants: ['basic' as const] }] },
];

const vector = (query: string, user?: string, body?: string): Vector => ({
  id: 'query/example',
  user,
  request: { method: 'GET', query, headers: {}, body },
  shows: [],
  responses: {},
});

describe('prepareRequest', () => {
  const send = sendToFake(createWiki({ users }, { seed: 1 }));
  const who = async (user?: string) => {
    const request = await prepareRequest(vector('action=query&meta=userinfo&format=json', user), send, users);
    return String((await send(request)).body);
  };

  it('leaves a request alone that needs no session', async () => {
    const example = vector('action=query');
    expect(await prepareRequest(example, send, [])).to.equal(example.request);
  });

  it('logs in with a password or a bot password', async () => {
    expect(await who('Bob')).to.contain('"name":"Bob"');
    expect(await who('Bob@app')).to.contain('"name":"Bob"');
    expect(await who()).to.contain('"anon"');
  });

  it('replaces placeholders by tokens of one session, percent-encoded', async () => {
    const body = 'lgname=Bob&lgpassword=b&lgtoken={login token}';
    const { headers, ...request } = await prepareRequest(vector('action=login', undefined, body), send, users);
    expect(request.body).to.match(/&lgtoken=[0-9a-f]{40}%2B%5C$/);
    expect(headers.Cookie).to.match(/^wiki_session=[0-9a-v]{32}$/);
  });

  it('throws where the account cannot log in', async () => {
    const failing = (user: string, accounts: typeof users) =>
      prepareRequest(vector('action=query', user), send, accounts).catch(String);
    expect(await failing('Carl', users)).to.equal('Error: the wiki of the vectors has no account Carl with a password');
    expect(await failing('Bob', [{ ...users[0]!, password: 'x' }])).to.match(
      /query\/example: Bob cannot log in: Incor/,
    );
  });
});
