import { changingParameters, inParameter, failing, inJson, inTokens } from '../changes';
import { objectAt, rename, replaceMembers } from '../json-values';
import type { Mutant } from '../mutant';
import { isLoggedIn, withParameters } from '../wire';
import { anonymousToken } from '../../../emulator/text/anonymous-token';

/** The types of tokens and the members of `query.tokens` (spec 2.2, 4.1). */
export const tokenMutants: readonly Mutant[] = [
  {
    id: 'watch-token-renamed',
    title: 'says watchToken instead of watchtoken',
    rules: ['2.2.watchtoken', '4.1.1'],
    mutate: inTokens((tokens) => {
      rename(tokens, 'watchtoken', 'watchToken');
    }),
  },
  {
    id: 'watch-token-missing',
    title: 'has no watch token',
    rules: ['2.2.watchtoken', '4.1.1'],
    mutate: inTokens((tokens) => {
      delete tokens.watchtoken;
    }),
  },
  {
    id: 'patrol-token-missing',
    title: 'has no patrol token',
    rules: ['2.2.patroltoken', '4.1.1'],
    mutate: inTokens((tokens) => {
      delete tokens.patroltoken;
    }),
  },
  {
    id: 'patrol-token-null',
    title: 'gives null as patrol token to clients that are not logged in',
    rules: ['2.2.patroltoken'],
    mutate: inTokens((tokens, { request }) => {
      if ('patroltoken' in tokens && !isLoggedIn(request)) tokens.patroltoken = null;
    }),
  },
  {
    id: 'members-called-after-types',
    title: 'calls tokens watch and patrol',
    rules: ['2.2.watchtoken', '2.2.patroltoken', '4.1.1', '1.tokens'],
    mutate: inTokens((tokens) => {
      replaceMembers(
        tokens,
        Object.entries(tokens).map(([name, value]) => [name.replace(/token$/, ''), value]),
      );
    }),
  },
  {
    id: 'csrf-token-always',
    title: 'adds an unrequested csrf token',
    rules: ['2.2.only-requested'],
    mutate: inTokens((tokens) => {
      tokens.csrftoken ??= anonymousToken;
    }),
  },
  {
    id: 'all-tokens-always',
    title: 'gives watch and patrol tokens whatever the type',
    rules: ['2.2.only-requested'],
    mutate: inTokens((tokens) => {
      tokens.watchtoken ??= anonymousToken;
      tokens.patroltoken ??= anonymousToken;
    }),
  },
  {
    id: 'tokens-in-their-own-order',
    title: 'gives tokens in alphabetical order',
    rules: ['2.2.only-requested', '4.1.1'],
    mutate: inTokens((tokens) => {
      replaceMembers(tokens, Object.entries(tokens).sort());
    }),
  },
  {
    id: 'last-of-repeated-types-counts',
    title: 'orders a repeated type by its last occurrence',
    rules: ['2.2.only-requested'],
    request: inParameter('type', (type) => [...new Set(type.split('|').reverse())].reverse().join('|')),
  },
  {
    id: 'first-type-only',
    title: 'gives the first of several types only',
    rules: ['4.1.1', '4.1.type'],
    request: inParameter('type', (type) => type.replace(/^([^|\x1f]+)\|.*/, '$1')),
  },
  {
    id: 'encoded-pipe-is-no-pipe',
    title: 'does not split types at %7C',
    rules: ['4.1.1', '4.1.type'],
    request: unsplit(/%7C/),
  },
  {
    id: 'lower-case-escape-is-no-pipe',
    title: 'does not split types at %7c',
    rules: ['4.1.type'],
    request: unsplit(/%7c/),
  },
  {
    id: 'raw-pipe-is-no-pipe',
    title: 'does not split types at an unencoded pipe',
    rules: ['4.1.1', '4.1.type'],
    request: unsplit(/\|/),
  },
  {
    id: 'no-other-separator',
    title: 'does not know that U+001F separates as well',
    rules: ['4.1.type'],
    request: inParameter('type', (type) => type.replace('\x1f', '')),
  },
  {
    id: 'empty-type-is-the-default',
    title: 'gives the default token for an empty list of types',
    rules: ['2.2.only-requested'],
    request: changingParameters((parameters) => {
      if (parameters.get('type') === '') parameters.delete('type');
    }),
  },
  {
    id: 'no-tokens-are-a-list',
    title: 'gives no tokens as an empty list',
    rules: ['2.2.only-requested', '4.1.type'],
    mutate: inJson((document) => {
      const query = objectAt(document, 'query');
      if (query && Object.keys(objectAt(query, 'tokens') ?? { a: '' }).length === 0) query.tokens = [];
    }),
  },
  {
    id: 'no-default-type',
    title: 'requires a type',
    rules: ['1.tokens', '5.tokens'],
    mutate: failing(
      ({ parameters }) => parameters.get('meta') === 'tokens' && !parameters.has('type'),
      'missingparam',
      'The "type" parameter must be set.',
    ),
  },
  {
    id: 'watch-is-the-default-type',
    title: 'gives a watch token if no type is named',
    rules: ['1.tokens', '5.tokens'],
    request: changingParameters((parameters, all) => {
      if (all.get('meta') === 'tokens' && !all.has('type')) parameters.set('type', 'watch');
    }),
  },
  {
    id: 'no-star',
    title: 'does not know the type *',
    rules: ['2.2.opaque', '1.tokens'],
    request: inParameter('type', (type) => (type === '*' ? 'nonesuch' : type)),
  },
  {
    id: 'unknown-type-is-an-error',
    title: 'has an error for an unknown type',
    rules: ['4.1.type', '2.2.only-requested'],
    mutate: failing(
      ({ response }) => /Unrecognized values? for parameter (?:\\"|&quot;|")type/.test(response.body),
      'badvalue',
      'Unrecognized value for parameter "type".',
    ),
  },
  {
    id: 'unknown-type-goes-unsaid',
    title: 'has no warning for an unknown type',
    rules: ['4.1.type'],
    mutate: inJson((document) => {
      const warnings = objectAt(document, 'warnings');
      delete warnings?.tokens;
    }),
  },
  {
    id: 'unknown-type-gets-a-token',
    title: 'invents tokens for unknown types',
    rules: ['2.2.only-requested'],
    mutate: inTokens((tokens, { parameters }) => {
      for (const type of parameters.get('type')?.split('|') ?? []) {
        if (/^[a-z]+$/.test(type)) tokens[`${type}token`] ??= anonymousToken;
      }
    }),
  },
  {
    id: 'types-in-any-case',
    title: 'accepts types in capital letters',
    rules: ['4.1.type'],
    request: inParameter('type', (type) => type.toLowerCase()),
  },
];

/** Makes the wiki see types with a certain separator as a single type. */
function unsplit(separator: RegExp): Mutant['request'] {
  return (request) => {
    if (!separator.test(/[?&]type=([^&]*)/.exec(request.query)?.[1] ?? '')) return undefined;
    return withParameters(request, (parameters) => {
      parameters.set('type', (parameters.get('type') ?? '').replaceAll('|', '/'));
    });
  };
}
