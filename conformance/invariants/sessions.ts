import { childOf } from '../documents/plain-values';
import { valueAt } from '../runner/paths';
import { readable } from '../runner/readable';
import { sessionCookiesIn } from './cookies';
import { pair, single, type Fact } from './invariant';
import type { JudgedClient } from './judged-exchange';
import { isAnswered, isForOtherSites, listOf, requestedQuery } from './query';

/** Actions that change something, and accept a request with a token alone. */
const modifying = new Set([
  'logout',
  'watch',
  'patrol',
  'edit',
  'move',
  'delete',
  'rollback',
  'protect',
  'block',
  'undelete',
]);

/** Whether a token certainly does not belong to the client: every token of a wiki ends in the same way (core 3.2). */
export function isCertainlyWrong(token: string | undefined, client: JudgedClient): boolean {
  if (token?.endsWith('+\\') !== true) return true;
  return token === '+\\' && client.loggedIn === true;
}

export const wrongTokensAreRefused = single((exchange) => {
  const { values, isCertain } = exchange.parameters;
  const action = values.get('action') ?? '';
  const { document, xml, errorCode } = exchange;
  const isRead = (document !== undefined || xml !== undefined) && exchange.status === 200;
  if (!isCertain || exchange.method !== 'POST' || !modifying.has(action) || !isRead) return 'does not apply';
  if (!isCertainlyWrong(values.get('token'), exchange.client)) return 'does not apply';
  const inXml = xml && (childOf(xml, 'error') ?? childOf(xml, 'errors'));
  const inData = document?.error ?? document?.errors ?? inXml;
  if (errorCode !== undefined || inData !== undefined) return 'holds';
  return {
    at: '/error',
    expected: 'an error, because the token does not belong to the client',
    actual: readable(valueAt(document, '')),
  };
});

/** Whether a query requests a token that belongs to a session even without an account (core 3.2). */
function beginsSession(types: readonly string[]): boolean {
  // Beside other types, `*` is an unknown one (core 2.7).
  return types.join() === '*' || types.some((type) => type === 'login' || type === 'createaccount');
}

export const sessionsBeginWithTheirTokens = pair(function* (exchange): Generator<Fact> {
  const query = requestedQuery(exchange);
  const { client, sent, status } = exchange;
  if (!query || status !== 200 || client.loggedIn !== false || isForOtherSites(exchange)) return;
  if ('cookie' in sent.headers) return;
  const begins = query.metas.includes('tokens') && beginsSession(listOf(query.value('type')));
  // A request that fails may have begun a session before.
  if (begins && (!isAnswered(exchange) || query.finished.includes('tokens'))) return;
  const sets = sessionCookiesIn(exchange).length > 0;
  const value = sets ? 'the cookie of a session' : 'no cookie of a session';
  yield { key: begins ? 'tokens of a session' : 'nothing of a session', value, at: 'header Set-Cookie' };
});
