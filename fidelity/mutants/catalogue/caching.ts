import type { ReceivedResponse } from '../../../conformance/runner/exchange';
import type { Mutant } from '../mutant';
import { headerOf, isLoggedIn, parametersOf, withHeader } from '../wire';

const publicly = 's-maxage=120, max-age=60, public';
const privately = 'private, must-revalidate, max-age=0';

/** Who may keep an answer (rules 4.1.2 and 4.2.4). */
export const cachingMutants: readonly Mutant[] = [
  {
    id: 'tokens-public',
    title: 'lets everybody keep tokens',
    rules: ['4.1.2'],
    mutate: where(isWithTokens, (response) => withHeader(response, 'Cache-Control', publicly)),
  },
  {
    id: 'tokens-shared',
    title: 'lets shared caches keep tokens, and calls them private',
    rules: ['4.1.2'],
    mutate: where(isWithTokens, (response) =>
      withHeader(response, 'Cache-Control', 'private, s-maxage=120, max-age=60'),
    ),
  },
  {
    id: 'tokens-of-sessions-public',
    title: 'lets everybody keep the tokens of logged-in clients',
    rules: ['4.1.2'],
    needs: 'log-in',
    mutate: where(
      (response, request) => isWithTokens(response) && isLoggedIn(request),
      (response) => withHeader(response, 'Cache-Control', publicly),
    ),
  },
  {
    id: 'mixture-public',
    title: 'lets everybody keep tokens that come together with usage',
    rules: ['4.1.2'],
    mutate: where(
      (response) => isWithTokens(response) && isWithUsage(response),
      (response) => withHeader(response, 'Cache-Control', publicly),
    ),
  },
  {
    id: 'usage-never-public',
    title: 'lets nobody keep usage',
    rules: ['4.2.4'],
    mutate: where(isWithUsage, (response) => withHeader(response, 'Cache-Control', privately)),
  },
  {
    id: 'usage-always-public',
    title: 'lets everybody keep usage that nobody wanted to keep',
    rules: ['4.2.4'],
    mutate: where(
      (response, request) => isWithUsage(response) && !parametersOf(request).has('smaxage'),
      (response) => withHeader(response, 'Cache-Control', publicly),
    ),
  },
  {
    id: 'usage-public-when-logged-in',
    title: 'lets everybody keep what a logged-in client was told of usage',
    rules: ['4.2.4'],
    needs: 'log-in',
    mutate: where(
      (response, request) => isWithUsage(response) && isLoggedIn(request),
      (response) => withHeader(response, 'Cache-Control', publicly),
    ),
  },
  {
    id: 'errors-public',
    title: 'lets everybody keep errors',
    rules: ['4.2.4'],
    mutate: where(
      (response) => headerOf(response, 'MediaWiki-API-Error') !== undefined,
      (response) => withHeader(response, 'Cache-Control', publicly),
    ),
  },
  {
    id: 'times-unread',
    title: 'lets usage be kept for an hour whatever was asked for',
    rules: ['4.2.4'],
    mutate: where(
      (response) => (headerOf(response, 'Cache-Control') ?? '').includes('public'),
      (response) => withHeader(response, 'Cache-Control', 's-maxage=3600, max-age=3600, public'),
    ),
  },
  {
    id: 'no-vary',
    title: 'does not say that answers depend on cookies',
    rules: ['4.2.4'],
    mutate: (_, response) => withHeader(response, 'Vary', undefined),
  },
  {
    id: 'vary-without-cookie',
    title: 'says that answers depend on the encoding alone',
    rules: ['4.2.4'],
    mutate: where(isWithUsage, (response) => withHeader(response, 'Vary', 'Accept-Encoding')),
  },
  {
    id: 'no-cache-control',
    title: 'does not say who may keep an answer',
    rules: ['4.1.2', '4.2.4'],
    mutate: (_, response) => withHeader(response, 'Cache-Control', undefined),
  },
];

function where(
  isMeant: (response: ReceivedResponse, request: Parameters<NonNullable<Mutant['mutate']>>[0]) => boolean,
  change: (response: ReceivedResponse) => ReceivedResponse,
): Mutant['mutate'] {
  return (request, response) => (isMeant(response, request) ? change(response) : undefined);
}

function isWithTokens({ body }: ReceivedResponse): boolean {
  return /"tokens":\s*\{/.test(body);
}

function isWithUsage({ body }: ReceivedResponse): boolean {
  return body.includes('"imageusage":');
}
