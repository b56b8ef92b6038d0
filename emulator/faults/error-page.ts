import { requestIdHeader } from '../pipeline/wiki-response';
import type { WikiResponse } from '../exchange';
import type { WikiModel } from '../model/wiki-model';
import { usualException } from './api-errors';
import type { ExceptionOptions } from './failure-options';

/** The page with status 500 of a wiki that breaks down before it knows what was asked. */
export function errorPage(wiki: WikiModel, { exception = usualException }: ExceptionOptions): WikiResponse {
  const { environment, release, site } = wiki;
  const requestId = environment.random.hexadecimal(24);
  const time = new Date(environment.clock.now()).toISOString().slice(0, 19).replace('T', ' ');
  const text = `[${requestId}] ${time}: Fatal exception of type &quot;${exception}&quot;`;
  return {
    status: 500,
    statusText: 'Internal Server Error',
    headers: [
      ...['X-Content-Type-Options', 'nosniff', 'MediaWiki-API-Error', `internal_api_error_${exception}`],
      ...['Content-Type', 'text/html; charset=UTF-8', requestIdHeader, requestId],
    ],
    body: release.internalErrorPage(site.name, text),
  };
}
