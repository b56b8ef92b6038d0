import { pair, single } from './invariant';
import { isPassing } from './same-response';
import { replacesHeaders } from './caching';

export const headHasNoBody = single(({ method, received: { body } }) => {
  if (method !== 'HEAD') return 'does not apply';
  return body === '' ? 'holds' : { at: 'body', expected: 'no body', actual: `${body.length} characters` };
});

/** Something in front of the wiki may refuse HEAD, and headers that it adds say nothing about the wiki. */
export const headHasTheHeadersOfGet = pair(function* (exchange) {
  const { method, sent, status, errorCode } = exchange;
  if ((method !== 'GET' && method !== 'HEAD') || sent.body !== undefined || status >= 400) return;
  if (errorCode !== undefined && isPassing(errorCode)) return;
  const varies = /(?:^|[\s,])(?:cookie|\*)(?:$|[\s,])/i.test(exchange.header('Vary') ?? '');
  const value = {
    status,
    'Content-Type': exchange.header('Content-Type')?.toLowerCase() ?? null,
    'MediaWiki-API-Error': errorCode ?? null,
    ...(!replacesHeaders(exchange) && {
      'Cache-Control': exchange.header('Cache-Control') ?? null,
      'Vary with Cookie': varies,
    }),
  };
  yield { key: JSON.stringify([sent.query, Object.entries(sent.headers).sort()]), value, at: 'headers' };
});
