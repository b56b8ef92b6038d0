import type { WikiResponse } from '../../exchange';
import type { WikiModel } from '../../model/wiki-model';
import { messageLanguage } from '../../modules/message-language';
import { errorWords } from '../../pipeline/internal-error';
import { requestIdHeader } from '../../pipeline/wiki-response';
import { struck, type Fault } from '../fault';
import { anyAction } from '../scopes';
import { exceptionOptions, usualException, type ExceptionOptions } from './internal-error';

export const errorPage: Fault<ExceptionOptions> = {
  ...anyAction,
  options: exceptionOptions,
  strike: ({ wiki }, { exception = usualException }) => struck(pageOf(wiki, exception)),
  describe: { advice: 'checks the status before it parses JSON; then as `internal-error`' },
};

/** The page with status 500 of a wiki that breaks down before it has read the request. */
function pageOf(wiki: WikiModel, exception: string): WikiResponse {
  const { environment, release, site } = wiki;
  const requestId = environment.random.hexadecimal(24);
  const time = new Date(environment.clock.now()).toISOString().slice(0, 19).replace('T', ' ');
  const language = messageLanguage(wiki, site.language);
  const { title, text } = errorWords(site.name, exception, language, [requestId, '']);
  return {
    status: 500,
    statusText: 'Internal Server Error',
    headers: [
      ...['X-Content-Type-Options', 'nosniff', 'MediaWiki-API-Error', `internal_api_error_${exception}`],
      ...['Content-Type', 'text/html; charset=UTF-8', requestIdHeader, requestId],
    ],
    body: release.internalErrorPage(title, `[${requestId}] ${time}: ${text}`),
  };
}
