import type { ReceivedResponse } from '../../../conformance/runner/exchange';
import { readDocument } from '../documents';
import { objectAt } from '../json-values';
import type { Mutant } from '../mutant';
import { headerOf, isLoggedIn, parametersOf, withHeader } from '../wire';

const publicly = 's-maxage=120, max-age=60, public';
const privately = 'private, must-revalidate, max-age=0';

/** Who may cache a response (rules 4.1.2 and 4.2.4). */
export const cachingMutants: readonly Mutant[] = [
  {
    id: 'tokens-public',
    title: 'lets shared caches store tokens',
    rules: ['4.1.2'],
    mutate: where(isWithTokens, (response) => withHeader(response, 'Cache-Control', publicly)),
  },
  {
    id: 'tokens-shared',
    title: 'lets shared caches store tokens, and calls them private',
    rules: ['4.1.2'],
    mutate: where(isWithTokens, (response) =>
      withHeader(response, 'Cache-Control', 'private, s-maxage=120, max-age=60'),
    ),
  },
  {
    id: 'tokens-of-sessions-public',
    title: 'lets shared caches store the tokens of logged-in clients',
    rules: ['4.1.2'],
    needs: 'log-in',
    mutate: where(
      (response, request) => isWithTokens(response) && isLoggedIn(request),
      (response) => withHeader(response, 'Cache-Control', publicly),
    ),
  },
  {
    id: 'mixture-public',
    title: 'lets shared caches store tokens that come together with usage',
    rules: ['4.1.2'],
    mutate: where(
      (response) => isWithTokens(response) && isWithUsage(response),
      (response) => withHeader(response, 'Cache-Control', publicly),
    ),
  },
  {
    id: 'usage-never-public',
    title: 'forbids caching usage',
    rules: ['4.2.4'],
    mutate: where(isWithUsage, (response) => withHeader(response, 'Cache-Control', privately)),
  },
  {
    id: 'usage-always-public',
    title: 'lets shared caches store usage without being asked to',
    rules: ['4.2.4'],
    mutate: where(
      (response, request) => isWithUsage(response) && !parametersOf(request).has('smaxage'),
      (response) => withHeader(response, 'Cache-Control', publicly),
    ),
  },
  {
    id: 'usage-public-when-logged-in',
    title: 'lets shared caches store usage of logged-in clients',
    rules: ['4.2.4'],
    needs: 'log-in',
    mutate: where(
      (response, request) => isWithUsage(response) && isLoggedIn(request),
      (response) => withHeader(response, 'Cache-Control', publicly),
    ),
  },
  {
    id: 'errors-public',
    title: 'lets shared caches store errors',
    rules: ['4.2.4'],
    mutate: where(
      (response) => headerOf(response, 'MediaWiki-API-Error') !== undefined,
      (response) => withHeader(response, 'Cache-Control', publicly),
    ),
  },
  {
    id: 'times-unread',
    title: 'lets usage be cached for an hour, whatever was requested',
    rules: ['4.2.4'],
    mutate: where(
      (response) => (headerOf(response, 'Cache-Control') ?? '').includes('public'),
      (response) => withHeader(response, 'Cache-Control', 's-maxage=3600, max-age=3600, public'),
    ),
  },
  {
    id: 'no-vary',
    title: 'does not say that responses depend on cookies',
    rules: ['4.2.4'],
    mutate: (_, response) => withHeader(response, 'Vary', undefined),
  },
  {
    id: 'vary-without-cookie',
    title: 'says that responses depend only on the encoding',
    rules: ['4.2.4'],
    mutate: where(isWithUsage, (response) => withHeader(response, 'Vary', 'Accept-Encoding')),
  },
  {
    id: 'no-cache-control',
    title: 'does not say who may cache a response',
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

function isWithTokens(response: ReceivedResponse): boolean {
  return objectAt(readDocument(response), 'query', 'tokens') !== undefined;
}

function isWithUsage(response: ReceivedResponse): boolean {
  return objectAt(readDocument(response), 'query')?.imageusage !== undefined;
}
