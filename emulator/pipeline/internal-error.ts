import type { WikiResponse } from '../exchange';
import type { MessageLanguage } from '../messages/language';
import type { RequestContext } from '../modules/context';
import { messageLanguage } from '../modules/message-language';
import { uncacheable } from '../response/cache-headers';
import { escapeHtml } from '../text/escape';
import { interfaceLanguage } from './languages';
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
  const language = messageLanguage(context, sentInterfaceLanguage(context));
  const { title, text } = errorWords(wiki.site.name, exception, language, [requestId, context.request.url]);
  const body = release.internalErrorPage(title, `[${requestId}] ${time}: ${text}`, over === 'parameter');
  return { status: 500, statusText: 'Internal Server Error', headers, body };
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
