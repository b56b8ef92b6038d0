import { valueAt } from '../runner/paths';
import { readable } from '../runner/readable';
import { single } from './invariant';
import type { JudgedExchange } from './judged-exchange';

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
function isCertainlyWrong(token: string | undefined, { client }: JudgedExchange): boolean {
  if (token?.endsWith('+\\') !== true) return true;
  return token === '+\\' && client.loggedIn === true;
}

export const wrongTokensAreRefused = single((exchange) => {
  const { values, isCertain } = exchange.parameters;
  const action = values.get('action') ?? '';
  const isRead = exchange.document !== undefined && exchange.status === 200;
  if (!isCertain || exchange.method !== 'POST' || !modifying.has(action) || !isRead) return 'does not apply';
  if (!isCertainlyWrong(values.get('token'), exchange)) return 'does not apply';
  const { document, errorCode } = exchange;
  if (errorCode !== undefined || document?.error !== undefined || document?.errors !== undefined) return 'holds';
  return {
    at: '/error',
    expected: 'an error, because the token does not belong to the client',
    actual: readable(valueAt(document, '')),
  };
});
