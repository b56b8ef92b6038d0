import { isContainer, valueAt } from '../runner/paths';
import { readable } from '../runner/readable';
import { single } from './invariant';
import type { JudgedExchange } from './judged-exchange';

/** The token of every type that a client without an account gets, except for those of log-ins (core 3.2). */
const fixedToken = '+\\';

/** The tokens in a response of `meta=tokens`, by the names of their members; undefined if it has none. */
export function tokensIn({ document }: JudgedExchange): Readonly<Record<string, unknown>> | undefined {
  const tokens = valueAt(document, '/query/tokens');
  return isContainer(tokens) ? (tokens as Readonly<Record<string, unknown>>) : undefined;
}

export const tokensArePrivate = single((exchange) => {
  if (!tokensIn(exchange)) return 'does not apply';
  const control = exchange.header('Cache-Control') ?? '';
  const isPublic = /(?:^|[\s,])(?:public\b|s-maxage\s*=\s*"?0*[1-9])/i.test(control);
  const isPrivate = /(?:^|[\s,])(?:private|no-store|no-cache)\b/i.test(control);
  if (isPrivate && !isPublic) return 'holds';
  return { at: 'header Cache-Control', expected: 'private, without public and s-maxage', actual: readable(control) };
});

export const anonymousTokensAreFixed = single((exchange) => {
  const tokens = tokensIn(exchange);
  if (!tokens || exchange.client.loggedIn !== false) return 'does not apply';
  for (const [name, value] of Object.entries(tokens)) {
    if (name === 'logintoken' || name === 'createaccounttoken' || value === fixedToken) continue;
    return { at: `/query/tokens/${name}`, expected: readable(fixedToken), actual: readable(value) };
  }
  return 'holds';
});
