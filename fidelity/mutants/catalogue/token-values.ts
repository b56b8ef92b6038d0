import { createHash } from 'node:crypto';

import { inEachToken } from '../changes';
import type { Mutant } from '../mutant';
import { isLoggedIn, sessionOf } from '../wire';
import { anonymousToken } from '../../../emulator/text/anonymous-token';

/** Looks like a real token, and is always the same for the same words. */
function invent(...words: readonly (number | string)[]): string {
  return createHash('sha1').update(words.join()).digest('hex') + anonymousToken;
}

/** What stands in `query.tokens` (spec 2.2). */
export const tokenValueMutants: readonly Mutant[] = [
  {
    id: 'tokens-are-objects',
    title: 'gives each token as an object with a value',
    rules: ['2.2.opaque', '2.2.watchtoken', '2.2.patroltoken'],
    mutate: inEachToken((value) => ({ value })),
  },
  {
    id: 'tokens-are-encoded',
    title: 'percent-encodes the values of tokens, which nobody decodes',
    rules: ['2.2.opaque', '2.2.fixed-value', '5.presented'],
    mutate: inEachToken((value) => encodeURIComponent(value)),
  },
  {
    id: 'anonymous-tokens-per-session',
    title: 'makes up tokens for clients that are not logged in',
    rules: ['2.2.fixed-value'],
    mutate: inEachToken((value, type, { memory }) =>
      value === anonymousToken ? invent(type, memory.requests) : value,
    ),
  },
  {
    id: 'anonymous-tokens-with-a-cookie',
    title: 'makes up tokens for clients that have a session and are not logged in',
    rules: ['2.2.fixed-value'],
    mutate: inEachToken((value, type, { request }) => {
      const session = sessionOf(request);
      return value === anonymousToken && session !== undefined ? invent(type, session) : value;
    }),
  },
  {
    id: 'anonymous-tokens-long',
    title: 'gives clients that are not logged in a long text, the same to all',
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
    title: 'gives logged-in clients the same anonymousToken text as all others',
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
    title: 'gives the same anonymousToken text as login token to all',
    rules: ['2.2.fixed-value'],
    mutate: inEachToken((value, type) => (type === 'login' ? anonymousToken : value)),
  },
];
