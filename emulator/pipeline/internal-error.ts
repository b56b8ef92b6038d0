import type { WikiResponse } from '../exchange';
import type { RequestContext } from '../modules/context';
import { uncacheable } from '../response/cache-headers';
import { finishSession, openingHeaders, requestIdHeader, setsCookies } from './wiki-response';

const headerParserError = 'MediaWiki\\Rest\\HeaderParser\\HeaderParserError';

/**
 * The page with status 500 that MediaWiki shows where it breaks down, whatever the format.
 *
 * @param over what it breaks down over: the value of a parameter, or a header that it cannot parse
 */
export function internalError(context: RequestContext, over: 'parameter' | 'header'): WikiResponse {
  const { release, wiki, requestId } = context;
  const exception = over === 'header' ? headerParserError : release.qualifiedClass('ApiUsageException');
  const cookies = finishSession(context);
  const headers = openingHeaders(context, cookies);
  headers.push('MediaWiki-API-Error', `internal_api_error_${exception}`, 'Content-Type', 'text/html; charset=UTF-8');
  if (setsCookies(cookies)) headers.push(...uncacheable);
  headers.push(requestIdHeader, requestId);
  const time = new Date(wiki.environment.clock.now()).toISOString().slice(0, 19).replace('T', ' ');
  const text = `[${requestId}] ${time}: Fatal exception of type &quot;${exception}&quot;`;
  const body = release.internalErrorPage(wiki.site.name, text, over === 'parameter');
  return { status: 500, statusText: 'Internal Server Error', headers, body };
}
