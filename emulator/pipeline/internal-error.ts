import type { WikiResponse } from '../exchange';
import type { MessageLanguage } from '../messages/language';
import { messageWikitext } from '../messages/message';
import type { RequestContext } from '../modules/context';
import { messageLanguage } from '../modules/message-language';
import { uncacheable } from '../response/cache-headers';
import { escapeHtml } from '../text/escape';
import { interfaceLanguage } from './languages';
import { cookiesBesideSession, finishSession, openingHeaders, requestIdHeader, setsCookies } from './wiki-response';

const headerParserError = 'MediaWiki\\Rest\\HeaderParser\\HeaderParserError';

/** What MediaWiki breaks down over: the value of a parameter, or a header that it cannot parse. */
export type Breakdown = { readonly parameter: string } | 'header';

/** The page with status 500 that MediaWiki shows where it breaks down, whatever the format. */
export function internalError(context: RequestContext, over: Breakdown): WikiResponse {
  const { release, wiki, requestId } = context;
  const exception = over === 'header' ? headerParserError : release.qualifiedClass('ApiUsageException');
  const cookies = finishSession(context);
  const headers = [...openingHeaders(context, cookies), ...cookiesBesideSession(cookies)];
  headers.push('MediaWiki-API-Error', `internal_api_error_${exception}`, 'Content-Type', 'text/html; charset=UTF-8');
  if (setsCookies(cookies)) headers.push(...uncacheable);
  headers.push(requestIdHeader, requestId);
  const time = new Date(wiki.environment.clock.now()).toISOString().slice(0, 19).replace('T', ' ');
  const language = messageLanguage(context, sentInterfaceLanguage(context));
  const { title, text } = errorWords(wiki.site.name, exception, language, [requestId, context.request.url]);
  const isUsage = over !== 'header';
  const body = wiki.site.settings.exceptionDetails
    ? release.detailedErrorPage(title, details(context, `${exception}: ${reason(over)}`), isUsage)
    : release.internalErrorPage(title, `[${requestId}] ${time}: ${text}`, isUsage);
  return { status: 500, statusText: 'Internal Server Error', headers, body };
}

/** What happened, in English whatever the language is, and where: the places in the software are left out. */
export function details({ requestId, request }: Pick<RequestContext, 'requestId' | 'request'>, text: string): string {
  return `<p>[${requestId}] ${escapeHtml(`${request.url}   ${text}`)}</p><p>Backtrace:</p><p>from api.php(1)<br />\n#0 {main}</p>\n`;
}

function reason(over: Breakdown): string {
  if (over === 'header') return 'Only a single Origin header field allowed in HTTP request at ';
  const parameters = [over.parameter];
  return messageWikitext({ code: 'badvalue', key: 'paramvalidator-notmulti', parameters });
}

/** The interface language before parameters are read: nothing can be reported yet. */
function sentInterfaceLanguage(context: RequestContext): string {
  return interfaceLanguage(context, { uselang: context.parameters.bytes('uselang') ?? 'user' });
}

/**
 * The title of the page, and what happened, as HTML.
 *
 * @param details the id and the address of the request, which `qqx` shows
 */
export function errorWords(
  siteName: string,
  exception: string,
  language: MessageLanguage,
  details: readonly string[],
): { readonly title: string; readonly text: string } {
  if (language === 'qqx') {
    const parameters = [exception, ...details].join(', ');
    return {
      title: '(pagetitle: (internalerror))',
      text: escapeHtml(`(internalerror-fatal-exception: ${parameters})`),
    };
  }
  const translated = (key: string, parameters: readonly string[]) =>
    language === 'en' ? undefined : language.text(key, parameters, String);
  const title = translated('pagetitle', [translated('internalerror', []) ?? ''])?.replace(
    '{{SITENAME}}',
    () => siteName,
  );
  return {
    title: escapeHtml(title ?? `Internal error - ${siteName}`),
    text: escapeHtml(
      translated('internalerror-fatal-exception', [exception]) ?? `Fatal exception of type "${exception}"`,
    ),
  };
}
