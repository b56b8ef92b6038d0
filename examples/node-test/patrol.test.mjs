import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';

import { createWiki } from 'wikidouble';

import { logIn, patrolNewPages } from './patrol.mjs';

const password = '0123456789abcdefghijklmnopqrstuv';
const wiki = createWiki(
  {
    pages: [{ title: 'Harbour' }, { title: 'Lighthouse' }],
    users: [
      { name: 'Pat', groups: ['sysop'], botPasswords: [{ app: 'patrol', password, grants: ['patrol'] }] },
      { name: 'Alice' },
    ],
    changes: [
      { id: 1, type: 'new', page: 'Harbour', user: 'Alice' },
      { id: 2, type: 'new', page: 'Lighthouse', user: '192.0.2.7' },
    ],
  },
  { strict: true },
);
let entryPoint;

before(async () => {
  const server = await wiki.listen();
  entryPoint = server.api;
});
beforeEach(() => wiki.reset());
afterEach(() => wiki.assertAllFailuresConsumed());
after(() => wiki.close());

test('patrols the new pages of trusted authors', async () => {
  const session = await logIn(entryPoint, 'Pat@patrol', password);
  assert.deepEqual(await patrolNewPages(session, new Set(['Alice'])), ['Harbour']);
  wiki.assertReceived({ action: 'patrol', rcid: 1, assert: 'user' }, { times: 1 });
  wiki.assertNotReceived({ action: 'patrol', rcid: 2 });
  wiki.assertNoUnexpectedRequests();
});

test('fetches new tokens after its session was lost', async () => {
  const session = await logIn(entryPoint, 'Pat@patrol', password);
  wiki.failNext('badtoken');
  assert.deepEqual(await patrolNewPages(session, new Set(['Alice'])), ['Harbour']);
  wiki.assertReceived({ action: 'patrol' }, { times: 2 });
});

test('reports a wrong password', async () => {
  await assert.rejects(logIn(entryPoint, 'Pat@patrol', 'z'.repeat(32)), /Incorrect username or password/);
});
