import { anonymousToken } from '../text/anonymous-token';
import type { RequestContext } from './context';

/** The types of tokens, as MediaWiki declares them: alphabetical (vector tokens/all-of-anonymous). */
export const tokenTypes = ['createaccount', 'csrf', 'login', 'patrol', 'rollback', 'userrights', 'watch'] as const;

export type TokenType = (typeof tokenTypes)[number];

/** Types that are real for everybody: who logs in is not logged in yet. */
const beforeLogIn: readonly TokenType[] = ['login', 'createaccount'];

/** The token of a type for the client of a request. */
export function tokenFor(context: RequestContext, type: TokenType): string {
  if (context.user || beforeLogIn.includes(type)) return context.client.session.issueToken(type);
  return anonymousToken;
}

/** Whether a token is one of the client's own, of the type (core 8.7). */
export function isOwnToken(context: RequestContext, type: TokenType, token: string): boolean {
  if (!context.user && !beforeLogIn.includes(type)) return token === anonymousToken;
  return !context.sameOriginSuppressed && context.client.session.acceptsToken(type, token);
}
