import type { WikiResponse } from '../exchange';
import { printJson } from '../formats/json-text';
import { renderModulePage } from '../formats/module-page';
import type { RequestContext } from '../modules/context';
import type { ModulePage } from '../modules/module';
import type { Integer } from '../text/integer';
import { escapeScriptJson } from '../text/escape';
import { privateFor } from '../response/cache-headers';
import { ResultMap, type ResultValue } from '../response/result-tree';
import { frameHeaders, pageFrameHeaders } from './finished-result';
import {
  cookiesAfterCaching,
  cookiesBesideSession,
  finishSession,
  openingHeaders,
  requestIdHeader,
} from './wiki-response';
import { contentLanguageTag, pageChrome, pageTemplate, pageVary } from './page-chrome';

/** Of every response with a page of the interface, wrapped or not. */
const interfaceHeaders = (context: RequestContext) => [
  ...['Content-language', contentLanguageTag(context)],
  ...pageFrameHeaders(context),
  ...['Vary', pageVary(context), 'Expires', 'Thu, 01 Jan 1970 00:00:00 GMT'],
];

/**
 * The page of a module as it is, whatever `format` says, and without warnings of unrecognized parameters (core 2.8).
 *
 * @param maxAge seconds that the client may keep it for
 */
export function printModulePage(
  context: RequestContext,
  page: ModulePage,
  maxAge: Integer,
  startedAt: number,
): WikiResponse {
  context.result.finishWarnings(context.reportForm);
  const warnings = warningsText(context.result.root.get('warnings'));
  const cookies = finishSession(context);
  const headers = [
    ...openingHeaders(context, cookies),
    ...interfaceHeaders(context),
    ...['Content-Type', 'text/html; charset=utf-8'],
    ...frameHeaders(context),
    ...['Content-Disposition', `inline; filename=${page.fileName}`, ...cookiesBesideSession(cookies)],
    ...['Cache-Control', privateFor(maxAge)],
    ...cookiesAfterCaching(cookies),
    ...[requestIdHeader, context.requestId],
  ];
  return { status: 200, statusText: 'OK', headers, body: render(context, page, startedAt, warnings) };
}

/** Adds the page to the result as a value under the module's name. */
export function addWrappedPage(context: RequestContext, name: string, page: ModulePage, startedAt: number): void {
  context.contentHeaders.push(...interfaceHeaders(context));
  const wrapped = new ResultMap({ subElements: [name] });
  wrapped.append('mime', 'text/html');
  wrapped.append('filename', page.fileName);
  wrapped.append(name, render(context, page, startedAt, undefined));
  if (context.result.accept(wrapped)) context.result.root.append(name, wrapped);
}

/** @param warnings those that no other part of the response contains */
function render(context: RequestContext, page: ModulePage, startedAt: number, warnings: string | undefined): string {
  const chrome = pageChrome(context, startedAt);
  const content = page.content(context);
  return renderModulePage({ ...chrome, kind: page.kind, content, warnings }, pageTemplate(context));
}

function warningsText(warnings: ResultValue | undefined): string | undefined {
  if (warnings === undefined) return undefined;
  const container = new ResultMap();
  container.append('warnings', warnings);
  return escapeScriptJson(printJson(container, { version: 2, ascii: false, pretty: true }));
}
