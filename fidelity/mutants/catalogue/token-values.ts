import { createHash } from 'node:crypto';

import { inEachToken } from '../changes';
import type { Mutant } from '../mutant';
import { isLoggedIn, sessionOf } from '../wire';
import { anonymousToken } from '../../../emulator/text/anonymous-token';

/** A realistic token, always the same for the same words. */
function invent(...words: readonly (number | string)[]): string {
  return createHash('sha1').update(words.join()).digest('hex') + anonymousToken;
}

/** The values in `query.tokens` (spec 2.2). */
export const tokenValueMutants: readonly Mutant[] = [
  {
    id: 'tokens-are-objects',
    title: 'gives each token as an object with a value',
    rules: ['2.2.opaque', '2.2.watchtoken', '2.2.patroltoken'],
    mutate: inEachToken((value) => ({ value })),
  },
  {
    id: 'tokens-are-encoded',
    title: 'percent-encodes the values of tokens',
    rules: ['2.2.opaque', '2.2.fixed-value', '5.presented'],
    mutate: inEachToken((value) => encodeURIComponent(value)),
  },
  {
    id: 'anonymous-tokens-per-session',
    title: 'invents tokens for clients that are not logged in',
    rules: ['2.2.fixed-value'],
    mutate: inEachToken((value, type, { memory }) =>
      value === anonymousToken ? invent(type, memory.requests) : value,
    ),
  },
  {
    id: 'anonymous-tokens-with-a-cookie',
    title: 'invents tokens for clients with a session that are not logged in',
    rules: ['2.2.fixed-value'],
    mutate: inEachToken((value, type, { request }) => {
      const session = sessionOf(request);
      return value === anonymousToken && session !== undefined ? invent(type, session) : value;
    }),
  },
  {
    id: 'anonymous-tokens-long',
    title: 'gives all clients that are not logged in the same long text',
    rules: ['2.2.fixed-value'],
    mutate: inEachToken((value, type) => (value === anonymousToken ? invent(type) : value)),
  },
  {
    id: 'anonymous-tokens-empty',
    title: 'gives clients that are not logged in an empty text',
    rules: ['2.2.fixed-value'],
    mutate: inEachToken((value) => (value === anonymousToken ? '' : value)),
  },
  {
    id: 'logged-in-tokens-fixed',
    title: 'gives logged-in clients the anonymous token',
    rules: ['2.2.fixed-value'],
    needs: 'log-in',
    mutate: inEachToken((value, _, { request }) => (isLoggedIn(request) ? anonymousToken : value)),
  },
  {
    id: 'tokens-of-the-user',
    title: 'gives a user the same tokens in every session',
    rules: ['2.2.fixed-value'],
    needs: 'log-in',
    mutate: inEachToken((value, type, { request }) => (isLoggedIn(request) ? invent(type) : value)),
  },
  {
    id: 'one-token-for-all-types',
    title: 'gives a session one token for all types',
    rules: ['2.2.watchtoken'],
    needs: 'log-in',
    mutate: inEachToken((value, _, { request }) => (isLoggedIn(request) ? invent(sessionOf(request) ?? '') : value)),
  },
  {
    id: 'login-tokens-fixed',
    title: 'gives the anonymous token as login token',
    rules: ['2.2.fixed-value'],
    mutate: inEachToken((value, type) => (type === 'login' ? anonymousToken : value)),
  },
];
